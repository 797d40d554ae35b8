/// The form of programs, which `L10nCompiler` makes of messages, generated code contains as text, and `Interpreter`
/// runs in place.
///
///     "%2$@ has %1$lld files"     // U+0001 "0" "0@2" "5 has d61" "6 files"
///
/// A plain text is its own program, unless it begins with U+0001, the first character of every other program. A header
/// and a block follow. The header is a digit of bits: 1 and 2 mean that the arguments have names, of ICU or of
/// MessageFormat 2, 4 that there are definitions, 8 and 16 are the markup of the text, 32 means that the arguments have
/// types. Then follow the types, a text of digits, the names, a list of texts, and the definitions, a list of blocks.
///
/// *Digits* are six bits, `0` (U+0030) to `o` (U+006F). A *number* is a digit up to 61; 62 is followed by two digits,
/// 63 by six. A *text* is its number of UTF-8 bytes, followed by these. A *list* is its number of items, followed by
/// these.
///
/// A *block* alternates between texts and instructions, and may end with either. Within instructions a block is
/// preceded by the number of its bytes. An instruction is its `Opcode` and its operands, in the order of
/// `ProgramWriter`, which are preceded by the number of their bytes except in the first four. An operand is the number
/// of its argument, or 0 and a text. Blocks by category are a digit with a bit for each category in CLDR's order, the
/// digits 2 or 6, the ends of all blocks in this number of digits each, and the blocks.
package enum ProgramForm {
  /// The first byte of every program except a plain text.
  package static let mark: UInt8 = 1

  /// The digit that is followed by two digits.
  package static let medium = 62
  /// The digit that is followed by six digits.
  package static let long = 63

  /// The bits of a header.
  package static let namesBits: UInt8 = 3
  package static let definitionsBit: UInt8 = 4
  package static let markupBits: UInt8 = 24
  package static let typesBit: UInt8 = 32

  /// The program that shows only its first argument.
  static let firstArgument = "\u{1}00@1"

  /// Whether a program shows only its first argument, as in a menu or beside an icon.
  @inline(__always)
  static func isFirstArgument(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // U+0001, the header, an optional type for a development text, and the instruction.
    guard bytes.count == 5 || bytes.count == 7, bytes[0] == mark else { return false }
    let end = bytes.count
    return bytes[1] == UInt8(ascii: bytes.count == 5 ? "0" : "P") && bytes[end - 3] == UInt8(ascii: "0")
      && bytes[end - 2] == Opcode.object && bytes[end - 1] == UInt8(ascii: "1")
  }
}

/// The kinds of instructions as bytes.
package enum Opcode {
  package static let directional = UInt8(ascii: "R")
  package static let object = UInt8(ascii: "@")
  package static let whole = UInt8(ascii: "d")
  package static let pluralNumber = UInt8(ascii: "#")
  package static let field = UInt8(ascii: "f")
  package static let choice = UInt8(ascii: "c")
  package static let digits = UInt8(ascii: "g")
  package static let definition = UInt8(ascii: "k")
  package static let value = UInt8(ascii: "a")
  package static let string = UInt8(ascii: "x")
  package static let number = UInt8(ascii: "n")
  package static let date = UInt8(ascii: "t")
  package static let plural = UInt8(ascii: "p")
  package static let ordinal = UInt8(ascii: "o")
  package static let select = UInt8(ascii: "s")
  package static let tag = UInt8(ascii: "m")
  package static let device = UInt8(ascii: "v")
  package static let width = UInt8(ascii: "w")
  package static let withoutArguments = UInt8(ascii: "u")
  package static let failure = UInt8(ascii: "e")
}
