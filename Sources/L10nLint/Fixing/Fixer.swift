package import L10nCore
import L10nSyntax

/// Applies the fixes of findings to the files of a catalog, in rounds, until nothing more can be fixed.
///
/// A round applies all fixes that do not overlap another; the others wait for the next round. After each round the
/// catalog is linted again. A round that causes a new finding (by its rule, locale, layer, table and key), or that
/// leaves a finding it was to fix, is undone and tried in parts, so that only the fixes at fault are left out; these
/// are tried once more when nothing else is left to do. The result depends on the files alone, and fixing it again
/// changes nothing.
package struct Fixer {
  /// The most rounds.
  private static let roundLimit = 40

  private let lint: (Catalog) -> [Diagnostic]
  private let selection: FixSelection
  private var result: FixResult
  private var diagnostics: [Diagnostic]

  /// The findings of the first run.
  private let originals: [Diagnostic]

  /// The reasons why fixes were not applied, by the statements of their findings.
  private var refusals: [FindingCount.Statement: String] = [:]

  /// Whether anything has changed since fixes were refused.
  private var hasChangedSinceRefusal = false

  /// Fixes the findings in a catalog.
  ///
  /// - Parameter linter: has all rules whose findings count, not only those to be fixed.
  package static func result(in catalog: Catalog, linter: Linter, selection: FixSelection = FixSelection()) -> FixResult
  {
    guard let rules = selection.rules else {
      return result(in: catalog, selection: selection) { linter.result(in: $0).diagnostics }
    }
    // Rules that are asked for run even if they are off, as in `lint`.
    let asked = linter.selecting(LintSelection(rules: rules))
    return result(in: catalog, selection: selection) { catalog in
      let others = linter.result(in: catalog).diagnostics.filter { !rules.contains($0.ruleID) }
      let own = asked.result(in: catalog).diagnostics.filter { rules.contains($0.ruleID) }
      return (others + own).sorted(by: Diagnostic.precedes)
    }
  }

  /// Fixes the findings in a catalog.
  ///
  /// - Parameter lint: returns the findings in a catalog, without those that are to stay, such as those in a baseline.
  package static func result(
    in catalog: Catalog, selection: FixSelection, lint: @escaping (Catalog) -> [Diagnostic]
  ) -> FixResult {
    var fixer = Fixer(catalog, selection, lint)
    for _ in 0..<roundLimit { if !fixer.runRound() { break } }
    return fixer.finished(since: catalog)
  }

  private init(_ catalog: Catalog, _ selection: FixSelection, _ lint: @escaping (Catalog) -> [Diagnostic]) {
    self.lint = lint
    self.selection = selection
    result = FixResult(catalog: catalog)
    originals = lint(catalog)
    diagnostics = originals
  }

  // MARK: Rounds

  /// The wanted fixes, including refused ones.
  private var wanted: [Diagnostic] {
    let files = result.catalog.filesByPath
    return diagnostics.filter { selection.contains($0, in: files) }
  }

  /// - Returns: whether there is more to do.
  private mutating func runRound() -> Bool {
    let fixes = nextFixes()
    if !fixes.isEmpty {
      apply(fixes)
      return true
    }
    guard hasChangedSinceRefusal else { return false }
    refusals = [:]
    hasChangedSinceRefusal = false
    return true
  }

  /// The fixes that can be applied at once.
  private func nextFixes() -> [PlannedFix] {
    var spelling = FixSpelling(result.catalog.files)
    var places = ClaimedPlaces()
    let catalog = result.catalog
    let files = catalog.filesByPath
    return wanted.filter { refusals[FindingCount.Statement($0)] == nil }.compactMap { diagnostic in
      // Whole files take long to write, and this one would be rejected.
      if let fix = diagnostic.fix, fix.entryChanges.contains(where: { places.hasClaims(in: $0.path) }) { return nil }
      guard let fix = PlannedFix(diagnostic, in: catalog, files: files, spelling: &spelling) else { return nil }
      return places.claim(fix) ? fix : nil
    }
  }

  /// Applies the fixes of a round, without those that make things worse.
  private mutating func apply(_ fixes: [PlannedFix]) {
    let outcome = FixRound(result.catalog, diagnostics, lint: lint).settled(fixes)
    for (fix, reason) in outcome.refused { refusals[FindingCount.Statement(fix.diagnostic)] = reason }
    for fix in outcome.applied {
      result.counts[fix.diagnostic.ruleID, default: 0] += 1
      if fix.paths.count > 1 { result.ties.insert(fix.paths) }
    }
    if !outcome.applied.isEmpty, !refusals.isEmpty { hasChangedSinceRefusal = true }
    result.catalog = outcome.catalog
    diagnostics = outcome.diagnostics
  }

  private consuming func finished(since catalog: Catalog) -> FixResult {
    let files = result.catalog.filesByPath
    var spelling = FixSpelling(result.catalog.files)
    let wanted = wanted
    let rules = Set(wanted.map(\.ruleID))
    var places = Dictionary(grouping: originals.filter { rules.contains($0.ruleID) }) { FindingCount.Statement($0) }
    result.unapplied = wanted.map { diagnostic in
      let statement = FindingCount.Statement(diagnostic)
      let isPossible = PlannedFix(diagnostic, in: result.catalog, files: files, spelling: &spelling) != nil
      let other = isPossible ? "there is no end to fixing it" : "its file is broken, or no text that can be edited"
      return FixResult.Unapplied(
        diagnostic: diagnostic, original: places[statement]?.isEmpty ?? true ? nil : places[statement]?.removeFirst(),
        reason: refusals[statement] ?? other)
    }
    for diagnostic in diagnostics
    where diagnostic.fix?.safety == .unsafe && !selection.includesUnsafe
      && selection.withUnsafe.contains(diagnostic, in: files)
    {
      result.unsafeCounts[diagnostic.ruleID, default: 0] += 1
    }
    let before = catalog.filesByPath
    result.changedFiles = files.values.filter { $0.source.bytes != before[$0.path]?.source.bytes }
      .map { SourceFile(path: $0.path, bytes: $0.source.bytes) }.sorted { $0.path < $1.path }
    return result
  }
}

extension Catalog {
  /// The files by path, one language of each String Catalog.
  var filesByPath: [String: TableFile] {
    Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension PlannedFix {
  /// - Returns: `nil` if the text that the fix writes is unknown.
  fileprivate init?(
    _ diagnostic: Diagnostic, in catalog: Catalog, files: [String: TableFile], spelling: inout FixSpelling
  ) {
    guard let fix = diagnostic.fix, var rewritten = fix.changedFilesOfEntries(in: catalog) else { return nil }
    var changes: [Fix.Change] = []
    for change in fix.changes {
      if case .encodeAsUTF8(let path) = change {
        guard let bytes = files[path]?.source.utf8File else { return nil }
        rewritten.append(SourceFile(path: path, bytes: bytes))
      } else if case .entry = change {
        continue
      } else {
        changes.append(change)
      }
    }
    guard let replacements = spelling.replacements(for: Fix(fix.summary, changes)) else { return nil }
    self.init(diagnostic: diagnostic, replacements: replacements, rewritten: rewritten)
  }
}
