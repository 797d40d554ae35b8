import L10nCore
import L10nInterchange
import L10nSyntax
import Testing

@Suite struct FlatJSONTests {
  @Test(arguments: SampleTables.locales)
  func theShippedTablesComeBackButForWhatIsReported(_ locale: String) {
    for table in SampleTables.shipped(locale) {
      let written = WrittenTable(json: table)
      let read = ReadTables.read(written.text, path: "T.json", locale: locale, table: table.name) {
        ReadTables(json: $0)
      }
      #expect(read.diagnostics.isEmpty && read.tables.count == 1)
      let lossy = Set(written.losses.filter { !$0.message.contains("comment") }.map(\.subject.key))
      for (unit, original) in zip(read.tables[0].units, table.units) {
        #expect(unit.key == original.key && unit.state == original.state)
        #expect((unit.message == original.message) != lossy.contains(unit.key.text))
        if original.comment != nil { #expect(written.losses.contains { $0.subject.key == unit.key.text }) }
      }
      #expect(read.tables[0].units.count == table.units.count)
    }
  }

  @Test func sayWhatIsLost() {
    let table = SampleTables.table([
      TextUnit(key: "plain", message: .text("A \"b\"\n\u{1}😀"), comment: "C", state: .needsReview),
      TextUnit(
        key: "note", message: .text("x"), state: .stale, isTranslatable: false, extractionState: "migrated"),
      TextUnit(key: "new", message: .text("x"), state: .new),
      TextUnit(key: "button_zero", message: .text("")),
      TextUnit(key: "button_other", message: .text("x")),
      TextUnit(key: "kept_other", message: .text("x")),
      TextUnit(key: "kept", message: .text("x")),
      TextUnit(key: "clips", message: SampleTables.plural("%#@count@", "count", "lld", "one=%lld clip", "other=%lld")),
      TextUnit(key: "around", message: SampleTables.plural("%@ %#@count@", "count", "d", "one=%d c", "other=%d")),
      TextUnit(key: "named", message: SampleTables.plural("%#@n@", "n", "lld", "one=1", "other=%lld")),
      TextUnit(key: "taken", message: SampleTables.plural("%#@count@", "count", "lld", "one=1", "other=%lld")),
      TextUnit(key: "taken_one", message: .text("x")),
    ])
    let written = WrittenTable(json: table)
    #expect(
      written.losses.map(\.message) == [
        "'plain' has a comment, which JSON cannot hold",
        "'plain' is marked as 'needs_review', which JSON cannot hold",
        "'note' is marked as 'stale', which JSON cannot hold",
        "'note' is marked as not to be translated, which JSON cannot hold",
        "'note' is marked as 'migrated' by String Catalogs, which JSON cannot hold",
        "'new' is not translated yet and is left out",
        "'around' has text around its variable, which each form repeats in JSON",
        "'named' has the variable 'n' (%lld), which JSON cannot name",
        "'taken' loses its form 'one', because 'taken_one' is another key",
        "'button_zero' reads as a plural form of 'button' in JSON",
        "'button_other' reads as a plural form of 'button' in JSON",
        "'taken_one' reads as a plural form of 'taken' in JSON",
      ])
    #expect(
      written.text == """
        {
          "plain": "A \\"b\\"\\n\\u0001😀",
          "note": "x",
          "button_zero": "",
          "button_other": "x",
          "kept_other": "x",
          "kept": "x",
          "clips_one": "%lld clip",
          "clips_other": "%lld",
          "around_one": "%@ %d c",
          "around_other": "%@ %d",
          "named_one": "1",
          "named_other": "%lld",
          "taken_other": "%lld",
          "taken_one": "x"
        }

        """)
    #expect(WrittenTable(json: SampleTables.table([])).text == "{}\n")
  }

  /// Ordinal forms with i18next's names are read as an ICU message and written again.
  @Test(arguments: [
    (
      #"{"a_ordinal_one":"{{count}}st","a_ordinal_two":"{{ count }}nd","a_ordinal_other":"{{count}}th of {{n}}"}"#,
      "{count, selectordinal, one {#st} two {#nd} other {#th of {n}}}"
    ),
    (##"{"a_ordinal_other":"# {x} {{count}}"}"##, "{count, selectordinal, other {'#' '{'x'}' #}}"),
  ])
  func keepsOrdinals(text: String, pattern: String) {
    func read(_ text: String) -> TextTable {
      ReadTables.read(text, path: "T.json", locale: "en") { ReadTables(json: $0) }.tables[0]
    }
    let table = read(text)
    #expect(table.units.map(\.message) == [Message(text: pattern)] && table.units.map(\.syntax) == [.icu])
    let written = WrittenTable(json: table)
    #expect(written.losses.isEmpty)
    #expect(written.text.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    #expect(read(written.text).units.map(\.message) == table.units.map(\.message))
  }

  /// Texts of i18next are ICU messages.
  @Test func readsI18next() {
    let json = #"""
      {"a": "It's {{- user.name}}", "b_one": "{{count}} clip", "b_zero": "none", "b_other": "{{count}} {}", "c": "",
      "d": "{count, plural, x", "e": "{{price, currency(USD)}}"}
      """#
    let read = ReadTables.read(json, path: "T.json", locale: "en") { ReadTables(json: $0) }
    let units = read.tables[0].units
    #expect(units.allSatisfy { $0.syntax == .icu })
    #expect(
      read.diagnostics.map(\.message) == [
        "'a' has an argument 'user.name', which becomes 'user_name'", "'e' shows 'price' by ':currency'",
      ])
    #expect(
      units.map(\.message) == [
        Message(text: "It's {user_name}"), Message(text: "{count, plural, one {# clip} =0 {none} other {# '{}'}}"),
        Message(text: "'{'count, plural, x"), Message(text: "{price}"),
      ])
  }

  /// JSON, keys, findings.
  @Test(arguments: [
    (#"{"a": "1", "a": "2", "b_one": "x", "c": "y", "b_other": "z"}"#, "a b c", "duplicate-key"),
    (#"{"a_one": "x", "b_one": "x", "b_other": "x", "b": "y"}"#, "a_one b_one b_other b", ""),
    (#"{"a": {"b": "c"}, "d": 1, "e": "f"}"#, "a.b e", "conversion-loss non-string-value"),
    (#"["a"]"#, "", "non-string-value"), ("", "", "*"), ("{\"a\": \"b", "", "*"), ("{\"a\": \"b\"", "a", "*"),
  ])
  func readsKeysAndTexts(_ text: String, _ keys: String, _ findings: String) {
    for text in [text, "\u{FEFF}" + text, text.replacing(", ", with: ",\r\n")] {
      let read = ReadTables.read(text, path: "T.json", locale: "en") { ReadTables(json: $0) }
      let found = read.tables[0].units.map(\.key.text)
      #expect(found == keys.split(separator: " ").map(String.init) || findings == "*")
      let kinds = read.diagnostics.map(\.ruleID).joined(separator: " ")
      #expect(findings == "*" ? !kinds.isEmpty : kinds == findings)
    }
  }

  @Test func theLanguageHasToBeKnown() {
    let read = ReadTables.read("{}", path: "T.json", locale: nil) { ReadTables(json: $0) }
    #expect(read.diagnostics.map(\.message) == ["the file does not say its language"])
  }

  /// A file, its keys and texts, and the messages.
  @Test(arguments: [
    (
      "{\"a\": {\"b\": \"x\", \"c\": {\"d\": \"y\"}}, \"e\": \"z\"}", "a.b=x a.c.d=y e=z",
      "keys in objects and arrays become one with dots, such as 'a.…'"
    ),
    (
      "{\"a\": {\"b_one\": \"1\", \"b_other\": \"%d\"}}", "a.b=%#@count@ count:d one=1 other=%d",
      "keys in objects and arrays become one with dots, such as 'a.…'"
    ),
    (
      "{\"a\": [\"x\", {\"b\": \"y\"}]}", "a.0=x a.1.b=y",
      "keys in objects and arrays become one with dots, such as 'a.…'"
    ),
    (
      "{\"a.b\": \"x\", \"a\": {\"b\": \"y\"}}", "a.b=x",
      "keys in objects and arrays become one with dots, such as 'a.…'; a second text for 'a.b' is left out"
    ),
    (
      "{\"a\": {\"b\": 1, \"c\": null}}", "",
      "keys in objects and arrays become one with dots, such as 'a.…'; expected a text, found a number"
    ),
  ])
  func readsObjectsInObjects(file: String, texts: String, messages: String) {
    let read = ReadTables.read(file, path: "T.json", locale: "en") { ReadTables(json: $0) }
    #expect(read.tables[0].units.map(\.shown).joined(separator: " ") == texts)
    #expect(read.diagnostics.map(\.message).joined(separator: "; ") == messages)
  }
}
