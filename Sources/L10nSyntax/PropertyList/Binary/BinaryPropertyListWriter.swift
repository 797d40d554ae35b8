/// Writes binary property lists (`bplist00`), the form of tables in built apps.
///
/// Equal texts are stored once. This syntax has no comments and no mark of untranslated entries.
public struct BinaryPropertyListWriter {
  private enum Object {
    case string(String)
    /// The numbers of the keys, followed by those of the values.
    case dictionary([Int])
  }

  private var objects: [Object] = []
  private var strings: [TableKey: Int] = [:]

  private init() {}

  /// A whole file; of equal keys the last one counts, as in the other syntaxes.
  public static func table(_ entries: some Sequence<NewEntry<StringsdictWriter.Value>>) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    _ = writer.add(.dictionary(entries.map { StringsdictWriter.Pair($0.key, $0.value) }))
    return writer.file()
  }

  /// Numbers a value and all its contents; the top value is 0.
  private mutating func add(_ value: StringsdictWriter.Value) -> Int {
    switch value {
    case .text(let text): return add(text)
    case .dictionary(let pairs):
      let number = objects.count
      objects.append(.dictionary([]))
      var seen: Set<TableKey> = []
      let pairs = pairs.reversed().filter { seen.insert($0.key).inserted }.reversed()
      let keys = pairs.map { add($0.key.text) }
      objects[number] = .dictionary(keys + pairs.map { add($0.value) })
      return number
    }
  }

  private mutating func add(_ text: String) -> Int {
    let key = TableKey(text)
    if let number = strings[key] { return number }
    strings[key] = objects.count
    objects.append(.string(text))
    return objects.count - 1
  }

  private func file() -> [UInt8] {
    let referenceSize = Self.size(of: objects.count - 1)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .string(let text): Self.append(text, to: &bytes)
      case .dictionary(let references):
        Self.append(marker: 0xD0, count: references.count / 2, to: &bytes)
        for reference in references { Self.append(reference, size: referenceSize, to: &bytes) }
      }
    }
    let tableStart = bytes.count
    let offsetSize = Self.size(of: tableStart)
    for offset in offsets { Self.append(offset, size: offsetSize, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, tableStart] { Self.append(number, size: 8, to: &bytes) }
    return bytes
  }

  /// Appends ASCII as bytes, any other text in big-endian UTF-16.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      append(marker: 0x50, count: text.utf8.count, to: &bytes)
      bytes += text.utf8
    } else {
      append(marker: 0x60, count: text.utf16.count, to: &bytes)
      for unit in text.utf16 { append(Int(unit), size: 2, to: &bytes) }
    }
  }

  /// Appends a type with a number of elements; a number of 15 or more is an integer object after the marker.
  private static func append(marker: UInt8, count: Int, to bytes: inout [UInt8]) {
    guard count >= 15 else { return bytes.append(marker | UInt8(count)) }
    let size = size(of: count)
    bytes += [marker | 0x0F, 0x10 | UInt8(size.trailingZeroBitCount)]
    append(count, size: size, to: &bytes)
  }

  /// Appends a number in big-endian bytes.
  private static func append(_ number: Int, size: Int, to bytes: inout [UInt8]) {
    for index in (0..<size).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }

  /// The number of bytes of a number: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    switch number {
    case ...0xFF: 1
    case ...0xFFFF: 2
    case ...0xFFFF_FFFF: 4
    default: 8
    }
  }
}
