/// Brings table files into one style without changing what they say.
///
/// Old-style files get double quotes, ` = `, one entry a line, and a blank line around entries with comments; XML files
/// get tabs and one tag a line. Lines end with LF unless the file's own encoding is kept. Comments stay with their entries, on their own lines or after the
/// entry; of several blank lines one stays. What stands between quotes or tags, and inside comments, stays as it is
/// written, and a formatted file reads as the file before, in the same order unless another is asked for.
/// Formatting twice is formatting once.
public struct TableFormatter: Sendable {
  /// In which order entries are written. Entries with equal keys keep their order, and comments that a blank line parts
  /// from the entry after them keep their place.
  public enum Order: Hashable, Sendable {
    /// As they are.
    case unchanged
    /// By the bytes of their keys.
    case byKey
    /// As in this list; what is not in it comes last, as it is.
    case list([TableKey])
  }

  /// In which order entries are written.
  public var order: Order

  /// Whether a file keeps its encoding, its byte order mark and its line ends, those of its last line for all; else it
  /// becomes UTF-8 without a mark, and lines end with LF.
  public var keepsEncoding: Bool

  /// A style with the order unchanged and UTF-8.
  public init(order: Order = .unchanged, keepsEncoding: Bool = false) {
    (self.order, self.keepsEncoding) = (order, keepsEncoding)
  }

  /// The bytes of a file in this style. A file without a byte stays so.
  ///
  /// - Throws: `EditRefusal` for a binary property list, for a file with errors, and for one whose bytes are not its
  ///   text.
  /// - Complexity: O(*n*), and O(*e* log *e*) for *e* entries that are sorted.
  public func formatted(_ document: PropertyListDocument) throws(EditRefusal) -> [UInt8] {
    if let refusal = document.editRefusal { throw refusal }
    guard let root = document.root, case .dictionary(let pairs) = root.value else { return document.source.bytes }
    let lines = TextLines(document.source.utf8)
    let entries = EntryLines(document: document, lines: lines, pairs: pairs)
    let utf8: [UInt8]
    switch document.syntax {
    case .xml:
      var formatting = XMLFormatting(entries: entries, order: order, keepsDeclaration: keepsEncoding)
      utf8 = formatting.formatted(root)
    case .openStep, .binary:
      var formatting = OpenStepFormatting(entries: entries, order: order, keepsLineEnds: keepsEncoding)
      utf8 = formatting.formatted(root)
    }
    return keepsEncoding ? document.source.encoded(utf8) : utf8
  }
}
