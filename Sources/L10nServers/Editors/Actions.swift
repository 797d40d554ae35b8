import L10nCore
import L10nLint
import L10nSyntax

extension LanguageServer {
  /// The actions for a range: the fixes of its findings, everywhere or here; adding missing parts of its text; allowing
  /// or suppressing the findings.
  func actions(_ file: File, _ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput {
    guard let range = file.text.range(of: parameters?.member("range")) else {
      throw RequestFailure(.invalidParameters, "the request has no range")
    }
    let wanted = parameters?.member("context")?.member("only").map { $0.elements.compactMap(\.string) }
    func isWanted(_ kind: String) -> Bool { wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    var actions: [EditorAction] = []
    if isWanted("quickfix"), let catalog = file.catalog.catalog {
      var spelling = FixSpelling(catalog.files)
      let found = file.catalog.diagnostics.filter { finding in
        finding.location.map { $0.path == file.path && file.text.marked($0.range).meets(range) } ?? false
      }
      for finding in found {
        if let action = fix(of: finding, &spelling, file) { actions.append(action) }
        actions += fixesOfAll(of: finding, file)
      }
      // Whoever selects a whole file does not want to suppress each of its findings.
      for finding in found.prefix(Self.passLimit) { actions += waysToPass(finding, file) }
      actions += additions(in: range, catalog, findings: found, file)
    }
    // Trying all fixes lints the catalog several more times, so it must be asked for.
    if let wanted, wanted.contains(where: { $0 == "source" || $0.hasPrefix("source.fixAll") }),
      let action = fixingAll(file)
    {
      actions.append(action)
    }
    return .array(actions.shown.map(\.json))
  }

  /// The most findings of a range with actions to allow or suppress them.
  private static let passLimit = 8

  private func fix(of diagnostic: Diagnostic, _ spelling: inout FixSpelling, _ file: File) -> EditorAction? {
    guard let fix = diagnostic.fix, let edit = edit(of: fix, &spelling, in: file.catalog) else { return nil }
    return EditorAction(
      rank: .fix, title: fix.summary.sentence + (fix.safety == .safe ? "" : " (unsafe)"),
      diagnostics: [json(diagnostic, file.text, in: file.catalog)], isPreferred: fix.safety == .safe, edit: edit)
  }

  /// The edit of a fix; `nil` if it is unknown or the editor cannot make it.
  private func edit(of fix: Fix, _ spelling: inout FixSpelling, in served: ServedCatalog) -> JSONOutput? {
    if let replacements = spelling.replacements(for: fix) { return edit(replacements, in: served) }
    guard let catalog = served.catalog, fix.entryChanges.count == fix.changes.count else { return nil }
    return fix.changedFilesOfEntries(in: catalog).flatMap { edit($0, in: served) }
  }

  /// All safe fixes that change only this file, as applied by `l10n fix`.
  private func fixingAll(_ file: File) -> EditorAction? {
    let own = Set(file.catalog.diagnostics.filter { $0.location?.path == file.path }.map(\.ruleID))
    return fixed(FixSelection(rules: own), in: file.path, of: file.catalog).map {
      EditorAction(rank: .fixAll, title: "Apply all safe fixes", kind: "source.fixAll.l10n", edit: $0)
    }
  }

  // MARK: All of a rule

  /// The fixes of all findings of a finding's rule, in the file and in the catalog, if there are more than this one.
  /// Their edits are computed when one is chosen; other editors have `source.fixAll`.
  private func fixesOfAll(of finding: Diagnostic, _ file: File) -> [EditorAction] {
    guard capabilities.resolvesEdits, finding.fix?.safety == .safe else { return [] }
    let id = finding.ruleID
    let paths = file.catalog.diagnostics.filter { $0.ruleID == id && $0.fix?.safety == .safe }.map { $0.location?.path }
    let ownCount = paths.count { $0 == file.path }
    func action(_ count: Int, _ place: String, path: String?) -> EditorAction {
      EditorAction(
        rank: .fixAll, title: "Fix all \(count) of \(id) \(place)",
        diagnostics: [json(finding, file.text, in: file.catalog)],
        data: .members([
          "fixAll": .string(id), "folder": .string(file.catalog.folder), "path": path.map { .string($0) },
        ]))
    }
    return (ownCount > 1 ? [action(ownCount, "in this file", path: file.path)] : [])
      + (paths.count > ownCount ? [action(paths.count, "in the catalog", path: nil)] : [])
  }

  /// A chosen action with its edit.
  func resolved(_ action: JSONValue?) throws(RequestFailure) -> JSONOutput {
    if catalogs.values.contains(where: \.isOutOfDate) { checkAll() }
    let data = action?.member("data")
    guard let title = action?.member("title")?.string, let folder = data?.member("folder")?.string,
      let served = catalogs[folder]
    else { throw RequestFailure(.invalidParameters, "the action is not known") }
    var edit: JSONOutput?
    if let rule = data?.member("fixAll")?.string {
      announce("Fixing \(rule)") {
        edit = fixed(FixSelection(rules: [rule]), in: data?.member("path")?.string, of: served)
      }
    } else if let table = data?.member("table")?.string, let key = data?.member("key")?.string {
      edit = stubs(of: TextID(table: table, key: TableKey(key)), in: served)?.edit
    }
    guard let edit else { throw RequestFailure(.requestFailed, "there is nothing left to change") }
    return .members(["title": .string(title), "kind": .string("quickfix"), "edit": edit])
  }

  /// The edit of safe fixes; `nil` if it is empty.
  ///
  /// - Parameter path: the only file that may change; `nil` for all.
  private func fixed(_ selection: FixSelection, in path: String?, of served: ServedCatalog) -> JSONOutput? {
    guard let catalog = served.catalog else { return nil }
    let result = Fixer.result(in: catalog, linter: Linter(), selection: selection)
    guard let path else { return result.changedFiles.isEmpty ? nil : edit(result.changedFiles, in: served) }
    guard let changed = result.changedFiles.first(where: { $0.path == path }),
      !result.ties.contains(where: { $0.contains(path) && $0.count > 1 })
    else { return nil }
    return edit([changed], in: served)
  }
}

extension String {
  /// The text with a capital first letter.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Range<Int> {
  /// Whether the ranges overlap or touch.
  func meets(_ other: Range<Int>) -> Bool { lowerBound <= other.upperBound && other.lowerBound <= upperBound }
}
