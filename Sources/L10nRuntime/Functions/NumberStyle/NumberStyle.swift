/// How a pattern shows a number, in the words of ICU's number skeletons.
///
///     {x, number}                    // 1,234.568: at most three digits of fraction
///     {x, number, ::.00}             // 1,234.57
///     {x, number, ::compact-short}   // 1.2K
///     {x, number, ::currency/EUR}    // €1,234.57
///
/// All group digits as the locale does. ICU's `percent` also groups four of them where the locale
/// does not, in Spanish and Polish among others, and its skeletons do not.
package struct NumberStyle: Equatable, Sendable {
  /// Whether great numbers are shortened, or shown with a power of ten.
  package enum Notation: Equatable, Sendable {
    /// With all its digits.
    case standard
    /// 1.2K
    case compactShort
    /// 1.2 thousand
    case compactLong
    /// 1.2E3
    case scientific(Exponent)
  }

  /// How the power of ten of scientific notation is shown.
  package struct Exponent: Equatable, Sendable {
    /// The powers that there are: all, or those of a thousand for 3.
    package internal(set) var interval = 1
    /// The digits that it has at least.
    package internal(set) var least = 1
    /// Whether it has a sign.
    package internal(set) var sign = Sign.ofNegative
  }

  /// What the number counts.
  package enum Unit: Hashable, Sendable {
    case none, percent, permille
    /// A currency by its three letters.
    case currency(String)
    /// A unit of measurement in the words of a skeleton: `unit/kilometer`, `measure-unit/length-meter per-measure-unit/duration-second`.
    case measure(String)
  }

  /// How long the name of the unit is.
  package enum UnitWidth: String, CaseIterable, Hashable, Sendable {
    case short, narrow
    case fullName = "full-name"
    case isoCode = "iso-code"
    case formal, variant, hidden
  }

  /// What is done with digits that are not shown.
  package enum Rounding: String, CaseIterable, Hashable, Sendable {
    case halfEven = "half-even"
    case ceiling, floor, down, up
    case halfOdd = "half-odd"
    case halfCeiling = "half-ceiling"
    case halfFloor = "half-floor"
    case halfDown = "half-down"
    case halfUp = "half-up"
  }

  /// Which numbers have a sign.
  package enum Sign: String, CaseIterable, Hashable, Sendable {
    case ofNegative = "auto"
    case always, never
    case exceptZero = "except-zero"
    /// Those below zero, but not what is rounded to zero.
    case belowZero = "negative"
  }

  /// Which numbers have separators between groups of digits.
  package enum Grouping: String, CaseIterable, Hashable, Sendable {
    /// Those that have them in the locale.
    case automatic = "auto"
    case never = "off"
    /// Those of them with two digits before the first separator.
    case fromTwoDigits = "min2"
    /// All that are long enough for the locale's groups.
    case always = "on-aligned"
    /// All from a thousand on, in groups of three.
    case thousands
  }

  /// How many digits are shown.
  package internal(set) var precision = Precision.fraction(0, 3)
  /// Whether a fraction of nothing but zeros is left out.
  package internal(set) var hidesZeroFraction = false
  /// What is done with the digits beyond them.
  package internal(set) var rounding = Rounding.halfEven
  /// Whether great numbers are shown with words.
  package internal(set) var notation = Notation.standard
  /// Which numbers have a sign.
  package internal(set) var sign = Sign.ofNegative
  /// Whether amounts of money below zero are written as in accounting: (€5.00).
  package internal(set) var isAccounting = false
  /// Which numbers are grouped.
  package internal(set) var grouping = Grouping.automatic
  /// What is counted.
  package internal(set) var unit = Unit.none
  /// How long its name is.
  package internal(set) var unitWidth = UnitWidth.short
  /// How many digits stand before the point: filled with zeros up to so many, and cut off above so many.
  package internal(set) var wholeDigits = WholeDigits()
  /// What the number is multiplied with before it is shown.
  package internal(set) var scale = Scale.one
  /// The digits by their name, `arab`; `nil` for those of the locale.
  package internal(set) var numberingSystem: String?
  /// Whether whole numbers have a point.
  package internal(set) var hasPointAlways = false

  /// `{x, number}`, also that of `#` and of a number without a type.
  package static let plain = NumberStyle()

  init() {}

  /// The style with halves rounded to even digits where it rounds them away from zero: what MessageFormat 2 does without
  /// saying so is then what MessageFormat 1 does without saying so.
  package var roundingHalvesToEven: NumberStyle {
    var style = self
    if rounding == .halfUp { style.rounding = .halfEven }
    return style
  }
}

extension NumberStyle {
  /// How many digits are shown.
  package enum Precision: Equatable, Sendable {
    /// Digits after the point, from so many, filled with zeros, to so many; 0...999.
    case fraction(Int, Int)
    /// Digits from the first that is not zero, from so many, filled with zeros, to so many; 1...999.
    case significant(Int, Int)
    /// Both, of which one decides.
    case mixed(MixedPrecision)
    /// Multiples of so many units of a place after the point: 5 and 2 for 0.05.
    case increment(UInt64, Int)
    /// As many digits after the point as the currency has; those of its coins.
    case currency(isCash: Bool)

    /// Two digits, or as many as the whole number has: 1.2, 12, 123.
    package static let compact = Precision.mixed(
      MixedPrecision(fraction: 0...0, significant: 1...2, prefersMore: true, keepsBoth: true))

    /// Whether it is that of compact notation.
    package var isCompact: Bool {
      guard case .mixed(let mixed) = self else { return false }
      return mixed.fraction.upperBound == 0 && mixed.significant.lowerBound == 1 && mixed.significant.upperBound == 2
        && mixed.prefersMore && mixed.keepsBoth
    }
  }

  /// Digits after the point, and digits from the first that is not zero.
  package struct MixedPrecision: Equatable, Sendable {
    /// How many digits stand after the point.
    package let fraction: ClosedRange<Int>
    /// How many digits there are from the first that is not zero.
    package let significant: ClosedRange<Int>
    /// Whether what shows more digits decides, or what shows fewer.
    package let prefersMore: Bool
    /// Whether zeros are filled in for both: `.00/@@*`, or for what decides: `.00/@@r`.
    package let keepsBoth: Bool
  }

  /// How many digits stand before the point.
  package struct WholeDigits: Equatable, Sendable {
    package var least = 1
    /// `nil` for all.
    package var greatest: Int?
  }

  /// A decimal number: so many times a power of ten.
  package struct Scale: Hashable, Sendable {
    package let digits: UInt64
    package let power: Int

    /// Computed, because what is made once is looked for at run time, and most styles are this one.
    package static var one: Scale { Scale(digits: 1, power: 0) }

    /// Whether nothing is multiplied.
    package var isOne: Bool { digits == 1 && power == 0 }

    /// The number, without zeros at the end of its digits.
    package init(digits: UInt64, power: Int) {
      var (digits, power) = (digits, power)
      while digits > 0, digits % 10 == 0 { (digits, power) = (digits / 10, power + 1) }
      (self.digits, self.power) = (digits, digits == 0 ? 0 : power)
    }
  }
}

extension NumberStyle {
  /// The parts of the style that decide which words and signs of a locale it takes; all else is as in `wording` itself.
  package var wording: NumberStyle {
    var wording = NumberStyle()
    if case .scientific = notation { wording.notation = .scientific(Exponent()) } else { wording.notation = notation }
    (wording.unit, wording.unitWidth) = (unit, unitWidth)
    if case .currency = unit, unitWidth != .fullName, sign != .never { wording.isAccounting = isAccounting }
    wording.numberingSystem = numberingSystem
    wording.precision = wording.defaultPrecision
    if wording.isCompact { wording.grouping = .fromTwoDigits }
    return wording
  }

  /// Letters that are no currency and stand for any.
  package static let anyCurrency = "QQQ"

  /// The same style for amounts in another currency.
  package func counting(_ currency: String) -> NumberStyle {
    var style = self
    style.unit = .currency(currency)
    return style
  }

  /// Whether the style takes more of a locale than how it writes plain numbers.
  package var hasWording: Bool {
    notation != .standard || unit != .none || numberingSystem != nil
  }

  /// Whether the name of the unit stands around the number with its sign, as a word of its own that agrees with it.
  package var hasUnitWords: Bool {
    switch unit {
    case .none: false
    case .measure: true
    // ICU takes the sign for a unit beside the words for great numbers.
    case .percent, .permille: unitWidth == .fullName || isCompact
    case .currency: unitWidth == .fullName
    }
  }

  /// Whether great numbers are shown with words.
  package var isCompact: Bool { notation == .compactShort || notation == .compactLong }
}
