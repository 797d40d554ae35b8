/// A number written in ASCII: `-1.50`, `1.2c6`. The sign is dropped.
struct VisibleDigits {
  /// The number of digits, without those of the exponent.
  let count: Int
  /// The index of the decimal point among the digits after applying the exponent: beyond `count` if zeros must be
  /// added.
  let pointIndex: Int
  /// The exponent of compact notation, 0...999.
  let exponent: Int
  private let mantissa: Substring

  /// Reads a number.
  /// - Returns: `nil` unless the text is an optional sign, digits, an optional point with digits, and an optional
  ///   exponent.
  init?(_ digits: String) {
    let unsigned = digits.utf8.first.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } == true ? 1 : 0
    let text = digits.utf8.dropFirst(unsigned)
    let marker = text.firstIndex { $0 == UInt8(ascii: "c") || $0 == UInt8(ascii: "e") }
    let mantissa = text[..<(marker ?? text.endIndex)]
    let point = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mantissa.endIndex
    let integer = mantissa[..<point]
    let fraction = mantissa[point...].dropFirst()
    guard Self.areDigits(integer), point == mantissa.endIndex || Self.areDigits(fraction) else { return nil }
    if let marker {
      let exponent = text[marker...].dropFirst()
      guard Self.areDigits(exponent), exponent.count <= 3 else { return nil }
      self.exponent = exponent.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    } else {
      exponent = 0
    }
    count = integer.count + fraction.count
    pointIndex = integer.count + exponent
    self.mantissa = Substring(mantissa)
  }

  /// Reads a whole number.
  /// - Precondition: the text is only digits.
  init(whole digits: String) {
    count = digits.utf8.count
    pointIndex = count
    exponent = 0
    mantissa = digits[...]
  }

  /// The values of the digits, 0...9, from left to right.
  var values: some Sequence<UInt64> {
    mantissa.utf8.lazy.filter { $0 != UInt8(ascii: ".") }.map { UInt64($0 - UInt8(ascii: "0")) }
  }

  /// The number as the nearest double; infinite beyond the largest.
  var magnitude: Double {
    Double("\(mantissa)e\(exponent)") ?? .infinity
  }

  private static func areDigits(_ bytes: Substring.UTF8View) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { $0.isASCIIDigit }
  }
}
