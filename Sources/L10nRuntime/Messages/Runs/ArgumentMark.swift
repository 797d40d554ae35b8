/// Where one argument stands in a formatted text.
struct ArgumentMark {
  /// The number of the argument, from 1.
  let position: Int

  /// The range in UTF-8 offsets of the text, isolates included.
  let range: Range<Int>

  /// The same in a text that the first one is a later part of.
  func moved(by offset: Int) -> ArgumentMark {
    ArgumentMark(position: position, range: range.lowerBound + offset..<range.upperBound + offset)
  }
}
