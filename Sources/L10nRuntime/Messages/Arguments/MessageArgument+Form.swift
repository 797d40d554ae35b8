extension MessageArgument {
  /// Whether it is a number, or a range of them, that says itself how it is shown, whatever the specifier.
  var hasForm: Bool {
    switch self {
    case .number, .range: true
    default: false
    }
  }

  /// The number that exact keys of plurals are compared with, of a range one whose ends are the same; `nil` for all else.
  var exactNumber: Double? {
    guard case .range(let range, _) = self else { return doubleValue }
    return range.lowerBound == range.upperBound ? Double(range.lowerBound) : nil
  }
}
