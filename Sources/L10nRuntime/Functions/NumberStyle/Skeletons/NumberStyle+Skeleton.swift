extension NumberStyle {
  /// The skeleton of the style, with one token for each setting that is not the default; `NumberStyle(skeleton:)`
  /// returns the same style.
  package var skeleton: String {
    var words: [String] = []
    switch notation {
    case .standard: break
    case .compactShort: words.append("compact-short")
    case .compactLong: words.append("compact-long")
    case .scientific(let exponent): words.append(exponent.word)
    }
    if let unit = unit.word { words.append(unit) }
    if unitWidth != .short { words.append("unit-width-" + unitWidth.rawValue) }
    if precision != defaultPrecision || hidesZeroFraction {
      words.append(precision.word(hidesZeros: hidesZeroFraction))
    }
    if rounding != .halfEven { words.append("rounding-mode-" + rounding.rawValue) }
    if wholeDigits != WholeDigits() { words.append(wholeDigits.word) }
    if scale != .one { words.append("scale/" + scale.text) }
    if grouping != (isCompact ? .fromTwoDigits : .automatic) { words.append("group-" + grouping.rawValue) }
    if let numberingSystem { words.append("numbering-system/" + numberingSystem) }
    if sign != .ofNegative || isAccounting,
      let spelling = Sign.spellings.first(where: { $0.sign == sign && $0.isAccounting == isAccounting })
    {
      words.append(spelling.word)
    }
    if hasPointAlways { words.append("decimal-always") }
    // `joined` takes a hundred times as long on its first call, because Swift looks up its types at run time.
    return words.dropFirst().reduce(words.first ?? "") { "\($0) \($1)" }
  }
}

extension NumberStyle {
  /// The style of a number skeleton, without the `::` before it.
  /// - Returns: `nil` for an invalid skeleton.
  package init?(skeleton: String) {
    self.init()
    var reader = SkeletonReader()
    var skeleton = skeleton
    let isRead = skeleton.withUTF8 { text in
      var rest = text[...]
      while true {
        rest = rest.drop { $0.isASCIISpace }
        let word = rest.prefix { !$0.isASCIISpace }
        if word.isEmpty { return true }
        guard reader.read(word, into: &self) else { return false }
        rest = rest[word.endIndex...]
      }
    }
    guard isRead, reader.finish(&self) else { return nil }
  }

  /// The style of the tokens of a number skeleton.
  /// - Returns: `nil` if a token is unknown, or a setting is made twice.
  package init?(skeleton words: [String]) {
    self.init()
    var reader = SkeletonReader()
    for var word in words {
      guard word.withUTF8({ reader.read($0[...], into: &self) }) else { return nil }
    }
    guard reader.finish(&self) else { return nil }
  }
}

extension NumberStyle.Unit {
  /// The token of the unit; `nil` for no unit.
  package var word: String? {
    switch self {
    case .none: nil
    case .percent: "percent"
    case .permille: "permille"
    case .currency(let code): "currency/\(code)"
    case .measure(let unit): unit
    }
  }
}
