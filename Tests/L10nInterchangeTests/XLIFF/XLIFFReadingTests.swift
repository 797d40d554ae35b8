import L10nCore
import MarkedTexts
import Testing

@testable import L10nInterchange

struct XLIFFReadingTests {
  private static let units = [
    XLIFFUnit(id: "play", source: "Play", target: "Lecture", state: .translated, notes: ["<a> & 'b'"]),
    XLIFFUnit(
      id: "é \"q\"\n\t|==|x", source: " a  b\r\n\tc\r", target: " \u{202A}ä😀e\u{301} ]]> ", state: .needsReview),
    XLIFFUnit(id: "by", source: "%@ by %@, %@", target: "%3$@ %1$@ %2$@ %1$@ %9$@", state: .stale),
    XLIFFUnit(id: "n|==|plural.other", source: "%lld %% of 50 % de %#@n@ %-8.2f", state: nil),
    XLIFFUnit(id: "empty", source: "", target: "", state: .new),
  ]

  @Test(arguments: XLIFFVersion.allCases)
  func readsWhatIsWritten(version: XLIFFVersion) {
    let document = XLIFFDocument(
      files: ["en.lproj/A.strings", "Sub/en.lproj/B & \"C\".stringsdict"].map {
        XLIFFFile(original: $0, sourceLanguage: "en", targetLanguage: "zh-Hans", units: Self.units)
      })
    var writer = XLIFFWriter(version)
    let reading = XLIFFReading(Array(writer.text(of: document).utf8), path: "fr.xliff")
    #expect(writer.diagnostics.isEmpty && reading.diagnostics.isEmpty)
    #expect(reading.document.files.map(\.original) == document.files.map(\.original))
    for file in reading.document.files {
      #expect(file.sourceLanguage == "en" && file.targetLanguage == "zh-Hans")
      #expect(
        file.units
          == Self.units.map { unit in
            var unit = unit
            // A segment without a translation is in its first state.
            if version == .v2, unit.target == nil { unit.state = .new }
            return unit
          })
    }
  }

  /// Units in other programs' spelling, and the texts that are read.
  @Test(arguments: [
    (1, "<trans-unit id='a'><source>A</source></trans-unit>", XLIFFUnit(id: "a", source: "A")),
    (
      1,
      "<group><x:y xmlns:x='urn:z'><source>B</source></x:y><trans-unit id='a' approved='yes' resname='r'>"
        + "<source>A</source><seg-source>S</seg-source><target state='new'>Ä</target>"
        + "<alt-trans><source>no</source><target>no</target></alt-trans><note>n</note></trans-unit></group>",
      XLIFFUnit(id: "a", source: "A", target: "Ä", state: .translated, notes: ["n"])
    ),
    (
      1,
      "<trans-unit id='a'><source><g id='1'>A</g> <bpt id='2'>&lt;b></bpt>b<ept id='2'>&lt;/b></ept>"
        + "<x id='3' equiv-text='%@'/><ph id='4' equiv-text='%d'/><ph id='5' equiv-text='no'>%s<sub>t</sub></ph>"
        + "<x id='6'/></source><target><mrk mtype='seg' mid='0'><![CDATA[<&]]>&#65;</mrk> .</target></trans-unit>",
      XLIFFUnit(id: "a", source: "A <b>b</b>%@%d%st", target: "<&A .")
    ),
    // Markup of the text that a program wrote as elements.
    (
      1,
      "<trans-unit id='a'><source>&lt;a href='x?b&amp;amp;c'>A&lt;/a>&lt;br/> &lt;b>B&lt;/b></source>"
        + "<target><a href='x?b&amp;c'>Ä</a><br/> <b>B<mrk mtype='x'>!</mrk></b></target><note><i>n</i></note></trans-unit>",
      XLIFFUnit(
        id: "a", source: "<a href='x?b&amp;c'>A</a><br/> <b>B</b>",
        target: "<a href='x?b&amp;c'>Ä</a><br/> <b>B!</b>", notes: ["n"])
    ),
    // Codes whose text the source has.
    (
      1,
      "<trans-unit id='a'><source><ph id='1'>%@</ph> <bpt id='2'>&lt;b></bpt>A<ept id='2'>&lt;/b></ept></source>"
        + "<target><bpt id='2'/>Ä<ept id='2'/> <x id='1'/></target></trans-unit>",
      XLIFFUnit(id: "a", source: "%@ <b>A</b>", target: "<b>Ä</b> %@")
    ),
    (1, "<trans-unit id='a'><source/><target state='x-odd'/></trans-unit>", XLIFFUnit(id: "a", source: "", target: "")),
    (
      2, "<unit id='a'><segment><source>A</source><target>Ä</target></segment></unit>",
      XLIFFUnit(id: "a", source: "A", target: "Ä")
    ),
    (
      2,
      "<group id='g'><unit id='1' name='a'><m:x xmlns:m='urn:m'><m:source>n</m:source></m:x>"
        + "<notes><note>n</note></notes><originalData><data id='d'>%<cp hex='0040'/></data></originalData>"
        + "<segment state='final'><source>A <ph id='1' dataRef='d'/></source><target>Ä <ph id='1'/></target></segment>"
        + "<ignorable><source> - </source></ignorable>"
        + "<segment state='translated'><source>B</source><target>B<pc id='2' equivStart='&lt;b>' dataRefEnd='d'>c</pc>"
        + "<sc id='3' equiv='['/><mrk id='m' type='term'>d</mrk><ec startRef='3' equiv=']'/><ph id='4' copyOf='1'/>"
        + "<cp hex='D800'/></target></segment></unit></group>",
      XLIFFUnit(
        id: "a", source: "A %@ - B", target: "Ä %@ - B<b>c%@[d]%@\u{FFFD}", state: .translated, notes: ["n"])
    ),
    (
      2,
      "<unit id='a'><segment state='reviewed'><source>A</source><target order='3'>1</target></segment>"
        + "<ignorable><source>-</source></ignorable>"
        + "<segment state='initial'><source>B</source><target order='1'>2</target></segment></unit>",
      XLIFFUnit(id: "a", source: "A-B", target: "2-1", state: .new)
    ),
  ])
  func readsOtherSpellings(version: Int, body: String, unit: XLIFFUnit) {
    let reading = XLIFFReading(Array(Self.file(version, body).utf8), path: "x.xliff")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.document.files.map(\.targetLanguage) == ["fr"])
    #expect(reading.document.files.flatMap(\.units) == [unit])
  }

  private static func file(_ version: Int, _ body: String) -> String {
    version == 1
      ? """
      <xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:1.2'><file original='T' source-language='en' \
      target-language='fr' datatype='x'><header><note>h</note></header><body>\(body)</body></file></xliff>
      """
      : """
      <?xml version='1.0'?><x:xliff version='2.0' xmlns='urn:oasis:names:tc:xliff:document:2.0' \
      xmlns:x='urn:oasis:names:tc:xliff:document:2.0' srcLang='en' trgLang='fr'>\
      <file id='T'><skeleton>x</skeleton>\(body)</file></x:xliff>
      """
  }

  /// Files that cannot be read, as a whole or from a place on: ⟦ ⟧ around the range of the error, and a part of the
  /// message.
  @Test(arguments: [
    ("⟦⟧", "is not XLIFF", 0), ("⟦⟧<html/>", "is not XLIFF", 0), ("⟦⟧plain", "is not XLIFF", 0),
    ("⟦<xliff⟧ version='1.2'", "never closed", 0), ("⟦⟧plain<xliff version='1.2'/>", "is not XLIFF", 0),
    ("<xliff version='1.2'>⟦⟧", "ends before </xliff>", 0), ("<xliff version='1.2'/>\n⟦plain⟧", "after its end", 0),
    ("<xliff version='1.2'/>⟦<xliff/>⟧", "after its end", 0), ("<xliff version='1.2'/>⟦</xliff>⟧", "after its end", 0),
    ("<!-- <!DOCTYPE --><?x <!DOCTYPE ?>⟦<!DOCTYPE x [⟧<!ENTITY a 'b'>]><xliff version='1.2'/>", "document type", 0),
    ("<xliff version='1.2'>⟦<!DOCTYPE⟧ x></xliff>", "before the first tag", 0),
    ("<!DOCTYPE x SYSTEM 'file:///etc/passwd'>⟦<xliff version='3.0'>⟧</xliff>", "'3.0' is not a version", 0),
    ("<!DOCTYPE xliff SYSTEM 'x.dtd'><xliff version='1.2'>⟦&bomb;⟧</xliff>", "'&bomb;' is not defined", 0),
    ("⟦<?⟧xml><!DOCTYPE x [<!ENTITY a 'b'>]><xliff version='1.2'><file/></xliff>", "never closed", 0),
    ("⟦<?⟧xml version='1.0' encoding='UTF-7'<xliff version='1.2'/>", "never closed", 0),
    ("\u{FEFF}\u{FEFF}⟦<?⟧xml version='1.0' encoding='UTF-7'", "never closed", 0),
    ("<?word?><xliff version='1.2'>⟦<!--⟧<?x?></xliff>", "never closed", 0),
    (
      "<?word?><?x?><!--<?x?>--><xliff version='2.0'><file id='T'>⟦<unit>⟧<?a\nb?><?x?></unit></file></xliff>",
      "identifier", 0
    ),
    ("\u{FEFF}⟦<⟧\0?\0x\0m\0l\0 \0", "'<' does not begin a tag", 0),
    ("<xliff version='1.2'>a⟦\u{B}⟧</xliff>", "U+000B", 0),
    ("<xliff version='1.2'><!-- ⟦\u{FFFF}⟧ --></xliff>", "U+FFFF", 0), ("<xliff a='⟦&#7;⟧'/>", "not defined", 0),
    ("<xliff version='1.2'>a ⟦&⟧ b</xliff>", "does not start an entity", 0),
    ("<xliff version='1.2'>a ⟦]]>⟧</xliff>", "ends no section", 0),
    ("<xliff version='1.2'>1 ⟦<⟧ 2</xliff>", "'<' does not begin a tag", 0),
    ("<xliff version='1.2'>⟦<!--⟧ -- --></xliff>", "'--'", 0),
    ("⟦<xliff a='1' a='2'>⟧", "'a' occurs twice", 0), ("⟦<xliff a='1'b='2'>⟧", "not an attribute", 0),
    ("⟦<xliff a=1>⟧", "not an attribute", 0), ("⟦<xliff⟧ a='<'/>", "never closed", 0),
    ("<xliff version='1.2'>⟦<a:b>⟧", "prefix 'a'", 0),
    ("<xliff version='1.2'><a xmlns:b='x'/>⟦<a b:c=''/>⟧", "prefix 'b'", 0),
    ("⟦<xliff version='3.0'>⟧</xliff>", "'3.0' is not a version", 0),
    (
      "<xliff version='1.2'><file original='T'><body>⟦<trans-unit>⟧</trans-unit></body></file></xliff>", "identifier", 0
    ),
    ("<xliff version='2.0'><file id='T'>⟦<unit>⟧</unit></file></xliff>", "identifier", 0),
    (
      "<xliff version='1.2'><file original='T'><body><trans-unit id='é'><source>A</source></trans-unit>\n"
        + "<trans-unit id='b'><source>é⟦&bomb;⟧</source></trans-unit></body></file></xliff>", "not defined", 1
    ),
    (
      "<xliff version='1.2'><file original='T'><body><trans-unit id='a'><source>A</source></trans-unit>"
        + "<trans-unit id='b'><source>B⟦</trans-unit>⟧</body></file></xliff>", "does not close <source>", 1
    ),
    (
      "<xliff version='2.0'><file id='T'>⟦<unit id='a'>⟧<segment><source>A</source><target>A</target></segment>"
        + "<segment><source>B</source></segment></unit></file></xliff>", "in part", 1
    ),
    ("<xliff version='1.2'>" + String(repeating: "<group>", count: 63) + "⟦<group>⟧", "more than 64 deep", 0),
  ])
  func saysWhereReadingEnds(marked: String, message: String, unitCount: Int) throws {
    let (text, marks) = unmarked(marked)
    let reading = XLIFFReading(Array(text.utf8), path: "x.xliff")
    let start = marks[0].lowerBound - (reading.source.hasByteOrderMark ? 3 : 0)
    let finding = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1 && finding.message.contains(message))
    #expect(finding.location == SourceLocation("x.xliff", start..<start + marks[0].count))
    #expect(reading.document.files.flatMap(\.units).count == unitCount)
  }

  /// The same file in every encoding and with every line end; a mark, a last line end or none.
  @Test func readsEveryEncoding() {
    let lines = """
      <?xml version="1.0" encoding="#"?>
      <xliff version="1.2">
      <file original="T" source-language="en" target-language="fr"><body>
      <trans-unit id="é😀"><source>A
      B</source></trans-unit></body></file></xliff>
      """
    let unit = XLIFFUnit(id: "é😀", source: "A\nB")
    for lineEnd in ["\n", "\r\n", "\r"] {
      for end in ["", lineEnd] {
        let text = lines.replacing("\n", with: lineEnd) + end
        let utf8 = Array(text.replacing("#", with: "UTF-8").utf8)
        let utf16 = ("\u{FEFF}" + text.replacing("#", with: "UTF-16")).utf16.flatMap {
          [UInt8($0 >> 8), UInt8($0 & 255)]
        }
        for bytes in [utf8, [0xEF, 0xBB, 0xBF] + utf8, utf16] {
          let reading = XLIFFReading(bytes, path: "x.xliff")
          #expect(reading.diagnostics.isEmpty && reading.document.files.flatMap(\.units) == [unit])
          let place = reading.document.files[0].units[0].location?.range ?? 0..<0
          #expect(reading.source[place] == "<trans-unit id=\"é😀\">")
        }
      }
    }
    // EF also leads U+FFFD, which replaces it in the text.
    for byte in [0xE9, 0xEF] as [UInt8] {
      let start = Array("<xliff version='1.2'><file original='".utf8)
      let diagnostics = XLIFFReading(start + [byte] + Array("'/></xliff>".utf8), path: "x.xliff").diagnostics
      #expect(diagnostics.map(\.message) == ["the file has bytes that are not UTF-8"])
      #expect(diagnostics.first?.location?.range == start.count..<start.count + 3)
    }
  }

  @Test func aCutFileKeepsItsWholeUnits() {
    var writer = XLIFFWriter(.v1)
    let file = XLIFFFile(original: "T", sourceLanguage: "en", targetLanguage: "fr", units: Self.units)
    let bytes = Array(writer.text(of: XLIFFDocument(files: [file])).utf8)
    for count in 0..<bytes.count - 1 {
      let reading = XLIFFReading(Array(bytes.prefix(count)), path: "x.xliff")
      let units = reading.document.files.flatMap(\.units)
      #expect(reading.diagnostics.count == 1, "\(count) \(reading.diagnostics)")
      #expect(units.elementsEqual(Self.units.prefix(units.count)))
    }
  }

  /// Unclosed constructs, deep nesting, many attributes and references: each byte is looked at a few times at most.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("<xliff version='1.2'><!-", "-"), ("<xliff version='1.2'>", "<!"), ("<xliff version='1.2'>", "&amp;"),
      ("<xliff version='1.2'>", "&a"), ("<xliff version='1.2' ", "a='\">"), ("<xliff version='1.2' ", "\"'"),
      ("<xliff version='1.2' ", "a='' "), ("<xliff version='1.2'>", "<a>"), ("<!DOCTYPE ", "[<!ENTITY a '&a;'>"),
      ("<xliff version='1.2'>", "]]"), ("<xliff version='1.2'>", "\u{FFFD}\r"), ("", "\0"), ("<?x", "?"),
    ])
  func readsHostileFilesInLinearTime(start: String, repeated: String) {
    let text = start + String(repeating: repeated, count: 1_000_000 / repeated.utf8.count)
    #expect(XLIFFReading(Array(text.utf8), path: "x.xliff").diagnostics.count == 1)
  }

  @Test func readsLongFiles() {
    let unit = XLIFFUnit(id: "a", source: String(repeating: "0123456789", count: 50_000))
    let body = "<trans-unit id='a'><source>\(unit.source)</source></trans-unit>\n"
    let reading = XLIFFReading(Array(Self.file(1, String(repeating: body, count: 21)).utf8), path: "x.xliff")
    #expect(reading.diagnostics.isEmpty && reading.document.files.flatMap(\.units).count == 21)
  }
}
