extension NumberStyle {
  /// The style in the words of a skeleton; `NumberStyle(skeleton:)` gives the same style back.
  package var skeleton: String {
    var words: [String] = []
    switch notation {
    case .standard: break
    case .compactShort: words.append("compact-short")
    case .compactLong: words.append("compact-long")
    }
    if hasPercentSign { words.append("percent") }
    switch precision {
    case .fraction(0, 0): words.append("precision-integer")
    case .fraction(let least, let most):
      words.append("." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least))
    case .significant(let least, let most):
      words.append(String(repeating: "@", count: least) + String(repeating: "#", count: most - least))
    case .compact: break
    }
    if isHundredfold { words.append("scale/100") }
    switch grouping {
    case .never: words.append("group-off")
    case .automatic: if notation != .standard { words.append("group-auto") }
    case .fromTwoDigits: if notation == .standard { words.append("group-min2") }
    }
    switch sign {
    case .ofNegative: break
    case .always: words.append("sign-always")
    case .never: words.append("sign-never")
    case .exceptZero: words.append("sign-except-zero")
    }
    return words.joined(separator: " ")
  }
}
