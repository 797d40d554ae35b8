import L10nCompiler
import L10nCore
import L10nSyntax
import Testing

struct TableEditorTests {
  private static let english = [
    "en.lproj/T.strings": "/* A */\na = \"A\";\n\nb = \"B\";\n\nc = \"C\";\n\nd = \"D\";\n",
    "en.lproj/T.stringsdict": stringsdict("one=_ other=_"),
  ]

  private static let plural = Message.format(
    "%#@n@",
    variables: [
      MessageVariable(name: "n", valueType: "lld", variants: [MessageVariable.Variant(category: "other", text: "x")])
    ])

  private func editor(_ files: [String: String], directory: String = "fr", layer: String? = nil) -> TableEditor {
    TableEditor(
      files: tables(files), development: tables(Self.english), table: "T", directory: directory, layer: layer)
  }

  private func tables(_ files: [String: String]) -> [TableFile] {
    files.sorted { $0.key < $1.key }.compactMap { path, text in
      CatalogPlace(path: path).map { TableFile(path: path, place: $0, bytes: Array(text.utf8)) }
    }
  }

  private func texts(_ editor: TableEditor) -> [String: String] {
    Dictionary(uniqueKeysWithValues: editor.changedFiles().map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  private func set(_ key: TableKey, _ text: String, _ state: TranslationState = .translated) -> TableChange {
    TableChange(key, .set(.text(text), state), comment: state == .new ? "Verb." : nil)
  }

  /// The text of a French `.strings`, changes, and the text after them.
  @Test(
    arguments: [
      ("b=2;\nd=4;\n", ["c", "a"], "a=\"x\";\nb=2;\nc=\"x\";\nd=4;\n"),
      ("d=4;\nb=2;\n", ["c"], "d=4;\nb=2;\nc=\"x\";\n"),
      ("x=1;\n", ["b", "a"], "x=1;\na=\"x\";\nb=\"x\";\n"),
      ("a=1;\n", ["y", "z", "b"], "a=1;\nb=\"x\";\ny=\"x\";\nz=\"x\";\n"),
      ("", ["b", "a"], "\"a\" = \"x\";\n\"b\" = \"x\";\n"), ("b=1;", ["b"], "b=x;"),
    ] as [(String, [TableKey], String)])
  func putsEntriesWhereTheDevelopmentTableHasThem(_ before: String, _ keys: [TableKey], _ after: String) {
    var editor = editor(["fr.lproj/T.strings": before])
    for key in keys { #expect(editor.apply(set(key, "x")) == nil) }
    #expect(texts(editor) == ["fr.lproj/T.strings": after])
  }

  @Test func makesFilesInTheCanonicalForm() {
    var editor = editor([:], directory: "pt-BR", layer: "acme")
    #expect(editor.changedFiles().isEmpty)
    #expect(editor.apply(set("b", "B", .new)) == nil)
    #expect(editor.apply(set("a", "“A”")) == nil)
    #expect(editor.apply(TableChange("k", .set(Self.plural, .translated))) == nil)
    let folder = "Overrides/acme/pt-BR.lproj"
    let written = texts(editor)
    #expect(
      written["\(folder)/T.strings"] == "\"a\" = \"“A”\";\n\n/* Verb. */\n// l10n:untranslated\n\"b\" = \"B\";\n")
    #expect(
      written["\(folder)/T.stringsdict"] == StringsdictWriter.table([NewEntry("k", Self.plural.stringsdictValue)]))
  }

  @Test func movesWhatChangesItsKind() throws {
    var editor = editor(["fr.lproj/T.strings": "/* K */\nk=1;\na=2;\n", "fr.lproj/T.stringsdict": plist("")])
    #expect(editor.apply(TableChange("k", .set(Self.plural, .translated))) == nil)
    let moved = texts(editor)
    #expect(moved["fr.lproj/T.strings"] == "a=2;\n")
    let rules = try #require(moved["fr.lproj/T.stringsdict"])
    #expect(rules.contains("<!-- K -->\n\t<key>k</key>"))
    var back = self.editor(["fr.lproj/T.strings": "a=2;\n", "fr.lproj/T.stringsdict": rules])
    #expect(back.apply(set("k", "x y")) == nil)
    #expect(texts(back)["fr.lproj/T.strings"] == "a=2;\n\n/* K */\nk=\"x y\";\n")
    #expect(texts(back)["fr.lproj/T.stringsdict"]?.contains("<key>") == false)
  }

  @Test func editsWhatIsThere() {
    let rules = plist("<key>t</key><string>1</string>")
    var editor = editor([
      "fr.lproj/T.strings": "// l10n:untranslated\na=1;\nb=2;c=3;\n", "fr.lproj/T.stringsdict": rules,
    ])
    #expect(editor.apply(set("a", "A")) == nil && editor.apply(set("t", "T")) == nil)
    #expect(editor.apply(TableChange("b", .rename("e"))) == nil && editor.apply(TableChange("c", .remove)) == nil)
    #expect(editor.apply(set("e", "E")) == nil)
    #expect(editor.apply(set("n", "N")) == nil && editor.apply(TableChange("n", .rename("m"))) == nil)
    #expect(editor.apply(set("o", "O")) == nil && editor.apply(TableChange("o", .remove)) == nil)
    #expect(
      texts(editor) == [
        "fr.lproj/T.strings": "a=A;\ne=E;\nm=\"N\";\n",
        "fr.lproj/T.stringsdict": plist("<key>t</key><string>T</string>"),
      ])
    #expect(self.editor(["fr.lproj/T.strings": ";;"]).changedFiles().isEmpty)
  }

  @Test func leavesALineInAFileWithoutEntries() {
    var editor = editor(["fr.lproj/T.strings": "a=1;\n"])
    #expect(editor.apply(TableChange("a", .remove)) == nil)
    #expect(texts(editor) == ["fr.lproj/T.strings": "\n"])
  }

  /// A French `.strings`, a change, and why it is not made.
  @Test(arguments: [
    ("a=1;b=2;", TableChange("a", .rename("b")), "inapplicable-change 'a' cannot become 'b', which already exists"),
    ("a=1;", TableChange("b", .remove), "inapplicable-change 'b' does not exist"),
    ("a=1;", TableChange("b", .rename("c")), "inapplicable-change 'b' does not exist"),
    (
      "a=1;;", TableChange("a", .remove),
      "uneditable-file the file is broken, so it cannot be edited: a ';' that ends nothing"
    ),
    (
      "a=1;;", TableChange("a", .set(.text("x"), .translated)),
      "uneditable-file the file is broken, so it cannot be edited: a ';' that ends nothing"
    ),
    (
      "a=1;;", TableChange("a", .set(plural, .translated)),
      "uneditable-file the file is broken, so it cannot be edited: a ';' that ends nothing"
    ),
    (
      "bplist00", TableChange("a", .set(.text("x"), .translated)),
      "uneditable-file a binary property list cannot be edited"
    ),
  ])
  func saysWhyAChangeIsNotMade(_ file: String, _ change: TableChange, _ reason: String) {
    var editor = editor(["fr.lproj/T.strings": file])
    let diagnostic = editor.apply(change)
    #expect(diagnostic.map { "\($0.ruleID) \($0.message)" } == reason)
    #expect(diagnostic?.subject.key == change.key.text && diagnostic?.subject.table == "T")
    #expect(editor.changedFiles().isEmpty)
  }
}
