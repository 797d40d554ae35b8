extension String {
  /// The text with some of its scalars replaced by escapes.
  ///
  ///     "a|b".escaped { $0 == "|" ? "\\|" : nil }   // a\|b
  ///
  /// - Parameter spelling: the spelling of a scalar; `nil` to keep it.
  package func escaped(_ spelling: (Unicode.Scalar) -> String?) -> String {
    var output = ""
    output.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let spelling = spelling(scalar) { output += spelling } else { output.unicodeScalars.append(scalar) }
    }
    return output
  }
}

extension BinaryInteger {
  /// The number in hexadecimal digits, with leading zeros up to a length.
  package func hexadecimal(digits count: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}

extension Unicode.Scalar {
  /// The UTF-16 units of the scalar, each with four hexadecimal digits: `\u200B`, and a pair for a scalar above U+FFFF.
  ///
  /// - Parameter prefix: the beginning of an escape.
  package func utf16Escapes(_ prefix: String = "\\u", uppercase: Bool = true) -> String {
    String(self).utf16.map { prefix + $0.hexadecimal(digits: 4, uppercase: uppercase) }.joined()
  }
}
