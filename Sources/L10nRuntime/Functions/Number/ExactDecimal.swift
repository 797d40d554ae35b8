/// The exact decimal expansion of a finite `Double`, which is always finite itself.
///
/// A double is *m* × 2^*e*. Below one, 2^-*k* is 5^*k* / 10^*k*: the digits of *m* × 5^*k* with the point moved *k*
/// places. C requires that `printf` rounds these digits once, half to even, in the default rounding mode.
struct ExactDecimal {
  /// The digits as numbers 0–9 without leading zeros; empty for zero.
  let digits: [UInt8]
  /// The number of digits after the point, which may exceed the number of digits.
  let scale: Int

  /// The expansion of a finite value's magnitude.
  init(_ value: Double) {
    var significand = value.significandBitPattern
    var exponent = Int(value.exponentBitPattern)
    if exponent == 0 {
      exponent = 1
    } else {
      significand |= 1 << 52
    }
    exponent -= 1075
    guard significand != 0 else {
      (digits, scale) = ([], 0)
      return
    }
    let zeros = min(significand.trailingZeroBitCount, max(0, -exponent))
    significand >>= UInt64(zeros)
    exponent += zeros
    var number = DecimalLimbs(significand)
    number.multiply(by: exponent < 0 ? 5 : 2, toThe: abs(exponent))
    digits = number.digits
    scale = max(0, -exponent)
  }

  /// The decimal exponent of the first digit; 0 for zero.
  var exponent: Int { digits.isEmpty ? 0 : digits.count - 1 - scale }

  /// The digits rounded to `places` fraction digits: the integer part (at least one digit) and exactly `places`
  /// fraction digits.
  func fixed(places: Int) -> (whole: [UInt8], fraction: [UInt8]) {
    var rounded = Self.rounded(digits, keeping: digits.count - scale + places)
    if places > scale { rounded += repeatElement(0, count: places - scale) }
    let missing = places + 1 - rounded.count
    if missing > 0 { rounded.insert(contentsOf: repeatElement(0, count: missing), at: 0) }
    return (Array(rounded.dropLast(places)), Array(rounded.suffix(places)))
  }

  /// The digits rounded to one before the point and `places` after it, and the exponent of ten.
  func scientific(places: Int) -> (digits: [UInt8], exponent: Int) {
    guard !digits.isEmpty else { return ([UInt8](repeating: 0, count: places + 1), 0) }
    var rounded = Self.rounded(digits, keeping: places + 1)
    // 9.99 became 10.0, with one more digit before the point and one less after it.
    let carried = rounded.count > min(places + 1, digits.count)
    if carried { rounded.removeLast() }
    rounded += repeatElement(0, count: places + 1 - rounded.count)
    return (rounded, exponent + (carried ? 1 : 0))
  }

  /// The first `count` digits, rounded half to even. A carry adds one digit; with `count` 0 the result is empty or
  /// `[1]`.
  private static func rounded(_ digits: [UInt8], keeping count: Int) -> [UInt8] {
    guard count < digits.count else { return digits }
    guard count >= 0 else { return [] }
    var kept = Array(digits[..<count])
    let isOdd = kept.last.map { $0 % 2 == 1 } ?? false
    let isTie = digits[count] == 5 && digits[(count + 1)...].allSatisfy { $0 == 0 }
    guard digits[count] > 5 || digits[count] == 5 && (!isTie || isOdd) else { return kept }
    for index in kept.indices.reversed() {
      if kept[index] < 9 {
        kept[index] += 1
        return kept
      }
      kept[index] = 0
    }
    kept.insert(1, at: 0)
    return kept
  }
}

/// A whole number of any size in limbs of nine decimal digits, the lowest first.
private struct DecimalLimbs {
  private static let base: UInt64 = 1_000_000_000
  private var limbs: [UInt64] = []

  init(_ value: UInt64) {
    var rest = value
    while rest > 0 {
      limbs.append(rest % Self.base)
      rest /= Self.base
    }
  }

  /// Multiplies in steps of at most 2^30, so that limb × step + carry fits in 64 bits.
  mutating func multiply(by factor: UInt64, toThe power: Int) {
    let chunk = factor == 2 ? 30 : 12
    var rest = power
    while rest > 0 {
      let step = min(rest, chunk)
      multiply(by: (0..<step).reduce(1 as UInt64) { product, _ in product * factor })
      rest -= step
    }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index] * factor + carry
      limbs[index] = product % Self.base
      carry = product / Self.base
    }
    while carry > 0 {
      limbs.append(carry % Self.base)
      carry /= Self.base
    }
  }

  var digits: [UInt8] {
    var reversed: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        reversed.append(UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
    }
    while reversed.last == 0 { reversed.removeLast() }
    return reversed.reversed()
  }
}
