import Dispatch
package import L10nRuntime

/// Which plural categories a translation into a language must, may or need not have.
///
///     let french = PluralRequirements(for: "fr")
///     french.integers       // [.one, .other]
///     french.onlyMillions   // [.many]: "1 million de vidéos"
///     french.unreachable    // [.zero, .two, .few]
///
/// Found by asking `PluralRules` about whole numbers, multiples of a million and fractions, so it says
/// what an app will meet. Every list is in CLDR's order.
package struct PluralRequirements: Hashable, Sendable {
  /// The categories of whole numbers. Without one of them some number has no text of its own.
  package let integers: [PluralCategory]
  /// The categories that only multiples of a million take, or numbers in compact notation.
  package let onlyMillions: [PluralCategory]
  /// The categories that only numbers with visible fraction digits take: Russian `other`.
  package let onlyFractions: [PluralCategory]
  /// The categories that no number takes; none for a language that CLDR does not know.
  package let unreachable: [PluralCategory]

  private let integersByCategory: [PluralCategory: [Int]]

  /// The requirements of the language that a tag names.
  package init(for tag: LanguageTag, type: PluralRuleType = .cardinal) {
    self = KnownRequirements.all[PluralRules(for: tag, type: type), areKnown: PluralRules.areKnown(for: tag)]
  }

  fileprivate init(of rules: PluralRules, areKnown: Bool) {
    let small = PluralSamples.integers.map { ($0, rules.category(for: PluralOperands($0))) }
    let millions = PluralSamples.millions.map { ($0, rules.category(for: PluralOperands($0))) }
    let compact = PluralSamples.compact.map { rules.category(for: $0) }
    let fractions = PluralSamples.fractions.map { rules.category(for: $0) }

    var rest = Set(PluralCategory.allCases)
    func take(_ categories: [PluralCategory]) -> [PluralCategory] {
      let taken = rest.intersection(categories)
      rest.subtract(taken)
      return taken.sorted()
    }
    integers = take(small.map(\.1))
    onlyMillions = take(millions.map(\.1) + compact)
    onlyFractions = take(fractions)
    unreachable = areKnown ? rest.sorted() : []
    integersByCategory = Dictionary(grouping: small + millions, by: \.1).mapValues { $0.map(\.0) }
  }

  /// Whole numbers that take a category, ascending: the first ones, and some big ones.
  ///
  /// Russian `one`: 1, 21, 31, 41 …
  package func integers(selecting category: PluralCategory) -> [Int] {
    integersByCategory[category, default: []]
  }

  /// Whole numbers that the form of a category is shown for, ascending: the form for others also stands for categories that
  /// have none.
  package func integers(shownBy category: PluralCategory, besides known: [PluralCategory]) -> [Int] {
    let missing = category == .other ? integers.filter { !known.contains($0) } : []
    return Set(([category] + missing).flatMap(integers(selecting:))).sorted()
  }

  /// The category of a whole number; `nil` where it is neither small nor one of the big ones.
  package func category(of integer: Int) -> PluralCategory? {
    integersByCategory.first { $0.value.contains(integer) }?.key
  }

  /// The whole number that a category stands for, if it is the only one: then a translation may spell
  /// it out or leave it away ("one video").
  ///
  /// Arabic `one` is 1 alone; French `one` is 0 and 1, Russian `one` is 1, 21, 31 …: both `nil`.
  package func onlyInteger(selecting category: PluralCategory) -> Int? {
    let integers = integers(selecting: category)
    return integers.count == 1 ? integers.first : nil
  }
}

/// The requirements of all rules that were asked for: CLDR's few, each found out once, as thousands of numbers are tried.
private final class KnownRequirements: @unchecked Sendable {
  static let all = KnownRequirements()

  private let lock = DispatchSemaphore(value: 1)
  private var known: [PluralRules: PluralRequirements] = [:]

  /// - Parameter areKnown: whether CLDR has the rules, which are others than those of languages that it does not know.
  subscript(rules: PluralRules, areKnown areKnown: Bool) -> PluralRequirements {
    lock.wait()
    defer { lock.signal() }
    if let requirements = known[rules] { return requirements }
    let requirements = PluralRequirements(of: rules, areKnown: areKnown)
    known[rules] = requirements
    return requirements
  }
}
