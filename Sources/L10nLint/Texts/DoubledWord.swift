import L10nSyntax

/// A word that occurs twice in a row, with a single space or a line break between.
struct DoubledWord {
  /// The second of the two.
  let text: String

  /// The second of the two, in UTF-8 offsets.
  let range: Range<Int>

  /// The second with the space before it; across a line break, which stays, the first.
  let removable: Range<Int>

  /// Whether both have the same capitals.
  let isSpelledAlike: Bool

  /// The first doubled word of a text; `nil` without one. A word said three times is intended.
  init?(in text: String) {
    var text = text
    let found = text.withUTF8 { bytes -> (range: Range<Int>, removable: Range<Int>, isSpelledAlike: Bool)? in
      var previous = 0..<0
      var start = 0
      while start < bytes.count {
        guard Self.isWordPart(bytes[start]) else {
          start += 1
          continue
        }
        var end = start + 1
        while end < bytes.count, Self.isWordPart(bytes[end]) { end += 1 }
        let word = start..<end
        if word.count > 1, word.count == previous.count,
          let removable = Self.removable(bytes, previous, word),
          previous.lowerBound > 0 || !Self.isEnd(bytes, word.upperBound),
          Self.areEqual(bytes, previous, word),
          Self.standsApart(bytes, previous, word)
        {
          return (word, removable, bytes[previous].elementsEqual(bytes[word]))
        }
        previous = word
        start = end
      }
      return nil
    }
    guard let found else { return nil }
    range = found.range
    removable = found.removable
    isSpelledAlike = found.isSpelledAlike
    self.text = text.withUTF8 { String(decoding: $0[found.range], as: UTF8.self) }
    guard self.text.unicodeScalars.allSatisfy({ $0.isLetter || $0.properties.generalCategory == .nonspacingMark })
    else {
      return nil
    }
  }

  /// The first Chinese function word that occurs twice in a row without being parts of two words, as in 目的的; `nil`
  /// without one.
  init?(functionWordIn text: String) {
    let scalars = text.placedScalars
    func joins(_ index: Int, _ words: Set<Unicode.Scalar>) -> Bool {
      scalars.indices.contains(index) && words.contains(scalars[index].scalar)
    }
    let second = scalars.indices.dropFirst().first { index in
      let scalar = scalars[index].scalar
      return scalar == scalars[index - 1].scalar && functionWords.contains(scalar) && !joins(index + 1, [scalar])
        && !(scalar == "的" && (joins(index - 2, ["目", "标", "標"]) || joins(index + 1, ["确", "確", "士"])))
    }
    guard let second else { return nil }
    self.text = String(Character(scalars[second].scalar))
    range = scalars[second].range
    removable = range
    isSpelledAlike = true
  }

  /// The range to remove from two words in a row; `nil` if they are not in a row. A line break is between the words of
  /// a sentence, and not between a title and the text below it, if the first word is not alone on its line and the
  /// second is lowercase.
  private static func removable(
    _ bytes: UnsafeBufferPointer<UInt8>, _ left: Range<Int>, _ right: Range<Int>
  ) -> Range<Int>? {
    let gap = bytes[left.upperBound..<right.lowerBound]
    if gap.elementsEqual([0x20]) { return right.lowerBound - 1..<right.upperBound }
    let isBreak = gap.count { $0 == 0x0A } == 1 && gap.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
    guard isBreak, left.lowerBound > 1, bytes[left.lowerBound - 1] == 0x20, isWordPart(bytes[left.lowerBound - 2]),
      bytes[left].elementsEqual(bytes[right]), !bytes[right.lowerBound].isASCIICapital
    else { return nil }
    return left.lowerBound - 1..<left.upperBound
  }

  /// Whether no other word follows: a text that consists of one doubled word is intended, as in "Bye bye!".
  private static func isEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    !bytes[offset...].contains(where: isWordPart)
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }

  /// Whether two ranges are equal apart from the case of ASCII letters.
  private static func areEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ left: Range<Int>, _ right: Range<Int>) -> Bool {
    zip(left, right).allSatisfy { left, right in
      let (one, other): (UInt8, UInt8) = (bytes[left], bytes[right])
      if one == other { return true }
      return one < 0x80 && other < 0x80 && one | 0x20 == other | 0x20
    }
  }

  /// Whether neither word is part of a longer one (`'`, `-`, `@`, a digit, a specifier) or said a third time.
  private static func standsApart(_ bytes: UnsafeBufferPointer<UInt8>, _ left: Range<Int>, _ right: Range<Int>) -> Bool
  {
    func joins(_ byte: UInt8) -> Bool { "'-@%_/\\$#&.0123456789".utf8.contains(byte) }
    if left.lowerBound > 0, joins(bytes[left.lowerBound - 1]) { return false }
    let first = left.lowerBound - 1 - left.count..<left.lowerBound - 1
    if first.lowerBound >= 0, bytes[first.upperBound] == 0x20, areEqual(bytes, first, right) { return false }
    let end = right.upperBound
    guard end < bytes.count else { return true }
    if bytes[end] == UInt8(ascii: ".") { return end + 1 == bytes.count || bytes[end + 1].isSpaceOrControl }
    if joins(bytes[end]) { return false }
    let third = end + 1..<end + 1 + right.count
    return bytes[end] != 0x20 || third.upperBound > bytes.count || !areEqual(bytes, right, third)
  }
}

/// Chinese function words of one character that no word begins with where another ends with them.
private let functionWords: Set<Unicode.Scalar> = ["的", "将", "將", "被", "已", "或", "于", "於", "您"]
