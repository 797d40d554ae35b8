import StringsFormat

/// A number as a style shows it: its digits, and in compact notation the words for its power of ten.
struct StyledNumber {
  /// The digits with the sign, without the percent sign.
  private(set) var digits = FormattedNumber()
  /// The words around the digits; `nil` where all digits are shown.
  private(set) var words: CompactPatterns.Words?
  /// The power of ten that the digits are to be multiplied with.
  private var power = 0
  /// Whether exactly one is shown.
  private var isOne = false

  /// A number in a style.
  ///
  /// The shortest digits of a `Double` are rounded half to even, as in ICU.
  /// - Returns: `nil` for text and for what is shown in words.
  init?(_ argument: MessageArgument, _ style: NumberStyle, _ compacts: CompactNumbers) {
    let decimal: ExactDecimal
    var isNegative = false
    switch argument {
    case .integer(let value): (isNegative, decimal) = (value < 0, ExactDecimal(whole: value.magnitude))
    case .unsigned(let value): decimal = ExactDecimal(whole: value)
    case .double(let value):
      isNegative = value.sign == .minus && !value.isNaN
      guard value.isFinite else {
        digits.whole = value.isNaN ? "NaN" : "\u{221E}"
        digits.isFinite = false
        digits.sign = style.sign.text(isNegative: isNegative, isZero: value.isNaN)
        return
      }
      decimal = ExactDecimal(shortest: value)
    default: return nil
    }
    let parts = round(style.isHundredfold ? decimal.scaled(byTenToThe: 2) : decimal, style, compacts)
    digits.whole = Self.text(parts.whole)
    digits.fraction = Self.text(parts.fraction)
    digits.hasPoint = !parts.fraction.isEmpty
    let isZero = parts.whole.allSatisfy { $0 == 0 } && parts.fraction.allSatisfy { $0 == 0 }
    digits.sign = style.sign.text(isNegative: isNegative, isZero: isZero)
    isOne = parts.whole == [1] && parts.fraction.allSatisfy { $0 == 0 }
  }

  /// What is shown of a number; takes the words for its power of ten.
  private mutating func round(
    _ decimal: ExactDecimal, _ style: NumberStyle, _ compacts: CompactNumbers
  ) -> (whole: [UInt8], fraction: [UInt8]) {
    guard let patterns = compacts.patterns(style.notation), !decimal.digits.isEmpty else {
      return decimal.rounded(to: style.precision)
    }
    let first = patterns.words(forPower: decimal.exponent)
    let parts = decimal.scaled(byTenToThe: -(first?.power ?? 0)).rounded(to: style.precision)
    // 999.9 thousand rounds to 1,000 thousand, which is 1 million.
    let carried = parts.whole.count - 1 + (first?.power ?? 0) > max(decimal.exponent, 0)
    words = carried ? patterns.words(forPower: decimal.exponent + 1) : first
    power = words?.power ?? 0
    return power == first?.power ?? 0 ? parts : decimal.scaled(byTenToThe: -power).rounded(to: style.precision)
  }

  private static func text(_ digits: [UInt8]) -> String {
    String(decoding: digits.map { $0 &+ UInt8(ascii: "0") }, as: UTF8.self)
  }

  /// What plural rules look at: the digits that are shown, and the power of ten of compact notation.
  var operands: PluralOperands? { PluralOperands(power > 0 ? "\(digits.plain)c\(power)" : digits.plain) }

  /// The number in a locale's symbols with its words.
  func text(symbols: NumberSymbols, pluralRules: PluralRules) -> String {
    guard let words else { return digits.text(symbols: symbols) }
    var number = digits
    if !words.hasSignInside { number.sign = "" }
    let text =
      if isOne, let one = words.one { one.text(of: number.text(symbols: symbols)) } else {
        words.units.text(of: number, pluralRules: pluralRules, symbols: symbols)
      }
    return words.hasSignInside ? text : digits.sign(symbols) + text
  }
}

extension NumberStyle.Sign {
  /// The sign of a number, in ASCII.
  fileprivate func text(isNegative: Bool, isZero: Bool) -> String {
    switch self {
    case .never: ""
    case .exceptZero where isZero: ""
    case .ofNegative: isNegative ? "-" : ""
    case .always, .exceptZero: isNegative ? "-" : "+"
    }
  }
}

extension NumberSymbols {
  /// The same digits and signs, grouped as a style says.
  func grouped(_ grouping: NumberStyle.Grouping) -> NumberSymbols {
    switch grouping {
    case .automatic: self
    case .fromTwoDigits:
      NumberSymbols(
        zeroDigit: zeroDigit, decimal: decimal, grouping: self.grouping, minus: minus, plus: plus,
        minimumGrouping: max(2, minimumGrouping), primaryGroup: primaryGroup, secondaryGroup: secondaryGroup)
    case .never:
      NumberSymbols(
        zeroDigit: zeroDigit, decimal: decimal, grouping: "", minus: minus, plus: plus, minimumGrouping: 1,
        primaryGroup: 0, secondaryGroup: 0)
    }
  }
}
