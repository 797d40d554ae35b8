/// The letters and numbers that mark a text's items, each with a closing bracket that has no opening one: `1)`, `а)`,
/// `イ）`, `iv.)`.
struct ItemMarks {
  /// The number of those that begin a line, which are always marks.
  private var lineCount = 0

  /// Those within a line, which are marks if there are several different ones.
  private var inline: Set<String> = []
  private var inlineCount = 0

  /// The number of accepted brackets that turn out not to end a mark.
  var bracketCount: Int { inline.count + lineCount > 1 ? 0 : inlineCount }

  /// Accepts a closing bracket that may end a mark.
  ///
  /// - Returns: whether it may.
  mutating func take(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard scalars[index] == ")" || scalars[index] == "）" else { return false }
    var end = index
    // "1.)" is the German style.
    if end > 0, scalars[end - 1] == "." { end -= 1 }
    let mark = scalars[..<end].reversed().prefix { $0.isLetterOrDigit }
    let isRoman = (3...4).contains(mark.count) && mark.allSatisfy { "ivxIVX".unicodeScalars.contains($0) }
    guard (1...2).contains(mark.count) || isRoman else { return false }
    let before = scalars[..<(end - mark.count)].last
    if before == nil || before == "\n" || before == "\r" {
      lineCount += 1
      return true
    }
    guard let before, before.properties.isWhitespace || Self.separators.contains(before),
      mark.count == 1 || mark.isNumber
    else { return false }
    inline.insert(String(String.UnicodeScalarView(mark)))
    inlineCount += 1
    return true
  }

  /// Punctuation after which an item begins.
  private static let separators = Set(":;,.!?：；，、。！？…—–-•".unicodeScalars)
}

extension Collection<Unicode.Scalar> {
  fileprivate var isNumber: Bool { allSatisfy { $0.properties.numericType != nil } }
}
