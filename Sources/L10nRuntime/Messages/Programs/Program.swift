/// A compiled message, which generated code holds as text and `Interpreter` runs where it lies.
///
///     "%2$@ has %1$lld files"     // U+0001 "0" "0@2" "5 has d61" "6 files"
///
/// A program that is nothing but a text is that text, unless it begins with U+0001, which begins every other program. Then
/// come a header and a block. The header is a digit of bits: 1 and 2 say that the arguments have names, of ICU or of
/// MessageFormat 2, 4 that there are definitions, 8 and 16 what the text is marked up with, 32 that the arguments have
/// types. Then come the types, a text of digits, the names, a list of texts, and the definitions, a list of blocks.
///
/// *Digits* are six bits, `0` (U+0030) to `o` (U+006F). A *number* is a digit up to 61; 62 says that two digits follow, 63
/// that six do. A *text* is its number of UTF-8 bytes, and these. A *list* is its number of items, and these.
///
/// A *block* is a text and an instruction by turns, either of which may be last. Inside of instructions a block is preceded
/// by the number of its bytes. An instruction is its `Opcode` and what it needs, in the order of `ProgramWriter`. An operand
/// is the number of its argument, or 0 and a text. Blocks by category are a digit with a bit for each category in CLDR's
/// order, the digits 2 or 6, where each of the blocks ends in so many digits, and the blocks.
package struct Program: Hashable, Sendable {
  /// How arguments are named.
  package enum Naming: UInt8, Hashable, Sendable {
    /// By position alone.
    case positions = 0
    /// By ICU's MessageFormat.
    case icu = 1
    /// By MessageFormat 2.
    case mf2 = 2
  }

  /// What texts are marked up with.
  package enum Markup: UInt8, Hashable, Sendable {
    case tags = 8
    case markdown = 16
  }

  package var naming = Naming.positions
  /// By position, where arguments have names.
  package var argumentNames: [String] = []
  package var markup: Markup?
  /// What values the message takes, by position; `nil` where it takes none there. Programs of the development language have
  /// them, by which look-ups by key and override layers are checked.
  package var argumentTypes: [ArgumentType?] = []
  /// Choices that are made in more than one place.
  package var definitions: [[Instruction]] = []
  package var block: [Instruction]

  package init(_ block: [Instruction]) { self.block = block }

  /// What begins every program but a plain text.
  static let mark: UInt8 = 1

  /// Whether a program shows its first argument and nothing else, as in a menu or beside an icon.
  @inline(__always)
  static func isFirstArgument(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // U+0001, the header, perhaps the one type of a development text, and the instruction.
    guard bytes.count == 5 || bytes.count == 7, bytes[0] == mark else { return false }
    let end = bytes.count
    return bytes[1] == UInt8(ascii: bytes.count == 5 ? "0" : "P") && bytes[end - 3] == UInt8(ascii: "0")
      && bytes[end - 2] == Opcode.object && bytes[end - 1] == UInt8(ascii: "1")
  }

  /// The text of a program that is nothing but a text.
  package var plainText: String? {
    guard naming == .positions, markup == nil, argumentTypes.isEmpty, definitions.isEmpty else { return nil }
    switch (block.first, block.count) {
    case (nil, _): return ""
    case (.text(let text)?, 1): return text
    default: return nil
    }
  }
}

extension UInt8 {
  /// Six bits of a program.
  @inline(__always)
  var programDigit: Int { Int(self &- 0x30 & 0x3F) }

  /// The bits of a header.
  static let definitionsBit: UInt8 = 4
  static let typesBit: UInt8 = 32
}
