package import L10nCore

/// The findings of a run as people read them: equal findings for many texts, or for one text in many languages, are one
/// finding with a count, and of each rule only as many are shown as fit on a screen.
package struct ShownFindings: Sendable {
  /// The least number of findings with the same statement that are shown as one.
  private static let leastGroup = 5

  /// The least number of languages in which findings about one text are shown as one.
  private static let leastLanguages = 3

  /// The shown findings: single ones in their order, then the combined ones, which have no place.
  package let diagnostics: [Diagnostic]

  /// The number of findings that each of them represents.
  package let counts: [Int]

  /// The number of findings that are shown neither alone nor combined.
  package let hiddenCount: Int

  /// - Parameters:
  ///   - limit: the most shown findings of each rule, the most severe first; `nil` shows all, each separately.
  ///   - command: the command that shows the findings of one rule, without options: `l10n lint Localizations`; `nil` if
  ///     it has no option for rules.
  ///   - namesCommand: whether the text tells how to see all: readers of a page may have no command line.
  package init(_ diagnostics: [Diagnostic], limit: Int?, command: String?, namesCommand: Bool = true) {
    guard let limit else {
      (self.diagnostics, counts, hiddenCount) = (diagnostics, diagnostics.map { _ in 1 }, 0)
      return
    }
    var groups: [Kind: [Diagnostic]] = [:]
    for diagnostic in diagnostics { if let kind = Kind(diagnostic) { groups[kind, default: []].append(diagnostic) } }
    groups = groups.filter { $0.value.count >= Self.leastGroup }
    var seen: Set<Kind> = []
    var single: [Diagnostic] = []
    var grouped: [(diagnostic: Diagnostic, count: Int)] = []
    for diagnostic in diagnostics {
      guard let kind = Kind(diagnostic), let group = groups[kind] else {
        single.append(diagnostic)
        continue
      }
      if seen.insert(kind).inserted {
        grouped.append((kind.diagnostic(for: group, command, namesCommand), group.count))
      }
    }
    let candidates = Self.acrossLanguages(single) + grouped
    var left: [String: Int] = [:]
    var isShown = candidates.map { _ in false }
    for severity in Severity.allCases.reversed() {
      for index in candidates.indices where candidates[index].0.severity == severity {
        let taken = left[candidates[index].0.ruleID, default: 0]
        guard taken < limit else { continue }
        left[candidates[index].0.ruleID] = taken + 1
        isShown[index] = true
      }
    }
    let shown = candidates.indices.filter { isShown[$0] }
    self.diagnostics = shown.map { candidates[$0].0 }
    counts = shown.map { candidates[$0].1 }
    hiddenCount = diagnostics.count - counts.reduce(0, +)
  }

  /// The findings, with equal ones about one text in several languages combined, in the order of the first of each.
  private static func acrossLanguages(_ diagnostics: [Diagnostic]) -> [(Diagnostic, Int)] {
    let statements = diagnostics.map { Statement($0) }
    var groups: [Statement: [Diagnostic]] = [:]
    for (diagnostic, statement) in zip(diagnostics, statements) {
      if let statement { groups[statement, default: []].append(diagnostic) }
    }
    // Counted once for each group: one may be as large as the list.
    groups = groups.filter { Set($0.value.map(\.subject.locale)).count >= leastLanguages }
    var seen: Set<Statement> = []
    return zip(diagnostics, statements).compactMap { diagnostic, statement in
      guard let statement, let group = groups[statement] else { return (diagnostic, 1) }
      return seen.insert(statement).inserted ? (statement.diagnostic(for: group), group.count) : nil
    }
  }

  /// The statement of a finding about a text, independent of its language.
  private struct Statement: Hashable {
    let ruleID: String
    let severity: Severity
    let layer: String?
    let table: String?
    let key: String?
    let parts: [String]

    /// - Returns: `nil` for a finding without a language, and for one about the language itself.
    init?(_ diagnostic: Diagnostic) {
      let subject = diagnostic.subject
      guard let locale = subject.locale, subject.table != nil else { return nil }
      (ruleID, severity) = (diagnostic.ruleID, diagnostic.severity)
      (layer, table, key) = (subject.layer, subject.table, subject.key)
      parts = diagnostic.message.parts(around: "'\(locale)'")
      if parts.count > 1, parts[0].isEmpty { return nil }
    }

    /// The combined finding: `'play' is missing from 12 languages (ar, de, fr and 9 more)`.
    func diagnostic(for group: [Diagnostic]) -> Diagnostic {
      let first = group[0]
      let names = Set(group.compactMap(\.subject.locale)).sorted()
      let rest = names.count > 4 ? "\(names.prefix(3).joined(separator: ", ")) and \(names.count - 3) more" : nil
      let languages = "\(names.count) languages (\(rest ?? names.joined(separator: ", ")))"
      let message = parts.count > 1 ? parts.joined(separator: languages) : "\(parts[0]), in \(languages)"
      return Diagnostic(
        ruleID, severity, message, at: first.location, subject: first.subject, related: first.related,
        help: first.help)
    }
  }

  /// The properties that combined findings share.
  private struct Kind: Hashable {
    let ruleID: String
    let severity: Severity
    let locale: String?
    let shared: Diagnostic.Shared

    init?(_ diagnostic: Diagnostic) {
      guard let shared = diagnostic.shared else { return nil }
      (ruleID, severity, self.shared) = (diagnostic.ruleID, diagnostic.severity, shared)
      locale = diagnostic.subject.locale
    }

    /// The combined finding: `1,582 of 2,494 texts are missing from 'ca' (Localizable 1,540, InfoPlist 42)`.
    func diagnostic(for group: [Diagnostic], _ command: String?, _ namesCommand: Bool) -> Diagnostic {
      let number = group.count.withSeparators + (shared.total.map { " of \($0.withSeparators)" } ?? "")
      let names = group.compactMap(\.subject.key).prefix(3).map { "'\($0)'" }
      let examples = names.isEmpty ? nil : "such as \(names.joined(separator: ", "))"
      let related = group[0].location.flatMap { place in examples.map { Diagnostic.Related($0, at: place) } }
      let rest = related == nil ? examples.map { ", \($0)" } ?? "" : ""
      // A help that all of them share applies to the combined finding.
      let help = group.allSatisfy { $0.help == group[0].help } ? group[0].help : nil
      let option = locale.map { " --locale \($0)" } ?? ""
      let listing = command.map { "see all with \($0) --rule \(ruleID)\(option) --all" } ?? "--all lists them"
      let helps = [help, namesCommand ? listing : nil].compactMap(\.self)
      return Diagnostic(
        ruleID, severity, "\(number) \(shared.clause)\(Self.tables(of: group))\(rest)", at: nil,
        subject: Diagnostic.Subject(locale: locale), related: [related].compactMap(\.self),
        help: helps.isEmpty ? nil : helps.joined(separator: "; "))
    }

    /// The number of findings in each table, if there are several.
    private static func tables(of group: [Diagnostic]) -> String {
      var counts: [String: Int] = [:]
      for diagnostic in group { counts[diagnostic.subject.table ?? "", default: 0] += 1 }
      let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      guard sorted.count > 1, sorted[0].value > 1 else { return "" }
      let named = sorted.prefix(3).map { "\($0.key) \($0.value.withSeparators)" }
      let rest = sorted.count > 3 ? " and \((sorted.count - 3).withSeparators) more tables" : ""
      return " (\(named.joined(separator: ", "))\(rest))"
    }
  }
}

extension String {
  /// The parts before, between and after the occurrences of a nonempty text.
  fileprivate func parts(around text: String) -> [String] {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    var parts: [String] = []
    var start = 0
    var place = 0
    while place + wanted.count <= bytes.count {
      if bytes[place] == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) {
        parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
        place += wanted.count
        start = place
      } else {
        place += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
