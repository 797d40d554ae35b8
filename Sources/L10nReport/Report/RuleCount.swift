import L10nCore

/// The number of findings of a rule by severity.
struct RuleCount {
  let id: String

  /// The numbers of errors, warnings and notes.
  let counts: [Int]
}

extension [Report] {
  /// The rules that have findings, those with the most severe findings first, then by number.
  var ruleCounts: [RuleCount] {
    var counts: [String: [Int]] = [:]
    for diagnostic in lazy.flatMap(\.diagnostics) {
      let column = diagnostic.severity == .error ? 0 : diagnostic.severity == .warning ? 1 : 2
      counts[diagnostic.ruleID, default: [0, 0, 0]][column] += 1
    }
    return counts.map { RuleCount(id: $0.key, counts: $0.value) }.sorted { left, right in
      if left.counts != right.counts { return right.counts.lexicographicallyPrecedes(left.counts) }
      return left.id < right.id
    }
  }

  /// The same for people.
  ///
  /// - Parameters:
  ///   - summaries: the rules' summaries, by their ids; `nil` leaves them out.
  ///   - limit: the most lines, of which the last is for the other rules; `nil` for one for each rule.
  func ruleTable(summaries: [String: String]? = nil, limit: Int? = nil) -> ReportTable {
    var rules = ruleCounts
    if let limit, rules.count > limit {
      let others = rules[(limit - 1)...]
      let sums = others.reduce([0, 0, 0]) { zip($0, $1.counts).map(+) }
      rules = rules.prefix(limit - 1) + [RuleCount(id: "\(others.count) more rules", counts: sums)]
    }
    let counts = ["errors", "warnings", "notes"].map { ReportTable.Column(Words($0), isNumber: true) }
    return ReportTable(
      [.init("rule")] + counts + (summaries == nil ? [] : [.init()]),
      rules.map { rule in
        [ReportTable.Cell([Words(rule.id, .code)])]
          + zip(rule.counts, [TextStyle.Color.red, .yellow, .faint]).map { count, color in
            ReportTable.Cell(count == 0 ? "" : count.withSeparators, color)
          } + (summaries.map { [ReportTable.Cell($0[rule.id] ?? "")] } ?? [])
      })
  }
}
