import L10nCore
import L10nSyntax

/// Fixes that do not overlap, tried on a catalog.
struct FixRound {
  /// The catalog after some fixes, and its remaining findings.
  struct Outcome {
    var catalog: Catalog
    var diagnostics: [Diagnostic]
    var applied: [PlannedFix] = []
    var refused: [(fix: PlannedFix, reason: String)] = []

    /// The number of lint runs.
    fileprivate var trialCount = 0
  }

  /// The most lint runs; fixes that are undecided then are refused together.
  private static let trialLimit = 100

  private let catalog: Catalog
  private let files: [String: TableFile]
  private let before: FindingCount
  private let guardian: FixGuard
  private let developmentDirectories: Set<String>
  private let diagnostics: [Diagnostic]
  private let lint: (Catalog) -> [Diagnostic]

  /// Whether only some of the texts are linted.
  private let isPartial: Bool

  /// - Parameters:
  ///   - diagnostics: the findings in the catalog.
  ///   - isPartial: whether they are of some texts only.
  ///   - lint: returns the findings in another catalog.
  init(
    _ catalog: Catalog, _ diagnostics: [Diagnostic], isPartial: Bool = false, lint: @escaping (Catalog) -> [Diagnostic]
  ) {
    self.catalog = catalog
    self.isPartial = isPartial
    self.lint = lint
    self.diagnostics = diagnostics
    files = catalog.filesByPath
    before = FindingCount(diagnostics)
    guardian = FixGuard(catalog)
    developmentDirectories = Set(catalog.developmentIndices.map { catalog.locales[$0].directory })
  }

  /// As many of the fixes as can be applied without making anything worse.
  func settled(_ fixes: [PlannedFix]) -> Outcome {
    var outcome = Outcome(catalog: catalog, diagnostics: diagnostics)
    settle(fixes, &outcome)
    return outcome
  }

  /// Applies fixes after those that are already applied. When something gets worse, a fix that is the only one at the
  /// worsened text is refused, so that the number of trials does not grow with the number of such fixes; others are
  /// tried in parts, down to the single fix that causes it.
  private func settle(_ fixes: [PlannedFix], _ outcome: inout Outcome) {
    if fixes.isEmpty { return }
    let applied = outcome.applied + fixes
    let changed = catalog(with: applied)
    outcome.trialCount += 1
    var worse = losses(applied, in: changed)
    // Fixes that remove something are refused before the linter runs.
    if fixes.count > 1, leaveOut(worse, &outcome, of: fixes) { return }
    if worse.isEmpty {
      let found = lint(changed)
      worse = worsenings(applied, found)
      if worse.isEmpty {
        (outcome.catalog, outcome.diagnostics, outcome.applied) = (changed, found, applied)
        return
      }
    }
    guard let first = worse.first else { return }
    if fixes.count == 1 || outcome.trialCount >= Self.trialLimit {
      outcome.refused += fixes.map { ($0, first.reason) }
      return
    }
    if refuseCulprits(of: worse, &outcome, among: fixes) { return }
    // A translation is compared with the development text, so a fix of the latter may be the cause.
    if let (development, others) = fixes.parted(by: isDevelopment) {
      settle(development, &outcome)
      settle(others, &outcome)
      return
    }
    let isDevelopment = fixes.contains(where: isDevelopment)
    func group(_ finding: Diagnostic) -> Diagnostic.Subject {
      let subject = finding.subject
      return isDevelopment ? Diagnostic.Subject(table: subject.table, key: subject.key) : subject
    }
    let reasons = Dictionary(worse.map { (group($0.finding), $0.reason) }) { first, _ in first }
    let counts = Dictionary(fixes.map { (group($0.diagnostic), 1) }, uniquingKeysWith: +)
    func reason(_ fix: PlannedFix) -> String? {
      let subject = group(fix.diagnostic)
      return counts[subject] == 1 ? reasons[subject] : nil
    }
    // A finding that got worse in a language without a fix may be caused by the fix of the same text in another.
    let groups = Set(fixes.map { group($0.diagnostic) })
    let elsewhere = worse.filter { !groups.contains(group($0.finding)) }
    let refused = fixes.compactMap { fix in reason(fix).map { (fix, $0) } }
    if !refused.isEmpty {
      outcome.refused += refused
      settle(fixes.filter { reason($0) == nil }, &outcome)
      return
    }
    if leaveOut(elsewhere, &outcome, of: fixes) { return }
    let texts = Set(worse.map { text($0.finding) })
    let paths = Set(
      worse.flatMap { [$0.finding.location].compactMap { $0 } + $0.finding.related.map(\.location) }.map(\.path))
    let (others, suspects) =
      fixes.parted { reasons[group($0.diagnostic)] == nil }
      ?? fixes.parted { !texts.contains(text($0.diagnostic)) }
      ?? fixes.parted { $0.paths.isDisjoint(with: paths) }
      ?? (reasons[group(fixes[0].diagnostic)] == nil ? fixes.halves : fixes.halves { group($0.diagnostic) })
    settle(others, &outcome)
    settle(suspects, &outcome)
  }

  /// Settles fixes without those that make something worse when only the worsened texts are linted, which takes a
  /// fraction of the time.
  ///
  /// - Returns: whether there are any; causes that show only in more texts are not found.
  private func refuseCulprits(
    of worse: [(finding: Diagnostic, reason: String)], _ outcome: inout Outcome, among fixes: [PlannedFix]
  ) -> Bool {
    let texts = Set(worse.map { text($0.finding) })
    let suspects = fixes.filter { texts.contains(text($0.diagnostic)) }
    let ids = Set(
      texts.compactMap { text in
        text.table.flatMap { table in text.key.map { TextID(table: table, key: TableKey($0)) } }
      })
    guard !isPartial, fixes.count > 2, suspects.count > 1, !ids.isEmpty else { return false }
    let lint = lint
    let partial = FixRound(catalog, lint(catalog.keeping(ids)), isPartial: true) { lint($0.keeping(ids)) }
    let refused = partial.settled(suspects).refused
    if refused.isEmpty { return false }
    outcome.refused += refused
    let places = Set(refused.map { $0.fix.diagnostic })
    settle(fixes.filter { !places.contains($0.diagnostic) }, &outcome)
    return true
  }

  /// The text that a finding is about, whatever the language.
  private func text(_ finding: Diagnostic) -> Diagnostic.Subject {
    Diagnostic.Subject(table: finding.subject.table, key: finding.subject.key)
  }

  /// Settles fixes without those that are the only ones at a damaged or worsened text; these are refused.
  ///
  /// - Returns: whether there were any.
  private func leaveOut(
    _ losses: [(finding: Diagnostic, reason: String)], _ outcome: inout Outcome, of fixes: [PlannedFix]
  ) -> Bool {
    if losses.isEmpty { return false }
    let reasons = Dictionary(losses.map { (text($0.finding), $0.reason) }) { first, _ in first }
    let counts = Dictionary(fixes.map { (text($0.diagnostic), 1) }, uniquingKeysWith: +)
    let culprits = fixes.filter { counts[text($0.diagnostic)] == 1 && reasons[text($0.diagnostic)] != nil }
    if culprits.isEmpty { return false }
    outcome.refused += culprits.map { ($0, reasons[text($0.diagnostic)] ?? "") }
    settle(fixes.filter { counts[text($0.diagnostic)] != 1 || reasons[text($0.diagnostic)] == nil }, &outcome)
    return true
  }

  /// The entries that safe fixes damaged, each with the reason.
  private func losses(_ applied: [PlannedFix], in changed: Catalog) -> [(finding: Diagnostic, reason: String)] {
    let unsafe = applied.filter { $0.diagnostic.fix?.safety == .unsafe }.flatMap { fix -> [TextID] in
      let changed = fix.diagnostic.fix?.entryChanges.map { TextID(table: $0.table, key: $0.key) } ?? []
      guard let table = fix.diagnostic.subject.table, let key = fix.diagnostic.subject.key else { return changed }
      return changed + [TextID(table: table, key: TableKey(key))]
    }
    return guardian.violations(in: changed, exempt: Set(unsafe)).map { entry in
      let reason = "that would remove '\(entry.key)' or change its arguments"
      return (Diagnostic("fix", .error, reason, at: entry.keyLocation, subject: entry.subject), reason)
    }
  }

  /// Whether a fix is about a text of the development language, or about no text.
  private func isDevelopment(_ fix: PlannedFix) -> Bool {
    fix.diagnostic.subject.locale.map(developmentDirectories.contains) ?? true
  }

  /// The findings that got worse, each with the reason to refuse. A new note is not a reason to keep an error of the
  /// same text.
  private func worsenings(
    _ applied: [PlannedFix], _ found: [Diagnostic]
  ) -> [(finding: Diagnostic, reason: String)] {
    let corrected = Set(applied.map(\.diagnostic).filter { $0.severity == .error }.map(\.subject))
    return before.new(in: found).filter { $0.severity != .note || !corrected.contains($0.subject) }.map { finding in
      let place = finding.location.map { " in \($0.path)" } ?? ""
      return (finding, "that would bring up \(finding.ruleID)\(place): \(finding.message)")
    }
      + before.remaining(of: applied.map(\.diagnostic), in: found).map { ($0, "that would not fix it") }
  }

  /// The catalog with fixes applied; only changed files are read again.
  private func catalog(with fixes: [PlannedFix]) -> Catalog {
    var edits: [String: SourceEdits] = [:]
    var bytes: [String: [UInt8]] = [:]
    for fix in fixes {
      for file in fix.rewritten { bytes[file.path] = file.bytes }
      for replacement in fix.replacements {
        guard let source = files[replacement.path]?.source else { continue }
        edits[replacement.path, default: SourceEdits(source)].replace(replacement.range, with: replacement.text)
      }
    }
    for (path, edits) in edits { bytes[path] = edits.bytes }
    var loader = CatalogLoader(catalog.configuration)
    let sources = catalog.sources
    let new = bytes.filter { sources[$0.key] == nil }.map { SourceFile(path: $0, bytes: $1) }
    return loader.catalog(
      of: sources.map { SourceFile(path: $0, bytes: bytes[$0] ?? $1.bytes) } + new, knowing: catalog)
  }
}

extension Array {
  /// The elements that meet a condition and the others; `nil` if one of the two is empty.
  fileprivate func parted(by condition: (Element) -> Bool) -> ([Element], [Element])? {
    let (first, second) = (filter(condition), filter { !condition($0) })
    return first.isEmpty || second.isEmpty ? nil : (first, second)
  }

  /// The first half of the elements and the second.
  fileprivate var halves: ([Element], [Element]) { (Array(self[..<(count / 2)]), Array(self[(count / 2)...])) }

  /// The first half of each group of elements and the second, the larger one first.
  fileprivate func halves<Group: Hashable>(by group: (Element) -> Group) -> ([Element], [Element]) {
    let counts = Dictionary(map { (group($0), 1) }, uniquingKeysWith: +)
    var seen: [Group: Int] = [:]
    var (first, second): ([Element], [Element]) = ([], [])
    for element in self {
      let number = seen[group(element), default: 0]
      seen[group(element)] = number + 1
      if number < (counts[group(element), default: 0] + 1) / 2 { first.append(element) } else { second.append(element) }
    }
    return (first, second)
  }
}
