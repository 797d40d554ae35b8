/// The fields of one protocol buffer, in their order.
///
/// Protocol Buffers, "Encoding": varints, and fields with a length; those of fixed size are passed over.
struct ProtobufFields {
  /// What a field holds.
  enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
    case fixed
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next field; `nil` at the end.
  ///
  /// - Throws: where the message is damaged.
  mutating func next() throws(WorkMessageError) -> (number: UInt64, value: Value)? {
    if rest.isEmpty { return nil }
    let key = try number()
    switch key & 7 {
    case 0: return (key >> 3, .number(try number()))
    case 1: _ = try bytes(8)
    case 2: return (key >> 3, .bytes(try bytes(try number())))
    case 5: _ = try bytes(4)
    default: throw WorkMessageError("a field has the unknown wire type \(key & 7)")
    }
    return (key >> 3, .fixed)
  }

  private mutating func number() throws(WorkMessageError) -> UInt64 {
    guard let (value, length) = try Self.varint(at: rest) else { throw Self.cutOff }
    rest.removeFirst(length)
    return value
  }

  private mutating func bytes(_ count: UInt64) throws(WorkMessageError) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw Self.cutOff }
    defer { rest.removeFirst(Int(count)) }
    return rest.prefix(Int(count))
  }

  private static let cutOff = WorkMessageError("a field ends in the middle")

  /// The number that bytes begin with, and how many of them it takes; `nil` where more have to come.
  ///
  /// - Throws: where it does not fit 64 bits.
  static func varint(at bytes: ArraySlice<UInt8>) throws(WorkMessageError) -> (value: UInt64, length: Int)? {
    var value: UInt64 = 0
    for (index, byte) in bytes.prefix(10).enumerated() {
      if index == 9, byte > 1 { throw WorkMessageError("a number has more than 64 bits") }
      value |= UInt64(byte & 0x7F) << (7 * index)
      if byte < 0x80 { return (value, index + 1) }
    }
    return nil
  }

  /// A number in as few bytes as it needs.
  static func varint(_ value: UInt64) -> [UInt8] {
    var (bytes, rest): ([UInt8], UInt64) = ([], value)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  /// A field with a number, which is left out where it is 0. Negative ones take ten bytes.
  static func field(_ number: UInt64, _ value: Int) -> [UInt8] {
    value == 0 ? [] : varint(number << 3) + varint(UInt64(bitPattern: Int64(value)))
  }

  /// A field with a text, which is left out where it is empty.
  static func field(_ number: UInt64, _ text: String) -> [UInt8] {
    text.isEmpty ? [] : varint(number << 3 | 2) + varint(UInt64(text.utf8.count)) + text.utf8
  }
}
