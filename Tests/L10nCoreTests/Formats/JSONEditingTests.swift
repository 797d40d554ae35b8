import L10nSyntax
import SeededNumbers
import Testing

@testable import L10nCore

/// Changes to ARB and JSON files, which are edited alike.
struct JSONEditingTests {
  private static let bundle = """
    {
      "@@locale": "en",
      "hello": "Hello {name}",
      "@hello": {
        "description": "Greeting",
        "placeholders": { "name": {} }
      },
      "bye": "Bye", "plain" :"It\\u2019s",
      "@plain": {"x-state": "new"}
    }

    """
  private static let nested = """
    {
    \t"player": {
    \t\t"play": "Play",
    \t\t"pause": "Pause",
    \t\t"list": ["One", "Two"]
    \t},
    \t"title": "Player"
    }

    """

  private func edited(
    _ file: String?, path: String = "app_en.arb", development: String, _ changes: [TableChange]
  ) -> (text: String?, refused: [String]) {
    let format = CatalogPlace(path: path)?.format
    let place = CatalogPlace(path: path)
    let source = format == .json ? "en/app.json" : "app_en.arb"
    var files = [source: development]
    files[path] = file
    let tables = CatalogFixture(files).catalog.files
    var editor = TableEditor(
      files: tables.filter { $0.path == path }, development: tables.filter { $0.path == source }, table: "app",
      directory: place?.directory ?? "")
    let refused = changes.compactMap { editor.apply($0)?.message }
    let changed = editor.changedFiles()
    #expect(changed.allSatisfy { $0.path == path })
    return (changed.first.map { String(decoding: $0.bytes, as: UTF8.self) }, refused)
  }

  /// A change of the bundle; the contents of the file before and after it.
  @Test(arguments: [
    (TableChange("hello", .set(.text("Hi \"{name}\""), .translated)), "\"Hello {name}\"", #""Hi \"{name}\"""#),
    (
      TableChange("plain", .set(.text("x"), .translated)), #""It\u2019s","# + "\n  \"@plain\": {\"x-state\": \"new\"}",
      "\"x\""
    ),
    (
      TableChange("bye", .set(.text("Bye"), .new)), "\"bye\": \"Bye\",",
      "\"bye\": \"Bye\",\n  \"@bye\": {\n    \"x-state\": \"new\"\n  },"
    ),
    (
      TableChange("hello", .remove),
      """
        "hello": "Hello {name}",
        "@hello": {
          "description": "Greeting",
          "placeholders": { "name": {} }
        },

      """, ""
    ),
    (TableChange("plain", .remove), ", \"plain\" :\"It\\u2019s\",\n  \"@plain\": {\"x-state\": \"new\"}", ""),
    (
      TableChange("hello", .rename("greeting")), "\"hello\": \"Hello {name}\",\n  \"@hello\"",
      "\"greeting\": \"Hello {name}\",\n  \"@greeting\""
    ),
    (
      TableChange("new", .set(.text("New"), .translated), comment: "A button"), "\"new\"}\n}",
      "\"new\"},\n  \"new\": \"New\",\n  \"@new\": {\n    \"description\": \"A button\"\n  }\n}"
    ),
    (
      TableChange("bye", .comment("At the end")), "\"Bye\",",
      "\"Bye\",\n  \"@bye\": {\n    \"description\": \"At the end\"\n  },"
    ),
    (TableChange("hello", .comment("Other")), "Greeting", "Greeting"),
  ])
  func changesNothingElse(change: TableChange, before: String, after: String) {
    let (text, refused) = edited(Self.bundle, development: Self.bundle, [change])
    #expect(refused.isEmpty)
    #expect((text ?? Self.bundle) == Self.bundle.replacing(before, with: after))
  }

  /// A change of JSON with objects in objects, likewise.
  @Test(arguments: [
    (TableChange("player.play", .set(.text("Go"), .translated)), "\"Play\"", "\"Go\""),
    (TableChange("player.list.1", .set(.text("2"), .translated)), "\"Two\"", "\"2\""),
    (TableChange("player.play", .rename("player.start")), "\"play\"", "\"start\""),
    (TableChange("player.pause", .remove), ",\n\t\t\"pause\": \"Pause\"", ""),
    (
      TableChange("player.play", .rename("buttons.play")), "\t\t\"play\": \"Play\",\n\t\t\"pause\": \"Pause\",",
      "\t\t\"pause\": \"Pause\","
    ),
    (TableChange("player.stop", .set(.text("Stop"), .translated)), "\"Two\"]", "\"Two\"],\n\t\t\"stop\": \"Stop\""),
    (
      TableChange("ads.skip.label", .set(.text("Skip"), .translated)), "\"Player\"\n",
      "\"Player\",\n\t\"ads\": {\n\t\t\"skip\": {\n\t\t\t\"label\": \"Skip\"\n\t\t}\n\t}\n"
    ),
  ])
  func changesNothingElseInObjects(change: TableChange, before: String, after: String) {
    let (text, refused) = edited(Self.nested, path: "en/app.json", development: Self.nested, [change])
    #expect(refused.isEmpty)
    var expected = Self.nested.replacing(before, with: after)
    if case .rename("buttons.play") = change.action {
      expected = expected.replacing(
        "\"Player\"\n", with: "\"Player\",\n\t\"buttons\": {\n\t\t\"play\": \"Play\"\n\t}\n")
    }
    #expect(text == expected)
  }

  private static let plurals = """
    {
      "a": "A",
      "clips_one": "{{count}} clip",
      "clips_other": "{ {{- count}} } clips",
      "b": "B {{x}}"
    }

    """

  /// A change of plural forms, likewise; those of i18next are members with suffixes.
  @Test(arguments: [
    (
      TableChange(
        "clips", .set(.text("{count, plural, one {a {{count}}} few {x} other {{'{'}{{- count}}{'}'}}}"), .translated)),
      "\"{{count}} clip\",\n  \"clips_other\": \"{ {{- count}} } clips\"",
      "\"a {{count}}\",\n  \"clips_few\": \"x\",\n  \"clips_other\": \"{{{- count}}}\""
    ),
    (
      TableChange("clips", .set(.text("{count, plural, =0 {no clips} other {{{count}}}} left"), .translated)),
      "  \"clips_one\": \"{{count}} clip\",\n  \"clips_other\": \"{ {{- count}} } clips\"",
      "  \"clips_zero\": \"no clips left\",\n  \"clips_other\": \"{{count}} left\""
    ),
    (
      TableChange("clips", .remove),
      "  \"clips_one\": \"{{count}} clip\",\n  \"clips_other\": \"{ {{- count}} } clips\",\n", ""
    ),
    (TableChange("clips", .rename("films")), "\"clips_", "\"films_"),
    (
      TableChange("new", .set(.text("{count, plural, one {1} other {{{count}}}}"), .translated)), "\"B {{x}}\"",
      "\"B {{x}}\",\n  \"new_one\": \"1\",\n  \"new_other\": \"{{count}}\""
    ),
  ])
  func changesNothingElseInPlurals(change: TableChange, before: String, after: String) {
    let (text, refused) = edited(Self.plurals, path: "en/app.json", development: Self.plurals, [change])
    #expect(refused.isEmpty)
    #expect(text == Self.plurals.replacing(before, with: after))
  }

  @Test(arguments: [
    ("clips", "x", "has plural forms, and the new text has none"),
    ("a", "{count, plural, other {x}}", "has no plural forms, and the new text has some"),
    (
      "clips", "{n, plural, other {x}}", "chooses by more than the number 'count', which i18next cannot"
    ),
    ("clips", "{count, plural, =1 {a} other {x}}", "has a form '=1', which i18next has no suffix for"),
  ])
  func refusesWhatSuffixesCannotSay(key: String, text: String, clause: String) {
    let change = TableChange(TableKey(key), .set(.text(text), .translated))
    #expect(
      edited(Self.plurals, path: "en/app.json", development: Self.plurals, [change]).refused == ["'\(key)' \(clause)"])
  }

  /// A text without forms does not become a form of another one.
  @Test(arguments: [("a", "clips_few"), ("c", "x_one")]) func keepsTextsApart(key: String, newKey: String) {
    let file = Self.plurals.replacing("\"b\": ", with: "\"c\": \"{{count}}\", \"b\": ")
    #expect(
      edited(file, path: "en/app.json", development: file, [TableChange(TableKey(key), .rename(TableKey(newKey)))])
        .refused == ["'\(key)' cannot become '\(newKey)', which i18next takes for a plural form"])
  }

  /// Members that i18next never looks up go along with their text.
  @Test(arguments: ["ja", "cs"]) func renamesAllMembers(language: String) {
    let file =
      #"{"x": "{{count}}", "x_plural": "{{count}} b", "x_1": "{{count}} c", "y": "{{count}}", "y_plural": "z"}"#
    let changes = [TableChange("x", .rename("v")), TableChange("y", .remove)]
    #expect(
      edited(file, path: "\(language)/app.json", development: file, changes).text
        == #"{"v": "{{count}}", "v_plural": "{{count}} b", "v_1": "{{count}} c"}"#)
  }

  /// New languages get the forms that they have, with the suffixes of the development language's file.
  @Test(arguments: [
    (plurals, "  \"clips_one\": \"x\",\n  \"clips_few\": \"y\",\n  \"clips_many\": \"z\""),
    (
      plurals.replacing("clips_one", with: "clips").replacing("_other", with: "_plural"),
      "  \"clips_0\": \"x\",\n  \"clips_1\": \"y\",\n  \"clips_2\": \"z\""
    ),
  ])
  func writesFormsOfNewLanguages(development: String, expected: String) {
    let pattern = "{count, plural, one {x} few {y} many {z}}"
    #expect(
      edited(
        nil, path: "pl/app.json", development: development, [TableChange("clips", .set(.text(pattern), .translated))]
      ).text == "{\n\(expected)\n}\n")
  }

  /// The ranges of a pattern are those of the forms' strings, and its changes are written to them.
  @Test(arguments: [
    ("clip}", "files}", "\"{{count}} clip\"", "\"{{count}} files\""),
    ("{'{'}", "(", "\"{ {{- count}} } clips\"", "\"( {{- count}} } clips\""),
    (
      " other {", " many {{{count}}} other {", ",\n  \"clips_other\"",
      ",\n  \"clips_many\": \"{{count}}\",\n  \"clips_other\""
    ),
  ])
  func changesPlacesOfForms(part: String, replacement: String, before: String, after: String) throws {
    let place = try #require(CatalogPlace(path: "en/app.json"))
    let table = TableFile(path: "en/app.json", place: place, bytes: Array(Self.plurals.utf8))
    let entry = try #require(table.entries.first { $0.key == "clips" })
    guard case .text(let text) = entry.message.content, let found = text.firstRange(of: part) else {
      Issue.record("\(entry.message)")
      return
    }
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let spelling = try #require(table.table.spelling(entry.text.texts[0].range))
    let (range, written) = try #require(
      table.table.placeEditor()?.replacing(start..<start + part.utf8.count, of: spelling, with: replacement))
    var bytes = table.source.utf8
    bytes.replaceSubrange(range, with: Array(written.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == Self.plurals.replacing(before, with: after))
  }

  /// Texts that are fields of objects.
  @Test func changesFields() {
    let file = "{\n  \"a\": {\"message\": \"A\", \"description\": \"x\"},\n  \"b\": {\"message\": \"B\"}\n}\n"
    let changes = [
      TableChange("a", .set(.text("Ah"), .translated)), TableChange("b", .remove),
      TableChange("c", .set(.text("C"), .translated)),
    ]
    #expect(
      edited(file, path: "en/app.json", development: file, changes).text
        == "{\n  \"a\": {\"message\": \"Ah\", \"description\": \"x\"},\n  \"c\": {\n    \"message\": \"C\"\n  }\n}\n")
  }

  /// A key that is added, removed and added again is written once.
  @Test func addsOnce() {
    let new = TableChange("new", .set(.text("New"), .translated))
    for away in [TableChange("new", .remove), TableChange("new", .rename("other"))] {
      let text = edited(Self.bundle, development: Self.bundle, [new, away, new]).text
      #expect(text?.ranges(of: "\"new\": \"New\"").count == 1)
    }
  }

  @Test func refusesWhatTheFormatsCannotHold() {
    let plural = Message.format("%#@n@", variables: [])
    let refused = edited(
      Self.bundle, development: Self.bundle,
      [
        TableChange("a", .set(plural, .translated)), TableChange("@x", .set(.text("x"), .translated)),
        TableChange("no", .remove), TableChange("bye", .rename("hello")), TableChange("bye", .rename("@bye")),
      ]
    ).refused
    #expect(
      refused == [
        "'a' has plural forms or variants beside its text, which an ARB file has no place for",
        "'@x' is not a key of an ARB file", "'no' does not exist", "'bye' cannot become 'hello', which already exists",
        "'bye' cannot become '@bye', which is not a key of an ARB file",
      ])
    #expect(
      edited(Self.nested, path: "en/app.json", development: Self.nested, [TableChange("player.list.0", .remove)])
        .refused
        == ["'player.list.0' cannot be removed: the items after it would change their numbers"])
  }

  /// New files have the order and the blanks of the development language's.
  @Test func writesNewFiles() {
    let french = ["bye", "hello"].map { TableChange($0, .set(.text("x"), .translated)) }
    #expect(
      edited(nil, path: "app_fr.arb", development: Self.bundle, french).text
        == "{\n  \"@@locale\": \"fr\",\n  \"hello\": \"x\",\n  \"bye\": \"x\"\n}\n")
    let keys: [TableKey] = ["title", "player.pause", "player.play"]
    #expect(
      edited(
        nil, path: "fr/app.json", development: Self.nested, keys.map { TableChange($0, .set(.text("x"), .translated)) }
      ).text
        == "{\n\t\"player\": {\n\t\t\"play\": \"x\",\n\t\t\"pause\": \"x\"\n\t},\n\t\"title\": \"x\"\n}\n")
  }

  /// After any change the file reads as it should, and members that were not changed keep their bytes.
  @Test(arguments: ["app_en.arb", "en/app.json"], seeds(40))
  func randomChangesLoseNothing(path: String, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let isBundle = path.hasSuffix("arb")
    let names = isBundle ? (0..<9).map { "k\($0)" } : (0..<9).map { "o\($0 % 3).\($0 % 2 == 0 ? "p." : "")k\($0)" }
    var keys: [TableKey: String] = [:]
    for name in names where Bool.random(using: &generator) { keys[TableKey(name)] = "text of \(name)" }
    let start = Self.file(keys, isBundle: isBundle, &generator)
    let place = try #require(CatalogPlace(path: path))
    let table = TableFile(path: path, place: place, bytes: Array(start.utf8))
    #expect(
      Dictionary(uniqueKeysWithValues: table.entries.map { ($0.key, $0.text.message) }) == keys.mapValues { .text($0) })
    var editor = TableEditor(files: [table], development: [table], table: place.table, directory: place.directory)
    var touched: Set<TableKey> = []
    for number in 0..<4 {
      let key = TableKey(names.randomElement(using: &generator) ?? "")
      touched.insert(key)
      switch Int.random(in: 0...2, using: &generator) {
      case 0:
        if editor.apply(TableChange(key, .set(.text("new \(number)"), .translated))) == nil {
          keys[key] = "new \(number)"
        }
      case 1:
        if editor.apply(TableChange(key, .remove)) == nil { keys[key] = nil }
      default:
        let other = TableKey("\(key)x")
        if editor.apply(TableChange(key, .rename(other))) == nil {
          keys[other] = keys.removeValue(forKey: key)
        }
      }
    }
    let bytes = editor.changedFiles().first?.bytes ?? table.source.bytes
    let read = TableFile(path: path, place: place, bytes: bytes)
    #expect(read.findings.isEmpty)
    #expect(
      Dictionary(uniqueKeysWithValues: read.entries.map { ($0.key, $0.text.message) }) == keys.mapValues { .text($0) },
      "\(start)\n\(String(decoding: bytes, as: UTF8.self))")
    for entry in table.entries where !touched.contains(entry.key) {
      let written = table.source.utf8[entry.range]
      let same = try #require(read.entries.first { $0.key == entry.key })
      #expect(read.source.utf8[same.range].elementsEqual(written))
    }
  }

  /// A file of some texts, with random blanks.
  private static func file(
    _ keys: [TableKey: String], isBundle: Bool, _ generator: inout SeededGenerator
  ) -> String {
    func blank() -> String { ["", " ", "\n", "\n  "].randomElement(using: &generator) ?? "" }
    func object(_ members: [(name: String, value: String)]) -> String {
      "{\(blank())"
        + members.map { "\"\($0.name)\"\(blank()):\(blank())\($0.value)" }.joined(separator: "\(blank()),\(blank())")
        + "\(blank())}"
    }
    func text(_ key: TableKey) -> String { "\"\(keys[key] ?? "")\"" }
    let sorted = keys.keys.sorted()
    if isBundle {
      return object(
        [("@@locale", "\"en\"")]
          + sorted.flatMap { key -> [(String, String)] in
            [(key.text, text(key))]
              + (Bool.random(using: &generator) ? [("@\(key)", "{\"description\":\(blank())\"x\"}")] : [])
          })
    }
    let groups = Dictionary(grouping: sorted) { String($0.text.split(separator: ".")[0]) }
    return object(
      groups.sorted { $0.key < $1.key }.map { name, keys in
        let inner = keys.filter { $0.text.contains(".p.") }.map {
          ($0.text.split(separator: ".").last.map(String.init) ?? "", text($0))
        }
        let own = keys.filter { !$0.text.contains(".p.") }.map {
          ($0.text.split(separator: ".").last.map(String.init) ?? "", text($0))
        }
        return (name, object((inner.isEmpty ? [] : [("p", object(inner))]) + own))
      })
  }
}
