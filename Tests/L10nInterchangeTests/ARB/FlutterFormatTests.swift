import L10nCore
import L10nRuntime
import L10nSyntax
import Testing

@testable import L10nInterchange

/// Attributes of Flutter's placeholders, with their equivalents in the other syntaxes.
struct FlutterFormatTests {
  /// The attributes of an argument, the ICU message, the format, and whether the last loses nothing.
  @Test(arguments: [
    (#""type": "String""#, "{x}", "%@", true), (#""type": "int""#, "{x, number, integer}", "%lld", true),
    (#""type": "double""#, "{x, number}", "%g", true),
    (#""type": "int", "format": "decimalPattern""#, "{x, number, integer}", "%lld", true),
    (#""type": "double", "format": "decimalPattern""#, "{x, number}", "%g", false),
    (
      #""type": "double", "format": "decimalPatternDigits", "optionalParameters": { "decimalDigits": 2 }"#,
      "{x, number, ::.00}", "%.2f", true
    ),
    (
      #""type": "double", "format": "decimalPatternDigits", "optionalParameters": { "decimalDigits": 0 }"#,
      "{x, number, ::precision-increment/1}", "%.0f", true
    ),
    (#""type": "int", "format": "compact""#, "{x, number, ::compact-short}", "%lld", false),
    (#""type": "double", "format": "compactLong""#, "{x, number, ::compact-long}", "%g", false),
    (#""type": "double", "format": "scientificPattern""#, "{x, number, ::scientific}", "%g", false),
    (#""type": "double", "format": "percentPattern""#, "{x, number, percent}", "%g", false),
    (
      #""type": "double", "format": "decimalPercentPattern", "optionalParameters": { "decimalDigits": 1 }"#,
      "{x, number, ::percent .0 scale/100}", "%g", false
    ),
    (
      #""type": "double", "format": "simpleCurrency", "optionalParameters": { "name": "EUR", "decimalDigits": 2 }"#,
      "{x, number, ::currency/EUR .00}", "%g", false
    ),
    (
      #""type": "double", "format": "currency", "optionalParameters": { "name": "EUR" }"#,
      "{x, number, ::currency/EUR unit-width-iso-code}", "%g", false
    ),
    (#""type": "DateTime", "format": "yMMMd""#, "{x, date, ::yMMMd}", "%@", false),
    (#""type": "DateTime", "format": "Hm""#, "{x, time, ::Hm}", "%@", false),
    (#""type": "DateTime", "format": "yMMMd+jm""#, "{x, date, ::yMMMdjm}", "%@", false),
  ])
  func comesBackFromICUMessages(attributes: String, icu: String, format: String, isExact: Bool) throws {
    let file = "{\"@@locale\": \"en\", \"k\": \"{x}\", \"@k\": {\"placeholders\": {\"x\": { \(attributes) }}}}"
    func read(_ form: ARBForm) -> ReadTables {
      ReadTables.read(file, path: "T.arb", locale: nil) { ARBFiles([$0]).tables(as: form)[0] }
    }
    let pattern = read(.patterns)
    var unit = try #require(pattern.tables[0].units.first)
    #expect(unit.message == .text(icu) && pattern.diagnostics.isEmpty)
    let formats = read(.formats)
    #expect(formats.tables[0].units.map(\.message) == [.text(format)] && formats.diagnostics.isEmpty == isExact)
    // Facts in the message alone.
    unit.bundle = nil
    let written = WrittenTable(
      arb: SampleTables.table([unit]), language: .english, development: SampleTables.table([unit]))
    #expect(written.text.contains("\"k\": \"{x}\"") && written.losses.isEmpty, "\(written)")
    let again = ReadTables.read(written.text, path: "T.arb", locale: nil) { ARBFiles([$0]).tables(as: .patterns)[0] }
    #expect(again.tables[0].units.map(\.message) == [.text(icu)], "\(written.text)")
  }

  /// A format, and its attributes other than the type and the specifier.
  @Test(arguments: [
    ("%lld", "", true), ("%@", "", true), ("%g", "", true), ("%03d", "", false), ("%x", "", false),

    ("%8.2f", #""format": "decimalPatternDigits", "optionalParameters": { "decimalDigits": 2 }, "#, false),
    ("%.1f", #""format": "decimalPatternDigits", "optionalParameters": { "decimalDigits": 1 }, "#, true),
    ("%f", #""format": "decimalPatternDigits", "optionalParameters": { "decimalDigits": 6 }, "#, true),
  ])
  func writesDigitsForFlutter(format: String, attributes: String, isExact: Bool) {
    let table = SampleTables.table([TextUnit(key: "k", message: .text(format))])
    let written = WrittenTable(arb: table, language: .english, development: table)
    #expect(written.text.contains("\", \(attributes)\"x-specifier\": \"\(format)\" }"), "\(written.text)")
    #expect(
      written.losses.map(\.message) == (isExact ? [] : ["'k' shows 'argument1' as '\(format)', which Flutter does not"])
    )
  }

  /// ICU messages, and the text that Flutter reads.
  @Test(arguments: [
    ("{n, plural, one {# x} other {{n, number} x}}", "{n, plural, one {{n} x} other {{n} x}}", nil),
    (
      "{a, number} {a, number, ::.0}", "{a, number} {a, number, ::.0}",
      "shows 'a' in a style that Flutter does not have"
    ),
    ("{d, date, long}", "{d, date, long}", "shows 'd' in a style that Flutter does not have"),
    ("{a} it''s", "{a} it''s", nil), ("{a} '{a}'", "{a} '{'a'}'", nil), ("{a} '{b}'", "{a} '{b}'", nil),
  ])
  func takesStylesOutOfMessages(icu: String, arb: String, note: String?) {
    var unit = TextUnit(key: "k", message: .text(icu))
    unit.syntax = .icu
    let table = SampleTables.table([unit])
    let written = WrittenTable(arb: table, language: .english, development: table)
    #expect(written.text.contains("\"k\": \"\(arb)\""), "\(written.text)")
    #expect(written.losses.map(\.message) == (note.map { ["'k' \($0)"] } ?? []))
  }

  /// A file's own attributes are written again, and are reported if they are lost.
  @Test func keepsWhatAFileSaysOfItself() throws {
    let file = """
      {
        "@@locale": "en",
        "@@author": "Ann",
        "@@x-tool": { "version": 1 },
        "k": "a"
      }

      """
    func read(_ form: ARBForm) -> ReadTables {
      ReadTables.read(file, path: "T.arb", locale: nil) { ARBFiles([$0]).tables(as: form)[0] }
    }
    let table = read(.bundles).tables[0]
    #expect(WrittenTable(arb: table, language: .english, development: table).text == file)
    #expect(
      read(.formats).diagnostics.map(\.message) == [
        "string tables have no place for the attribute '@@author'",
        "string tables have no place for the attribute '@@x-tool'",
      ])
  }
}
