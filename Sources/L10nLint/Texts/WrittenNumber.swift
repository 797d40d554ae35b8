/// A number as a text writes it, in digits of any script.
///
///     "1.250,50"   // 12505
///     "99.90"      // 999, as "99.9" is
struct WrittenNumber {
  /// The digits in ASCII without separators, and without trailing zeros of a fraction.
  let digits: String

  /// The index after it.
  let end: Int

  /// Whether it may be written differently: a single digit in words, a time of day, a count in another unit.
  let isLoose: Bool

  /// - Returns: `nil` if there is no digit.
  init?(in scalars: [PlacedScalar], at start: Int) {
    guard scalars[start].scalar.digit != nil else { return nil }
    var digits = ""
    var end = start
    var next = start
    /// The number of digits after the last separator; `nil` before one.
    var rest: Int?
    // A separator counts if a digit follows; a space only before three.
    while next < scalars.count {
      if let digit = scalars[next].scalar.digit {
        digits += String(digit)
        end = next + 1
        rest = rest.map { $0 + 1 }
      } else if scalars[next].scalar.separatesDigits && Self.isFollowedByDigits(scalars, next) {
        rest = 0
      } else {
        break
      }
      next += 1
    }
    if let fraction = rest, fraction < 3 {
      let zeros = min(fraction, digits.reversed().prefix { $0 == "0" }.count)
      digits.removeLast(zeros)
    }
    let before = start > 0 ? scalars[start - 1].scalar : " "
    let after = scalars[end...].first { $0.scalar != " " }?.scalar ?? " "
    isLoose =
      digits.count < 2 || before == ":" || after == ":" || "万萬億亿千만억천百十時时시點点月월hHkKM".unicodeScalars.contains(after)
      || before.isLetter
    (self.digits, self.end) = (digits, end)
  }

  private static func isFollowedByDigits(_ scalars: [PlacedScalar], _ index: Int) -> Bool {
    let digits = scalars[(index + 1)...].prefix(4).prefix { $0.scalar.digit != nil }.count
    return scalars[index].scalar.isSpace ? digits == 3 : digits > 0
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  var digit: Int? {
    if isASCII { return (0x30...0x39).contains(value) ? Int(value) - 0x30 : nil }
    guard properties.generalCategory == .decimalNumber else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  fileprivate var separatesDigits: Bool { isSpace || ".,'’٬٫．，".unicodeScalars.contains(self) }

  fileprivate var isSpace: Bool { self == " " || self == "\u{A0}" || self == "\u{202F}" || self == "\u{2009}" }
}
