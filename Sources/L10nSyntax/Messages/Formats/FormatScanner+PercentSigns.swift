extension FormatScanner {
  /// The kind of number before a percent sign and possible blanks.
  private enum Number {
    case digits
    case specifier
  }

  /// Whether a specifier by C's rules is really a percent sign before a word, and so is text.
  ///
  ///     100% free   5 % a month   Show % distance   %lld % de réduction   50%-ig   100%ig
  ///
  /// A flag for a leading space counts as a blank if a number precedes the sign, or if the letters continue as a word,
  /// which has a vowel: `Balance: % d` and `Offset: % dpx` take numbers. A flag for left alignment counts as a hyphen
  /// after a number, because it would need a width. `100%ig` is German and Swedish for "100 percent".
  func isPercentSign(_ draft: Draft) -> Bool {
    switch draft.conversion {
    case .object, .variable: return false
    default: break
    }
    if draft.precision != nil { return false }
    if case .argument? = draft.width { return false }
    let number = number(before: draft.range.lowerBound)
    let word = word(around: draft.range.upperBound - 1)
    let goesOn = word.upperBound > draft.range.upperBound && bytes[word].contains(where: Self.isVowel)
    if draft.flags.contains(.space) {
      return switch number {
      case .digits?: draft.width == nil || goesOn
      case .specifier?: goesOn || isWordItself(word)
      case nil: goesOn
      }
    }
    guard let number, draft.width == nil else { return false }
    if draft.flags == .left { return number == .digits || goesOn || isWordItself(word) }
    return draft.flags == [] && draft.length == nil && number == .digits && bytes[word].starts(with: "ig".utf8)
      && draft.range.upperBound == word.lowerBound + 1
  }

  private func number(before start: Int) -> Number? {
    var end = start
    while let count = blank(before: end) { end -= count }
    if end == specifierEnd { return .specifier }
    return end > 0 && bytes[end - 1].isASCIIDigit ? .digits : nil
  }

  /// The length in bytes of the blank that ends at an offset: a space, U+00A0, U+2009 or U+202F.
  private func blank(before end: Int) -> Int? {
    guard end > 0 else { return nil }
    switch bytes[end - 1] {
    case 0x20: return 1
    case 0xA0 where end > 1 && bytes[end - 2] == 0xC2: return 2
    case 0x89, 0xAF: return end > 2 && bytes[end - 2] == 0x80 && bytes[end - 3] == 0xE2 ? 3 : nil
    default: return nil
    }
  }

  /// The Latin letters around a letter.
  private func word(around place: Int) -> Range<Int> {
    var start = place
    while start > 0, Self.isLetter(bytes[start - 1]) { start -= 1 }
    var end = place + 1
    while end < bytes.count, Self.isLetter(bytes[end]) || bytes[end - 1] >= 0xC3 && bytes[end] & 0xC0 == 0x80 {
      end += 1
    }
    return start..<end
  }

  /// Whether a letter after a specifier is a word on its own, as in `%lld% a month`.
  private func isWordItself(_ word: Range<Int>) -> Bool {
    guard word.count == 1 else { return false }
    switch bytes[word.lowerBound] {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"): return true
    default: return false
    }
  }

  /// Whether a byte is an ASCII letter or begins another Latin one, U+00C0 to U+024F.
  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || 0xC3...0xC9 ~= byte }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "y"):
      true
    default: byte >= 0x80
    }
  }
}
