/// Characters that a page cannot show, such as controls and spaces that do not break, as code points.
enum CodePointNotation {
  /// A text with the characters that its code points stand for.
  ///
  ///     "a<U+00A0>%"   a, a space that does not break, and a percent sign
  ///
  /// What is no code point stays: a file that holds these very characters has `<U+003C>` for the first of them.
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
