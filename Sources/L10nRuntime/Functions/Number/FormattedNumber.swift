/// A formatted number in parts, before padding and localization of digits.
struct FormattedNumber {
  /// "-", "+", " " or nothing, in ASCII.
  var sign = ""
  /// "0x", "0X" or nothing.
  var prefix = ""
  /// The ASCII digits before the point; letters for "inf" and "nan".
  var whole = ""
  /// The ASCII digits after the point.
  var fraction = ""
  /// Whether a point is shown.
  var hasPoint = false
  /// The exponent with its letter and sign: "e+05", "p-3".
  var exponent = ""
  /// Whether a locale's digits, grouping and separators apply: never to hexadecimal and octal numbers.
  var isLocalizable = true
  /// The kind: "inf" and "nan" are not padded with zeros, and are the locale's own words if its digits apply.
  var kind = DecimalNumber.Kind.finite

  /// The digits in ASCII without sign and exponent, for plural rules.
  var plain: String { hasPoint && !fraction.isEmpty ? "\(whole).\(fraction)" : whole }

  /// The number in a locale's symbols, without padding.
  func text(symbols: NumberSymbols) -> String {
    sign(symbols) + prefix + body(symbols)
  }

  /// The number in a locale's symbols, filled to `width` scalars.
  func text(symbols: NumberSymbols, width: Int, flags: FormatFlags) -> String {
    let sign = sign(symbols) + prefix
    let body = body(symbols)
    let missing = width - sign.unicodeScalars.count - body.unicodeScalars.count
    guard missing > 0 else { return sign + body }
    if flags.contains(.left) { return sign + body + String(repeating: " ", count: missing) }
    guard flags.contains(.zero), kind == .finite else { return String(repeating: " ", count: missing) + sign + body }
    let zero = isLocalizable ? symbols.zeroDigit : "0"
    return sign + String(repeating: String(zero), count: missing) + body
  }

  /// The sign in a locale's symbols.
  func sign(_ symbols: NumberSymbols) -> String {
    guard isLocalizable else { return sign }
    return switch sign {
    case "-": symbols.minus
    case "+": symbols.plus
    default: sign
    }
  }

  private func body(_ symbols: NumberSymbols) -> String {
    let point = isLocalizable ? symbols.decimal : "."
    guard isLocalizable, symbols != .latin else {
      return whole + (hasPoint ? point : "") + fraction + exponent
    }
    if kind != .finite { return symbols.text(of: kind) }
    let grouped = exponent.isEmpty ? symbols.grouped(whole) : symbols.localized(whole)
    return grouped + (hasPoint ? point : "") + symbols.localized(fraction) + symbols.localized(exponent)
  }
}

extension NumberSymbols {
  /// The text of a number without digits; empty for finite numbers.
  func text(of kind: DecimalNumber.Kind) -> String {
    switch kind {
    case .finite: ""
    case .infinite: infinity
    case .notANumber: notANumber
    }
  }

  /// A text with its ASCII digits replaced by the locale's.
  fileprivate func localized(_ text: String) -> String {
    guard zeroDigit != "0" else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(digit(scalar) ?? scalar)
    }
    return String(scalars)
  }

  /// ASCII digits in the locale's digits, grouped if there are enough of them.
  fileprivate func grouped(_ digits: String) -> String {
    let groups = DigitGroups(self, .automatic)
    let count = digits.utf8.count
    var text = ""
    var place = count
    for scalar in digits.unicodeScalars {
      place -= 1
      text.unicodeScalars.append(digit(scalar) ?? scalar)
      if place > 0, groups.separates(place, of: count) { text += grouping }
    }
    return text
  }

  private func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard ("0"..."9").contains(scalar) else { return nil }
    return Unicode.Scalar(zeroDigit.value + scalar.value - 0x30)
  }
}
