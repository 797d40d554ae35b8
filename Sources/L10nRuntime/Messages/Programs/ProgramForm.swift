/// The form of programs: what `L10nCompiler` makes of messages, generated code holds as text and `Interpreter` runs where it
/// lies.
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
/// by the number of its bytes. An instruction is its `Opcode` and what it needs, in the order of `ProgramWriter`, for all but
/// the first four preceded by the number of its bytes. An operand is the number of its argument, or 0 and a text. Blocks by
/// category are a digit with a bit for each category in CLDR's order, the digits 2 or 6, where each of the blocks ends in so
/// many digits, and the blocks.
package enum ProgramForm {
  /// What begins every program but a plain text.
  package static let mark: UInt8 = 1

  /// The digit that says that two digits follow.
  package static let medium = 62
  /// The digit that says that six digits follow.
  package static let long = 63

  /// The bits of a header.
  package static let namesBits: UInt8 = 3
  package static let definitionsBit: UInt8 = 4
  package static let markupBits: UInt8 = 24
  package static let typesBit: UInt8 = 32

  /// The program that shows its first argument and nothing else.
  static let firstArgument = "\u{1}00@1"

  /// Whether a program shows its first argument and nothing else, as in a menu or beside an icon.
  @inline(__always)
  static func isFirstArgument(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // U+0001, the header, perhaps the one type of a development text, and the instruction.
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
