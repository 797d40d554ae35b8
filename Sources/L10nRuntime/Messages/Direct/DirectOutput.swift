/// UTF-8 that is put together in memory on the stack, up to what fits.
struct DirectOutput {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init(_ memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  /// The text so far: the one allocation, if it is longer than fifteen bytes.
  var string: String { String(decoding: UnsafeBufferPointer(rebasing: memory[..<count]), as: UTF8.self) }

  /// - Returns: whether the bytes still fit.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= memory.count &- count else { return false }
    if let source = bytes.baseAddress, let start = memory.baseAddress {
      (start + count).update(from: source, count: bytes.count)
      count &+= bytes.count
    }
    return true
  }

  /// - Returns: whether the byte still fits.
  @inline(__always)
  mutating func append(_ byte: UInt8) -> Bool {
    guard count < memory.count else { return false }
    memory[count] = byte
    count &+= 1
    return true
  }

  /// - Parameter scalar: the value of a Unicode scalar.
  /// - Returns: whether it still fits.
  mutating func append(scalar: UInt32) -> Bool {
    guard memory.count - count >= 4 else { return false }
    switch scalar {
    case 0..<0x80: return append(UInt8(scalar))
    case 0x80..<0x800: return append(UInt8(0xC0 | scalar >> 6)) && append(Self.continuation(scalar))
    case 0x800..<0x10000:
      return append(UInt8(0xE0 | scalar >> 12)) && append(Self.continuation(scalar >> 6))
        && append(Self.continuation(scalar))
    default:
      return append(UInt8(0xF0 | scalar >> 18 & 7)) && append(Self.continuation(scalar >> 12))
        && append(Self.continuation(scalar >> 6)) && append(Self.continuation(scalar))
    }
  }

  private static func continuation(_ bits: UInt32) -> UInt8 { UInt8(0x80 | bits & 0x3F) }
}
