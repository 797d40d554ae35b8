extension MessageArgument {
  /// Whether it is a number or a range with its own form, which overrides the specifier.
  var hasForm: Bool {
    switch self {
    case .number, .range: true
    default: false
    }
  }

  /// The number that is compared with exact keys of plurals; for a range, the number if both ends are equal; `nil` for
  /// other arguments.
  var exactNumber: Double? {
    guard case .range(let range, _) = self else { return doubleValue }
    return range.lowerBound == range.upperBound ? Double(range.lowerBound) : nil
  }
}
