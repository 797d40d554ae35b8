extension FormattedNumber {
  /// The shortest digits that identify the number, without an exponent where that is readable: 3 for 3.0, 1.5,
  /// 0.000001, 1e+21. This is what `%@` shows for a number.
  init(shortest value: Double) {
    self.init()
    sign = value.sign == .minus && !value.isNaN && !value.isZero ? "-" : ""
    guard value.isFinite else {
      whole = value.isNaN ? "nan" : "inf"
      kind = value.isNaN ? .notANumber : .infinite
      return
    }
    let parts = value.magnitude.description.utf8.split(separator: UInt8(ascii: "e"))
    let power = parts.count > 1 ? Int(String(Substring(parts[1]))) ?? 0 : 0
    let mantissa = parts[0].split(separator: UInt8(ascii: "."))
    var digits = String(Substring(mantissa[0]))
    var after = mantissa.count > 1 ? String(Substring(mantissa[1])) : ""
    if after == "0" { after = "" }
    guard -7..<21 ~= power else {
      (whole, fraction, hasPoint) = (digits, after, !after.isEmpty)
      exponent = power < 0 ? "e\(power)" : "e+\(power)"
      return
    }
    if power < 0 {
      after = String(repeating: "0", count: -power - 1) + digits + after
      digits = "0"
    } else if power > 0 {
      digits += after + String(repeating: "0", count: max(0, power - after.utf8.count))
      after = ""
    }
    (whole, fraction, hasPoint) = (digits, after, !after.isEmpty)
  }
}
