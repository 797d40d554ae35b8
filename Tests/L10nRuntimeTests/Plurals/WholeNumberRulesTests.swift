import Testing

@testable import L10nRuntime

struct WholeNumberRulesTests {
  /// The languages whose rules distinguish more than one and the others, and one that CLDR does not know.
  static let languages = [
    "en", "fr", "ar", "be", "br", "cs", "cy", "da", "ga", "gv", "he", "is", "ja", "kw", "lt", "lv", "mk", "mt", "pl",
    "pt", "ro", "ru", "sl", "ts", "tzm", "zu", "xx",
  ].compactMap { LanguageTag($0) }

  /// Numbers up to a thousand, beside the powers of ten, and at random.
  static let numbers: [UInt64] = {
    var generator = MessageGenerator(seed: 7)
    let powers = (3..<15).flatMap { exponent in
      let power = (0..<exponent).reduce(1 as UInt64) { power, _ in power * 10 }
      return (0..<200).map { power - 100 + $0 } + (2...9).map { $0 * power % WholeNumberRules.limit }
    }
    return (0...1000) + powers + (0..<2000).map { _ in generator.next() % WholeNumberRules.limit }
  }()

  @Test(arguments: languages, [PluralRuleType.cardinal, .ordinal])
  func choosesAsTheRulesDo(_ language: LanguageTag, _ type: PluralRuleType) {
    let rules = PluralRules(for: language, type: type)
    let ready = WholeNumberRules(rules)
    for number in Self.numbers {
      let expected = rules.category(for: PluralOperands(number))
      let chosen = PluralCategory(position: UInt8(ready.categoryPosition(of: number)))
      if chosen != expected { Issue.record("\(number) in \(language): \(chosen), not \(expected)") }
    }
    for digits in 0..<UInt64(400) {
      for exponent in (digits.isMultiple(of: 10) ? 0 : -3)...0 {
        for least in 0...2 {
          let operands = PluralOperands(digits: digits, exponent: exponent, leastFraction: least, power: 0)
          let chosen = ready.categoryPosition(of: digits, exponent: exponent, leastFraction: least)
          if PluralCategory(position: UInt8(chosen)) != rules.category(for: operands) {
            Issue.record("\(digits)E\(exponent) with \(least) digits in \(language)")
          }
        }
      }
    }
  }
}
