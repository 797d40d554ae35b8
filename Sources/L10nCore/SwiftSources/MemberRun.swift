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
    for chain in row.chains {
      // The value's name comes first; it is empty where the value has none.
      let chain = (chain.base == .unknown ? [""] : []) + chain.parts.map(\.name)
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
}
