/// The starts of a table's texts, as text for a string literal.
///
/// For each text and for the end there are five characters of six bits each, `0` (U+0030) to `o` (U+006F), most
/// significant first: bit 29 means that the text is not all ASCII, the others are its byte offset. A text is absent if
/// its offset equals the next one's.
package enum PackedOffsets {
  /// The number of characters of a number.
  package static let width = 5

  /// The bit in the offset of a text that is not all ASCII.
  package static let nonASCIIFlag = 1 << 29

  static let offsetMask = nonASCIIFlag - 1

  /// The largest possible offset: 512 MB of text for each locale.
  package static let maximum = offsetMask

  /// The numbers of a text and of the next one, by the index of the text; both must be inside the literal.
  ///
  /// Each is read with one load of eight bytes, which are within the ten of the two.
  @inline(__always)
  static func values(in bytes: UnsafePointer<UInt8>, at index: Int) -> (start: Int, end: Int) {
    let place = UnsafeRawPointer(bytes + index &* width)
    let start = UInt64(bigEndian: place.loadUnaligned(as: UInt64.self)) >> 24
    let end = UInt64(bigEndian: (place + 2).loadUnaligned(as: UInt64.self))
    return (number(start), number(end))
  }

  /// The number in the five low bytes: first six bits a byte, then twelve bits a pair.
  @inline(__always)
  private static func number(_ characters: UInt64) -> Int {
    let digits = characters &- 0x30_3030_3030
    let pairs = digits & 0x3F_003F_003F | (digits & 0x3F00_3F00) >> 2
    return Int(truncatingIfNeeded: pairs & 0xFFF | pairs >> 4 & 0xFF_F000 | pairs >> 8 & 0x3F00_0000)
  }

  /// The number at an index, read byte by byte, as it may be the last one.
  fileprivate static func number(in bytes: UnsafePointer<UInt8>, at index: Int) -> Int {
    var number = 0
    for place in index &* width..<(index &+ 1) &* width { number = number << 6 | Int(bytes[place] &- 0x30) & 0x3F }
    return number
  }
}

extension PackedOffsets {
  /// Plain numbers below 2³⁰ in a literal, five characters each.
  ///
  /// `@unchecked Sendable`: literals are never written and never freed.
  package struct Numbers: @unchecked Sendable {
    /// The number of numbers.
    let count: Int

    private let bytes: UnsafePointer<UInt8>

    /// No numbers if the literal is not stored as bytes.
    init(_ literal: StaticString) {
      let empty: StaticString = ""
      let isUsable = literal.hasPointerRepresentation
      count = isUsable ? literal.utf8CodeUnitCount / PackedOffsets.width : 0
      bytes = (isUsable ? literal : empty).utf8Start
    }

    /// The number at an index, 0..<count.
    subscript(index: Int) -> Int { PackedOffsets.number(in: bytes, at: index) }
  }
}
