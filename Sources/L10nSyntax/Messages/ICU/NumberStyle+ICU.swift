package import L10nRuntime

extension NumberStyle {
  /// The style after `{x, number,`, regardless of white space around it.
  ///
  /// The styles are `integer`, `percent`, and ICU's skeletons after `::`.
  /// - Returns: `nil` for `currency`, which depends on the machine, and for patterns such as `#,##0.0`.
  package init?(icu style: String) {
    let words = style.unicodeScalars.split(whereSeparator: { $0.isPatternSpace }).map { String(Substring($0)) }
    guard let first = words.first else {
      self = .plain
      return
    }
    if first.utf8.starts(with: "::".utf8) {
      let stem = String(first.dropFirst(2))
      self.init(skeleton: (stem.isEmpty ? [] : [stem]) + words.dropFirst())
      return
    }
    guard words.count == 1 else { return nil }
    switch first.asciiLowercased {
    case "integer": self.init(skeleton: ["precision-integer"])
    case "percent": self.init(skeleton: ["percent", "scale/100", "precision-integer"])
    default: return nil
    }
  }
}
