/// Matches the delimiters of emphasis.
///
/// Source: CommonMark 0.30, "An algorithm for parsing nested emphasis and links".
struct MarkdownEmphasis {
  /// The kind of character beside a run of delimiters.
  enum Neighbor {
    case space, punctuation, other
  }

  /// A run of equal delimiters.
  struct Run {
    let sign: Unicode.Scalar
    /// The range of the run.
    let units: Range<Int>
    /// The number of delimiters that are not matched yet.
    var count: Int
    let canOpen: Bool
    let canClose: Bool
    /// The tags that its delimiters close and open, in the order of the text.
    var closing: [MessageMarkup] = []
    var opening: [MessageMarkup] = []
  }

  private(set) var runs: [Run] = []
  /// Whether each run has been a closer.
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

  /// Matches the runs from an index on with one another; unmatched delimiters are text.
  mutating func match(from first: Int) {
    var openers: [Int] = []
    // For each kind of closer the index below which no opener fits, so that none is checked twice.
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

  /// The properties of a closer that decide which openers fit it.
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
