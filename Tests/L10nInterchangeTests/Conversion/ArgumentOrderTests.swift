import L10nCore
import L10nRuntime
import L10nSyntax
import Testing

@testable import L10nInterchange

/// Arguments keep their positions and types on the way into another syntax and back.
struct ArgumentOrderTests {
  private static func table(
    _ locale: String, _ message: Message?, comment: String? = nil, _ syntax: TextSyntax = .printf
  )
    -> TextTable
  {
    guard let message else { return TextTable(name: "T", locale: locale, units: []) }
    var unit = TextUnit(
      key: "k", message: message, comment: comment, location: SourceLocation("\(locale).lproj/T.strings", 0..<1))
    unit.syntax = syntax
    return TextTable(name: "T", locale: locale, units: [unit])
  }

  /// The comment, and texts in English, which may have none, German and Chinese.
  @Test(
    arguments: [
      (nil, "%@ follows %@", "%2$@ wird von %1$@ verfolgt", "%@ %@"),
      // Without a development text the specifiers rule.
      (nil, nil, "%@ folgt %@", "%2$@ %1$@"), (nil, nil, "%2$@ %1$@", "%@ %@"),
      (nil, "%2$@ likes %1$@", "%2$@ mag %1$@", "%@ %@"), (nil, "only %2$@", "nur %2$@", "%2$@"),
      ("%1$@ = song, %2$@ = user", "%2$@ likes %1$@", "%2$@ mag %1$@", "%@ %@"),
      ("%1$@ = song, %2$@ = user", nil, "%2$@ mag %1$@", "%@ %@"),
      (nil, "%2$.1f of %1$lld", "%2$.1f von %1$lld", "%lld %.1f"),
    ] as [(String?, String?, String, String)], [TextSyntax.icu, .mf2])
  func positionsComeBack(texts: (String?, String?, String, String), syntax: TextSyntax) {
    let tables = zip(["en", "de", "zh"], [texts.1, texts.2, texts.3]).map { locale, text in
      Self.table(locale, text.map { .text($0) }, comment: texts.0)
    }
    let there = Conversion(tables, development: .english, syntax: syntax)
    #expect(there.result(as: .xmlPropertyList).losses.filter { $0.severity > .note }.isEmpty)
    let back = Conversion(there.tables, development: .english, syntax: .printf)
    #expect(back.tables.map { $0.units.map(\.message) } == tables.map { $0.units.map(\.message) })
  }

  /// ICU messages in two languages, the first one without a text, and their formats.
  @Test(arguments: [
    ("{user} folgt {target}", "{target} {user}", "%@ folgt %@", "%2$@ %1$@"),
    ("{1} von {0}", "{0} {1}", "%2$@ von %1$@", "%@ %@"),
    ("{n, number, integer} {name}", "{name} {n}", "%lld %@", "%2$@ %1$lld"),
  ])
  func translationsShareTheOrderOfTheFirst(german: String, chinese: String, first: String, second: String) {
    let tables = [
      Self.table("en", nil), Self.table("de", .text(german), .icu), Self.table("zh", .text(chinese), .icu),
    ]
    let formats = Conversion(tables, development: .english, syntax: .printf).tables
    #expect(formats.flatMap(\.units).map(\.message) == [.text(first), .text(second)])
  }

  /// Variables without a number come back in their place, or it is reported that they do not.
  @Test func reportsPositionsThatNamesDoNotSay() {
    let forms = [MessageVariable.Variant(category: "other", text: "%lld x")]
    let message = Message.format(
      "%2$#@b@ %1$#@a@",
      variables: ["a", "b"].map { MessageVariable(name: $0, valueType: "lld", variants: forms) })
    let table = Self.table("en", message)
    let losses = table.converted(to: .icu, language: "en", source: table).losses.map(\.message)
    #expect(
      losses == [
        "'k' has 'b' as argument 2, which a pattern does not say",
        "'k' has 'a' as argument 1, which a pattern does not say",
      ])
  }

  /// A format with its variable comes back from ICU messages; from MessageFormat 2 with the text around it in each
  /// form.
  @Test(arguments: [
    ("%#@files@ in %2$@", "%#@files@ in %@", "one=%lld file in %@ other=%lld files in %@"),
    ("%2$@ has %1$#@files@", "%2$@ has %1$#@files@", "one=%2$@ has %1$lld file other=%2$@ has %1$lld files"),
    ("%#@files@: %2$.0f %%", "%#@files@: %.0f %%", "one=%lld file: %.0f %% other=%lld files: %.0f %%"),
  ])
  func pluralsComeBack(format: String, icu: String, mf2: String) {
    let table = Self.table("en", SampleTables.plural(format, "files", "lld", "one=%lld file", "other=%lld files"))
    func back(_ syntax: TextSyntax) -> String {
      let there = table.converted(to: syntax, language: "en", source: table)
      let back = there.table.converted(to: .printf, language: "en", source: there.table)
      #expect((there.losses + back.losses).isEmpty)
      return back.table.units[0].shown
    }
    #expect(back(.icu) == "k=\(icu) files:lld one=%lld file other=%lld files")
    #expect(back(.mf2) == "k=%#@files@ files:lld \(mf2)")
  }
}
