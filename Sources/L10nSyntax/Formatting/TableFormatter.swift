/// Brings table files into one style without changing their meaning.
///
/// Old-style files get double quotes, ` = `, one entry a line, and a blank line around entries with comments; XML files
/// get tabs and one tag a line. Lines end with LF unless the file's own encoding is kept. Comments stay with their
/// entries, on their own lines or after the entry. Several blank lines become one. Text between quotes or tags, and
/// within comments, stays as it is written. A formatted file has the same contents, in the same order unless another is
/// requested, and formatting it again changes nothing.
public struct TableFormatter: Sendable {
  /// The order of the entries. Entries with equal keys keep their order, and comments that a blank line separates from
  /// the next entry keep their place.
  public enum Order: Hashable, Sendable {
    /// The order of the file.
    case unchanged
    /// By the bytes of their keys.
    case byKey
    /// The order of this list; other entries come last, in the order of the file.
    case list([TableKey])
  }

  /// The order of the entries.
  public var order: Order

  /// Whether a file keeps its encoding, its byte order mark and its line ends, with those of its last line for all;
  /// otherwise it becomes UTF-8 without a mark, and lines end with LF.
  public var keepsEncoding: Bool

  /// A style with the order unchanged and UTF-8.
  public init(order: Order = .unchanged, keepsEncoding: Bool = false) {
    (self.order, self.keepsEncoding) = (order, keepsEncoding)
  }

  /// The bytes of a file in this style. An empty file stays empty.
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
