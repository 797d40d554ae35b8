/// UTF-8 output in memory of a fixed size.
struct TextOutput {
  private let memory: UnsafeMutableRawPointer
  private let capacity: Int
  /// The number of bytes; reducing it removes the bytes after it.
  var count = 0
  /// Whether some output did not fit.
  private(set) var isFull = false

  /// The number of bytes after the text that may be overwritten.
  private static let margin = 32
  /// The number of bytes that a string holds without an allocation.
  private static let shortCount = 15

  /// - Parameter memory: the memory, of which the text never uses the last 32 bytes.
  init(_ memory: UnsafeMutableBufferPointer<UInt8>, start: UnsafeMutablePointer<UInt8>) {
    self.memory = UnsafeMutableRawPointer(start)
    capacity = memory.count &- Self.margin
  }

  /// The text so far: the only allocation, if it is longer than fifteen bytes.
  @inline(__always)
  var string: String {
    // Faster for strings that need no allocation, in one word if that is enough.
    if count <= Self.shortCount {
      return String(unsafeUninitializedCapacity: Self.shortCount) { short in
        let start = UnsafeMutableRawBufferPointer(short).baseAddress.unsafelyUnwrapped
        start.copyMemory(from: memory, byteCount: count <= 8 ? 8 : Self.shortCount)
        return count
      }
    }
    return String(decoding: UnsafeRawBufferPointer(start: memory, count: count), as: UTF8.self)
  }

  @inline(never)
  private mutating func fail() -> Bool {
    isFull = true
    return false
  }

  /// The bytes from an offset on.
  func bytes(from start: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory.assumingMemoryBound(to: UInt8.self) + start, count: count - start)
  }

  /// - Returns: whether the bytes still fit.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= capacity &- count, let source = UnsafeRawPointer(bytes.baseAddress) else {
      return bytes.isEmpty || fail()
    }
    let place = memory + count
    if bytes.count < 8 {
      place.storeBytes(of: bytes.shortWord.littleEndian, as: UInt64.self)
    } else {
      place.copyMemory(from: source, byteCount: bytes.count)
    }
    count &+= bytes.count
    return true
  }

  /// - Returns: whether the text still fits.
  mutating func append(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { append($0) }
  }

  /// - Parameter room: the number of bytes that can be read from `source`, which may exceed `length`.
  /// - Returns: whether the bytes still fit.
  @inline(__always)
  mutating func append(_ source: UnsafePointer<UInt8>, length: Int, room: Int) -> Bool {
    guard length <= capacity &- count else { return fail() }
    let place = memory + count
    if length <= 16, room >= 16 {
      place.copyMemory(from: source, byteCount: 16)
    } else if length <= 32, room >= 32 {
      place.copyMemory(from: source, byteCount: 16)
      (place + 16).copyMemory(from: source + 16, byteCount: 16)
    } else {
      return append(UnsafeBufferPointer(start: source, count: length))
    }
    count &+= length
    return true
  }

  /// Appends the output of a function.
  /// - Returns: whether it fits.
  @inline(__always)
  mutating func append(_ body: (inout TextBytes) -> Void) -> Bool {
    let rest = UnsafeMutableBufferPointer(
      start: memory.assumingMemoryBound(to: UInt8.self) + count, count: capacity &- count)
    guard let written = TextBytes.write(to: rest, body) else { return fail() }
    count &+= written
    return true
  }

  /// - Parameters:
  ///   - word: the bytes, the first one in the lowest byte; those beyond `length` are ignored.
  ///   - length: at most eight.
  /// - Returns: whether the bytes still fit.
  @inline(__always)
  mutating func append(word: UInt64, length: Int) -> Bool {
    guard length <= capacity &- count else { return fail() }
    (memory + count).storeBytes(of: word.littleEndian, as: UInt64.self)
    count &+= length
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes from an index on.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UnsafeRawPointer(baseAddress.unsafelyUnwrapped).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Up to seven bytes, the first one in the lowest byte, with zeros above them.
  @inline(__always)
  var shortWord: UInt64 {
    guard count > 0, let start = UnsafeRawPointer(baseAddress) else { return 0 }
    if count >= 4 {
      // The two overlap if there are fewer than eight.
      let first = UInt64(UInt32(littleEndian: start.loadUnaligned(as: UInt32.self)))
      let last = UInt64(UInt32(littleEndian: start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)))
      return first | last &<< UInt64(8 &* (count &- 4))
    }
    let middle = UInt64(self[count &>> 1]) &<< UInt64(8 &* (count &>> 1))
    return UInt64(self[0]) | middle | UInt64(self[count &- 1]) &<< UInt64(8 &* (count &- 1))
  }
}
