extension NumberStyle {
  /// The style after `{x, number,`; white space around it does not matter.
  ///
  /// `integer`, `percent`, and ICU's skeletons after `::`.
  /// - Returns: `nil` for `currency`, which is that of the machine, and for patterns such as `#,##0.0`.
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
    case "percent": (unit, scale) = (.percent, .hundred)
    default: return nil
    }
  }

  /// A style in the words of a number skeleton, without the `::` before it.
  /// - Returns: `nil` for what is no skeleton.
  package init?(skeleton: String) {
    guard skeleton.utf8.allSatisfy({ $0 < 0x80 }) else {
      // No word, but perhaps a space.
      let words = skeleton.unicodeScalars.split(whereSeparator: { $0.isPatternSpace }).map { String(Substring($0)) }
      self.init(skeleton: words)
      return
    }
    self.init()
    var reader = SkeletonReader()
    var skeleton = skeleton
    let isRead = skeleton.withUTF8 { text in
      var rest = text[...]
      while true {
        rest = rest.drop { Unicode.Scalar($0).isPatternSpace }
        let word = rest.prefix { !Unicode.Scalar($0).isPatternSpace }
        if word.isEmpty { return true }
        guard reader.read(word, into: &self) else { return false }
        rest = rest[word.endIndex...]
      }
    }
    guard isRead, reader.finish(&self) else { return nil }
  }

  /// A style in the words of a number skeleton.
  /// - Returns: `nil` where a word is not known, or a kind of word is there twice.
  package init?(skeleton words: [String]) {
    self.init()
    var reader = SkeletonReader()
    for var word in words {
      guard word.withUTF8({ reader.read($0[...], into: &self) }) else { return nil }
    }
    guard reader.finish(&self) else { return nil }
  }
}

extension NumberStyle.Scale {
  static let hundred = NumberStyle.Scale(digits: 1, power: 2)

  /// A decimal number in digits: `100`, `0.5`; never zero.
  init?(_ text: SkeletonWord) {
    guard let number = DecimalWord(text), number.digits > 0, number.places < 100 else { return nil }
    self.init(digits: number.digits, power: -number.places)
  }
}

/// Digits with a point among them at most: `100`, `0.05`.
struct DecimalWord {
  let digits: UInt64
  /// How many of the digits stand after the point.
  let places: Int

  init?(_ text: SkeletonWord) {
    var number: UInt64 = 0
    var (count, places) = (0, 0)
    var hasPoint = false
    for byte in text {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      guard byte >= 0x30, byte <= 0x39, number < 100_000_000_000_000_000 else { return nil }
      number = number * 10 + UInt64(byte - 0x30)
      count += 1
      if hasPoint { places += 1 }
    }
    guard count > 0 else { return nil }
    (digits, self.places) = (number, places)
  }
}
