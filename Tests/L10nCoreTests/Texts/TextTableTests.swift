import L10nCore
import L10nSyntax
import Testing

@Suite struct TextTableTests {
  @Test func holdsTheTextsOfAFileInItsOrder() {
    let table = TextTable(file("fr.lproj/Player.strings", "/* Verb. */\n\"b\" = \"1\";\na = x;\nb = \"2\";"))
    #expect(table.name == "Player" && table.locale == "fr" && table.layer == nil)
    #expect(table.units.map(\.key) == ["a", "b"])
    #expect(table.units.map(\.message) == [.text("x"), .text("2")])
  }

  /// A file; the comment of its first text, without a notice at the beginning.
  @Test(
    arguments: [
      ("/*\n  App\n  Created by A on 1/1/20.\n*/\n\na = b;", nil),
      ("// Copyright (c) 2020 A\n// MIT\n\n\n// Verb.\na = b;", "Verb."),
      ("/* Copyright 2020 */\r\n\r\n/* Verb. */\r\na = b;", "Verb."),
      // A comment on the text itself, and one that a blank line separates from it.
      ("/* The copyright in the About box. */\na = b;", "The copyright in the About box."),
      ("/* Verb. */\n\na = b;", "Verb."),
      ("// Copyright 2020\na = b;", "Copyright 2020"),
    ] as [(String, String?)])
  func leavesOutTheNoticeOfAFile(text: String, comment: String?) {
    #expect(TextTable(file("fr.lproj/Player.strings", text)).units.map(\.comment) == [comment])
  }

  @Test func holdsVariablesOfRules() {
    let table = TextTable(
      file(
        "fr.lproj/Player.stringsdict",
        """
        <plist><dict>
        <!-- Clips. --><!-- l10n:ignore a — b -->
        <key>clips</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld clip</string><key>other</key><string>%lld clips</string></dict></dict>
        </dict></plist>
        """))
    let forms = [
      MessageVariable.Variant(category: "one", text: "%lld clip"),
      MessageVariable.Variant(category: "other", text: "%lld clips"),
    ]
    let variable = MessageVariable(name: "n", valueType: "lld", variants: forms)
    #expect(table.units.map(\.message) == [.format("%#@n@", variables: [variable])])
    #expect(table.units.map(\.comment) == ["Clips."])
  }

  @Test func writesFilesThatReadAsTheTable() {
    let forms = [
      MessageVariable.Variant(category: "one", text: "%lld < 2"),
      MessageVariable.Variant(category: "other", text: "%lld"),
    ]
    let plural = Message.format("%#@n@", variables: [MessageVariable(name: "n", valueType: nil, variants: forms)])
    let gender = MessageVariable(name: "g", rule: .gender, valueType: "d", variants: forms)
    let rules: [Message] = [
      plural, .format("%1$#@g@", variables: [gender]), .select(.width, [.init("20", .text("x"))]),
      .select(.device, [.init("mac", .text("x")), .init("other", plural)]),
    ]
    let messages: [Message] = [.text("\"a\"\n"), .text("")] + rules
    let units = messages.enumerated().map { index, message in
      TextUnit(
        key: TableKey("k\(index)"), message: message, comment: index == 1 ? nil : "Verb.\nText.",
        state: index % 2 == 0 ? .new : .translated)
    }
    let table = TextTable(name: "Widgets/Player", locale: "fr", layer: "acme", units: units)
    let folder = "Widgets/Overrides/acme/fr.lproj"
    #expect(table.files.map(\.path) == ["\(folder)/Player.strings", "\(folder)/Player.stringsdict"])
    let read = table.files.map { TextTable(file($0.path, String(decoding: $0.bytes, as: UTF8.self))) }
    let readUnits = read.flatMap(\.units).map { unit in
      var unit = unit
      unit.location = nil
      return unit
    }
    #expect(readUnits == units)
    #expect(read.allSatisfy { $0.name == table.name && $0.locale == "fr" && $0.layer == "acme" })
    #expect(TextTable(name: "T", locale: "fr", units: []).files.isEmpty)
  }

  @Test func filesOfOneNameAreOneTable() {
    let rule = "<plist><dict><key>a</key><string>rule</string></dict></plist>"
    let tables = TextTable.tables(of: [
      file("fr.lproj/T.stringsdict", rule), file("fr.lproj/T.strings", "a = plain; b = B;"),
      file("en.lproj/T.strings", "a = A;"), file("Overrides/x/fr.lproj/T.strings", "a = X;"),
    ])
    #expect(tables.map { "\($0.locale) \($0.layer ?? "-")" } == ["en -", "fr -", "fr x"])
    #expect(
      tables.map { $0.units.map { "\($0.key) \($0.message.content)" } }[1] == ["b text(\"B\")", "a text(\"rule\")"])
  }

  @Test func tellsCompositionsOfTextsApart() {
    #expect(Message.text("\u{E9}") != .text("e\u{301}"))
    #expect(
      MessageVariable.Variant(category: "one", text: "\u{E9}")
        != MessageVariable.Variant(category: "one", text: "e\u{301}"))
  }

  private func file(_ path: String, _ text: String) -> TableFile {
    guard let place = CatalogPlace(path: path) else { preconditionFailure("no place for a table: \(path)") }
    return TableFile(path: path, place: place, bytes: Array(text.utf8))
  }
}
