/// Consecutive names in a chain of members: `ads.skip.label` of `strings.ads.skip.label.count`.
struct MemberRun: Hashable, Sendable {
  let names: [String]

  /// The index of the first name in its chain, from 0: 0 for the value itself, 1 for its member, and 2 for all later
  /// ones.
  let offset: Int

  /// Whether the chain ends after the last name.
  let endsChain: Bool
}

/// Finds chains of members in the tokens of a Swift file.
enum MemberRuns {
  /// Longer chains are divided: no catalog has namespaces of this depth.
  static let longest = 16

  /// The runs of certain names.
  static func runs(in row: SwiftTokenRow, of names: Set<String>) -> Set<MemberRun> {
    var runs: Set<MemberRun> = []
    for chain in row.chains {
      // The value's name comes first; it is empty if the value has none.
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
        // A divided chain repeats the last name, so that no pair is separated.
        start = end < chain.count && end - start == longest ? end - 1 : end
      }
    }
    return runs
  }
}
