/// Stands for `MessageReader.choice`, as a part of `DirectRendering`.
///
/// A text that one number chooses, where it lies; see `PluralChoiceCoding`.
struct DirectChoice {
  private let header: UnsafePointer<UInt8>
  private let texts: UnsafeBufferPointer<UInt8>

  /// - Parameter coded: what stands after the `c`.
  /// - Returns: `nil` for bytes that are too few.
  @inline(__always)
  init?(_ coded: UnsafeBufferPointer<UInt8>) {
    guard coded.count >= PluralChoiceCoding.headerCount, let start = coded.baseAddress else { return nil }
    header = start
    texts = UnsafeBufferPointer(
      start: start + PluralChoiceCoding.headerCount, count: coded.count &- PluralChoiceCoding.headerCount)
  }

  /// The number of the argument that chooses, 0 where it is to be counted; `PluralChoiceCoding.writtenOut` for a format
  /// that is.
  @inline(__always)
  var argument: Int { Int(header[0] &- 0x30 & 0x3F) }

  /// The format where it is written out; `nil` for offsets that are wrong.
  var format: UnsafeBufferPointer<UInt8>? { text(PluralChoiceCoding.format) }

  /// Whether it is the variable that a format names.
  func isNamed(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    text(PluralChoiceCoding.name)?.elementsEqual(name) ?? false
  }

  /// The text that a whole number chooses; `nil` where it has none for it.
  @inline(__always)
  func segments(for value: IntegerValue, _ rules: WholeNumberRules) -> DirectSegments? {
    guard value.magnitude < WholeNumberRules.limit else { return nil }
    return segments(isZero: value.magnitude == 0, rules.categoryPosition(of: value.magnitude))
  }

  /// The text for a category by its place in CLDR's order; `nil` where it has none for it.
  /// - Parameter isZero: whether the number is 0, which a text for `zero` takes in every language.
  @inline(__always)
  func segments(isZero: Bool, _ category: @autoclosure () -> Int) -> DirectSegments? {
    let present = header[1] &- 0x30
    var position = 0
    if !isZero || present & 1 == 0 {
      position = category()
      if present &>> UInt8(truncatingIfNeeded: position) & 1 == 0 {
        guard present & 0x20 != 0 else { return nil }
        position = 5
      }
    }
    let start = position == 0 ? 0 : end(of: position &- 1)
    let end = end(of: position)
    return start <= end && end <= texts.count ? DirectSegments(texts, start, end) : nil
  }

  @inline(__always)
  private func text(_ number: Int) -> UnsafeBufferPointer<UInt8>? {
    let start = number == 0 ? 0 : end(of: number &- 1)
    let end = end(of: number)
    guard start <= end, end <= texts.count else { return nil }
    return UnsafeBufferPointer(rebasing: texts[start..<end])
  }

  /// At most 4095.
  @inline(__always)
  private func end(of text: Int) -> Int {
    let place = PluralChoiceCoding.end(of: text)
    return Int(header[place] &- 0x30 & 0x3F) &<< 6 | Int(header[place &+ 1] &- 0x30 & 0x3F)
  }
}
