internal import L10nSyntax

/// The valid ranges in a text.
struct Places {
  let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// The violation of a range with a name; `nil` if it is inside the text and on scalar boundaries.
  func violation(_ range: Range<Int>, _ name: @autoclosure () -> String) -> String? {
    if range.lowerBound < 0 || range.upperBound > source.utf8.count {
      return "\(name()) \(range) lies outside of the text, 0..<\(source.utf8.count)"
    }
    for offset in [range.lowerBound, range.upperBound] where !isBorder(offset) {
      return "\(name()) \(range) cuts the scalar at \(offset)"
    }
    return nil
  }

  /// The violation of a range that must be inside another one.
  func violation(_ range: Range<Int>, _ name: @autoclosure () -> String, inside outer: Range<Int>) -> String? {
    if range.lowerBound < outer.lowerBound || range.upperBound > outer.upperBound {
      return "\(name()) \(range) lies outside of \(outer)"
    }
    return violation(range, name())
  }

  private func isBorder(_ offset: Int) -> Bool {
    offset == source.utf8.count || source.utf8[offset] & 0xC0 != 0x80
  }
}
