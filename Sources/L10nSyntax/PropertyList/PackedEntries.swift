/// The entries of the top dictionary of a property list, 36 bytes each, with keys and values left in the text.
///
/// A large table has hundreds of thousands of entries, most of which are never used: making strings of their keys and
/// values would be most of the cost of reading. Only texts with another spelling in the file (escapes, entities, binary
/// strings) are kept decoded.
final class PackedEntries: Sendable {
  /// One entry: offsets into the text, and the indices of its decoded key and value.
  struct Record {
    var keyStart: UInt32
    var keyEnd: UInt32
    var valueStart: UInt32
    var valueEnd: UInt32
    /// The end of the entry, which starts with its key.
    var end: UInt32
    var firstComment: UInt32
    var endComment: UInt32
    /// One of `Text`, or the index of a decoded text.
    var key = Text.written
    /// One of `Text`, or the index of a decoded text.
    var value = Text.written

    var keyRange: Range<Int> { Int(keyStart)..<Int(keyEnd) }
    var valueRange: Range<Int> { Int(valueStart)..<Int(valueEnd) }
    var range: Range<Int> { Int(keyStart)..<Int(end) }
    var comments: Range<Int> { Int(firstComment)..<Int(endComment) }
  }

  enum Text {
    /// The text is spelled literally: as a whole, or between its quotes.
    static let written = UInt32.max
    /// The text is spelled literally except for `SimpleEscape`s.
    static let escaped = UInt32.max - 1
    /// The value is not a string.
    static let none = UInt32.max - 2
  }

  /// The decoded text of the file.
  let utf8: [UInt8]

  let records: [Record]

  /// Decoded keys and values. A binary file may use one string many times, which is kept once.
  private let decoded: [String]

  /// The values that are not strings, by the index of their entry.
  private let others: [Int: PropertyListNode]

  fileprivate init(_ builder: PackedEntriesBuilder, utf8: [UInt8]) {
    self.utf8 = utf8
    records = builder.records
    decoded = builder.decoded
    others = builder.others
  }

  /// The indices of the entries whose values are not strings, ascending.
  var indicesOfOthers: [Int] { others.isEmpty ? [] : others.keys.sorted() }

  func key(of record: Record) -> String { text(record.key, written: record.keyRange) }

  /// The value of an entry; `nil` if it is not a string.
  func value(of record: Record) -> String? {
    record.value == Text.none ? nil : text(record.value, written: record.valueRange)
  }

  /// The value of an entry with its place.
  func node(at index: Int) -> PropertyListNode {
    let record = records[index]
    if let other = others[index] { return other }
    return PropertyListNode(value: .string(value(of: record) ?? ""), range: record.valueRange)
  }

  /// An entry as a pair of a property list.
  func pair(at index: Int) -> PropertyListPair {
    let record = records[index]
    return PropertyListPair(
      key: TableKey(key(of: record)), keyRange: record.keyRange, node: node(at: index), range: record.range,
      comments: record.comments, isShorthand: record.valueStart == record.keyStart && !record.valueRange.isEmpty)
  }

  private func text(_ text: UInt32, written range: Range<Int>) -> String {
    switch text {
    case Text.written: withWritten(range) { String(decoding: $0, as: UTF8.self) }
    case Text.escaped: withWritten(range, SimpleEscape.decoded)
    default: decoded[Int(text)]
    }
  }

  private func withWritten<Result>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[Self.content(of: range, in: $0)])) }
  }

  /// The range between the quotes of a string, or all of a bare word.
  static func content(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    guard range.count > 1 else { return range }
    let first = bytes[range.lowerBound]
    return first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
      ? range.lowerBound + 1..<range.upperBound - 1 : range
  }
}

/// Collects entries while a file is read.
struct PackedEntriesBuilder {
  fileprivate(set) var records: [PackedEntries.Record] = []
  fileprivate var decoded: [String] = []
  fileprivate var others: [Int: PropertyListNode] = [:]

  /// - Parameter byteCount: the size of the file, from which the number of entries is estimated.
  init(byteCount: Int) {
    records.reserveCapacity(byteCount / 96)
  }

  /// Adds an entry whose texts are literal in the file, or were decoded before.
  mutating func append(_ record: PackedEntries.Record) {
    records.append(record)
  }

  /// Keeps a decoded text.
  /// - Returns: the text's index for a record.
  mutating func addText(_ text: String) -> UInt32 {
    decoded.append(text)
    return UInt32(truncatingIfNeeded: decoded.count - 1)
  }

  /// Adds an entry with the texts that were read.
  mutating func append(_ pair: PropertyListPair, in bytes: UnsafeBufferPointer<UInt8>) {
    var record = PackedEntries.Record(
      keyStart: UInt32(truncatingIfNeeded: pair.keyRange.lowerBound),
      keyEnd: UInt32(truncatingIfNeeded: pair.keyRange.upperBound),
      valueStart: UInt32(truncatingIfNeeded: pair.node.range.lowerBound),
      valueEnd: UInt32(truncatingIfNeeded: pair.node.range.upperBound),
      end: UInt32(truncatingIfNeeded: pair.range.upperBound),
      firstComment: UInt32(truncatingIfNeeded: pair.comments.lowerBound),
      endComment: UInt32(truncatingIfNeeded: pair.comments.upperBound))
    record.key = text(pair.key.text, written: pair.keyRange, in: bytes)
    if case .string(let value) = pair.node.value {
      record.value = text(value, written: pair.node.range, in: bytes)
    } else {
      record.value = PackedEntries.Text.none
      others[records.count] = pair.node
    }
    records.append(record)
  }

  private mutating func text(_ text: String, written range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32
  {
    let content = UnsafeBufferPointer(rebasing: bytes[PackedEntries.content(of: range, in: bytes)])
    if text.utf8.elementsEqual(content) { return PackedEntries.Text.written }
    return addText(text)
  }

  func entries(in utf8: [UInt8]) -> PackedEntries { PackedEntries(self, utf8: utf8) }
}
