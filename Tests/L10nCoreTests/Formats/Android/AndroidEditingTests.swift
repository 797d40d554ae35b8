import L10nCompiler
import L10nSyntax
import Testing

@testable import L10nCore

struct AndroidEditingTests {
  private static let development = """
    <resources>
      <string name="a">A</string>
      <!-- Verb. -->
      <string name="b">it\\'s <xliff:g id="n">%1$s</xliff:g> <b>x</b></string>
      <plurals name="c">
        <item quantity="one">%d c</item>
        <item quantity="other">%d cs</item>
      </plurals>
      <string-array name="d">
        <item>0</item>
        <item>1</item>
      </string-array>
      <string name="e">E</string>
    </resources>

    """
  private static let french = """
    <resources>
      <!-- Kept -->
      <string name="a" tools:x="1" >Un  &amp; \\u00e9</string>

      <string name="e"/> <!-- behind -->
    </resources>

    """

  private func edited(
    _ file: String?, development: String = development, _ changes: [TableChange]
  ) -> (text: String?, refused: [String]) {
    var files = ["values/strings.xml": development]
    files["values-fr/strings.xml"] = file
    let tables = CatalogFixture(files).catalog.files
    var editor = TableEditor(
      files: tables.filter { $0.place.directory == "fr" }, development: tables.filter { $0.place.directory == "Base" },
      table: "strings", directory: "fr")
    let refused = changes.compactMap { editor.apply($0)?.message }
    let changed = editor.changedFiles()
    #expect(changed.allSatisfy { $0.path == "values-fr/strings.xml" })
    return (changed.first.map { String(decoding: $0.bytes, as: UTF8.self) }, refused)
  }

  private static func plural(_ forms: KeyValuePairs<String, String>) -> Message {
    .format(
      "%#@n@",
      variables: [
        MessageVariable(
          name: "n", valueType: "lld", variants: forms.map { MessageVariable.Variant(category: $0.key, text: $0.value) }
        )
      ])
  }

  /// A change; the contents of the file before and after it.
  @Test(arguments: [
    (
      TableChange("a", .set(.text("L'eau \"%@\" <i>"), .translated)), "Un  &amp; \\u00e9",
      "L\\'eau \\\"%s\\\" &lt;i&gt;"
    ),
    (TableChange("a", .set(.text("  x \n"), .translated)), "Un  &amp; \\u00e9", "\\u0020\\u0020x \\n"),
    (TableChange("a", .set(.text("Un & é"), .translated)), "é", "é"),
    (
      TableChange("a", .set(.text("A"), .new)), "  <string name=\"a\" tools:x=\"1\" >Un  &amp; \\u00e9",
      "  <!-- l10n:untranslated -->\n  <string name=\"a\" tools:x=\"1\" >A"
    ),
    (
      TableChange("a", .remove), "  <!-- Kept -->\n  <string name=\"a\" tools:x=\"1\" >Un  &amp; \\u00e9</string>\n", ""
    ),
    (TableChange("a", .rename("z")), "name=\"a\"", "name=\"z\""),
    (TableChange("e", .set(.text("E"), .translated)), "<string name=\"e\"/>", "<string name=\"e\">E</string>"),
    (
      TableChange("a", .set(plural(["one": "%lld a", "other": "%lld as"]), .translated)),
      "<string name=\"a\" tools:x=\"1\" >Un  &amp; \\u00e9</string>",
      "<plurals name=\"a\">\n    <item quantity=\"one\">%d a</item>\n    <item quantity=\"other\">%d as</item>\n  </plurals>"
    ),
    (
      TableChange("b", .set(.text("it's %1$@ <b>x</b>"), .new), comment: "Verb."), "</string>\n\n",
      "</string>\n  <!-- Verb. -->\n  <!-- l10n:untranslated -->\n  <string name=\"b\">it\\'s <xliff:g id=\"n\">%1$s</xliff:g> <b>x</b></string>\n\n"
    ),
    (
      TableChange("zz", .set(.text("?"), .translated)), "</resources>",
      "  <string name=\"zz\">\\?</string>\n</resources>"
    ),
    (
      TableChange("d[0]", .set(.text("0"), .translated)), "</string>\n\n",
      "</string>\n  <string-array name=\"d\">\n    <item>0</item>\n  </string-array>\n\n"
    ),
  ])
  func changesNothingElse(change: TableChange, before: String, after: String) {
    for lineEnd in ["\n", "\r\n"] {
      let file = Self.french.replacing("\n", with: lineEnd)
      let (text, refused) = edited(file, [change])
      #expect(refused == [])
      #expect(
        (text ?? file)
          == file.replacing(before.replacing("\n", with: lineEnd), with: after.replacing("\n", with: lineEnd)))
    }
  }

  @Test func changesFormsAndItems() {
    let plural = Self.plural(["one": "%lld c", "few": "%lld cc", "other": "%lld cs"])
    let (text, refused) = edited(
      Self.development,
      [
        TableChange("c", .set(plural, .translated)), TableChange("d[1]", .set(.text("eins"), .translated)),
        TableChange("d[2]", .set(.text("zwei"), .new)), TableChange("b", .set(.text("<b>y</b> %1$@"), .translated)),
      ])
    #expect(refused == [])
    #expect(
      text
        == Self.development.replacing(
          "    <item quantity=\"other\">%d cs",
          with: "    <item quantity=\"few\">%d cc</item>\n    <item quantity=\"other\">%d cs"
        ).replacing(
          "<item>1</item>\n", with: "<item>eins</item>\n    <!-- l10n:untranslated -->\n    <item>zwei</item>\n"
        )
        .replacing("it\\'s <xliff:g id=\"n\">%1$s</xliff:g> <b>x</b>", with: "<b>y</b> %1$s"))
  }

  @Test func makesAFile() {
    let texts = TextTable(CatalogFixture(["values/strings.xml": Self.development]).catalog.files[0]).units
    let (text, refused) = edited(
      nil, texts.map { TableChange($0.key, .set($0.message, .translated), comment: $0.comment) })
    #expect(refused == [])
    let expected = Self.development.split(separator: Character("\n")).map { (line: Substring) -> String in
      let depth = line.prefix { $0 == " " }.count
      return String(repeating: " ", count: depth * 2) + line.dropFirst(depth) + "\n"
    }
    #expect(text == "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + expected.joined())
  }

  @Test func fillsAnEmptyRoot() {
    #expect(
      edited("<resources />\n", [TableChange("a", .set(.text("x"), .translated))]).text
        == "<resources >\n    <string name=\"a\">x</string>\n</resources>\n")
  }

  @Test func refusesWhatDoesNotFit() {
    let two = Message.format(
      "%#@n@ %#@m@",
      variables: ["n", "m"].map {
        MessageVariable(name: $0, valueType: "lld", variants: [.init(category: "other", text: "%lld")])
      })
    let (text, refused) = edited(
      Self.development,
      [
        TableChange("a", .set(.select(.width, [.init("1", .text("x"))]), .translated)),
        TableChange("a", .set(.select(.device, [.init("mac", .text("x"))]), .translated)),
        TableChange("a", .set(two, .translated)), TableChange("x", .remove), TableChange("a", .rename("b")),
        TableChange("a b", .set(.text("x"), .translated)), TableChange("d[0]", .remove),
        TableChange("d[5]", .set(.text("x"), .translated)), TableChange("d[0]", .rename("y")),
      ])
    #expect(text == nil)
    #expect(
      refused == [
        "'a' differs by width, which an Android resource cannot",
        "'a' differs by device, which an Android resource cannot",
        "'a' has 2 variables, of which an Android resource holds one", "'x' does not exist",
        "'a' cannot become 'b', which already exists", "'a b' is not a name of an Android resource",
        "'d[0]' cannot be removed: the items after it would change their numbers",
        "'d[5]' has no place in an array with 2 items", "'d[0]' is the item of an array, which has no name",
      ])
    let broken = edited("<resources><string name=\"a\">x</resources>", [TableChange("a", .remove)])
    #expect(broken.refused == ["the file is broken, so it cannot be edited: <string> is never closed"])
  }

  /// The contents of an element; a part of the text, its replacement, and the contents after it.
  @Test(arguments: [
    ("a  b", " ", "-", "a-b"), ("x \\'%d\\' y", "%lld", "%1$lld", "x \\'%1$d\\' y"),
    ("&lt;b&gt; é", "é", "'", "&lt;b&gt; \\'"),
    ("<b>a</b> c", "c", "<", "<b>a</b> &lt;"), ("<![CDATA[a <b>]]>", "<b>", "</b>", "<![CDATA[a </b>]]>"),
    ("\"a  b\"", "b", "\"", "\"a  \\\"\""),
    ("a <xliff:g id=\"n\">%s</xliff:g>", "a", "b", "b <xliff:g id=\"n\">%s</xliff:g>"),
    ("a b", "b", " ", "a \\u0020"), ("a", "a", "", ""), ("\\q", "q", "@", "\\@"),
    ("\"a  b\"", "  ", " ", "\"a b\""), ("a \\u0020b", "  ", " ", "a b"), ("a-b", "-", " ", "a b"),
    ("a-b", "-", "  ", "a\\u0020\\u0020b"), ("\"a\" - b", "-", " ", "\"a\" \\u0020 b"),
  ])
  func replacesPartsOfTexts(contents: String, part: String, replacement: String, expected: String) throws {
    let file = "<resources>\n  <string name=\"a\">\(contents)</string>\n</resources>"
    let table = TableFormat.android.read(Array(file.utf8)).table(nil)
    let range = try #require(table.entries.first?.text.places.leaves.first?.text.range)
    let spelling = try #require(table.spelling(range))
    let part = try #require(spelling.utf8.firstRange(of: Array(part.utf8)))
    let edit = try #require(table.placeEditor()?.replacing(part, of: spelling, with: replacement))
    var edits = SourceEdits(table.source)
    edits.replace(edit.range, with: edit.written)
    #expect(String(decoding: edits.utf8, as: UTF8.self) == file.replacing(">\(contents)<", with: ">\(expected)<"))
  }

  @Test func writesTablesThatReadTheSame() throws {
    let table = TextTable(CatalogFixture(["values/strings.xml": Self.development]).catalog.files[0])
    let (files, losses) = TextTable.androidFiles(of: [table])
    #expect(losses.map(\.message) == [] && files.map(\.path) == ["values/strings.xml"])
    let again = TextTable(
      TableFile(path: files[0].path, place: try #require(CatalogPlace(path: files[0].path)), bytes: files[0].bytes))
    #expect(again.units.map(\.key) == table.units.map(\.key))
    #expect(again.units.map(\.message) == table.units.map(\.message))
    #expect(again.units.map(\.comment) == table.units.map(\.comment))
  }

  @Test func tellsWhatIsLost() {
    let units = [
      TextUnit(key: "a b", message: .text("x")), TextUnit(key: "c", message: .select(.width, [.init("1", .text("x"))])),
      TextUnit(key: "d", message: .text("%d %lu")), TextUnit(key: "e[1]", message: .text("x")),
      TextUnit(key: "f", message: .text("%#@n@ %1$@")),
    ]
    let (files, losses) = TextTable.androidFiles(of: [TextTable(name: "T", locale: "pt-BR", units: units)])
    #expect(files.map(\.path) == ["values-pt-rBR/T.xml"])
    #expect(
      losses.map(\.message) == [
        "'a b' is not a name of an Android resource", "'c' differs by width, which an Android resource cannot",
        "'d' comes back with other lengths of its numbers", "'e[1]' has no place in an array with 0 items",
        "'f' has %#@n@, which Java cannot read",
      ])
  }
}
