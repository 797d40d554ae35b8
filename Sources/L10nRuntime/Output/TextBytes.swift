/// UTF-8 output in memory on the stack, so that the resulting string is the only allocation.
///
///     TextBytes.text { $0.append("2026") }
///
/// Output beyond the capacity takes allocations and is not lost.
struct TextBytes {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  /// The output that did not fit, in whole characters.
  private var spilled = ""

  private init(_ memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  /// The usual greatest length of a text in bytes; a scalar takes up to four.
  private static let capacity = 256

  /// The output of a function.
  static func text(_ body: (inout TextBytes) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      var bytes = TextBytes(memory)
      body(&bytes)
      return bytes.spilled.isEmpty ? bytes.written : bytes.spilled + bytes.written
    }
  }

  /// Writes the output of a function into memory.
  /// - Returns: the number of bytes; `nil` if they do not fit.
  @inline(__always)
  static func write(to memory: UnsafeMutableBufferPointer<UInt8>, _ body: (inout TextBytes) -> Void) -> Int? {
    if memory.count < 4 { return nil }
    var bytes = TextBytes(memory)
    body(&bytes)
    return bytes.spilled.isEmpty ? bytes.count : nil
  }

  private var written: String { String(decoding: UnsafeBufferPointer(rebasing: memory[..<count]), as: UTF8.self) }

  private mutating func spill() {
    spilled += written
    count = 0
  }

  /// Appends an ASCII character.
  mutating func append(_ byte: UInt8) {
    if count == memory.count { spill() }
    memory[count] = byte
    count &+= 1
  }

  /// Appends whole characters.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, let start = memory.baseAddress else { return }
    if bytes.count > memory.count &- count { spill() }
    guard bytes.count <= memory.count else {
      spilled += String(decoding: bytes, as: UTF8.self)
      return
    }
    (start + count).initialize(from: source, count: bytes.count)
    count &+= bytes.count
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { return append(UInt8(truncatingIfNeeded: scalar.value)) }
    if memory.count &- count < 4 { spill() }
    for byte in UTF8.encode(scalar).unsafelyUnwrapped {
      memory[count] = byte
      count &+= 1
    }
  }
}
