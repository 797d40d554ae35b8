/// The style of a number in a pattern, in the terms of ICU's number skeletons.
///
///     {x, number}                    // 1,234.568: at most three digits of fraction
///     {x, number, ::.00}             // 1,234.57
///     {x, number, ::compact-short}   // 1.2K
///     {x, number, ::currency/EUR}    // €1,234.57
///
/// All styles group digits as the locale does. ICU's `percent` also groups four digits where the locale does not, for
/// example in Spanish and Polish; its skeletons do not.
package struct NumberStyle: Equatable, Sendable {
  /// The notation of large numbers: abbreviated, or with a power of ten.
  package enum Notation: Equatable, Sendable {
    /// All digits.
    case standard
    /// 1.2K
    case compactShort
    /// 1.2 thousand
    case compactLong
    /// 1.2E3
    case scientific(Exponent)
  }

  /// The form of the exponent in scientific notation.
  package struct Exponent: Equatable, Sendable {
    /// The interval of exponents: 1 for all, 3 for multiples of three.
    package internal(set) var interval = 1
    /// The least number of digits.
    package internal(set) var least = 1
    /// The numbers that have a sign.
    package internal(set) var sign = Sign.ofNegative
  }

  /// The unit of the number.
  package enum Unit: Hashable, Sendable {
    case none, percent, permille
    /// A currency by its three letters.
    case currency(String)
    /// A unit of measurement in the syntax of a skeleton: `unit/kilometer`,
    /// `measure-unit/length-meter per-measure-unit/duration-second`.
    case measure(String)
  }

  /// The length of the unit's name.
  package enum UnitWidth: String, CaseIterable, Hashable, Sendable {
    case short, narrow
    case fullName = "full-name"
    case isoCode = "iso-code"
    case formal, variant, hidden
  }

  /// The rounding of digits that are not shown.
  package enum Rounding: String, CaseIterable, Hashable, Sendable {
    case halfEven = "half-even"
    case ceiling, floor, down, up
    case halfOdd = "half-odd"
    case halfCeiling = "half-ceiling"
    case halfFloor = "half-floor"
    case halfDown = "half-down"
    case halfUp = "half-up"
  }

  /// The numbers that have a sign.
  package enum Sign: String, CaseIterable, Hashable, Sendable {
    case ofNegative = "auto"
    case always, never
    case exceptZero = "except-zero"
    /// Numbers below zero, except those that are rounded to zero.
    case belowZero = "negative"
  }

  /// The numbers that have group separators.
  package enum Grouping: String, CaseIterable, Hashable, Sendable {
    /// Those that the locale groups.
    case automatic = "auto"
    case never = "off"
    /// Those with at least two digits before the first separator.
    case fromTwoDigits = "min2"
    /// All that are long enough for the locale's groups.
    case always = "on-aligned"
    /// All from a thousand on, in groups of three.
    case thousands
  }

  /// The number of shown digits.
  package internal(set) var precision = Precision.fraction(0, 3)
  /// Whether a fraction of zeros is left out.
  package internal(set) var hidesZeroFraction = false
  /// The rounding of further digits.
  package internal(set) var rounding = Rounding.halfEven
  /// The notation of large numbers.
  package internal(set) var notation = Notation.standard
  /// The numbers that have a sign.
  package internal(set) var sign = Sign.ofNegative
  /// Whether negative amounts of money are written as in accounting: (€5.00).
  package internal(set) var isAccounting = false
  /// The numbers that are grouped.
  package internal(set) var grouping = Grouping.automatic
  /// The unit.
  package internal(set) var unit = Unit.none
  /// The length of the unit's name.
  package internal(set) var unitWidth = UnitWidth.short
  /// The bounds of integer digits: leading zeros are added up to the least number, digits above the greatest are cut
  /// off.
  package internal(set) var wholeDigits = WholeDigits()
  /// The factor by which the number is multiplied before it is shown.
  package internal(set) var scale = Scale.one
  /// The name of the numbering system, `arab`; `nil` for that of the locale.
  package internal(set) var numberingSystem: String?
  /// Whether whole numbers have a point, too.
  package internal(set) var hasPointAlways = false

  /// The style of `{x, number}`, of `#`, and of a number without a type.
  package static let plain = NumberStyle()

  init() {}

  /// The style with halves rounded to even digits instead of away from zero, so that the defaults of MessageFormat 2
  /// and MessageFormat 1 are equal.
  package var roundingHalvesToEven: NumberStyle {
    var style = self
    if rounding == .halfUp { style.rounding = .halfEven }
    return style
  }
}

extension NumberStyle {
  /// The number of shown digits.
  package enum Precision: Equatable, Sendable {
    /// The least and the greatest number of fraction digits, 0...999; zeros are added up to the least.
    case fraction(Int, Int)
    /// The least and the greatest number of significant digits, 1...999; zeros are added up to the least.
    case significant(Int, Int)
    /// Both, one of which is used.
    case mixed(MixedPrecision)
    /// Multiples of a step in units of a place after the point: 5 and 2 for 0.05.
    case increment(UInt64, Int)
    /// The fraction digits of the currency, or those of its coins.
    case currency(isCash: Bool)

    /// Two significant digits, or all integer digits: 1.2, 12, 123.
    package static let compact = Precision.mixed(
      MixedPrecision(fraction: 0...0, significant: 1...2, prefersMore: true, keepsBoth: true))

    /// Whether it is the default of compact notation.
    package var isCompact: Bool {
      guard case .mixed(let mixed) = self else { return false }
      return mixed.fraction.upperBound == 0 && mixed.significant.lowerBound == 1 && mixed.significant.upperBound == 2
        && mixed.prefersMore && mixed.keepsBoth
    }
  }

  /// Bounds of fraction digits and of significant digits.
  package struct MixedPrecision: Equatable, Sendable {
    /// The number of fraction digits.
    package let fraction: ClosedRange<Int>
    /// The number of significant digits.
    package let significant: ClosedRange<Int>
    /// Whether the one with more digits is used, or the one with fewer.
    package let prefersMore: Bool
    /// Whether zeros are added for both, `.00/@@*`, or only for the one that is used, `.00/@@r`.
    package let keepsBoth: Bool
  }

  /// The number of integer digits.
  package struct WholeDigits: Equatable, Sendable {
    package var least = 1
    /// The greatest number; `nil` for no limit.
    package var greatest: Int?
  }

  /// A decimal number: digits times a power of ten.
  package struct Scale: Hashable, Sendable {
    package let digits: UInt64
    package let power: Int

    /// Computed, because stored constants are looked up at run time, and most styles have this one.
    package static var one: Scale { Scale(digits: 1, power: 0) }

    /// Whether the scale changes nothing.
    package var isOne: Bool { digits == 1 && power == 0 }

    /// The scale without trailing zeros of its digits.
    package init(digits: UInt64, power: Int) {
      var (digits, power) = (digits, power)
      while digits > 0, digits % 10 == 0 { (digits, power) = (digits / 10, power + 1) }
      (self.digits, self.power) = (digits, digits == 0 ? 0 : power)
    }
  }
}

extension NumberStyle {
  /// The parts of the style that determine its words and signs in a locale; all others have their defaults.
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

  /// A code that is not a currency and means any.
  package static let anyCurrency = "QQQ"

  /// The style for amounts in another currency.
  package func counting(_ currency: String) -> NumberStyle {
    var style = self
    style.unit = .currency(currency)
    return style
  }

  /// Whether the style needs more of a locale than the symbols of plain numbers.
  package var hasWording: Bool {
    notation != .standard || unit != .none || numberingSystem != nil
  }

  /// Whether the name of the unit surrounds the number and its sign, as a separate word that agrees with the number.
  package var hasUnitWords: Bool {
    switch unit {
    case .none: false
    case .measure: true
    // ICU treats the sign as a unit beside compact words.
    case .percent, .permille: unitWidth == .fullName || isCompact
    case .currency: unitWidth == .fullName
    }
  }

  /// Whether the notation is compact.
  package var isCompact: Bool { notation == .compactShort || notation == .compactLong }
}
