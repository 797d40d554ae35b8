/// The text of one file, decoded to UTF-8 once, with the data to name places in it.
///
/// A place is a half-open range of offsets into `utf8`, counted from 0; for a UTF-8 file without a byte
/// order mark these are the file's own byte offsets.
public struct SourceText: Sendable {
  /// The decoded text without its byte order mark. Undecodable bytes are U+FFFD.
  public let utf8: [UInt8]

  /// The encoding of the file.
  public let encoding: SourceEncoding

  /// Whether the file starts with a byte order mark, which is not part of `utf8`.
  public let hasByteOrderMark: Bool

  /// All bytes of the file. The same array as `utf8` for a UTF-8 file without a byte order mark.
  public let bytes: [UInt8]

  init(utf8: [UInt8], encoding: SourceEncoding, hasByteOrderMark: Bool, bytes: [UInt8]) {
    self.bytes = bytes
    self.utf8 = utf8
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// The text between two offsets; offsets beyond the end count as the end.
  public subscript(range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }

  /// The line and column of one offset into `utf8`; for many places, make a `LineTable`.
  ///
  /// - Complexity: O(*n*) in the size of the text.
  public func position(of offset: Int) -> SourcePosition { LineTable(utf8).position(of: offset) }
}

/// A line and a column for people, both counted from 1.
///
/// Lines end only at LF, CR LF or CR. A column counts Unicode scalars; a tab is one. The byte order mark at the start
/// of a file has no column.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  public let line: Int

  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// A place given by line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions by line, then by column.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceText {
  /// The text of a file that is not a property list, decoded in the same way.
  public init(decoding bytes: [UInt8]) {
    var decoder = TextDecoder()
    self = decoder.decode(bytes)
  }

  /// The text of a file in ISO-8859-1, which has a character for every byte.
  package init(latin1 bytes: [UInt8]) {
    let utf8 = bytes.reduce(into: [UInt8]()) { $0.append(scalarValue: UInt32($1)) }
    self.init(utf8: utf8, encoding: .latin1, hasByteOrderMark: false, bytes: bytes)
  }
}
