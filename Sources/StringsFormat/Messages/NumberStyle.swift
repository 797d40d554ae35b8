/// How an ICU message shows a number: `{x, number}` and the styles `integer`, `percent` and, of
/// the skeletons, fractions, percent and grouping.
///
///     {x, number}         // 1,234.568: at most three digits of fraction
///     {x, number, ::.00}  // 1,234.57
///
/// All group digits as the locale does. ICU's `percent` also groups four of them where the locale
/// does not, in Spanish and Polish among others, and its skeletons do not.
package struct NumberStyle: Hashable, Sendable {
  /// The least number of fraction digits, filled with zeros; 0...999.
  package private(set) var leastFraction = 0
  /// The greatest number of fraction digits, after which the number is rounded half to even; 0...999.
  package private(set) var greatestFraction = 3
  /// Whether the locale's percent sign is shown.
  package private(set) var hasPercentSign = false
  /// Whether 0.25 is shown as 25.
  package private(set) var isHundredfold = false
  /// Whether the locale groups the digits.
  package private(set) var isGrouped = true

  /// `{x, number}`, also that of `#` and of a number without a type.
  package static let plain = NumberStyle()

  private init() {}

  /// The style as three numbers: least and greatest fraction digits, and flags.
  package var coded: [Int] {
    [leastFraction, greatestFraction, (hasPercentSign ? 1 : 0) | (isHundredfold ? 2 : 0) | (isGrouped ? 4 : 0)]
  }

  /// The style that `coded` wrote; `nil` for other numbers.
  package init?(coded: [Int]) {
    guard coded.count == 3, 0...coded[1] ~= coded[0], coded[1] <= 999, 0...7 ~= coded[2] else { return nil }
    (leastFraction, greatestFraction) = (coded[0], coded[1])
    (hasPercentSign, isHundredfold, isGrouped) = (coded[2] & 1 != 0, coded[2] & 2 != 0, coded[2] & 4 != 0)
  }

  /// The style after `{x, number,`; white space around it does not matter.
  ///
  /// Of ICU's skeletons: `.00`, `.##`, `.0#`, `.`, `precision-integer`, `percent` or `%`, `%x100`,
  /// `scale/100`, `group-off` or `,_`, `group-auto`.
  /// - Returns: `nil` for currencies, for patterns such as `#,##0.0`, and for other skeletons.
  package init?(icu style: String) {
    let words = style.unicodeScalars.split(whereSeparator: { $0.isPatternSpace }).map { String(Substring($0)) }
    guard let first = words.first else { return }
    if first.utf8.starts(with: "::".utf8) {
      let stem = String(first.dropFirst(2))
      guard read(skeleton: (stem.isEmpty ? [] : [stem]) + words.dropFirst()) else { return nil }
      return
    }
    guard words.count == 1 else { return nil }
    switch first.asciiLowercased {
    case "integer": greatestFraction = 0
    case "percent":
      greatestFraction = 0
      hasPercentSign = true
      isHundredfold = true
    default: return nil
    }
  }

  /// - Returns: whether every word is known.
  private mutating func read(skeleton words: [String]) -> Bool {
    greatestFraction = 6
    var kinds: Set<SkeletonKind> = []
    for word in words {
      let kind: SkeletonKind
      switch word {
      case "percent", "%": (kind, hasPercentSign) = (.unit, true)
      case "%x100":
        (kind, hasPercentSign, isHundredfold) = (.unit, true, true)
        guard kinds.insert(.scale).inserted else { return false }
      case "scale/100": (kind, isHundredfold) = (.scale, true)
      case "group-off", ",_": (kind, isGrouped) = (.grouping, false)
      case "group-auto": kind = .grouping
      case "precision-integer": (kind, greatestFraction) = (.precision, 0)
      default:
        guard let fraction = Self.fraction(word) else { return false }
        (kind, leastFraction, greatestFraction) = (.precision, fraction.least, fraction.greatest)
      }
      // ICU takes every kind of word once.
      guard kinds.insert(kind).inserted else { return false }
    }
    return true
  }

  private enum SkeletonKind {
    case unit, scale, grouping, precision
  }

  /// `.`, zeros, and number signs.
  private static func fraction(_ word: String) -> (least: Int, greatest: Int)? {
    guard word.utf8.first == UInt8(ascii: "."), word.utf8.count <= 1000 else { return nil }
    let digits = word.utf8.dropFirst()
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    guard digits.dropFirst(zeros).allSatisfy({ $0 == UInt8(ascii: "#") }) else { return nil }
    return (zeros, digits.count)
  }
}
