import L10nSyntax

/// The kinds of characters in a text, so that a rule can pass over most texts without reading them.
package struct TextTraits: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Anything beyond ASCII.
  package static let nonASCII: TextTraits = TextTraits(rawValue: 1 << 0)
  /// A to Z, a to z.
  package static let latinLetters: TextTraits = TextTraits(rawValue: 1 << 1)
  /// 0 to 9.
  package static let digits: TextTraits = TextTraits(rawValue: 1 << 2)
  package static let percent: TextTraits = TextTraits(rawValue: 1 << 3)
  /// A line feed or carriage return.
  package static let lineBreaks: TextTraits = TextTraits(rawValue: 1 << 4)
  /// Any other control of C0, the tab included, or a control of C1, or U+007F.
  package static let controls: TextTraits = TextTraits(rawValue: 1 << 5)
  /// A space or line break at the beginning or the end.
  package static let edgeSpaces: TextTraits = TextTraits(rawValue: 1 << 6)
  /// Two spaces in a row.
  package static let doubleSpaces: TextTraits = TextTraits(rawValue: 1 << 7)
  /// Invisible characters: U+00AD, U+061C, U+180E, U+200B to U+200F, U+202A to U+202E, U+2060 to U+206F, U+FEFF.
  package static let formatCharacters: TextTraits = TextTraits(rawValue: 1 << 8)
  /// `<`, `>`, `[`, `]`, `{`, `}`, `*`, `_`, `&`, a backslash or a backtick.
  package static let markup: TextTraits = TextTraits(rawValue: 1 << 9)
  /// `(` or `)`.
  package static let parentheses: TextTraits = TextTraits(rawValue: 1 << 10)
  /// `.`, `,`, `:`, `;`, `!` or `?`.
  package static let asciiPunctuation: TextTraits = TextTraits(rawValue: 1 << 11)
  /// `"`, `'`, `-`, `/`, `&`, `+`, `#`, `@` and the rest of ASCII that is neither letter, digit nor named above.
  package static let asciiSymbols: TextTraits = TextTraits(rawValue: 1 << 12)
  /// U+FFFD.
  package static let replacementCharacter: TextTraits = TextTraits(rawValue: 1 << 13)
  /// A character of U+0300 to U+036F, or any beyond U+00FF whose text may not be in normalization form C.
  package static let mayBeDecomposed: TextTraits = TextTraits(rawValue: 1 << 14)
  /// A character of two UTF-8 bytes from U+00C0 to U+00FF, where damage by a wrong encoding shows.
  package static let latin1Letters: TextTraits = TextTraits(rawValue: 1 << 15)
  /// A capital letter A to Z.
  package static let capitals: TextTraits = TextTraits(rawValue: 1 << 16)
  /// A character from U+0370 on, except the signs from U+2000 to U+2FFF: most likely of another script than Latin.
  package static let otherScripts: TextTraits = TextTraits(rawValue: 1 << 20)

  /// The traits of a text.
  ///
  /// - Complexity: O(*n*), one pass over the UTF-8.
  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { TextTraits($0) }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var traits: TextTraits = []
    var previous: UInt8 = 0
    for (offset, byte) in bytes.enumerated() {
      traits.formUnion(Self.ofByte[Int(byte)])
      if byte == 0x20, previous == 0x20 { traits.insert(.doubleSpaces) }
      if byte >= 0xC2 {
        traits.formUnion(
          Self.ofSequence(
            byte, offset + 1 < bytes.count ? bytes[offset + 1] : 0, offset + 2 < bytes.count ? bytes[offset + 2] : 0))
      }
      previous = byte
    }
    if let first = bytes.first, let last = bytes.last, first.isASCIISpace || last.isASCIISpace {
      traits.insert(.edgeSpaces)
    }
    self = traits
  }

  /// The traits of a character by its first three bytes.
  private static func ofSequence(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> TextTraits {
    switch (first, second, third) {
    case (0xC2, 0x80...0x9F, _): .controls
    case (0xC2, 0xAD, _), (0xD8, 0x9C, _), (0xE1, 0xA0, 0x8E): .formatCharacters
    case (0xEF, 0xB8, 0x80...0x8F), (0xF3, 0xA0, _): [.formatCharacters, .mayBeDecomposed, .otherScripts]
    case (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA0...0xAF), (0xEF, 0xBB, 0xBF):
      .formatCharacters
    case (0xEF, 0xBF, 0xBD): .replacementCharacter
    case (0xC3, _, _): .latin1Letters
    case (0xCD...0xE1, _, _), (0xE3..., _, _): [.mayBeDecomposed, .otherScripts]
    case (0xC4..., _, _): .mayBeDecomposed
    default: []
    }
  }

  private static let ofByte: [TextTraits] = (0...255).map { value -> TextTraits in
    let byte = UInt8(value)
    switch byte {
    case 0x0A, 0x0D: return .lineBreaks
    case 0x00...0x1F, 0x7F: return .controls
    case UInt8(ascii: " "): return []
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return [.latinLetters, .capitals]
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return .latinLetters
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .digits
    case UInt8(ascii: "%"): return .percent
    case UInt8(ascii: "("), UInt8(ascii: ")"): return .parentheses
    case 0x80...: return .nonASCII
    default:
      if #"&\"#.utf8.contains(byte) { return [.markup, .asciiSymbols] }
      if "<>[]{}*_`".utf8.contains(byte) { return .markup }
      return ".,:;!?".utf8.contains(byte) ? .asciiPunctuation : .asciiSymbols
    }
  }
}
