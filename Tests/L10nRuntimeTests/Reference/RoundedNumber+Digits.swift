@testable import L10nRuntime

extension RoundedNumber {
  /// Writes the digits in a locale's symbols, without a sign.
  func write(_ symbols: NumberSymbols, _ grouping: DigitGroups, hasPointAlways: Bool, to output: inout TextBytes) {
    let digits = DecimalDigits(number.digits)
    let exponent = number.exponent
    let whole = max(leastWhole, digits.count + exponent)
    let fraction = max(leastFraction, number.digits == 0 ? 0 : -exponent)
    let zero = symbols.zeroDigit.value
    var place = whole - 1
    while place >= -fraction {
      if place == -1 { output.append(symbols.decimal) }
      output.append(Unicode.Scalar(zero + digits[place - exponent]) ?? "0")
      if place > 0, grouping.separates(place, of: whole) { output.append(symbols.grouping) }
      place -= 1
    }
    if fraction == 0, hasPointAlways { output.append(symbols.decimal) }
  }
}
