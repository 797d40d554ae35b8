/// Names that follow one another in a chain of members: `ads.skip.label` of `strings.ads.skip.label.count`.
struct MemberRun: Hashable, Sendable {
  let names: [String]

  /// Which name of its chain the first one is, from 0: the value that members are asked of is 0, its member 1, and
  /// whatever comes later 2.
  let offset: Int

  /// Whether the chain ends after the last name.
  let endsChain: Bool
}

/// Finds chains of members in the words of a Swift file.
enum MemberRuns {
  /// Longer chains are cut: no catalog has namespaces in namespaces to this depth.
  static let longest = 16

  /// The runs that consist of certain names.
  static func runs(in row: SwiftTokenRow, of names: Set<String>) -> Set<MemberRun> {
    var runs: Set<MemberRun> = []
    for chain in chains(in: row) {
      var start = 0
      while start < chain.count {
        guard names.contains(chain[start]) else {
          start += 1
          continue
        }
        var end = start + 1
        while end < chain.count, end - start < longest, names.contains(chain[end]) { end += 1 }
        runs.insert(
          MemberRun(
            names: Array(chain[start..<end]), offset: min(start, 2), endsChain: end == chain.count))
        // A chain that is cut goes on with the name before, lest a pair be torn apart.
        start = end < chain.count && end - start == longest ? end - 1 : end
      }
    }
    return runs
  }

  /// The names of each chain, the value's first; it is empty where the value has no name.
  private static func chains(in row: SwiftTokenRow) -> [[String]] {
    var chains: [[String]] = []
    var numbers = [Int](repeating: -1, count: row.tokens.count)
    for (index, token) in row.tokens.enumerated() {
      guard let name = token.name else { continue }
      if row.token(at: index - 1)?.isSymbol(".") == true {
        if let value = nameOfValue(before: index - 1, in: row), numbers[value] >= 0 {
          numbers[index] = numbers[value]
          chains[numbers[value]].append(name)
          continue
        }
        chains.append(["", name])
      } else {
        chains.append([name])
      }
      numbers[index] = chains.count - 1
    }
    return chains
  }

  /// The index of the name that a value before a dot ends with: after `strings()`, `strings[0]!` and `strings?` it is
  /// that of `strings`.
  private static func nameOfValue(before dot: Int, in row: SwiftTokenRow) -> Int? {
    var index = dot - 1
    for _ in 0..<8 {
      guard let token = row.token(at: index) else { return nil }
      if token.name != nil { return index }
      if token.isSymbol("?") || token.isSymbol("!") {
        index -= 1
      } else if let opening = row.opening(of: index) {
        index = opening - 1
      } else {
        return nil
      }
    }
    return nil
  }
}
