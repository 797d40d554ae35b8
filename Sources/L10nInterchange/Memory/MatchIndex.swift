/// Finds texts similar to another one, without comparing it with all of them.
///
/// An edit of a scalar changes at most two pairs of neighboring scalars. Texts that differ in *k* scalars therefore
/// share all but 2 *k* pairs of the longer one, and only texts that share so many are compared.
struct MatchIndex: Sendable {
  private let texts: [MatchText]

  /// The texts that contain a pair of scalars, in order; a repeated pair counts as a different one.
  private let owners: [UInt64: [Int32]]

  init(_ texts: [MatchText]) {
    self.texts = texts
    var owners: [UInt64: [Int32]] = [:]
    for (number, text) in texts.enumerated() {
      for pair in Self.pairs(of: text) { owners[pair, default: []].append(Int32(number)) }
    }
    self.owners = owners
  }

  /// The texts similar to one, with their scores: 100 for the same text, and less by the share of its scalars that
  /// differ.
  ///
  /// - Parameter least: the lowest score, from 50 to 100: pairs say nothing about texts that differ in more than half.
  /// - Returns: the best first; equally good ones in the order of the index.
  func matches(for text: MatchText, least: Int) -> [(number: Int, score: Int)] {
    if text.scalars.isEmpty { return [] }
    let shared = sharedPairs(with: text)
    return texts.indices.compactMap { number -> (number: Int, score: Int)? in
      if shared[number] == 0 { return nil }
      let other = texts[number]
      let size = max(text.scalars.count, other.scalars.count)
      let allowed = size * (100 - least) / 100
      guard Int(shared[number]) > size - 2 * allowed, let distance = text.distance(to: other, atMost: allowed) else {
        return nil
      }
      return (number, (size - distance) * 100 / size)
    }.sorted { $0.score == $1.score ? $0.number < $1.number : $0.score > $1.score }
  }

  /// The number of pairs that each text shares with one.
  private func sharedPairs(with text: MatchText) -> [Int32] {
    var counts = [Int32](repeating: 0, count: texts.count)
    counts.withUnsafeMutableBufferPointer { counts in
      for pair in Self.pairs(of: text) {
        guard let owners = owners[pair] else { continue }
        for owner in owners { counts[Int(owner)] += 1 }
      }
    }
    return counts
  }

  /// The pairs of neighbors, with the edges of the text as neighbors of its ends: one more than scalars, all distinct.
  private static func pairs(of text: MatchText) -> [UInt64] {
    var seen: [UInt64: UInt64] = [:]
    var previous: UInt64 = 0
    return (text.scalars + [0]).map { scalar in
      let pair = previous << 21 | UInt64(scalar)
      previous = UInt64(scalar)
      let number = seen[pair, default: 0]
      seen[pair] = number + 1
      return number << 42 | pair
    }
  }
}
