/// Evaluates plural rules in the compact form of CLDR's syntax in frozen data.
///
///     few:n%10=2..9&n%100!11..19;many:f!0;one:n%10=1&n%100!11..19
///
/// `;` separates rules, `|` is "or", `&` is "and", `!` is "!=". The first rule that is true determines the category,
/// which is otherwise `other`. Source: UTS #35 part 3, "Plural rules syntax".
struct PluralRuleReader {
  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The category of the first rule that is true, otherwise `other`.
  mutating func firstCategory(holdingFor operands: PluralOperands) -> PluralCategory {
    while let category = readCategory() {
      if conditionHolds(for: operands) { return category }
    }
    return .other
  }

  /// The categories that have a rule, in the rules' order.
  mutating func categories() -> [PluralCategory] {
    var categories: [PluralCategory] = []
    while let category = readCategory() {
      categories.append(category)
      skip { $0 != UInt8(ascii: ";") }
    }
    return categories
  }
}

extension PluralRuleReader {
  private mutating func readCategory() -> PluralCategory? {
    if current == UInt8(ascii: ";") { position += 1 }
    guard let initial = current else { return nil }
    skip { $0 != UInt8(ascii: ":") }
    position += 1
    return PluralCategory(initial: initial)
  }

  /// Reads a condition; if it is false, moves to the `;` after it.
  private mutating func conditionHolds(for operands: PluralOperands) -> Bool {
    while true {
      if conjunctionHolds(for: operands) { return true }
      skip { $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: ";") }
      guard current == UInt8(ascii: "|") else { return false }
      position += 1
    }
  }

  private mutating func conjunctionHolds(for operands: PluralOperands) -> Bool {
    while relationHolds(for: operands) {
      guard current == UInt8(ascii: "&") else { return true }
      position += 1
    }
    return false
  }

  /// Reads `n%100!11..19,21`.
  private mutating func relationHolds(for operands: PluralOperands) -> Bool {
    var value = operands.value(of: current)
    position += 1
    if current == UInt8(ascii: "%") {
      position += 1
      let modulus = readNumber()
      value = value.map { modulus == 0 ? $0 : $0 % modulus }
    }
    let isNegated = current == UInt8(ascii: "!")
    var isListed = false
    repeat {
      position += 1
      let low = readNumber()
      var high = low
      if current == UInt8(ascii: ".") {
        position += 2
        high = readNumber()
      }
      if let value, low <= value, value <= high { isListed = true }
    } while current == UInt8(ascii: ",")
    return isListed != isNegated
  }

  private mutating func readNumber() -> UInt64 {
    var number: UInt64 = 0
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      number = number &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
      position += 1
    }
    return number
  }

  private var current: UInt8? {
    position < text.count ? text[position] : nil
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let byte = current, isSkipped(byte) { position += 1 }
  }
}

extension PluralOperands {
  /// The value of the operand with a letter; `nil` if no listed number can equal it.
  fileprivate func value(of letter: UInt8?) -> UInt64? {
    switch letter {
    case UInt8(ascii: "n"): w == 0 ? n : nil
    case UInt8(ascii: "i"): i
    case UInt8(ascii: "v"): UInt64(v)
    case UInt8(ascii: "w"): UInt64(w)
    case UInt8(ascii: "f"): f
    case UInt8(ascii: "t"): t
    case UInt8(ascii: "e"), UInt8(ascii: "c"): UInt64(e)
    default: nil
    }
  }
}
