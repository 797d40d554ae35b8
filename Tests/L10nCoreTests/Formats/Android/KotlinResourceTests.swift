import L10nSyntax
import MarkedTexts
import Testing

@testable import L10nCore

/// Resources of Compose Multiplatform and moko-resources.
struct KotlinResourceTests {
  private static let compose = "composeResources/values-fr/a.xml"
  private static let moko = "moko-resources/fr/strings.xml"

  private func file(_ path: String, _ contents: String) throws -> TableFile {
    let text = "<resources>\(contents)</resources>"
    return try #require(CatalogFixture([path: text]).catalog.files.first)
  }

  /// The contents of an element; the text in memory.
  @Test(arguments: [
    (compose, "  a\n  b\t ", "  a\n  b\t "), (compose, "a\r\nb", "a\nb"), (compose, #"it's "so" @x"#, #"it's "so" @x"#),
    (compose, #"\n\t\u00e9\\n\\\t"#, "\n\té\\n\\\t"), (compose, #"C:\dir\"#, #"C:\dir\"#),
    (compose, "@string/a", "@string/a"), (compose, "a <b>b</b><!-- c --> &lt;i&gt;", "a b <i>"),
    (compose, "100% sure of %1$s, %2$d%% %s %d %1$x", "100% sure of %1$@, %2$lld%% %s %d %1$x"),
    (compose, "<![CDATA[<i>\\n]]>", "<i>\n"), (moko, "  a \n\n  b  c ", "  a b  c "), (moko, "a&#10; b", "a b"),
    (moko, #"\'\"\@\?\n\\'"#, "'\"@?\n\\'"), (moko, ##"\t\u0020\\\#"##, ##"\t\u0020\\\#"##),
    (moko, "?a <b>b</b>", "?a b"),
    (moko, "100%% %s %1$d", "100%% %@ %1$lld"),
  ])
  func readsTextsAsTheLibraries(path: String, contents: String, expected: String) throws {
    let file = try file(path, "<string name=\"a\">\(contents)</string>")
    #expect(file.findings.isEmpty)
    #expect(file.entries.map(\.message) == [.text(expected)])
  }

  @Test func countsByNoNumberThatIsText() throws {
    let item = "<item quantity=\"other\">%f x</item>"
    let entry = try #require(file(Self.compose, "<plurals name=\"a\">\(item)</plurals>").entries.first)
    let forms = [MessageVariable.Variant(category: "other", text: "%f x")]
    #expect(
      entry.message
        == .format("%#@count@", variables: [MessageVariable(name: "count", valueType: "lld", variants: forms)]))
  }

  /// A new text; its spelling, or the reason why it is refused.
  @Test(arguments: [
    (compose, "  @a 'b' \"c\"\\\n\t", #"  @a 'b' "c"\\\n\t"#, String?.none),
    (compose, "100% %1$@ %2$lld", "100% %1$s %2$d", nil),
    (compose, "%@ %d %lld %%@ %%1$@ 5%", "%1$s %d %2$d %%@ %%1$s 5%", nil), (compose, "<b>&", "&lt;b&gt;&amp;", nil),
    (compose, "\\n", #"\\n"#, nil), (moko, " ?a 'b'  \t\\x\n ", " ?a 'b'  \t\\x\\n ", nil),
    (moko, "%@ %%", "%s %%", nil),
    (moko, "C:\\new", "x", "says something that a moko resource cannot hold"),
  ])
  func writesTextsThatTheLibrariesReadBack(path: String, text: String, written: String, reason: String?) throws {
    for key: TableKey in ["a", "b"] {
      let file = try file(path, "<string name=\"a\">x</string>")
      var editor = TableEditor(files: [file], development: [], table: file.place.table, directory: "fr")
      let refusal = editor.apply(TableChange(key, .set(.text(text), .translated)))
      #expect((refusal?.message).map { $0.hasSuffix(reason ?? "-") } ?? (reason == nil))
      let files = editor.changedFiles().map { String(decoding: $0.bytes, as: UTF8.self) }
      #expect(files.allSatisfy { $0.contains("<string name=\"\(key)\">\(written)</string>") })
      #expect(files.isEmpty == (reason != nil))
    }
  }

  @Test(arguments: [compose, moko])
  func refusesToLoseTagsThatAreNotShown(path: String) throws {
    let file = try file(path, "<string name=\"a\">a <b>b</b></string>")
    var editor = TableEditor(files: [file], development: [], table: file.place.table, directory: "fr")
    #expect(editor.apply(TableChange("a", .set(.text("a b"), .translated))) == nil)
    #expect(editor.changedFiles().isEmpty)
    #expect(editor.apply(TableChange("a", .set(.text("c"), .translated))) != nil)
    // A copy of the development text is no translation whose tags could be lost.
    let stub = try self.file(path, "\n<!-- l10n:untranslated -->\n<string name=\"a\">a <b>b</b></string>\n")
    var stubEditor = TableEditor(files: [stub], development: [], table: stub.place.table, directory: "fr")
    #expect(stubEditor.apply(TableChange("a", .set(.text("c"), .translated))) == nil)
    #expect(stubEditor.changedFiles().first.map { String(decoding: $0.bytes, as: UTF8.self) }?.contains(">c</") == true)
  }

  /// The marks enclose the fault.
  @Test(arguments: [
    (compose, #"<string name="a">Don⟦\⟧'t</string>"#, FindingKind.unknownEscape, false),
    (compose, #"<string name="a">⟦\u12⟧xx</string>"#, FindingKind.badUnicodeEscape, false),
    (compose, #"⟦<plural name="a">⟧</plural>"#, FindingKind.invalidField, true),
    (compose, #"⟦<color name="a">⟧#fff</color><string name="b">x</string>"#, FindingKind.invalidField, true),
    (moko, #"<plural name="⟦a⟧"><item quantity="one">x</item></plural>"#, FindingKind.missingOther, true),
  ])
  func reports(path: String, marked: String, kind: FindingKind, isError: Bool) throws {
    let (text, marks) = unmarked("<resources>\(marked)</resources>")
    let findings = try #require(CatalogFixture([path: text]).catalog.files.first).findings
    #expect(findings.map(\.kind) == [kind])
    #expect(findings.map { $0.severity == .error } == [isError])
    #expect(findings.map(\.range) == [marks[0]])
  }

  /// Whether files are tables, even without texts that can be read.
  @Test(arguments: [
    (moko, "", true), (moko, "<resources></resources>", true), (moko, "<resources><string name=\"a\">", true),
    (moko, "<vector><path/></vector>", false), (moko, "<resources><color name=\"a\">#fff</color></resources>", false),
    (compose, "", true),
  ])
  func recognizesFiles(path: String, text: String, isTable: Bool) {
    #expect(CatalogFixture([path: text]).catalog.files.isEmpty == !isTable)
  }

  /// A text is translated in any file of its language.
  @Test func sharesKeysInADirectory() {
    func file(_ keys: String...) -> String {
      "<resources>"
        + keys.map { "<string name=\"\($0)\"\($0 == "n" ? " translatable=\"false\"" : "")>x</string>\n" }.joined()
        + "</resources>"
    }
    let catalog = CatalogFixture([
      "values/a.xml": file("a", "b", "n"), "values/c.xml": file("c"), "values-fr/a.xml": file("a", "c", "d"),
      "values-fr/c.xml": file("b"),
    ]).catalog
    let synchronization = Synchronization(catalog, removesObsolete: true)
    #expect(synchronization.stubCount == 0)
    #expect(synchronization.changedFiles.map { String(decoding: $0.bytes, as: UTF8.self) } == [file("a", "c")])
    let gaps = TranslationGaps(catalog)
    #expect(catalog.translationIndices.allSatisfy { gaps[$0].isEmpty })
  }
}
