import L10nCore

extension HTML {
  /// A text with its specifiers, markup, placeholders and addresses set apart: those run from left to right in every
  /// language.
  mutating func pattern(_ text: String) {
    let ranges = ProtectedRange.all(in: text).filter { $0.kind != .control }
    if ranges.isEmpty { return self.text(text) }
    let utf8 = text.utf8
    var end = 0
    func part(_ range: Range<Int>) -> String { String(Substring(utf8.dropFirst(range.lowerBound).prefix(range.count))) }
    for protected in ranges {
      self.text(part(end..<protected.range.lowerBound))
      element("bdi", ["class": "kept", "dir": "ltr"], text: part(protected.range))
      end = protected.range.upperBound
    }
    self.text(part(end..<utf8.count))
  }
}
