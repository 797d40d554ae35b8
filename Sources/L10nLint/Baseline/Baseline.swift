package import L10nCore
import L10nSyntax

/// Findings that a team knows and postpones: the number of findings for each rule and text.
///
/// Places are not in it, so that a moved line changes nothing. As a file, one line for each rule and text, in an order
/// that merges well:
///
///     {"rule": "missing-key", "table": "Player", "locale": "fr", "key": "play", "count": 1}
package struct Baseline: Equatable, Sendable {
  /// The identity of a finding in a baseline: findings with equal entries are the same.
  struct Entry: Hashable, Comparable {
    let rule: String
    let subject: Diagnostic.Subject

    static func < (left: Entry, right: Entry) -> Bool {
      for (one, other) in zip(left.fields, right.fields) where one != other {
        guard let one = one.value, let other = other.value else { return one.value == nil }
        return TableKey(one) < TableKey(other)
      }
      return false
    }

    /// The parts as the file names them, in the order of the lines.
    private var fields: [Field] {
      [
        Field(name: "rule", value: rule), Field(name: "layer", value: subject.layer),
        Field(name: "table", value: subject.table), Field(name: "locale", value: subject.locale),
        Field(name: "key", value: subject.key),
      ]
    }

    /// The line without its count.
    fileprivate var line: String {
      fields.compactMap { field in
        field.value.map { "\"\(field.name)\": \(JSONText.quoted($0))" }
      }.joined(separator: ", ")
    }

    private struct Field: Equatable {
      let name: String
      let value: String?
    }
  }

  /// The number of findings for each entry.
  private(set) var counts: [Entry: Int]

  init(counts: [Entry: Int]) { self.counts = counts }

  /// Creates a baseline of exactly these findings.
  package init(_ diagnostics: [Diagnostic]) {
    counts = Dictionary(diagnostics.map { (Entry($0), 1) }, uniquingKeysWith: +)
  }

  /// The number of findings in it.
  package var count: Int { counts.values.reduce(0, +) }

  /// The file, each line ended by a line break.
  package var text: String {
    counts.sorted { $0.key < $1.key }.map { "{\($0.key.line), \"count\": \($0.value)}\n" }.joined()
  }
}

extension Baseline.Entry {
  fileprivate init(_ diagnostic: Diagnostic) { self.init(rule: diagnostic.ruleID, subject: diagnostic.subject) }
}

extension LintResult {
  /// Removes the findings that a baseline contains. Of more findings than it contains, the last ones stay, and so do
  /// findings about parts that were not read.
  ///
  /// - Parameter isWhole: whether all rules checked all locales, so that an entry without a finding is outdated.
  package mutating func leaveOut(_ baseline: Baseline, isWhole: Bool) {
    var rest = baseline.counts
    diagnostics.removeAll { diagnostic in
      let entry = Baseline.Entry(diagnostic)
      guard !diagnostic.isUnread, let count = rest[entry], count > 0 else { return false }
      rest[entry] = count - 1
      baselinedCount += 1
      return true
    }
    if isWhole { obsoleteBaselineCount = rest.values.reduce(0, +) }
  }
}
