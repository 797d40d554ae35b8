/// Where the texts of a table start, as text for a string literal.
///
/// For each text and for the end five characters of six bits each, `0` (U+0030) to `o` (U+006F), most significant first:
/// bit 29 says that the text is not all ASCII, the others are its byte offset. A text is absent when its offset equals
/// the next one's.
package enum PackedOffsets {
  /// Characters a number takes.
  package static let width = 5

  /// Set in the offset of a text that is not all ASCII.
  package static let nonASCIIFlag = 1 << 29

  static let offsetMask = nonASCIIFlag - 1

  /// The largest offset that can be written: 512 MB of text a locale.
  package static let maximum = offsetMask

  /// The numbers of a text and of the next one, by the index of the text; both must be inside the literal.
  ///
  /// Each is read with one load of eight bytes, which lie within the ten of the two.
  @inline(__always)
  static func values(in bytes: UnsafePointer<UInt8>, at index: Int) -> (start: Int, end: Int) {
    let place = UnsafeRawPointer(bytes + index &* width)
    let start = UInt64(bigEndian: place.loadUnaligned(as: UInt64.self)) >> 24
    let end = UInt64(bigEndian: (place + 2).loadUnaligned(as: UInt64.self))
    return (number(start), number(end))
  }

  /// The number that the five low bytes spell: first six bits a byte, then twelve bits a pair.
  @inline(__always)
  private static func number(_ characters: UInt64) -> Int {
    let digits = characters &- 0x30_3030_3030
    let pairs = digits & 0x3F_003F_003F | (digits & 0x3F00_3F00) >> 2
    return Int(truncatingIfNeeded: pairs & 0xFFF | pairs >> 4 & 0xFF_F000 | pairs >> 8 & 0x3F00_0000)
  }

  /// The number with an index, read byte by byte: it may be the last one.
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
    /// How many numbers there are.
    let count: Int

    private let bytes: UnsafePointer<UInt8>

    /// No numbers where the literal is not held as bytes.
    init(_ literal: StaticString) {
      let empty: StaticString = ""
      let isUsable = literal.hasPointerRepresentation
      count = isUsable ? literal.utf8CodeUnitCount / PackedOffsets.width : 0
      bytes = (isUsable ? literal : empty).utf8Start
    }

    /// The number at an index from 0 to below `count`.
    subscript(index: Int) -> Int { PackedOffsets.number(in: bytes, at: index) }
  }
}
