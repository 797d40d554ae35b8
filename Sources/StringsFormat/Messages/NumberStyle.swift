/// How a pattern shows a number: its precision, notation, sign and groups, in the words of ICU's number skeletons.
///
///     {x, number}                    // 1,234.568: at most three digits of fraction
///     {x, number, ::.00}             // 1,234.57
///     {x, number, ::compact-short}   // 1.2K
///
/// All group digits as the locale does. ICU's `percent` also groups four of them where the locale
/// does not, in Spanish and Polish among others, and its skeletons do not.
package struct NumberStyle: Hashable, Sendable {
  /// How many digits are shown. What is beyond them is rounded half to even.
  package enum Precision: Hashable, Sendable {
    /// Digits after the point, from so many, filled with zeros, to so many; 0...999.
    case fraction(Int, Int)
    /// Digits from the first that is not zero, from so many, filled with zeros, to so many; 1...999.
    case significant(Int, Int)
    /// Two digits, or as many as the whole number has: 1.2, 12, 123.
    case compact
  }

  /// Whether a great number is shown with a word or a sign for thousands, millions …
  package enum Notation: Int, Hashable, Sendable {
    /// With all its digits.
    case standard
    /// 1.2K
    case compactShort
    /// 1.2 thousand
    case compactLong
  }

  /// Which numbers have a sign.
  package enum Sign: Int, Hashable, Sendable {
    case ofNegative, always, never, exceptZero
  }

  /// Which numbers have separators between groups of digits.
  package enum Grouping: Int, Hashable, Sendable {
    case never
    /// Those that have them in the locale.
    case automatic
    /// Those of them with two digits before the first separator.
    case fromTwoDigits
  }

  /// How many digits are shown.
  package internal(set) var precision = Precision.fraction(0, 3)
  /// Whether great numbers are shown with words.
  package internal(set) var notation = Notation.standard
  /// Which numbers have a sign.
  package internal(set) var sign = Sign.ofNegative
  /// Which numbers are grouped.
  package internal(set) var grouping = Grouping.automatic
  /// Whether the locale's percent sign is shown.
  package internal(set) var hasPercentSign = false
  /// Whether 0.25 is shown as 25.
  package internal(set) var isHundredfold = false

  /// `{x, number}`, also that of `#` and of a number without a type.
  package static let plain = NumberStyle()

  init() {}
}

extension NumberStyle {
  /// The style as three numbers: two of the precision, and flags.
  package var coded: [Int] {
    let (kind, least, greatest) =
      switch precision {
      case .fraction(let least, let greatest): (0, least, greatest)
      case .significant(let least, let greatest): (1, least, greatest)
      case .compact: (2, 0, 0)
      }
    let percent = (hasPercentSign ? 1 : 0) | (isHundredfold ? 2 : 0)
    let shape = notation.rawValue << 6 | sign.rawValue << 8
    return [least, greatest, percent | grouping.rawValue << 2 | kind << 4 | shape]
  }

  /// The style that `coded` wrote; `nil` for other numbers.
  package init?(coded: [Int]) {
    guard coded.count == 3, 0...999 ~= coded[1], 0...coded[1] ~= coded[0],
      let grouping = Grouping(bits: coded[2], at: 2),
      let notation = Notation(bits: coded[2], at: 6), let sign = Sign(bits: coded[2], at: 8)
    else { return nil }
    switch coded[2] >> 4 & 3 {
    case 0: precision = .fraction(coded[0], coded[1])
    case 1 where coded[0] > 0: precision = .significant(coded[0], coded[1])
    case 2: precision = .compact
    default: return nil
    }
    (self.grouping, self.notation, self.sign) = (grouping, notation, sign)
    (hasPercentSign, isHundredfold) = (coded[2] & 1 != 0, coded[2] & 2 != 0)
    // What no style has.
    guard self.coded == coded else { return nil }
  }
}

extension RawRepresentable where RawValue == Int {
  /// The case that two bits of a number say.
  fileprivate init?(bits: Int, at place: Int) { self.init(rawValue: bits >> place & 3) }
}
