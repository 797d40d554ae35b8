/// The words of `ListPatterns` as `Interpreter` writes them, where no item changes the words before it.
///
/// `@unchecked Sendable`: it points to memory that is written once and never freed.
struct ListWords: @unchecked Sendable {
  private let pair, pairSuffix, start, middle, end, endSuffix: KeptText

  /// - Returns: `nil` where items change the words.
  init?(_ list: ListPatterns) {
    guard list.alternative == nil else { return nil }
    (pair, pairSuffix) = (KeptText(list.pair), KeptText(list.pairSuffix))
    (start, middle) = (KeptText(list.start), KeptText(list.middle))
    (end, endSuffix) = (KeptText(list.end), KeptText(list.endSuffix))
  }

  /// Writes what stands before an item.
  @inline(__always)
  func appendSeparator(before place: Int, of count: Int, to output: inout TextOutput) -> Bool {
    if place == 0 { return true }
    let separator = count == 2 ? pair : place == count &- 1 ? end : place == 1 ? start : middle
    return separator.append(to: &output)
  }

  /// Writes what stands after the last of so many items.
  @inline(__always)
  func appendSuffix(of count: Int, to output: inout TextOutput) -> Bool {
    count < 2 || (count == 2 ? pairSuffix : endSuffix).append(to: &output)
  }
}
