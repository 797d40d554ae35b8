extension NumberStyle.Precision {
  /// Reads `.`, zeros, and number signs, or `+` or `*` for any number, followed by `/w` or digits; or at signs and
  /// number signs.
  static func concise(_ word: SkeletonWord) -> (Self, hidesZeros: Bool)? {
    var (first, rest) = word.parts(around: UInt8(ascii: "/"))
    let isFraction = first.first == UInt8(ascii: ".")
    guard let range = isFraction ? range(first.dropFirst(), zero: "0") : range(first, zero: "@"),
      isFraction || range.lowerBound > 0
    else { return nil }
    var precision =
      isFraction ? Self.fraction(range.lowerBound, range.upperBound) : .significant(range.lowerBound, range.upperBound)
    var hidesZeros = false
    while let options = rest {
      let part: SkeletonWord
      (part, rest) = options.parts(around: UInt8(ascii: "/"))
      if part.elementsEqual("w".utf8) {
        guard !hidesZeros else { return nil }
        hidesZeros = true
      } else {
        guard isFraction, case .fraction = precision, !hidesZeros, let mixed = mixed(range, part) else { return nil }
        precision = .mixed(mixed)
      }
    }
    return (precision, hidesZeros)
  }

  /// Reads `@@*`, a least number of digits, or `@##`, a greatest one; a final `r` or `s` selects the more or the less
  /// precise.
  private static func mixed(_ fraction: ClosedRange<Int>, _ option: SkeletonWord) -> NumberStyle.MixedPrecision? {
    let last = option.last
    let hasPriority = last == UInt8(ascii: "r") || last == UInt8(ascii: "s")
    guard let range = range(hasPriority ? option.dropLast() : option, zero: "@"), range.lowerBound > 0 else {
      return nil
    }
    if hasPriority {
      return NumberStyle.MixedPrecision(
        fraction: fraction, significant: range, prefersMore: last == UInt8(ascii: "r"), keepsBoth: false)
    }
    let isOpen = range.upperBound == 999
    guard isOpen || range.lowerBound == 1 else { return nil }
    return NumberStyle.MixedPrecision(
      fraction: fraction, significant: 1...(isOpen ? range.lowerBound : range.upperBound), prefersMore: isOpen,
      keepsBoth: true)
  }

  /// Reads a number of zeros or at signs, then number signs for optional digits.
  private static func range(_ text: SkeletonWord, zero: Unicode.Scalar) -> ClosedRange<Int>? {
    let sure = text.prefix { $0 == UInt8(ascii: zero) }.count
    let rest = text.dropFirst(sure)
    if rest.count == 1, rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "*") { return sure...999 }
    guard rest.allSatisfy({ $0 == UInt8(ascii: "#") }), text.count < 1000 else { return nil }
    return sure...text.count
  }

  /// The token of the precision.
  func word(hidesZeros: Bool) -> String {
    func digits(_ range: ClosedRange<Int>, _ zero: String) -> String {
      String(repeating: zero, count: range.lowerBound)
        + (range.upperBound == 999 && range.lowerBound < 999
          ? "*" : String(repeating: "#", count: range.upperBound - range.lowerBound))
    }
    let word =
      switch self {
      case .fraction(0, 0): "precision-integer"
      case .fraction(let least, let greatest): "." + digits(least...greatest, "0")
      case .significant(let least, let greatest): digits(least...greatest, "@")
      case .increment(let number, let places): "precision-increment/" + NumberStyle.Scale.text(number, places: places)
      case .currency(let isCash): isCash ? "precision-currency-cash" : "precision-currency-standard"
      case .mixed(let mixed):
        "." + digits(mixed.fraction, "0") + "/"
          + (mixed.keepsBoth
            ? mixed.prefersMore
              ? String(repeating: "@", count: mixed.significant.upperBound) + "*" : digits(mixed.significant, "@")
            : digits(mixed.significant, "@") + (mixed.prefersMore ? "r" : "s"))
      }
    return hidesZeros ? word + "/w" : word
  }
}

extension NumberStyle.WholeDigits {
  /// Reads `+000` or `*000`, at least three; or `##00`, at least two, at most four.
  init?(_ option: SkeletonWord) {
    let isOpen = option.first == UInt8(ascii: "+") || option.first == UInt8(ascii: "*")
    let text = isOpen ? option.dropFirst() : option
    let open = isOpen ? 0 : text.prefix { $0 == UInt8(ascii: "#") }.count
    let zeros = text.dropFirst(open)
    guard zeros.allSatisfy({ $0 == UInt8(ascii: "0") }), text.count < 1000 else { return nil }
    (least, greatest) = (zeros.count, isOpen ? nil : text.count)
  }

  /// The token of the integer width.
  var word: String {
    let zeros = String(repeating: "0", count: least)
    guard let greatest else { return "integer-width/+" + zeros }
    return greatest == 0
      ? "integer-width-trunc" : "integer-width/" + String(repeating: "#", count: greatest - least) + zeros
  }
}

extension NumberStyle.Scale {
  /// A number in digits: `0.05`.
  static func text(_ digits: UInt64, places: Int) -> String {
    let text = String(digits)
    guard places > 0 else { return text }
    let filled = String(repeating: "0", count: max(0, places + 1 - text.utf8.count)) + text
    return "\(filled.dropLast(places)).\(filled.suffix(places))"
  }

  /// The number in digits.
  var text: String {
    power > 0 ? "\(digits)" + String(repeating: "0", count: power) : Self.text(digits, places: -power)
  }
}

extension NumberStyle.Exponent {
  /// Reads one option of `scientific`: `*ee` for at least two digits, or the numbers with a sign.
  mutating func read(_ option: SkeletonWord) -> Bool {
    if let first = option.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "*") {
      let digits = option.dropFirst()
      guard !digits.isEmpty, digits.count < 100, digits.allSatisfy({ $0 == UInt8(ascii: "e") }) else { return false }
      least = digits.count
      return true
    }
    guard let sign = NumberStyle.Sign.spelled(option.text), !sign.isAccounting else { return false }
    self.sign = sign.0
    return true
  }

  /// Reads `E0`, `EE00`, `E+!0`.
  init?(concise word: SkeletonWord) {
    self.init()
    let letters = word.prefix { $0 == UInt8(ascii: "E") }.count
    guard letters <= 2 else { return nil }
    interval = letters == 2 ? 3 : 1
    var rest = word.dropFirst(letters)
    if rest.first == UInt8(ascii: "+") {
      guard let (sign, _) = NumberStyle.Sign.spelled(rest.prefix(2).text), sign != .ofNegative else {
        return nil
      }
      self.sign = sign
      rest = rest.dropFirst(2)
    }
    guard !rest.isEmpty, rest.count < 100, rest.allSatisfy({ $0 == UInt8(ascii: "0") }) else { return nil }
    least = rest.count
  }

  /// The token of the notation.
  var word: String {
    var word = interval == 3 ? "engineering" : "scientific"
    if least > 1 { word += "/*" + String(repeating: "e", count: least) }
    if let spelled = NumberStyle.Sign.spellings.first(where: { $0.sign == sign && !$0.isAccounting }),
      sign != .ofNegative
    {
      word += "/" + spelled.word
    }
    return word
  }
}

extension SkeletonWord {
  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The parts before and after the first occurrence of a byte; `after` is `nil` if there is none.
  ///
  /// Replaces `split`, for which Swift makes types at run time, once for each program.
  func parts(around byte: UInt8) -> (before: Self, after: Self?) {
    guard let place = firstIndex(of: byte) else { return (self, nil) }
    return (self[..<place], self[index(after: place)...])
  }
}

extension NumberStyle.Scale {
  static let hundred = NumberStyle.Scale(digits: 1, power: 2)

  /// Reads a positive decimal number in digits: `100`, `0.5`.
  init?(_ text: SkeletonWord) {
    guard let number = DecimalWord(text), number.digits > 0, number.places < 100 else { return nil }
    self.init(digits: number.digits, power: -number.places)
  }
}

/// Digits with at most one point: `100`, `0.05`.
struct DecimalWord {
  let digits: UInt64
  /// The number of digits after the point.
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
