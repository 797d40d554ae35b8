/// Which signs of emphasis belong together.
///
/// Source: CommonMark 0.30, "An algorithm for parsing nested emphasis and links".
struct MarkdownEmphasis {
  /// What stands beside a run of signs.
  enum Neighbor {
    case space, punctuation, other
  }

  /// Signs of one kind in a row.
  struct Run {
    let sign: Unicode.Scalar
    /// Where it stands.
    let units: Range<Int>
    /// How many of the signs mark nothing yet.
    var count: Int
    let canOpen: Bool
    let canClose: Bool
    /// The tags that its signs close and open, in the order of the text.
    var closing: [MessageMarkup] = []
    var opening: [MessageMarkup] = []
  }

  private(set) var runs: [Run] = []
  /// How many of the runs have been matched, from some place on.
  private var matched: [Bool] = []

  mutating func add(_ sign: Unicode.Scalar, _ units: Range<Int>, before: Neighbor, after: Neighbor) {
    let isLeft = after != .space && (after != .punctuation || before != .other)
    let isRight = before != .space && (before != .punctuation || after != .other)
    let isWord = sign == "_"
    runs.append(
      Run(
        sign: sign, units: units, count: units.count,
        canOpen: isLeft && (!isWord || !isRight || before == .punctuation),
        canClose: isRight && (!isWord || !isLeft || after == .punctuation)))
    matched.append(false)
  }

  /// Matches the runs from one on among themselves; what is left of them marks nothing.
  mutating func match(from first: Int) {
    var openers: [Int] = []
    // Below which no opener fits a kind of closer, so that none is looked at twice.
    var bottoms: [Kind: Int] = [:]
    for closer in first..<max(first, runs.count) where !matched[closer] {
      matched[closer] = true
      let kind = Kind(runs[closer])
      while runs[closer].canClose, runs[closer].count > 0 {
        let bottom = min(bottoms[kind] ?? 0, openers.count)
        guard let place = openers[bottom...].lastIndex(where: { fits(runs[$0], runs[closer]) }) else {
          bottoms[kind] = openers.count
          break
        }
        pair(openers[place], closer)
        openers.removeSubrange((runs[openers[place]].count > 0 ? place + 1 : place)...)
        for kind in Array(bottoms.keys) { bottoms[kind] = min(bottoms[kind] ?? 0, openers.count) }
      }
      if runs[closer].canOpen, runs[closer].count > 0 { openers.append(closer) }
    }
  }

  /// What decides which openers fit a closer.
  private struct Kind: Hashable {
    let sign: UInt32
    let canOpen: Bool
    let rest: Int
    let count: Int

    init(_ run: Run) {
      (sign, canOpen, rest) = (run.sign.value, run.canOpen, run.units.count % 3)
      count = run.sign == "~" ? run.units.count : 0
    }
  }

  private func fits(_ opener: Run, _ closer: Run) -> Bool {
    guard opener.sign == closer.sign else { return false }
    if closer.sign == "~" { return opener.units.count == 2 && closer.units.count == 2 }
    let isBoth = opener.canClose || closer.canOpen
    let isThird = (opener.units.count + closer.units.count) % 3 == 0
    return !isBoth || !isThird || (opener.units.count % 3 == 0 && closer.units.count % 3 == 0)
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let isDouble = runs[opener].count > 1 && runs[closer].count > 1
    let name = runs[closer].sign == "~" ? "del" : isDouble ? "strong" : "em"
    runs[opener].opening.insert(MessageMarkup(.open, name), at: 0)
    runs[closer].closing.append(MessageMarkup(.close, name))
    runs[opener].count -= isDouble ? 2 : 1
    runs[closer].count -= isDouble ? 2 : 1
  }
}
