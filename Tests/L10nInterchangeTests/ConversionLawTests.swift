import L10nCore
import L10nInterchange
import L10nSyntax
import SeededNumbers
import Testing

@Suite struct ConversionLawTests {
  /// Everything that a format does not report as lost comes back unchanged.
  @Test(arguments: 0..<8)
  func whatIsNotLostComesBack(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let locale = ["en", "ar", "ja", "pl", "lv", "fr", "cs", "de"][seed]
    for _ in 0..<4 {
      let units = (0..<40).map { RandomTexts.unit("k\($0)", &generator) }
      let table = SampleTables.table(units, locale: locale)
      let language = SampleTables.language(locale)
      let po = WrittenTable(po: table, language: language, development: table, developmentLanguage: language)
      check(po, table, ReadTables.read(po.text, path: "T.po", locale: locale) { ReadTables(po: $0) })
      let arb = WrittenTable(arb: table, language: language, development: table)
      check(arb, table, ReadTables.read(arb.text, path: "T.arb", locale: locale) { ARBFiles([$0]).tables()[0] })
      let json = WrittenTable(json: table)
      check(json, table, ReadTables.read(json.text, path: "T.json", locale: locale) { ReadTables(json: $0) })
    }
  }

  private func check(_ written: WrittenTable, _ table: TextTable, _ read: ReadTables) {
    #expect(read.diagnostics.isEmpty, "\(written.text)")
    let lost = Set(written.losses.map(\.subject.key))
    let texts = Dictionary(read.tables[0].units.map { ($0.key, $0.message) }) { $1 }
    for unit in table.units where !lost.contains(unit.key.text) {
      #expect(texts[unit.key] == unit.message, "\(written.text)")
    }
  }
}
