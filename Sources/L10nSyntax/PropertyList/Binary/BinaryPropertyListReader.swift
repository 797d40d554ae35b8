/// Reads binary property lists (`bplist00`), in which Xcode ships compiled string tables.
///
/// The format has no places, so findings are at the start of the file. Sizes and offsets are never trusted: each is
/// checked against the file before it is used, and values nest only as deep as in the other syntaxes.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  /// The end of the objects and start of the table of their offsets.
  private let tableStart: Int
  private let objectOffsets: [Int]
  private let referenceSize: Int
  private let topObject: Int
  /// Strings read so far by object: keys and texts are shared, and each is decoded once.
  private var strings: [String?]
  private var findings: [StringsFinding] = []

  /// The number of objects read so far, a guard against files in which a few objects refer to each other very often.
  private var objectsRead = 0

  /// The number of decoded bytes of texts, a guard against files in which many objects are parts of one.
  private var bytesDecoded = 0

  /// The number of bytes of texts met so far, shared ones counted each time, a guard against files in which many values
  /// are one long text.
  private var bytesMet = 0

  private struct Corrupt: Error {
    let reason: String
  }

  static func read(_ bytes: [UInt8]) -> PropertyListDocument {
    let source = SourceText(utf8: [], encoding: .binary, hasByteOrderMark: false, bytes: bytes)
    do throws(Corrupt) {
      var reader = try BinaryPropertyListReader(bytes)
      let root = try reader.object(reader.topObject, depth: 0)
      if case .dictionary = root.value {
      } else {
        reader.findings.append(
          StringsFinding(.error, .notADictionary, at: 0..<0, "expected a dictionary, found \(root.kindName)"))
      }
      return PropertyListDocument(
        source: source, syntax: .binary, contents: .value(root), comments: [], findings: reader.findings)
    } catch {
      let finding = StringsFinding(
        .error, .corruptBinaryPropertyList, at: 0..<0, "damaged binary property list: \(error.reason)",
        help: "copy or build the file again")
      return PropertyListDocument(source: source, syntax: .binary, comments: [], findings: [finding])
    }
  }

  private init(_ bytes: [UInt8]) throws(Corrupt) {
    guard bytes.count >= 8 + 32 else { throw Corrupt(reason: "the file is too short") }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    self.bytes = bytes
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(bytes, at: trailer + 8, size: 8),
      let top = Self.integer(bytes, at: trailer + 16, size: 8),
      let tableStart = Self.integer(bytes, at: trailer + 24, size: 8),
      count > 0, top < count, tableStart > 8, tableStart < trailer,
      // Exactly as in Foundation: the table fills the space before the trailer, and numbers are wide enough for their
      // counts.
      count.multipliedReportingOverflow(by: offsetSize) == (trailer - tableStart, false),
      Self.isWide(referenceSize, enoughFor: count), Self.isWide(offsetSize, enoughFor: tableStart)
    else { throw Corrupt(reason: "its trailer does not fit the file") }
    self.tableStart = tableStart
    topObject = top
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for index in 0..<count {
      guard let offset = Self.integer(bytes, at: tableStart + index * offsetSize, size: offsetSize),
        (8..<tableStart).contains(offset)
      else { throw Corrupt(reason: "object \(index) lies outside the file") }
      offsets.append(offset)
    }
    objectOffsets = offsets
    strings = Array(repeating: nil, count: count)
  }

  private static func isWide(_ size: Int, enoughFor count: Int) -> Bool {
    size >= 8 || count >> (8 * size) == 0
  }

  private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset + size <= bytes.count else { return nil }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }

  // MARK: Objects

  private mutating func object(_ index: Int, depth: Int) throws(Corrupt) -> PropertyListNode {
    guard depth < PropertyListDocument.nestingLimit else { throw Corrupt(reason: "values nest too deep") }
    guard objectOffsets.indices.contains(index) else { throw Corrupt(reason: "a value refers to nothing") }
    objectsRead += 1
    // Each reference takes at least one byte, so there are no more objects than bytes unless collections are shared.
    guard objectsRead <= bytes.count else { throw Corrupt(reason: "values refer to each other") }
    let offset = objectOffsets[index]
    let value: PropertyListNode.Value
    switch bytes[offset] >> 4 {
    case 0x0: value = .other(bytes[offset] == 0x08 || bytes[offset] == 0x09 ? "a boolean" : "a null")
    case 0x1, 0x2: value = .other("a number")
    case 0x3: value = .other("a date")
    case 0x4: value = .other("data")
    case 0x5, 0x6:
      let string = if let known = strings[index] { known } else { try string(at: offset) }
      strings[index] = string
      bytesMet += string.utf8.count
      guard bytesMet / 64 <= bytes.count else { throw Corrupt(reason: "one text is used too often") }
      value = .string(string)
    case 0x8: value = .other("a number")
    case 0xA, 0xC: value = .array(try elements(at: offset, depth: depth))
    case 0xD: value = .dictionary(try pairs(at: offset, depth: depth))
    default: throw Corrupt(reason: "an object of an unknown type")
    }
    return PropertyListNode(value: value, range: 0..<0)
  }

  /// The number of elements, bytes or units of an object, and their start.
  private func count(at offset: Int) throws(Corrupt) -> (count: Int, start: Int) {
    let low = Int(bytes[offset] & 0x0F)
    if low < 15 { return (low, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 0x1 else { throw Corrupt(reason: "a size is missing") }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard size <= 8, let count = Self.integer(bytes, at: offset + 2, size: size) else {
      throw Corrupt(reason: "a size does not fit")
    }
    return (count, offset + 2 + size)
  }

  private mutating func string(at offset: Int) throws(Corrupt) -> String {
    let (count, start) = try count(at: offset)
    let isASCII = bytes[offset] >> 4 == 0x5
    let width = isASCII ? 1 : 2
    guard count <= (tableStart - start) / width else { throw Corrupt(reason: "a text runs over the end of the file") }
    bytesDecoded += count * width
    guard bytesDecoded <= bytes.count else { throw Corrupt(reason: "texts overlap") }
    if isASCII {
      let text = bytes[start..<start + count]
      if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
      // Foundation reads bytes above ASCII as Latin-1.
      return String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) }))
    }
    let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  private func references(at offset: Int, perEntry: Int) throws(Corrupt) -> [Int] {
    let (count, start) = try count(at: offset)
    guard count <= (tableStart - start) / (referenceSize * perEntry) else {
      throw Corrupt(reason: "a collection runs over the end of the file")
    }
    var references: [Int] = []
    references.reserveCapacity(count * perEntry)
    for index in 0..<count * perEntry {
      guard let reference = Self.integer(bytes, at: start + index * referenceSize, size: referenceSize) else {
        throw Corrupt(reason: "a reference does not fit")
      }
      references.append(reference)
    }
    return references
  }

  private mutating func elements(at offset: Int, depth: Int) throws(Corrupt) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    for reference in try references(at: offset, perEntry: 1) {
      elements.append(try object(reference, depth: depth + 1))
    }
    return elements
  }

  private mutating func pairs(at offset: Int, depth: Int) throws(Corrupt) -> [PropertyListPair] {
    let references = try references(at: offset, perEntry: 2)
    let count = references.count / 2
    var pairs: [PropertyListPair] = []
    var keys: Set<TableKey> = []
    for index in 0..<count {
      guard case .string(let text) = try object(references[index], depth: depth + 1).value else {
        throw Corrupt(reason: "a key is not a text")
      }
      let key = TableKey(text)
      let node = try object(references[count + index], depth: depth + 1)
      if keys.insert(key).inserted {
        pairs.append(PropertyListPair(key: key, keyRange: 0..<0, node: node, range: 0..<0))
      } else {
        // The last one counts in the other syntaxes; in binary files Foundation, too, uses the first one.
        findings.append(
          StringsFinding(
            .warning, .duplicateKey, at: 0..<0, "key '\(key)' occurs twice, the first one counts",
            help: "build the file again"))
      }
    }
    return pairs
  }
}
