/// UTF-8 that is put together in memory on the stack: a text of up to 256 bytes is allocated once, when it is complete.
struct NumberOutput {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  /// What did not fit.
  private var spilled = ""

  private init(_ memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  /// The text that a function writes.
  static func text(_ write: (inout NumberOutput) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { memory in
      var output = NumberOutput(memory)
      write(&output)
      let text = String(decoding: UnsafeBufferPointer(rebasing: memory[..<output.count]), as: UTF8.self)
      return output.spilled.isEmpty ? text : output.spilled + text
    }
  }

  mutating func append(_ text: String) {
    if text.utf8.count > memory.count - count { spill() }
    guard text.utf8.count <= memory.count else {
      spilled += text
      return
    }
    for byte in text.utf8 { append(byte) }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      // What is spilled ends with a whole character.
      if memory.count - count < 4 { spill() }
      for byte in UTF8.encode(scalar).unsafelyUnwrapped { append(byte) }
    }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    if count == memory.count { spill() }
    memory[count] = byte
    count += 1
  }

  private mutating func spill() {
    spilled += String(decoding: UnsafeBufferPointer(rebasing: memory[..<count]), as: UTF8.self)
    count = 0
  }
}
