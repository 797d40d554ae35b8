/// Decodes code points for characters that a page cannot show, such as controls and no-break spaces.
enum CodePointNotation {
  /// A text with its code points replaced by the characters.
  ///
  ///     "a<U+00A0>%"   a, a space that does not break, and a percent sign
  ///
  /// Other text stays: a file that contains this notation itself has `<U+003C>` for its first character.
  static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "+")) else { return String(text) }
    var output = ""
    var rest = text
    while let start = rest.firstRange(of: "<U+") {
      output += rest[..<start.lowerBound]
      let digits = rest[start.upperBound...].prefix { $0.isHexDigit }
      let end = digits.endIndex
      if end < rest.endIndex, rest[end] == ">", digits.count >= 4,
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      {
        output.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        output += "<U+"
        rest = rest[start.upperBound...]
      }
    }
    return output + rest
  }
}
