/// The decimal digits of a whole number, four bits each, the last one in the lowest bits.
struct DecimalDigits {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// The number of digits; 0 for zero.
  private(set) var count = 0

  init(_ number: UInt64) {
    var rest = number
    while rest > 0 {
      let digit = rest % 10
      rest /= 10
      if count < 16 { low |= digit &<< UInt64(count &* 4) } else { high |= digit &<< UInt64((count &- 16) &* 4) }
      count += 1
    }
  }

  /// The digit at a place, counted from the last one; 0 beyond the first.
  subscript(place: Int) -> UInt32 {
    guard 0..<count ~= place else { return 0 }
    let digits = place < 16 ? low : high
    return UInt32(truncatingIfNeeded: digits &>> UInt64((place & 15) &* 4) & 0xF)
  }
}
