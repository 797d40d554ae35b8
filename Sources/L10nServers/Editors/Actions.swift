import L10nCore
import L10nLint
import StringsFormat

extension LanguageServer {
  /// What can be done in a range: the fixes of findings there, suppressing them, and all safe fixes of the file.
  func actions(_ file: File, _ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput {
    guard let range = file.text.range(of: parameters?.member("range")) else {
      throw RequestFailure(.invalidParameters, "the request has no range")
    }
    let wanted = parameters?.member("context")?.member("only").map { $0.elements.compactMap(\.string) }
    func isWanted(_ kind: String) -> Bool { wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    var actions: [JSONOutput] = []
    if isWanted("quickfix"), let catalog = file.catalog.catalog {
      var spelling = FixSpelling(catalog.files)
      for diagnostic in file.catalog.diagnostics {
        guard let place = diagnostic.location, place.path == file.path,
          place.range.lowerBound <= range.upperBound, range.lowerBound <= place.range.upperBound
        else { continue }
        if let action = fix(of: diagnostic, &spelling, file) { actions.append(action) }
        if let action = suppression(of: diagnostic, at: place, file) { actions.append(action) }
      }
    }
    // Trying all fixes lints the catalog some times more, so it has to be asked for.
    if let wanted, wanted.contains(where: { $0 == "source" || $0.hasPrefix("source.fixAll") }),
      let action = fixingAll(file)
    {
      actions.append(action)
    }
    return .array(actions)
  }

  private func fix(of diagnostic: Diagnostic, _ spelling: inout FixSpelling, _ file: File) -> JSONOutput? {
    guard let fix = diagnostic.fix, let replacements = spelling.replacements(for: fix),
      let edit = edit(replacements, in: file.catalog)
    else { return nil }
    return .members([
      "title": .string(fix.summary.sentence + (fix.safety == .safe ? "" : " (unsafe)")), "kind": .string("quickfix"),
      "diagnostics": .array([json(diagnostic, file.text, in: file.catalog)]),
      "isPreferred": .boolean(fix.safety == .safe), "edit": edit,
    ])
  }

  /// Puts a comment before the entry of a finding, where the file is one of old-style tables.
  private func suppression(of diagnostic: Diagnostic, at place: SourceLocation, _ file: File) -> JSONOutput? {
    guard let (table, entry) = file.catalog.entry(at: place.range.lowerBound, of: file.path),
      table.document?.syntax == .openStep
    else { return nil }
    let start = entry.range.lowerBound
    let comment = "/* l10n:ignore \(diagnostic.ruleID) */\n"
    let replacement = SourceReplacement(path: file.path, range: start..<start, text: comment)
    return .members([
      "title": .string("Suppress \(diagnostic.ruleID) here"), "kind": .string("quickfix"),
      "diagnostics": .array([json(diagnostic, file.text, in: file.catalog)]),
      "edit": edit([replacement], in: file.catalog),
    ])
  }

  /// All safe fixes that change this file alone, as `l10n fix` applies them.
  private func fixingAll(_ file: File) -> JSONOutput? {
    guard let catalog = file.catalog.catalog else { return nil }
    let own = Set(file.catalog.diagnostics.filter { $0.location?.path == file.path }.map(\.ruleID))
    let result = Fixer.result(in: catalog, linter: Linter(), selection: FixSelection(rules: own))
    guard let changed = result.changedFiles.first(where: { $0.path == file.path }),
      !result.ties.contains(where: { $0.contains(file.path) && $0.count > 1 }),
      let edit = edit([changed], in: file.catalog)
    else { return nil }
    return .members([
      "title": .string("Apply all safe fixes"), "kind": .string("source.fixAll.l10n"), "edit": edit,
    ])
  }
}

extension String {
  /// With a capital letter first.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
