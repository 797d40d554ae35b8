import L10nCompiler
import L10nSyntax
import Testing

@testable import L10nRuntime

@Suite struct NumberFormTests {
  /// French words for great numbers, and euros.
  private static let styles = NumberStyles(
    [
      .init(NumberStyle(skeleton: "compact-long") ?? .plain, compacts), .init(style(of: "EUR"), money("€", 2)),
      .init(style(of: NumberStyle.anyCurrency), money("QQQ", 2)),
    ])

  private static var compacts: StylePatterns {
    var patterns = StylePatterns()
    let thousands = UnitPatterns([.one: .init("{0} millier")], other: .init("{0} mille"))
    let millions = UnitPatterns([.one: .init("{0} million")], other: .init("{0} millions"))
    patterns.compacts = CompactPatterns([
      .init(least: 3, power: 3, signPlace: 0, one: .init("mille"), units: thousands),
      .init(least: 6, power: 6, signPlace: 0, one: nil, units: millions),
    ])
    return patterns
  }

  private static func style(of currency: String) -> NumberStyle {
    (NumberForm.plain.moneyStyle ?? .plain).counting(currency).wording
  }

  private static func money(_ sign: String, _ places: Int) -> StylePatterns {
    var patterns = StylePatterns()
    patterns.affixes = NumberAffixes(
      unsigned: .init(before: "", after: " \(sign)"), negative: .init(before: "-", after: " \(sign)"),
      positive: .init(before: "+", after: " \(sign)"))
    let precision = MoneyDigits.Precision(places: places, step: 0)
    patterns.money = MoneyDigits(standard: precision, cash: precision)
    return patterns
  }

  static let french = MessageFormatter(
    pluralRules: PluralRules(for: "fr"), isRightToLeft: false,
    styles: NumberStyles(coded: CodedText(styles.coded(of: nil)), of: nil))

  private static let views = Message(
    .format(
      "%#@n@",
      variables: [
        MessageVariable(
          name: "n", valueType: "lld",
          variants: [
            .init(category: "zero", text: "aucune vue"), .init(category: "one", text: "%lld vue"),
            .init(category: "many", text: "%lld de vues"), .init(category: "other", text: "%lld vues"),
          ])
      ]))

  @Test(
    arguments: [
      (.number(0, "compact-long"), "aucune vue"), (.number(1, "compact-long"), "1 vue"),
      (.number(1.5, "compact-long"), "1.5 vue"), (.number(1000, "compact-long"), "mille vues"),
      (.number(1_000_000, "compact-long"), "1 million de vues"),
      (.number(2_345_678, "compact-long"), "2.3 millions de vues"),
      (.number(DecimalNumber(2), ".00"), "2.00 vues"), (.number(.nan, "compact-long"), "NaN vues"),
      (.range(0...1), "0–1 vue"), (.range(1...5), "1–5 vues"), (.range(0...0), "aucune vue"), (.range(1...1), "1 vue"),
      // CLDR 42 has no range that ends in the form for millions.
      (.range(1_200_000...5_000_000, "compact-long"), "1.2 million – 5 millions vues"),
    ] as [(MessageArgument, String)])
  func choosePluralsAsTheyAreShown(argument: MessageArgument, expected: String) throws {
    #expect(try Self.french.format(Self.views, [argument]) == expected)
    let icu = try #require(try? ICUMessage("{n, plural, =0 {aucune vue} one {# vue} many {# de vues} other {# vues}}"))
    #expect(
      try Self.french.format(Message(.pattern(MessagePattern(icu, argumentNames: ["n"]))), [argument]) == expected)
  }

  @Test(arguments: [
    (2...3, "1–2 vues de plus"), (1...1, "une vue"), (1...2, "0–1 vue de plus"),
  ])
  func subtractsOffsetsFromRanges(range: ClosedRange<Int>, expected: String) throws {
    let text = "{n, plural, offset:1 =1 {une vue} one {# vue de plus} other {# vues de plus}}"
    let icu = try #require(try? ICUMessage(text))
    let message = Message(.pattern(MessagePattern(icu, argumentNames: ["n"])))
    #expect(try Self.french.format(message, [.range(range)]) == expected)
  }

  /// Patterns, the amount or number, and the shown text; amounts in currencies without a sign keep their letters.
  @Test(
    arguments: [
      ("%@", .currency(CurrencyAmount(4.99, "EUR")), "4.99 €"), ("%@", .currency(CurrencyAmount(-5, "eur")), "-5.00 €"),
      ("%@", .currency(CurrencyAmount(5, "JPY")), "5 JPY"), ("%@", .currency(CurrencyAmount(5, "KWD")), "5.000 KWD"),
      ("%@", .currency(CurrencyAmount(5, "EUR"), "unit-width-narrow"), "5.00\u{A0}EUR"),
      ("%@", .currency(CurrencyAmount(5, "EUR"), "no such words"), "5.00 €"),
      ("%@", .number(1234.5, "no such words"), "1234.5"), ("%8@!", .number(5, ".0"), "     5.0!"),
      ("%5d!", .number(5, ".0"), "  5.0!"), ("%.3f", .number(5, ".0"), "5.0"),
      ("%@", .number(1500, "compact-long"), "1.5 millier"), ("%@", .number(12_345, "compact-short"), "12345"),
      ("%@", .number(5, "unit/kilometer unit-width-full-name"), "5\u{A0}kilometer"),
      ("%@", .currency(CurrencyAmount(5, "BDT"), "unit-width-full-name"), "5.00\u{A0}BDT"),
      (
        "%@", .currency(CurrencyAmount(DecimalNumber(significand: .max, exponent: 2), "EUR")),
        "922337203685477580700.00 €"
      ),
    ] as [(String, MessageArgument, String)])
  func areShownWhereTextsPutThem(text: String, argument: MessageArgument, expected: String) throws {
    #expect(try Self.french.format(Message(text: text), [argument]) == expected)
  }

  @Test func currenciesAreThreeLetters() {
    #expect(["eur"].map { CurrencyCode($0)?.description } == ["EUR"] && CurrencyCode.none.description == "XXX")
    for code in ["", "EU", "EURO", "E1R", "É12", "€UR"] { #expect(CurrencyCode(code) == nil, "\(code)") }
    #expect(
      ["USD", "EUR", "AUD"].compactMap { CurrencyCode($0) }.sorted().map(\.description) == ["AUD", "EUR", "USD"])
  }

  /// Values that are shown as money take no more memory than others.
  @Test func argumentsStaySmall() {
    #expect(MemoryLayout<CurrencyAmount>.size == 24)
    #expect(MemoryLayout<MessageArgument>.size <= MemoryLayout<(Instant, DateForm)>.size + 1)
  }
}
