/// The place of one argument in a formatted text.
struct ArgumentMark {
  /// The number of the argument, from 1.
  let position: Int

  /// The range in UTF-8 offsets of the text, isolates included.
  let range: Range<Int>
}
