/// Stands for `MessageReader`, as a part of `DirectRendering`: the parts of a pattern where they lie; see `PatternCoding`.
extension FieldReader {
  /// A text, which is written.
  /// - Returns: whether it is there, and fits.
  @inline(__always)
  mutating func appendField(to output: inout DirectOutput) -> Bool {
    guard let text = field(), let source = text.baseAddress else { return false }
    return output.append(source, length: text.count, room: text.count &+ end &- offset)
  }

  /// The text of a whole number as a `Double` is written: "1.0".
  /// - Returns: `nil` for all else, and for more than fifteen digits.
  @inline(__always)
  mutating func wholeNumber() -> Int? {
    guard let text = field(), text.count > 2, text[text.count &- 1] == UInt8(ascii: "0"),
      text[text.count &- 2] == UInt8(ascii: ".")
    else { return nil }
    let isNegative = text[0] == UInt8(ascii: "-")
    let digits = (isNegative ? 1 : 0)..<text.count &- 2
    guard 1...15 ~= digits.count else { return nil }
    var number = 0
    for place in digits {
      let digit = text[place] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return isNegative ? 0 &- number : number
  }

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
    case UInt8(ascii: "a"), UInt8(ascii: "x"): return number() != nil
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
      case UInt8(ascii: "a"), UInt8(ascii: "x"), UInt8(ascii: "d"):
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
