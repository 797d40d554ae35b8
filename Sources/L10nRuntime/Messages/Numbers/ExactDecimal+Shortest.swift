extension ExactDecimal {
  /// The shortest decimal digits that give a finite value's magnitude back: 1.0015, where the exact
  /// value is 1.00149999…. ICU rounds these.
  init(shortest value: Double) {
    let parts = value.magnitude.description.utf8.split(separator: UInt8(ascii: "e"))
    let power = parts.count > 1 ? Int(String(Substring(parts[1]))) ?? 0 : 0
    let mantissa = (parts.first ?? Substring().utf8).split(separator: UInt8(ascii: "."))
    let fractionCount = mantissa.count > 1 ? mantissa[1].count : 0
    self.init(digits: mantissa.joined().map { $0 &- UInt8(ascii: "0") }, scale: fractionCount - power)
  }

  /// A whole number.
  init(whole magnitude: UInt64) {
    self.init(digits: String(magnitude).utf8.map { $0 &- UInt8(ascii: "0") }, scale: 0)
  }

  /// The number times a power of ten.
  func scaled(byTenToThe power: Int) -> ExactDecimal { ExactDecimal(digits: digits, scale: scale - power) }

  /// Digits 0–9 and how many of them stand after the point; below 0, how many zeros are to be added.
  private init(digits: [UInt8], scale: Int) {
    let significant = Array(digits.drop { $0 == 0 })
    let zeros = significant.isEmpty ? 0 : max(0, -scale)
    self.digits = significant + Array(repeating: 0, count: zeros)
    self.scale = max(0, scale)
  }
}
