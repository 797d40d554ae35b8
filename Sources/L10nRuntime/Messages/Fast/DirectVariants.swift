/// Stands for `MessageSelect.variants`, as a part of `DirectRendering`: the variants of a pattern where they lie.
struct DirectVariants {
  private let first: FieldReader
  private let count: Int
  /// The parts of the variant that takes what no other one does.
  private(set) var other: FieldReader?

  /// The bytes of "other", the first one lowest.
  private static let otherWord: UInt64 = 0x72_6568_746F

  /// - Parameter reader: stands before the variants, then after them.
  /// - Returns: `nil` for bytes that are none.
  init?(_ reader: inout FieldReader) {
    guard let count = reader.number() else { return nil }
    (first, self.count) = (reader, count)
    for _ in 0..<count {
      let isKeyword = reader.byte() == UInt8(ascii: "k")
      guard let key = reader.field(), let parts = reader.field() else { return nil }
      if isKeyword, other == nil, key.count == 5, key.shortWord == Self.otherWord { other = FieldReader(parts) }
    }
  }

  /// The parts of the variant for a keyword.
  func keyword(_ text: UnsafeBufferPointer<UInt8>) -> FieldReader? {
    var rest = first
    for _ in 0..<count {
      let isKeyword = rest.byte() == UInt8(ascii: "k")
      guard let key = rest.field(), let parts = rest.field() else { return nil }
      if isKeyword, key.count == text.count, key.elementsEqual(text) { return FieldReader(parts) }
    }
    return nil
  }

  /// The parts of the variant for a number; `nil` where there is none.
  func exact(_ number: Int64) -> FieldReader? {
    var rest = first
    for _ in 0..<count {
      if rest.byte() == UInt8(ascii: "=") {
        let key = rest.wholeNumber()
        guard let parts = rest.field() else { return nil }
        if let key, key == number { return FieldReader(parts) }
      } else {
        guard rest.field() != nil, rest.field() != nil else { return nil }
      }
    }
    return nil
  }
}
