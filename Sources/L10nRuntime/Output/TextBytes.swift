/// Text in UTF-8 that is put together in memory of a known size, so that the string is the only allocation.
///
///     TextBytes.text(capacity: 40) { $0.append("2026") }
///
/// Bytes beyond the capacity are left out: the caller asks for enough.
struct TextBytes {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  private init(_ memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  /// The text that a function puts together.
  /// - Parameter capacity: the most bytes that it has.
  static func text(capacity: Int, _ body: (inout TextBytes) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(capacity, 1)) { memory in
      var bytes = TextBytes(memory)
      body(&bytes)
      return String(decoding: UnsafeBufferPointer(rebasing: memory[..<bytes.count]), as: UTF8.self)
    }
  }

  mutating func append(_ byte: UInt8) {
    guard count < memory.count else { return }
    memory[count] = byte
    count &+= 1
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, let start = memory.baseAddress else { return }
    let length = min(bytes.count, memory.count &- count)
    (start + count).initialize(from: source, count: length)
    count &+= length
  }

  mutating func append(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil {
      for byte in text.utf8 { append(byte) }
    }
  }

  /// A digit of a numbering system whose digits follow one another.
  /// - Parameter digit: 0...9.
  mutating func append(digit: UInt32, zero: Unicode.Scalar) {
    let scalar = zero.value &+ digit
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | scalar &>> shift & 0x3F) }
    switch scalar {
    case ..<0x80: append(UInt8(truncatingIfNeeded: scalar))
    case ..<0x800:
      append(UInt8(truncatingIfNeeded: 0xC0 | scalar &>> 6))
      append(tail(0))
    case ..<0x10000:
      append(UInt8(truncatingIfNeeded: 0xE0 | scalar &>> 12))
      append(tail(6))
      append(tail(0))
    default:
      append(UInt8(truncatingIfNeeded: 0xF0 | scalar &>> 18))
      append(tail(12))
      append(tail(6))
      append(tail(0))
    }
  }

  /// The most digits that a number has here.
  private static let digitLimit = 20

  /// The most bytes that a number takes: digits of four bytes, and between them separators of as many.
  static let numberCapacity = 2 * 4 * digitLimit

  /// A whole number without groups.
  /// - Parameter width: the least number of digits, filled with zeros.
  mutating func append(_ number: UInt64, width: Int, zero: Unicode.Scalar) {
    append(number, width: width, zero: zero) { _, _ in }
  }

  /// A whole number with the groups of a locale.
  /// - Parameter minimumGrouping: how many digits stand before the first separator at least.
  mutating func append(_ number: UInt64, symbols: NumberSymbols, minimumGrouping: Int? = nil) {
    let primary = symbols.primaryGroup
    guard primary > 0, !symbols.grouping.isEmpty,
      Self.digitCount(number) >= primary + max(1, minimumGrouping ?? symbols.minimumGrouping)
    else { return append(number, width: 1, zero: symbols.zeroDigit) }
    let secondary = symbols.secondaryGroup > 0 ? symbols.secondaryGroup : primary
    append(number, width: 1, zero: symbols.zeroDigit) { bytes, left in
      if left >= primary, (left - primary) % secondary == 0 { bytes.append(symbols.grouping) }
    }
  }

  private static func digitCount(_ number: UInt64) -> Int {
    var (count, rest) = (1, number)
    while rest >= 10 { (count, rest) = (count &+ 1, rest / 10) }
    return count
  }

  /// - Parameter body: is called after each digit but the last with how many follow.
  @inline(__always)
  private mutating func append(
    _ number: UInt64, width: Int, zero: Unicode.Scalar, after body: (inout TextBytes, Int) -> Void
  ) {
    let count = min(max(Self.digitCount(number), width), Self.digitLimit)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.digitLimit) { digits in
      var rest = number
      for place in 0..<count {
        digits[place] = UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      var left = count
      while left > 0 {
        left &-= 1
        append(digit: UInt32(digits[left]), zero: zero)
        if left > 0 { body(&self, left) }
      }
    }
  }
}
