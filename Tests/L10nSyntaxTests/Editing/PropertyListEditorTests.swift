import L10nSyntax
import Testing

/// A change to a table, for lists of arguments.
enum TableEdit: Sendable {
  case set(TableKey, String)
  case setRule(TableKey, StringsdictWriter.Value)
  case insert(TableKey, PropertyListEditor.Place, comment: String? = nil, isUntranslated: Bool = false)
  case remove(TableKey)
  case rename(TableKey, TableKey)
  case mark(TableKey, Bool)

  func apply(to editor: inout PropertyListEditor) {
    switch self {
    case .set(let key, let text): editor.set(.text(text), for: key)
    case .setRule(let key, let rule): editor.set(rule, for: key)
    case .insert(let key, let place, let comment, let isUntranslated):
      editor.insert(NewEntry(key, .text("N"), comment: comment, isUntranslated: isUntranslated), place)
    case .remove(let key): editor.remove(key)
    case .rename(let key, let newKey): editor.rename(key, to: newKey)
    case .mark(let key, let isUntranslated): editor.setUntranslated(isUntranslated, for: key)
    }
  }

  static func result(of edits: [TableEdit], in text: String) throws -> String {
    var editor = try PropertyListEditor(PropertyListDocument(text.bytes))
    for edit in edits { edit.apply(to: &editor) }
    return String(decoding: editor.bytes, as: UTF8.self)
  }
}

@Suite struct PropertyListEditorTests {
  /// A file, edits, and the file after them.
  @Test(
    arguments: [
      // Values keep their quotes as long as those can hold the text.
      ("\"a\" = \"1\";", .set("a", "\"2\"\n"), "\"a\" = \"\\\"2\\\"\\n\";"), ("a=b;", .set("a", "c-d"), "a=c-d;"),
      ("a=b;", .set("a", "c d"), "a=\"c d\";"), ("a=b;", .set("a", ""), "a=\"\";"),
      ("a=b;", .set("a", "//c"), "a=\"//c\";"),
      ("'a' = 'b';", .set("a", "it's \"c\" \\"), "'a' = 'it\\'s \"c\" \\\\';"), ("a;", .set("a", "b"), "a = \"b\";"),
      ("a;", .set("a", "a"), "a;"), ("a /*1*/ ; // 2", .set("a", "b"), "a = \"b\" /*1*/ ; // 2"),
      ("\"a\" = \"\\U00e9\";", .set("a", "é"), "\"a\" = \"\\U00e9\";"), ("a = (b, c);", .set("a", "d"), "a = \"d\";"),
      ("a=1;\na=2;\n", .set("a", "3"), "a=1;\na=3;\n"), ("{ a = 1; }\r\n", .set("a", "😀"), "{ a = \"😀\"; }\r\n"),
      ("a=1;", .set("b", "2"), "a=1;"),
      // Keys.
      ("a=1;a=2;b=3;", .rename("a", "c"), "c=1;c=2;b=3;"), ("a;", .rename("a", "é"), "\"é\" = \"a\";"),
      ("\"a\" /*x*/ = 1;", .rename("a", "b"), "\"b\" /*x*/ = 1;"), ("'a' = 1;", .rename("a", "b'"), "'b\\'' = 1;"),
      // A removed entry takes its comments along, and a blank line that would be one too many.
      ("/* H */\n\n/* A */\na=1; // a\n\n/* B */\nb=2;\n", .remove("a"), "/* H */\n\n/* B */\nb=2;\n"),
      ("/* H */\n\n/* A */\na=1; // a\n\n/* B */\nb=2;\n", .remove("b"), "/* H */\n\n/* A */\na=1; // a\n"),
      ("a=1;\nb=2;\nc=3;", .remove("b"), "a=1;\nc=3;"), ("a=1;\nb=2;", .remove("b"), "a=1;\n"),
      ("a=1; b=2; /* b */ c=3;", .remove("b"), "a=1; c=3;"), ("{ a=1; b=2; }", .remove("b"), "{ a=1; }"),
      ("a=1;\r\n\r\n// B\r\n  b=2;\r\n\r\nc=3;\r\n", .remove("b"), "a=1;\r\n\r\nc=3;\r\n"),
      ("a=1;\rb=2;\rc=3;\r", .remove("a"), "b=2;\rc=3;\r"), ("a=1;\nb=2; c=3;\na=4;\n", .remove("a"), "b=2; c=3;\n"),
      ("a=1;\n/* S */\n\nb=2;\n", .remove("b"), "a=1;\n/* S */\n"), ("a=1; /* of\n a */ b=2;", .remove("a"), "b=2;"),
      // New entries have their neighbors' style.
      ("a=1;\nb=2;", .insert("n", .after("a")), "a=1;\nn=\"N\";\nb=2;"),
      ("a=1;\nb=2;", .insert("n", .after("b")), "a=1;\nb=2;\nn=\"N\";"),
      ("a=1;\nb=2;\n", .insert("n", .end, comment: "C"), "a=1;\nb=2;\n/* C */\nn=\"N\";\n"),
      ("a=1;\nb=2;\n", .insert("é", .before("a")), "\"é\"=\"N\";\na=1;\nb=2;\n"),
      (
        "/* A */\n\"a\"\t=\t\"1\"; // a\n\n// B\n\"b\" = \"2\";\n", .insert("n", .after("a"), comment: "C"),
        "/* A */\n\"a\"\t=\t\"1\"; // a\n\n/* C */\n\"n\"\t=\t\"N\";\n\n// B\n\"b\" = \"2\";\n"
      ),
      (
        "// H\r\n\r\n// B\r\n  'b' = '2';\r\n", .insert("n'", .before("b"), comment: "C\nD"),
        "// H\r\n\r\n  // C\r\n  // D\r\n  'n\\'' = 'N';\r\n\r\n// B\r\n  'b' = '2';\r\n"
      ),
      ("a=1;\n\nb=2;\nc=3;\n\nd=4;", .insert("n", .after("b")), "a=1;\n\nb=2;\nn=\"N\";\nc=3;\n\nd=4;"),
      ("a=1; b=2;", .insert("n", .after("a")), "a=1;\nn=\"N\"; b=2;"),
      ("", .insert("n", .end), "\"n\" = \"N\";\n"), ("\n", .insert("n", .end), "\n\"n\" = \"N\";\n"),
      ("// H", .insert("n", .end), "// H\n\n\"n\" = \"N\";\n"), ("{}", .insert("n", .end), "{\n\"n\" = \"N\";\n}"),
      ("a=1;", .insert("n", .after("x"), isUntranslated: true), "a=1;\n\n// l10n:untranslated\nn=\"N\";"),
      // Stubs.
      ("/* A */\n a=1;", .mark("a", true), "/* A */\n // l10n:untranslated\n a=1;"),
      ("// l10n:untranslated\na=1;", .mark("a", true), "// l10n:untranslated\na=1;"),
      ("/* A */\n // l10n:untranslated\n a=1;", .mark("a", false), "/* A */\n a=1;"),
      ("a=1; // l10n:untranslated\nb=2;", .mark("a", true), "a=1; // l10n:untranslated\nb=2;"),
      ("a=1; // l10n:untranslated\nb=2;", .mark("a", false), "a=1; \nb=2;"),
      ("/* A\n * l10n:untranslated */ a=1;", .mark("a", false), "/* A */ a=1;"), ("a=1;", .mark("a", false), "a=1;"),
    ] as [(String, TableEdit, String)])
  func changesOnlyWhatWasAskedFor(_ before: String, _ edit: TableEdit, _ after: String) throws {
    let result = try TableEdit.result(of: [edit], in: before)
    #expect(result == after)
  }

  /// Files, several edits, the file after them.
  @Test(
    arguments: [
      ("a=1;\n\nb=2;\n\nc=3;\n", [.remove("b"), .remove("c")], "a=1;\n"),
      ("a=1;\n\nb=2;\n\nc=3;\n", [.remove("a"), .remove("b")], "c=3;\n"),
      ("a=1;\nb=2;\n", [.remove("a"), .remove("b"), .insert("n", .after("a"))], "\"n\" = \"N\";\n"),
      ("a=1;\nb=2;\n", [.insert("n", .after("b")), .remove("b"), .set("b", "3")], "a=1;\nn=\"N\";\n"),
      ("a=1;\nb=2;\n", [.insert("n", .before("a")), .remove("a")], "n=\"N\";\nb=2;\n"),
      ("a=1;\n", [.insert("n", .after("a")), .insert("m", .after("a"))], "a=1;\nn=\"N\";\nm=\"N\";\n"),
      ("a=1;\nb=2;\n", [.set("a", "3"), .rename("a", "c"), .mark("c", true)], "// l10n:untranslated\nc=3;\nb=2;\n"),
      (
        "// l10n:untranslated\na=1;\n", [.set("a", "3"), .mark("a", false), .insert("n", .before("a"))],
        "n=\"N\";\n\na=3;\n"
      ),
      ("a=1;", [.set("a", "2"), .set("a", "1")], "a=1;"),
    ] as [(String, [TableEdit], String)])
  func combinesEdits(_ before: String, _ edits: [TableEdit], _ after: String) throws {
    let result = try TableEdit.result(of: edits, in: before)
    #expect(result == after)
  }

  @Test func refusesWhatItCannotRead() {
    let files = [
      "a = 1; ; b = 2;".bytes, [0x61, 0x3D, 0x31, 0x3B, 0xFF], Fixtures.bytes("Binary/table.strings"),
      [0xFF, 0xFE] + "a=1;".utf16Bytes(.utf16LittleEndian) + [0x61], "<plist><dict><key>a</key>".bytes,
    ]
    for bytes in files {
      #expect(throws: EditRefusal.self) { try PropertyListEditor(PropertyListDocument(bytes)) }
    }
  }

  /// In every editable file, a value that is set reads as set, the others as before, and setting it back restores the
  /// file.
  @Test(arguments: LawTests.samples.indices) func keepsEverythingElse(_ index: Int) throws {
    let before = LawTests.samples[index]
    let table = StringsTable(before)
    guard var editor = try? PropertyListEditor(table.document), let entry = table.entries.last else { return }
    #expect(editor.bytes == before)
    let text = "New \"text\" & <é>\\ 😀"
    editor.set(.text(text), for: entry.key)
    let changed = StringsTable(editor.bytes)
    #expect(changed.entries.map(\.key) == table.entries.map(\.key))
    let counting = table.entries.indices.last { table.entries[$0].key == entry.key }
    for (position, other) in changed.entries.enumerated() {
      #expect(other.value == (position == counting ? text : table.entries[position].value))
    }
    editor.set(.text(entry.value), for: entry.key)
    #expect(editor.bytes == before)
  }

  /// A file, an order, and the file in that order; `nil` if its lines do not allow it.
  @Test(
    arguments: [
      ("b=2;\na=1;\n", .byKey, "a=1;\nb=2;\n"), ("a=1;\nb=2;\n", .byKey, "a=1;\nb=2;\n"),
      (
        "/* H */\n\n/* B */\n  b = '2'; // b\r\n\n/* S */\n\n\"a\"=1;\n/* end */", .byKey,
        "/* H */\n\n\"a\"=1;\r\n\n/* S */\n\n/* B */\n  b = '2'; // b\n/* end */"
      ),
      ("c=3; b=2; a=1;", .list(["b", "a"]), "b=2; a=1; c=3;"), ("{ b=2; a=1; }", .byKey, "{ a=1; b=2; }"),
      ("b=1;\nb=2;\na=3;", .byKey, "a=3;\nb=1;\nb=2;"), ("b=2; // b\na=1; c=3;", .byKey, nil),
      ("b=2; // b\na=1; /* a */\nc=3;", .byKey, "a=1; /* a */\nb=2; // b\nc=3;"),
      (
        "<plist><dict>\n\t<!-- B -->\n\t<key>b</key><string>2</string>\n<key>a</key>\n<string>1</string></dict></plist>",
        .byKey,
        "<plist><dict>\n\t<key>a</key>\n<string>1</string>\n<!-- B -->\n\t<key>b</key><string>2</string></dict></plist>"
      ), ("", .byKey, ""),
    ] as [(String, TableFormatter.Order, String?)])
  func reorders(_ before: String, _ order: TableFormatter.Order, _ after: String?) throws {
    let editor = try PropertyListEditor(PropertyListDocument(before.bytes))
    #expect(editor.reordering(order).map { String(decoding: $0.bytes, as: UTF8.self) } == after)
  }
}
