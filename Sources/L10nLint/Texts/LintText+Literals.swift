extension LintText {
  /// Whether the text may contain an address or a number, by a quick check. Digits of specifiers are ignored.
  var holdsLiteral: Bool {
    guard !traits.isDisjoint(with: [.digits, .asciiSymbols, .otherScripts]) else { return false }
    var isSpecifier = false
    var previous: UInt8 = 0
    for byte in string.utf8 {
      defer { previous = byte }
      if isSpecifier {
        isSpecifier = "0123456789$.*#-+ ".utf8.contains(byte)
        continue
      }
      switch (previous, byte) {
      case (_, UInt8(ascii: "%")): isSpecifier = true
      case (_, 0x30...0x39), (_, UInt8(ascii: "@")), (UInt8(ascii: "/"), UInt8(ascii: "/")): return true
      case (0x61...0x7A, UInt8(ascii: "/")): return true
      // Arabic-Indic digits, those of Persian and Urdu, the first of the scripts of India, full-width ones.
      case (0xD9, 0xA0...0xA9), (0xDB, 0xB0...0xB9), (0xA5, 0xA6...0xAF), (0xBC, 0x90...0x99): return true
      default: continue
      }
    }
    return false
  }
}
