/// Stands for `MessageSelect.variants`, as a part of `DirectRendering`: the variants of a pattern where they lie.
struct DirectVariants {
  private let first: DirectReader
  private let count: Int
  /// The parts of the variant that takes what no other one does.
  private(set) var other: DirectReader?

  /// The bytes of "other", the first one lowest.
  private static let otherWord: UInt64 = 0x72_6568_746F

  /// - Parameter reader: stands before the variants, then after them.
  /// - Returns: `nil` for bytes that are none.
  init?(_ reader: inout DirectReader) {
    guard let count = reader.number() else { return nil }
    (first, self.count) = (reader, count)
    for _ in 0..<count {
      let isKeyword = reader.byte() == UInt8(ascii: "k")
      guard let key = reader.field(), let parts = reader.field() else { return nil }
      if isKeyword, other == nil, key.count == 5, key.shortWord == Self.otherWord { other = DirectReader(parts) }
    }
  }

  /// The parts of the variant for a keyword.
  func keyword(_ text: UnsafeBufferPointer<UInt8>) -> DirectReader? {
    var rest = first
    for _ in 0..<count {
      let isKeyword = rest.byte() == UInt8(ascii: "k")
      guard let key = rest.field(), let parts = rest.field() else { return nil }
      if isKeyword, key.count == text.count, key.elementsEqual(text) { return DirectReader(parts) }
    }
    return nil
  }

  /// The parts of the variant for a number; `nil` where there is none.
  func exact(_ number: Int64) -> DirectReader? {
    var rest = first
    for _ in 0..<count {
      if rest.byte() == UInt8(ascii: "=") {
        let key = rest.wholeNumber()
        guard let parts = rest.field() else { return nil }
        if let key, key == number { return DirectReader(parts) }
      } else {
        guard rest.field() != nil, rest.field() != nil else { return nil }
      }
    }
    return nil
  }
}

extension DirectReader {
  /// The text that comes next; `nil` for any other part.
  var text: UnsafeBufferPointer<UInt8>? {
    var rest = self
    return rest.byte() == UInt8(ascii: "t") ? rest.field() : nil
  }

  /// Passes over a part.
  /// - Returns: whether it is one, and no tag.
  mutating func skipPart() -> Bool {
    switch byte() {
    case UInt8(ascii: "t"): return field() != nil
    case UInt8(ascii: "#"): return true
    case UInt8(ascii: "a"): return number() != nil
    case UInt8(ascii: "n"), UInt8(ascii: "d"): return number() != nil && field() != nil
    case UInt8(ascii: "N"): return number() != nil && field() != nil && field() != nil
    case UInt8(ascii: "p"), UInt8(ascii: "o"), UInt8(ascii: "s"):
      return number() != nil && field() != nil && DirectVariants(&self) != nil
    case UInt8(ascii: "P"), UInt8(ascii: "O"):
      return number() != nil && field() != nil && field() != nil && DirectVariants(&self) != nil
    default: return false
    }
  }

  /// The style in which the parts first show the argument at a place, or the number of their plural; `nil` for what it
  /// cannot read.
  func style(of place: Int) -> UnsafeBufferPointer<UInt8>? {
    let plain = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var rest = self
    guard let count = rest.number() else { return nil }
    for _ in 0..<count {
      var part = rest
      switch part.byte() {
      case UInt8(ascii: "#"): return plain
      case UInt8(ascii: "a"), UInt8(ascii: "d"):
        if part.number() == place { return plain }
      case UInt8(ascii: "n"):
        if part.number() == place { return part.field() }
      case UInt8(ascii: "N"):
        if part.number() == place { return part.field() == nil ? nil : part.field() }
      default: break
      }
      guard rest.skipPart() else { return nil }
    }
    return plain
  }
}
