/// A text that is never freed, without references.
///
/// `@unchecked Sendable`: it points to memory that is written once and never freed.
struct KeptText: @unchecked Sendable {
  private let start: UnsafePointer<UInt8>
  private let count: Int

  /// How many bytes may be read behind the text.
  private static let margin = 32

  init(_ text: String) {
    var text = text
    (start, count) = text.withUTF8 { bytes in
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + Self.margin)
      (memory + bytes.count).initialize(repeating: 0, count: Self.margin)
      if let start = bytes.baseAddress { memory.initialize(from: start, count: bytes.count) }
      return (UnsafePointer(memory), bytes.count)
    }
  }

  var isEmpty: Bool { count == 0 }

  /// Whether it has just these bytes.
  @inline(__always)
  func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let own = UnsafeBufferPointer(start: start, count: count)
    var offset = 0
    if count < 16 {
      // No word of a short string over both of its halves, which the processor would have to wait for.
      if count >= 8 {
        guard own.word(at: 0) == other.word(at: 0) else { return false }
        offset = 8
      }
      return UnsafeBufferPointer(rebasing: own[offset...]).shortWord
        == UnsafeBufferPointer(rebasing: other[offset...]).shortWord
    }
    while offset < count &- 8 {
      guard own.word(at: offset) == other.word(at: offset) else { return false }
      offset &+= 8
    }
    return own.word(at: count &- 8) == other.word(at: count &- 8)
  }

  @inline(__always)
  func append(to output: inout TextOutput) -> Bool {
    output.append(start, length: count, room: count &+ Self.margin)
  }
}

/// A `UnitPatterns.Pattern` that is never freed.
struct KeptPattern {
  let before: KeptText
  let after: KeptText
  /// Whether a number stands between the two.
  let hasNumber: Bool

  init(_ pattern: UnitPatterns.Pattern) {
    (before, after) = (KeptText(pattern.before), KeptText(pattern.after ?? ""))
    hasNumber = pattern.after != nil
  }

  init(_ affixes: NumberAffixes.Pair) {
    (before, after) = (KeptText(affixes.before), KeptText(affixes.after))
    hasNumber = true
  }

  /// Patterns in memory that is never freed.
  static func kept(count: Int = 1, _ pattern: (Int) -> KeptPattern) -> UnsafePointer<KeptPattern> {
    let memory = UnsafeMutablePointer<KeptPattern>.allocate(capacity: count)
    for place in 0..<count { (memory + place).initialize(to: pattern(place)) }
    return UnsafePointer(memory)
  }

  /// Whether there are no words.
  var isEmpty: Bool { before.isEmpty && after.isEmpty && hasNumber }

  /// Writes the words around what a function writes.
  @inline(__always)
  func append(to output: inout TextOutput, number: (inout TextOutput) -> Bool) -> Bool {
    // Most have words on one side alone.
    guard before.isEmpty || before.append(to: &output) else { return false }
    return !hasNumber || number(&output) && (after.isEmpty || after.append(to: &output))
  }
}

/// `UnitPatterns` that are never freed.
struct KeptUnits {
  /// By the place of the category in CLDR's order.
  private let patterns: UnsafePointer<KeptPattern>
  /// Whether all numbers have the same words.
  private let isUniform: Bool

  init(_ units: UnitPatterns) {
    let memory = UnsafeMutableBufferPointer<KeptPattern>.allocate(capacity: PluralCategory.allCases.count)
    memory.initialize(repeating: KeptPattern(units.other))
    let others = units.forms.filter { $0.pattern != units.other }
    for form in others { memory[Int(form.category.position)] = KeptPattern(form.pattern) }
    patterns = UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
    isUniform = others.isEmpty
  }

  /// The pattern of digits times a power of ten.
  @inline(__always)
  func pattern(
    _ rules: WholeNumberRules, _ digits: UInt64, _ exponent: Int, leastFraction: Int
  ) -> UnsafePointer<KeptPattern> {
    if isUniform { return patterns + 5 }
    return patterns + rules.categoryPosition(of: digits, exponent: exponent, leastFraction: leastFraction)
  }

  /// The pattern of a number.
  @inline(__always)
  func pattern(_ rules: PluralRules, _ operands: @autoclosure () -> PluralOperands) -> UnsafePointer<KeptPattern> {
    patterns + (isUniform ? 5 : Int(rules.category(for: operands()).position))
  }
}
