/// The bytes of a PO file and the parts that its messages refer to.
///
/// A class, though immutable, because every message of the file refers to it.
final class POContents: Sendable {
  /// A string with its keyword: `msgid "text"`.
  struct Phrase {
    enum Field {
      case context, id, plural, translation
      /// A second one of its message, which is left out.
      case repeated
    }

    var field: Field

    /// The number of a translation.
    let form: Int

    let keyword: Range<Int>

    /// The offset of the keyword's line.
    let start: Int

    /// From the first quote to the last.
    var range: Range<Int>

    /// The indices of its `pieces`.
    var pieces: Range<Int>
  }

  /// A comment, or another line that begins with `#`.
  struct Comment {
    /// The character after `#` that says the comment's kind: `.`, `:`, `,` or `|`; a space for a translator's comment.
    let mark: Unicode.Scalar

    let text: Range<Int>

    /// The whole line with its break.
    let range: Range<Int>
  }

  /// The parts of one message.
  struct Message {
    var phrases: Range<Int>
    var comments: Range<Int>
    var isObsolete = false

    /// The offset of the first keyword.
    var start = 0

    /// All lines with their breaks, from the first comment to the last string.
    var lines = 0..<0
  }

  /// The parts in file order.
  struct Parts {
    var messages: [Message] = []
    var phrases: [Phrase] = []
    var comments: [Comment] = []

    /// The texts between quotes, one on each line.
    var pieces: [Range<Int>] = []
    var findings: [(range: Range<Int>, message: String)] = []

    /// The first conflict marker of an unfinished merge.
    var conflict: Range<Int>?
  }

  let bytes: [UInt8]
  let parts: Parts

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    parts = bytes.withUnsafeBufferPointer { POParser($0).parts }
  }

  func string(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
  }

  func text(of phrase: Phrase) -> String {
    let pieces = parts.pieces[phrase.pieces]
    if pieces.count == 1, let piece = pieces.first, !bytes[piece].contains(UInt8(ascii: "\\")) { return string(piece) }
    return POEscape.text(bytes, pieces)
  }

  func isEmpty(_ phrase: Phrase) -> Bool { parts.pieces[phrase.pieces].allSatisfy { $0.isEmpty } }
}
