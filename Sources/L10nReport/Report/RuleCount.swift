import L10nCore

/// How many findings a rule has of each severity.
struct RuleCount {
  let id: String

  /// Errors, warnings and notes.
  let counts: [Int]
}

extension Report {
  /// The rules that found something, those with the gravest findings first, then by how many.
  var ruleCounts: [RuleCount] {
    var counts: [String: [Int]] = [:]
    for diagnostic in diagnostics {
      let column = diagnostic.severity == .error ? 0 : diagnostic.severity == .warning ? 1 : 2
      counts[diagnostic.ruleID, default: [0, 0, 0]][column] += 1
    }
    return counts.map { RuleCount(id: $0.key, counts: $0.value) }.sorted { left, right in
      if left.counts != right.counts { return right.counts.lexicographicallyPrecedes(left.counts) }
      return left.id < right.id
    }
  }
}
