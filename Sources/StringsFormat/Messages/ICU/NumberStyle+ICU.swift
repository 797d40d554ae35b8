extension NumberStyle {
  /// The style after `{x, number,`; white space around it does not matter.
  ///
  /// `integer`, `percent`, and of ICU's skeletons: `.00`, `.##`, `.0#`, `.`, `@@#`, `precision-integer`; `percent` or `%`,
  /// `%x100`, `scale/100`; `compact-short` or `K`, `compact-long` or `KK`; `sign-always` or `+!`, `sign-never` or `+_`,
  /// `sign-except-zero` or `+?`, `sign-auto`; `group-off` or `,_`, `group-min2` or `,?`, `group-auto`.
  /// - Returns: `nil` for currencies, for patterns such as `#,##0.0`, and for other skeletons.
  package init?(icu style: String) {
    self.init()
    let words = style.unicodeScalars.split(whereSeparator: { $0.isPatternSpace }).map { String(Substring($0)) }
    guard let first = words.first else { return }
    if first.utf8.starts(with: "::".utf8) {
      let stem = String(first.dropFirst(2))
      self.init(skeleton: (stem.isEmpty ? [] : [stem]) + words.dropFirst())
      return
    }
    guard words.count == 1 else { return nil }
    precision = .fraction(0, 0)
    switch first.asciiLowercased {
    case "integer": break
    case "percent": (hasPercentSign, isHundredfold) = (true, true)
    default: return nil
    }
  }

  /// A style in the words of a number skeleton, without the `::` before it.
  /// - Returns: `nil` where a word is not known, or a kind of word is there twice.
  package init?(skeleton words: [String]) {
    self.init()
    precision = .fraction(0, 6)
    var kinds: Set<SkeletonWord> = []
    for word in words {
      // ICU takes every kind of word once.
      guard let kind = read(word), kinds.insert(kind).inserted else { return nil }
      if word == "%x100", !kinds.insert(.scale).inserted { return nil }
    }
    guard notation != .standard else { return }
    if !kinds.contains(.precision) { precision = .compact }
    if !kinds.contains(.grouping) { grouping = .fromTwoDigits }
  }

  private enum SkeletonWord {
    case unit, scale, grouping, precision, notation, sign
  }

  /// - Returns: what the word is about; `nil` for one that is not known.
  private mutating func read(_ word: String) -> SkeletonWord? {
    switch word {
    case "percent", "%": hasPercentSign = true
    case "%x100": (hasPercentSign, isHundredfold) = (true, true)
    case "scale/100":
      isHundredfold = true
      return .scale
    case "group-off", ",_": return Self.set(&grouping, .never, .grouping)
    case "group-auto": return .grouping
    case "group-min2", ",?": return Self.set(&grouping, .fromTwoDigits, .grouping)
    case "compact-short", "K": return Self.set(&notation, .compactShort, .notation)
    case "compact-long", "KK": return Self.set(&notation, .compactLong, .notation)
    case "sign-auto": return .sign
    case "sign-always", "+!": return Self.set(&sign, .always, .sign)
    case "sign-never", "+_": return Self.set(&sign, .never, .sign)
    case "sign-except-zero", "+?": return Self.set(&sign, .exceptZero, .sign)
    case "precision-integer": return Self.set(&precision, .fraction(0, 0), .precision)
    default: return Self.precision(word).flatMap { Self.set(&precision, $0, .precision) }
    }
    return .unit
  }

  private static func set<Value>(_ value: inout Value, _ new: Value, _ word: SkeletonWord) -> SkeletonWord {
    value = new
    return word
  }

  /// `.`, zeros, and number signs; or at signs and number signs.
  private static func precision(_ word: String) -> Precision? {
    guard let first = word.utf8.first, word.utf8.count <= 1000 else { return nil }
    let isFraction = first == UInt8(ascii: ".")
    let digits = isFraction ? word.utf8.dropFirst() : word.utf8[...]
    let sure = digits.prefix { $0 == UInt8(ascii: isFraction ? "0" : "@") }.count
    guard digits.dropFirst(sure).allSatisfy({ $0 == UInt8(ascii: "#") }) else { return nil }
    if isFraction { return .fraction(sure, digits.count) }
    return sure > 0 && digits.count < 1000 ? .significant(sure, digits.count) : nil
  }
}
