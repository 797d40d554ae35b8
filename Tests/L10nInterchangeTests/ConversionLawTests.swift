import L10nCore
import L10nInterchange
import L10nRuntime
import StringsFormat
import Testing

@Suite struct ConversionLawTests {
  /// A small generator whose numbers are the same in every run (SplitMix64).
  private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let fragments = [
    "%@", "%lld", "%.1f", "%%", "%", "{", "}", "'", "''", "#", "\n", "\r", "\\", "\"", "\u{E9}", "e\u{301}", "😀", " ",
    "text", "l10n: ", "\u{1}", "\t", "<b>", "&", "_other", "--", "\u{2028}",
  ]

  /// What a format does not report as lost comes back as it was.
  @Test(arguments: 0..<8)
  func whatIsNotLostComesBack(_ seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let locale = ["en", "ar", "ja", "pl", "lv", "fr", "cs", "de"][seed]
    for _ in 0..<4 {
      let units = (0..<40).map { Self.unit("k\($0)", &generator) }
      let table = SampleTables.table(units, locale: locale)
      let language = SampleTables.language(locale)
      let po = WrittenTable(po: table, language: language, development: table, developmentLanguage: language)
      check(po, table, ReadTables.read(po.text, path: "T.po", locale: locale) { ReadTables(po: $0) })
      let arb = WrittenTable(arb: table, language: language, development: table)
      check(arb, table, ReadTables.read(arb.text, path: "T.arb", locale: locale) { ReadTables(arb: $0) })
      let json = WrittenTable(json: table)
      check(json, table, ReadTables.read(json.text, path: "T.json", locale: locale) { ReadTables(json: $0) })
    }
  }

  private func check(_ written: WrittenTable, _ table: TextTable, _ read: ReadTables) {
    #expect(read.diagnostics.isEmpty, "\(written.text)")
    let lost = Set(written.losses.map(\.subject.key))
    let texts = Dictionary(read.tables[0].units.map { ($0.key, $0.content) }) { $1 }
    for unit in table.units where !lost.contains(unit.key.text) {
      #expect(texts[unit.key] == unit.content, "\(written.text)")
    }
  }

  private static func unit(_ key: String, _ generator: inout SeededGenerator) -> TextUnit {
    let text = text(&generator)
    guard Bool.random(using: &generator) else { return TextUnit(key: TableKey(key), content: .text(text)) }
    let categories = ["zero", "one", "two", "few", "many", "other"].filter { _ in Bool.random(using: &generator) }
    let forms = (categories.filter { $0 != "other" } + ["other"]).map {
      TextForm(category: $0, text: self.text(&generator))
    }
    let before = Bool.random(using: &generator) ? "" : self.text(&generator)
    let after = Bool.random(using: &generator) ? "" : self.text(&generator)
    let variable = TextVariable(
      name: Bool.random(using: &generator) ? "count" : "n_1", valueType: "lld", forms: forms)
    let format = "\(before)%#@\(variable.name)@\(after)"
    return TextUnit(key: TableKey(key), content: .format(format, variables: [variable]))
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<5, using: &generator)).map { _ in fragments.randomElement(using: &generator) ?? "" }
      .joined()
  }
}
