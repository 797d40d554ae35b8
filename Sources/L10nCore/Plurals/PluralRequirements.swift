import Dispatch
package import L10nRuntime

/// The plural categories that a translation into a language must, may or need not have.
///
///     let french = PluralRequirements(for: "fr")
///     french.integers       // [.one, .other]
///     french.onlyMillions   // [.many]: "1 million de vidéos"
///     french.unreachable    // [.zero, .two, .few]
///
/// Derived from `PluralRules` with whole numbers, multiples of a million and fractions, so that it matches the behavior
/// of apps. Every list is in CLDR's order.
package struct PluralRequirements: Hashable, Sendable {
  /// The categories of whole numbers. If one of them is missing, some number has no text of its own.
  package let integers: [PluralCategory]
  /// The categories of only multiples of a million, or of numbers in compact notation.
  package let onlyMillions: [PluralCategory]
  /// The categories of only numbers with visible fraction digits: Russian `other`.
  package let onlyFractions: [PluralCategory]
  /// The categories of no number; empty for a language that CLDR does not know.
  package let unreachable: [PluralCategory]

  private let integersByCategory: [PluralCategory: [Int]]

  /// The requirements of a tag's language.
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

  /// Whole numbers of a category, ascending: the first ones, and some large ones.
  ///
  /// Russian `one`: 1, 21, 31, 41 …
  package func integers(selecting category: PluralCategory) -> [Int] {
    integersByCategory[category, default: []]
  }

  /// Whole numbers for which a category's form is shown, ascending: the form `other` also replaces missing categories.
  package func integers(shownBy category: PluralCategory, besides known: [PluralCategory]) -> [Int] {
    let missing = category == .other ? integers.filter { !known.contains($0) } : []
    return Set(([category] + missing).flatMap(integers(selecting:))).sorted()
  }

  /// The category of a whole number; `nil` if it is neither small nor one of the large samples.
  package func category(of integer: Int) -> PluralCategory? {
    integersByCategory.first { $0.value.contains(integer) }?.key
  }

  /// The only whole number of a category, which a translation may then spell out or leave out ("one video").
  ///
  /// Arabic `one` is only 1; French `one` is 0 and 1, Russian `one` is 1, 21, 31 …: both `nil`.
  package func onlyInteger(selecting category: PluralCategory) -> Int? {
    let integers = integers(selecting: category)
    return integers.count == 1 ? integers.first : nil
  }
}

/// The cached requirements of rules: CLDR has few, each computed once, because thousands of numbers are tried.
private final class KnownRequirements: @unchecked Sendable {
  static let all = KnownRequirements()

  private let lock = DispatchSemaphore(value: 1)
  private var known: [PluralRules: PluralRequirements] = [:]

  /// - Parameter areKnown: whether CLDR has the rules, which are distinct from those of unknown languages.
  subscript(rules: PluralRules, areKnown areKnown: Bool) -> PluralRequirements {
    lock.wait()
    defer { lock.signal() }
    if let requirements = known[rules] { return requirements }
    let requirements = PluralRequirements(of: rules, areKnown: areKnown)
    known[rules] = requirements
    return requirements
  }
}
