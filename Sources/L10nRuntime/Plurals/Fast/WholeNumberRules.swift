/// Plural rules made ready for whole numbers: a few comparisons, worked out once.
///
///     few:n%10=2..4&n%100!12..14;many:f!0;one:n=1
///     0: n % 10 in 2...4, else 2   1: n % 100 in 12...14, then 2, else few   2: n = 1, then one, else other
///
/// Relations of operands that are 0 in every whole number, such as the fraction digits, are decided when this is made.
///
/// `@unchecked Sendable`: it points to memory that is written once and never freed.
struct WholeNumberRules: @unchecked Sendable {
  /// One comparison: whether a number, or its remainder by `modulus` where that is not 0, is `span` or less above `low`.
  struct Test: Equatable {
    let modulus: UInt32
    let low: UInt32
    let span: UInt32
    let holds: Target
    let fails: Target
  }

  /// Where to go on: a later test, or a category.
  struct Target: Equatable {
    let value: UInt8

    /// Below 128.
    static func test(_ place: Int) -> Target { Target(value: UInt8(truncatingIfNeeded: place) & 0x7F) }

    static func category(_ category: PluralCategory) -> Target { Target(value: 0x80 | category.position) }

    @inline(__always)
    var isCategory: Bool { value & 0x80 != 0 }
  }

  /// The highest number plus one that ICU does not round before it compares, with a margin.
  static let limit: UInt64 = 1_000_000_000_000_000

  /// Each leads to tests after it only.
  private let tests: UnsafeBufferPointer<Test>

  private let start: Target

  /// - Returns: `nil` for more tests than any language has.
  init?(_ rules: PluralRules) {
    guard let (tests, start) = rules.wholeNumberTests else { return nil }
    let memory = UnsafeMutableBufferPointer<Test>.allocate(capacity: tests.count)
    _ = memory.initialize(from: tests)
    (self.tests, self.start) = (UnsafeBufferPointer(memory), start)
  }

  /// The place of a number's category in CLDR's order, `PluralCategory.position`.
  /// - Parameter magnitude: the number without its sign, below `limit`.
  @inline(__always)
  func categoryPosition(of magnitude: UInt64) -> Int {
    var target = start
    while !target.isCategory {
      let test = tests[Int(target.value)]
      let value: UInt64
      switch test.modulus {
      case 0: value = magnitude
      case 10: value = magnitude % 10
      case 100: value = magnitude % 100
      default: value = magnitude % UInt64(test.modulus)
      }
      target = value &- UInt64(test.low) <= UInt64(test.span) ? test.holds : test.fails
    }
    return Int(target.value & 7)
  }
}

extension PluralRules {
  /// The rules as tests; `nil` for more than a target can name.
  fileprivate var wholeNumberTests: (tests: [WholeNumberRules.Test], start: WholeNumberRules.Target)? {
    let (conditions, otherwise) = withReader { $0.wholeNumberConditions() }
    var tests: [WholeNumberRules.Test] = []
    for (place, condition) in conditions.enumerated() {
      let count = condition.relations.reduce(0) { $0 + $1.ranges.count }
      guard tests.count + count < 0x80 else { return nil }
      let next: WholeNumberRules.Target =
        place + 1 < conditions.count ? .test(tests.count + count) : .category(otherwise)
      for (number, relation) in condition.relations.enumerated() {
        let behind = tests.count + relation.ranges.count
        let success: WholeNumberRules.Target =
          number + 1 < condition.relations.count ? .test(behind) : .category(condition.category)
        for range in relation.ranges {
          let isLast = tests.count + 1 == behind
          let missed: WholeNumberRules.Target = isLast ? relation.isNegated ? success : next : .test(tests.count + 1)
          tests.append(
            WholeNumberRules.Test(
              modulus: relation.modulus, low: range.lowerBound, span: range.upperBound - range.lowerBound,
              holds: relation.isNegated ? next : success, fails: missed))
        }
      }
    }
    return (tests, tests.isEmpty ? .category(otherwise) : .test(0))
  }
}

/// Relations of a number that hold together.
private struct WholeNumberCondition {
  struct Relation {
    let modulus: UInt32
    let isNegated: Bool
    let ranges: [ClosedRange<UInt32>]
  }

  let category: PluralCategory
  let relations: [Relation]
}

extension PluralRuleReader {
  /// The conditions on whole numbers in the order in which they are tried, and the category where none holds.
  fileprivate mutating func wholeNumberConditions() -> (conditions: [WholeNumberCondition], otherwise: PluralCategory) {
    var conditions: [WholeNumberCondition] = []
    while let category = readCategory() {
      repeat {
        if current == UInt8(ascii: "|") { position += 1 }
        guard let relations = wholeNumberRelations() else { continue }
        if relations.isEmpty { return (conditions, category) }
        conditions.append(WholeNumberCondition(category: category, relations: relations))
      } while current == UInt8(ascii: "|")
    }
    return (conditions, .other)
  }

  /// Reads `n%10=1&f=0`, without the relations that hold for every whole number; `nil` where one holds for none.
  private mutating func wholeNumberRelations() -> [WholeNumberCondition.Relation]? {
    var relations: [WholeNumberCondition.Relation] = []
    var isPossible = true
    repeat {
      if current == UInt8(ascii: "&") { position += 1 }
      let isNumber = current == UInt8(ascii: "n") || current == UInt8(ascii: "i")
      position += 1
      var modulus: UInt64 = 0
      if current == UInt8(ascii: "%") {
        position += 1
        modulus = readNumber()
      }
      let isNegated = current == UInt8(ascii: "!")
      let ranges = readRanges()
      if isNumber {
        relations.append(.init(modulus: UInt32(clamping: modulus), isNegated: isNegated, ranges: ranges))
      } else if ranges.contains(where: { $0.contains(0) }) == isNegated {
        isPossible = false
      }
    } while current == UInt8(ascii: "&")
    return isPossible ? relations : nil
  }

  /// Reads `=3..4,9` or `!3`.
  private mutating func readRanges() -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    repeat {
      position += 1
      let low = UInt32(clamping: readNumber())
      var high = low
      if current == UInt8(ascii: ".") {
        position += 2
        high = UInt32(clamping: readNumber())
      }
      if low <= high { ranges.append(low...high) }
    } while current == UInt8(ascii: ",")
    return ranges
  }
}
