/// The words of `ListPatterns` in the form that `Interpreter` writes.
struct ListWords: BitwiseCopyable, Sendable {
  private let pair, pairSuffix, start, middle, end, endSuffix: KeptText
  /// The condition for items with other words before them, and these words.
  private let condition: ListPatterns.Alternative.Condition?
  private let otherPair, otherEnd: KeptText

  init(_ list: ListPatterns, in memory: TextMemory) {
    (pair, pairSuffix) = (KeptText(list.pair, in: memory), KeptText(list.pairSuffix, in: memory))
    (start, middle) = (KeptText(list.start, in: memory), KeptText(list.middle, in: memory))
    (end, endSuffix) = (KeptText(list.end, in: memory), KeptText(list.endSuffix, in: memory))
    condition = list.alternative?.condition
    otherPair = KeptText(list.alternative?.pair ?? "", in: memory)
    otherEnd = KeptText(list.alternative?.end ?? "", in: memory)
  }

  /// Writes the text before an item.
  @inline(__always)
  func appendSeparator(
    before item: borrowing Lent<String>, at place: Int, of count: Int, to output: inout TextOutput
  ) -> Bool {
    if place == 0 { return true }
    guard place == count &- 1 else { return (place == 1 ? start : middle).append(to: &output) }
    if let condition, condition.holds(for: item.value) {
      return (count == 2 ? otherPair : otherEnd).append(to: &output)
    }
    return (count == 2 ? pair : end).append(to: &output)
  }

  /// Writes the text after the last of a number of items.
  @inline(__always)
  func appendSuffix(of count: Int, to output: inout TextOutput) -> Bool {
    count < 2 || (count == 2 ? pairSuffix : endSuffix).append(to: &output)
  }
}
