package import L10nCore

/// The findings of a run as people read them: what is the same for many texts is one finding with a count, and of each
/// rule there are no more than fit on a screen.
package struct ShownFindings: Sendable {
  /// From how many on findings that share what they say are one.
  private static let leastGroup = 5

  /// What is shown: single findings in their order, then those that stand for many, which have no place.
  package let diagnostics: [Diagnostic]

  /// How many findings are shown neither alone nor in a group.
  package let hiddenCount: Int

  /// - Parameters:
  ///   - limit: how many findings of each rule are shown, the gravest first; `nil` shows all, each for itself.
  ///   - command: what shows them, without options: `l10n lint Localizations`.
  package init(_ diagnostics: [Diagnostic], limit: Int?, command: String) {
    guard let limit else {
      (self.diagnostics, hiddenCount) = (diagnostics, 0)
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
      if seen.insert(kind).inserted { grouped.append((kind.diagnostic(for: group, command), group.count)) }
    }
    let candidates = single.map { ($0, 1) } + grouped
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
    hiddenCount = diagnostics.count - shown.reduce(0) { $0 + candidates[$1].1 }
  }

  /// What makes findings one.
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

    /// One finding for all: `1,582 of 2,494 texts are missing from 'ca' (Localizable 1,540, InfoPlist 42)`.
    func diagnostic(for group: [Diagnostic], _ command: String) -> Diagnostic {
      let number = group.count.withSeparators + (shared.total.map { " of \($0.withSeparators)" } ?? "")
      let names = group.compactMap(\.subject.key).prefix(3).map { "'\($0)'" }
      let option = locale.map { " --locale \($0)" } ?? ""
      return Diagnostic(
        ruleID, severity, "\(number) \(shared.clause)\(Self.tables(of: group))", at: nil,
        subject: Diagnostic.Subject(locale: locale),
        help: (names.isEmpty ? "" : "such as \(names.joined(separator: ", ")); ")
          + "see all with \(command) --rule \(ruleID)\(option) --all")
    }

    /// How many of them each table has, where there are several.
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

extension Int {
  /// `1,582`
  var withSeparators: String {
    var digits = String(magnitude)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return (self < 0 ? "-" : "") + digits
  }
}
