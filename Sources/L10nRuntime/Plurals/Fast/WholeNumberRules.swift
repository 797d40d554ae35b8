/// Stands for `PluralRules.category` where a number is whole: a plural sentence takes 67 in place of 72 ns,
/// an Arabic one 83 in place of 98.
///
/// The categories of the first two hundred numbers, which those of most languages repeat every hundred.
///
/// `@unchecked Sendable`: it points to memory that is written once and never freed.
struct WholeNumberRules: @unchecked Sendable {
  /// The highest number plus one that ICU does not round before it compares, with a margin.
  static let limit: UInt64 = 1_000_000_000_000_000

  private static let period = 100

  private let positions: UnsafePointer<UInt8>
  private let isPeriodic: Bool
  let rules: PluralRules

  init(_ rules: PluralRules) {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * Self.period)
    for number in 0..<2 * Self.period {
      (memory + number).initialize(to: rules.category(for: PluralOperands(number)).position)
    }
    positions = UnsafePointer(memory)
    isPeriodic = Self.isPeriodic(rules.compactText)
    self.rules = rules
  }

  /// The place of a number's category in CLDR's order, `PluralCategory.position`.
  /// - Parameter magnitude: the number without its sign, below `limit`.
  @inline(__always)
  func categoryPosition(of magnitude: UInt64) -> Int {
    let period = UInt64(Self.period)
    if magnitude < 2 * period { return Int(positions[Int(truncatingIfNeeded: magnitude)]) }
    guard isPeriodic else { return Int(rules.category(for: PluralOperands(magnitude)).position) }
    return Int(positions[Int(truncatingIfNeeded: period &+ magnitude % period)])
  }

  /// Whether rules compare remainders by divisors of a hundred, and whole numbers only with lower ones.
  private static func isPeriodic(_ rules: String) -> Bool {
    var number = 0
    var isModulus = false
    for byte in rules.utf8 {
      if 0x30...0x39 ~= byte {
        number = number * 10 + Int(byte - 0x30)
        guard isModulus || number < period else { return false }
      } else {
        guard !isModulus || period.isMultiple(of: number) else { return false }
        number = 0
        isModulus = byte == UInt8(ascii: "%")
      }
    }
    return true
  }
}
