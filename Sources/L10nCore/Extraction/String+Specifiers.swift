import L10nRuntime
import L10nSyntax

extension String {
  /// The format with a position in each specifier, as `genstrings` and Xcode write it: `%1$@ of %2$lld`. Texts with
  /// fewer than two specifiers, or with positions, are unchanged.
  var numberingSpecifiers: String {
    let format = FormatString(self)
    let isPlain = format.placeholders.allSatisfy { !$0.isNumbered && !$0.width.isTaken && !$0.precision.isTaken }
    guard format.placeholders.count > 1, format.errors.isEmpty, isPlain else { return self }
    var bytes = Array(utf8)
    for placeholder in format.placeholders.reversed() {
      bytes.insert(contentsOf: "\(placeholder.position)$".utf8, at: placeholder.range.lowerBound + 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FormatAmount? {
  /// Whether an argument gives a width or a precision.
  fileprivate var isTaken: Bool {
    if case .argument? = self { true } else { false }
  }
}
