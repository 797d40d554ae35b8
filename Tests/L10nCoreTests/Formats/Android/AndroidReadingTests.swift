import L10nCompiler
import L10nSyntax
import MarkedTexts
import Testing

@testable import L10nCore

struct AndroidReadingTests {
  private func table(_ file: String) -> LoadedTable { TableFormat.android.read(Array(file.utf8)).table(nil) }

  private func file(_ contents: String) -> String { "<resources><string name=\"a\">\(contents)</string></resources>" }

  /// The contents of an element; the text that Android shows, with Foundation's specifiers.
  @Test(arguments: [
    ("  a\n  b  ", "a b"), (#"a\nb\tc"#, "a\nb\tc"), ("it\\'s \\\"so\\\"", "it's \"so\""),
    ("\"  a's  b \"", "  a's  b "),
    ("\\@a \\?b \\#c \\\\", "@a ?b #c \\"), (#"\u00e9\u0020"#, "é "), (#"\uD83D\uDE00!"#, "😀!"), (#"a\  b"#, "a  b"),
    ("a&#160;&#160;b", "a\u{A0}\u{A0}b"), ("a\u{2003} \u{2003}b", "a\u{2003} \u{2003}b"),
    ("&lt;b&gt; &amp; &quot;  x&quot;", "<b> &   x"), ("<![CDATA[<i> a\\n  b</i>]]>", "<i> a\n b</i>"),
    ("a <b>bold</b> <a href=\"x>y\">l</a><br/>", "a <b>bold</b> <a href=\"x>y\">l</a><br/>"),
    (" <b>x</b> ", " <b>x</b> "), ("a<!-- c -->b", "ab"), (" <xliff:g id=\"n\">%1$s</xliff:g> by ", "%1$@ by"),
    ("%s %d %1$s %2$d %05d %-4d %x %f %.2f %c %%s", "%@ %lld %1$@ %2$lld %05lld %-4lld %llx %f %.2f %c %%s"),
    ("50%-os %d, 5% d", "50%-os %lld, 5% d"), ("%,d %b %tY %n %10s 100% d", "%,d %b %tY %n %10s 100% d"),
    (#"\q\z\ "#, "qz"), ("", ""),
  ])
  func readsTextsAsAndroid(contents: String, expected: String) throws {
    let entry = try #require(table(file(contents)).entries.first)
    #expect(entry.message == .text(expected))
  }

  /// The marks enclose the fault.
  @Test(arguments: [
    ("it⟦'⟧s", FindingKind.unescapedQuote), ("<![CDATA[it⟦'⟧s]]>", .unescapedQuote), ("⟦&apos;⟧", .unescapedQuote),
    ("5⟦\"⟧ wide", .unescapedQuote), ("⟦\\⟧q", .unknownEscape), (#"⟦\u12⟧x"#, .badUnicodeEscape),
    (#"⟦\uD83D⟧x"#, .loneSurrogate), ("a ⟦&⟧ b", .invalidXML), ("a ⟦<⟧ b", .invalidXML), ("⟦<b>⟧a", .invalidXML),
    ("a⟦</b>⟧", .invalidXML), ("&unknown; ⟦⟧", .invalidXML), ("a⟦&⟧nbsp;b", .invalidXML),
  ])
  func reportsTexts(marked: String, kind: FindingKind) throws {
    let (text, marks) = unmarked(file(marked))
    let findings = table(text).findings
    #expect(findings.map(\.kind) == [kind])
    if let mark = marks.first, !mark.isEmpty { #expect(findings.map(\.range) == [mark]) }
  }

  /// The marks enclose the fault; the keys that can be used.
  @Test(arguments: [
    (
      "<resources><plurals name=\"a\"><item quantity=\"⟦lots⟧\">x</item><item quantity=\"other\">y</item></plurals></resources>",
      FindingKind.unknownCategory, ["a"]
    ),
    ("<resources><plurals name=\"⟦a⟧\"><item quantity=\"one\">x</item></plurals></resources>", .missingOther, ["a"]),
    ("<resources><string name=\"a\">x</string><string name=\"⟦a⟧\">y</string></resources>", .duplicateKey, ["a", "a"]),
    ("<resources>⟦<string name=\"a\">⟧x<string name=\"b\">y</string></resources>", .invalidXML, ["a", "b"]),
    ("<resources>⟦<string>⟧x</string><string name=\"b\">y</string></resources>", .invalidXML, ["b"]),
    (
      "<resources><string name=\"a\">x</string>⟦&gt;⟧<string name=\"b\">y</string></resources>", .invalidXML,
      ["a", "b"]
    ),
    ("⟦<resources>⟧<string name=\"a\">x</string>", .invalidXML, ["a"]),
    ("<resources>\n⟦<<<<<<<⟧ HEAD\n<string name=\"a\">x</string></resources>", .mergeConflict, ["a"]),
    ("<resources>⟦<string name=a>⟧x</string><string name=\"b\">y</string></resources>", .invalidXML, ["b"]),
    (
      "⟦<<<<<<<⟧ HEAD\n<resources>\n=======\n<resources >\n>>>>>>> x\n<string name=\"a\">x</string></resources>",
      .mergeConflict, ["a"]
    ),
    ("<resources>⟦<color name=\"c\">⟧#fff\n<string name=\"a\">x</string></resources>", .invalidXML, ["a"]),
    ("<resources>⟦<color name=\"c\">⟧#fff</resources>", .invalidXML, []),
    ("<resources><color name=\"c\">#fff⟦</colour>⟧</color></resources>", .invalidXML, []),
    ("<resources>⟦<spring name=\"a\">⟧x</string><string name=\"b\">y</string></resources>", .invalidField, ["b"]),
    ("<resources>⟦<spring name=\"a\">⟧x</spring><string name=\"b\">y</string></resources>", .invalidField, ["b"]),
    ("<resources>⟦<plural name=\"a\">⟧<item quantity=\"one\">x</item></plural></resources>", .invalidField, []),
  ])
  func reportsFilesAndGoesOn(marked: String, kind: FindingKind, keys: [String]) throws {
    let (text, marks) = unmarked(marked)
    let table = table(text)
    // A file that cannot be read may contain texts, even if none is readable.
    #expect(TableFormat.android.read(Array(text.utf8)).isTable)
    #expect(table.findings.contains { $0.kind == kind && $0.range == marks[0] })
    #expect(table.entries.map(\.key.text) == keys)
  }

  private static let whole = """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE resources [<!ENTITY app "Pod &amp; Cast">]>
    <!-- Licence -->
    <resources xmlns:tools="http://schemas.android.com/tools" xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <!-- Section -->

        <!-- Greets. -->
        <string name="hello" tools:ignore="x">Hello, &app;!</string> <!-- behind -->
        <string name="id" translatable="false">a.b</string>
        <string name="same">@string/hello</string>
        <color name="red">#f00</color><dimen name="d">1dp</dimen><item type="id" name="x"/><skip/><eat-comment/>
        <style name="S" parent="P"><item name="android:x">1</item></style><bool name="b">true</bool>
        <declare-styleable name="V"><attr name="a"><enum name="e" value="0"/></attr></declare-styleable>
        <public type="id" name="x" id="0x1"/><integer-array name="n"><item>1</item></integer-array>
        <overlayable name="o"><policy type="public"><item type="string" name="hello"/></policy></overlayable>
        <macro name="m">@string/hello</macro><java-symbol type="id" name="x"/><tools:keep><x/></tools:keep>
        <!-- l10n:untranslated -->
        <plurals name="songs">
            <item quantity="one">%d song</item>
            <item quantity="other">%d songs</item>
        </plurals>
        <plurals name="by"><item quantity="other">by %s</item></plurals>
        <string-array name="days">
            <item>Mon</item>
            <!-- Short. -->
            <item>Tue</item>
        </string-array>
    </resources>
    """

  @Test func readsAFile() throws {
    let table = table(Self.whole)
    #expect(table.findings.isEmpty)
    #expect(table.entries.map(\.key.text) == ["hello", "id", "same", "songs", "by", "days[0]", "days[1]"])
    #expect(table.entries.map(\.isTranslatable) == [true, false, false, true, true, true, true])
    #expect(
      table.entries.map(\.state) == [
        .translated, .translated, .translated, .new, .translated, .translated, .translated,
      ])
    #expect(
      table.entries.map { table.commentText($0.comments) ?? "-" } == [
        "Greets.", "-", "-", "l10n:untranslated", "-", "-", "Short.",
      ])
    #expect(table.entries[0].message == .text("Hello, Pod & Cast!"))
    #expect(
      table.entries[3].message
        == .format(
          "%#@count@",
          variables: [
            MessageVariable(
              name: "count", valueType: "lld",
              variants: [.init(category: "one", text: "%lld song"), .init(category: "other", text: "%lld songs")])
          ]))
    // The number is not one of the arguments.
    #expect(
      table.entries[4].message
        == .format(
          "%2$#@count@",
          variables: [
            MessageVariable(name: "count", valueType: "lld", variants: [.init(category: "other", text: "by %1$@")])
          ]))
    for entry in table.entries where entry.key.text.hasSuffix("]") == false {
      #expect(table.source[entry.keyRange] == entry.key.text)
    }
    #expect(table.source[table.entries[6].range] == "<item>Tue</item>")
  }

  /// A part of the text; the marks enclose its spelling.
  @Test(arguments: [
    ("it\\'s ⟦%d⟧ x", "%lld"), ("⟦%1$s⟧", "%1$@"), ("a⟦  \n ⟧b", " "), ("a ⟦&amp;⟧ b", "&"), ("x⟦\\n⟧y", "\n"),
    ("x <xliff:g id=\"a\">⟦%s⟧</xliff:g> y", "%@"), ("<b>a</b> ⟦c⟧", "c"), ("⟦\\u00e9⟧", "é"), ("%d %d ⟦end⟧", "end"),
  ])
  func placesParts(marked: String, part: String) throws {
    let (text, marks) = unmarked(file(marked))
    let table = table(text)
    let place = try #require(table.entries.first?.text.places.leaves.first?.text.range)
    let spelling = try #require(table.spelling(place))
    let part = try #require(spelling.utf8.firstRange(of: Array(part.utf8)))
    #expect(spelling.range(of: part) == marks[0])
  }

  @Test func readsWhateverComes() {
    let bytes = Array(Self.whole.utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      let table = TableFormat.android.read(Array(bytes[..<end])).table(nil)
      #expect(!table.findings.isEmpty)
      for entry in table.entries {
        #expect(entry.range.upperBound <= end && table.spelling(entry.text.places.leaves[0].text.range) != nil)
      }
    }
  }
}
