import L10nCore
import Testing

@testable import L10nInterchange

struct XLIFFWriterTests {
  private static let document = XLIFFDocument(files: [
    XLIFFFile(
      original: "en.lproj/Player.strings", sourceLanguage: "en", targetLanguage: "pt-BR",
      units: [
        XLIFFUnit(id: "play", source: "Play", target: "Tocar", state: .translated, notes: ["A <verb> & no \"noun\""]),
        XLIFFUnit(id: "a \"b\"\n", source: " 1 < 2 ]]>\r\n\u{2028}😀 ", notes: ["one", "two"]),
        XLIFFUnit(
          id: "by", source: "%@ by %@ (%lld%%)", target: "%2$@: %1$@ (%3$lld%%), 50 % de", state: .needsReview),
        XLIFFUnit(id: "files|==|plural.few", source: "%#@n@", target: "", state: .stale),
      ])
  ])

  @Test func writesVersion1() {
    var writer = XLIFFWriter(.v1)
    #expect(
      writer.text(of: Self.document) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="en.lproj/Player.strings" source-language="en" target-language="pt-BR" datatype="plaintext">
            <body>
              <trans-unit id="play" xml:space="preserve">
                <source>Play</source>
                <target state="translated">Tocar</target>
                <note>A &lt;verb&gt; &amp; no "noun"</note>
              </trans-unit>
              <trans-unit id="a &quot;b&quot;&#10;" xml:space="preserve">
                <source> 1 &lt; 2 ]]&gt;&#13;
        \u{2028}😀 </source>
                <note>one</note>
                <note>two</note>
              </trans-unit>
              <trans-unit id="by" xml:space="preserve">
                <source><ph id="1" ctype="x-printf">%@</ph> by <ph id="2" ctype="x-printf">%@</ph> (<ph id="3" \
        ctype="x-printf">%lld</ph>%%)</source>
                <target state="needs-review-translation"><ph id="2" ctype="x-printf">%2$@</ph>: <ph id="1" \
        ctype="x-printf">%1$@</ph> (<ph id="3" ctype="x-printf">%3$lld</ph>%%), 50 % de</target>
              </trans-unit>
              <trans-unit id="files|==|plural.few" xml:space="preserve">
                <source><ph id="1" ctype="x-printf">%#@n@</ph></source>
                <target state="needs-review-translation" state-qualifier="x-stale"></target>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """)
    #expect(writer.diagnostics.isEmpty)
  }

  @Test func writesVersion2() {
    var writer = XLIFFWriter(.v2)
    #expect(
      writer.text(of: Self.document) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="pt-BR">
          <file id="f1" original="en.lproj/Player.strings">
            <unit id="u1" name="play" xml:space="preserve">
              <notes>
                <note>A &lt;verb&gt; &amp; no "noun"</note>
              </notes>
              <segment state="translated">
                <source>Play</source>
                <target>Tocar</target>
              </segment>
            </unit>
            <unit id="u2" name="a &quot;b&quot;&#10;" xml:space="preserve">
              <notes>
                <note>one</note>
                <note>two</note>
              </notes>
              <segment state="initial">
                <source> 1 &lt; 2 ]]&gt;&#13;
        \u{2028}😀 </source>
              </segment>
            </unit>
            <unit id="u3" name="by" xml:space="preserve">
              <originalData>
                <data id="d1">%@</data>
                <data id="d2">%lld</data>
                <data id="d3">%2$@</data>
                <data id="d4">%1$@</data>
                <data id="d5">%3$lld</data>
              </originalData>
              <segment state="translated" subState="l10n:needs_review">
                <source><ph id="1" canCopy="no" canDelete="no" canReorder="firstNo" dataRef="d1"/> by <ph id="2" \
        canCopy="no" canDelete="no" canReorder="no" dataRef="d1"/> (<ph id="3" canCopy="no" canDelete="no" \
        canReorder="no" dataRef="d2"/>%%)</source>
                <target><ph id="2" canCopy="no" dataRef="d3"/>: <ph id="1" canCopy="no" dataRef="d4"/> (<ph id="3" \
        canCopy="no" dataRef="d5"/>%%), 50 % de</target>
              </segment>
            </unit>
            <unit id="u4" name="files|==|plural.few" xml:space="preserve">
              <originalData>
                <data id="d1">%#@n@</data>
              </originalData>
              <segment state="translated" subState="l10n:stale">
                <source><ph id="1" canCopy="no" dataRef="d1"/></source>
                <target></target>
              </segment>
            </unit>
          </file>
        </xliff>

        """)
    #expect(writer.diagnostics.isEmpty)
  }

  /// Texts with characters that XML does not have, and which of them each version leaves out.
  @Test(arguments: [
    (XLIFFUnit(id: "bell\u{7}", source: "a", state: .new), [], []),
    (XLIFFUnit(id: "bell", source: "a\u{7}", state: .new), [], ["bell"]),
    (XLIFFUnit(id: "end", source: "a", target: "\u{FFFF}\u{0}\u{1B}b", state: .translated), [], ["end"]),
    (XLIFFUnit(id: "note", source: "a", state: .new, notes: ["b\u{1}c"]), ["note"], ["note"]),
  ])
  func saysWhatXMLCannotHold(unit: XLIFFUnit, version1: [String], version2: [String]) {
    for (version, ids) in [(XLIFFVersion.v1, version1), (.v2, version2)] {
      var writer = XLIFFWriter(version)
      let file = XLIFFFile(original: "T", sourceLanguage: "en", targetLanguage: "fr", units: [unit])
      let text = writer.text(of: XLIFFDocument(files: [file]))
      let reading = XLIFFReading(Array(text.utf8), path: "fr.xliff")
      #expect(reading.diagnostics.isEmpty && reading.document.files.flatMap(\.units).map(\.id) == ids)
      let isWhole = version == .v2 && reading.document.files.flatMap(\.units) == [unit]
      #expect(writer.diagnostics.map(\.ruleID) == (isWhole ? [] : ["conversion-loss"]))
    }
  }
}
