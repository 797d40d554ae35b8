/// Classes of ASCII characters, in UTF-8. Bytes of other characters are in none of them.
extension UInt8 {
  /// Whether it is a digit, `0` to `9`.
  @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// Whether it is a letter, `A` to `Z` or `a` to `z`.
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether it is an uppercase letter, `A` to `Z`.
  @inlinable package var isASCIICapital: Bool { self &- 0x41 < 26 }

  /// The lowercase letter of an uppercase one; any other byte unchanged.
  @inlinable package var asciiLowercased: UInt8 { isASCIICapital ? self | 0x20 : self }

  /// Whether it is a letter or a digit.
  @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// The value of a hexadecimal digit, 0 to 15; `nil` for anything else.
  package var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether it is a space or a tab, the characters of indentation.
  @inlinable package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }

  /// Whether it is a space, a tab, LF or CR, the white space of XML and JSON.
  @inlinable package var isSpaceTabOrLineBreak: Bool { isSpaceOrTab || self == 0x0A || self == 0x0D }

  /// Whether it is a space, a tab, LF, VT, FF or CR, the white space of C.
  @inlinable package var isASCIISpace: Bool { self == 0x20 || self &- 0x09 < 5 }

  /// Whether it is a space or a control character other than DEL.
  @inlinable package var isSpaceOrControl: Bool { self <= 0x20 }
}

extension Unicode.Scalar {
  /// Whether it is a digit, `0` to `9`.
  package var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Whether it is a letter, `A` to `Z` or `a` to `z`.
  package var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// Whether it is a letter or a digit.
  package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
}

extension String {
  /// The text with the letters A–Z in lowercase and all else unchanged.
  package var asciiLowercased: String {
    String(decoding: utf8.map { $0.asciiLowercased }, as: UTF8.self)
  }

  /// The text with the letters a–z in uppercase and all else unchanged.
  package var asciiUppercased: String {
    String(decoding: utf8.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }, as: UTF8.self)
  }
}
