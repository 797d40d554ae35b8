import L10nSyntax
import Testing

@Suite struct TableFormatterTests {
  /// A file and its canonical form.
  @Test(arguments: [
    (
      "a=1;b = \"2\" ;'c'='it\\'s \"c\" \\\\ \\U00e9';d;",
      "\"a\" = \"1\";\n\"b\" = \"2\";\n\"c\" = \"it's \\\"c\\\" \\\\ \\U00e9\";\n\"d\" = \"d\";\n"
    ),
    ("\r\n\r\n  a = 1;\r\n\r\n\r\n\tb = 2;\r\n", "\"a\" = \"1\";\n\n\"b\" = \"2\";\n"),
    (
      "/* H\r\n H */\r\r/* A */ a=1; /* of a */   // too  \rb=2;\r// end",
      "/* H\n H */\n\n/* A */\n\"a\" = \"1\"; /* of a */ // too\n\n\"b\" = \"2\";\n\n// end\n"
    ),
    (
      "a=1;\n// B\nb=2;\nc=3;\n\n// S\n\n\nd=4;",
      "\"a\" = \"1\";\n\n// B\n\"b\" = \"2\";\n\n\"c\" = \"3\";\n\n// S\n\n\"d\" = \"4\";\n"
    ),
    ("a /*1*/ = /*2*/ 1 /*3*/ ; b /*4*/ ;", "\"a\" /*1*/ = /*2*/ \"1\" /*3*/ ;\n\"b\" = \"b\" /*4*/ ;\n"),
    ("\"a\"=\"1\n\r\n2\";", "\"a\" = \"1\n\r\n2\";\n"),
    ("/* H */ { a = ( 1, 2 ); } // E", "/* H */\n{\n\"a\" = ( 1, 2 );\n}\n// E\n"),
    ("a=1;\u{2028}b=2;\u{C}", "\"a\" = \"1\";\n\"b\" = \"2\";\n"), ("\n", "\n"), ("", ""), ("// none", "// none\n"),
    ("\u{FEFF}a=😀1", "\u{FEFF}a=😀1"), ("\u{FEFF}\"😀\"=1;", "\"😀\" = \"1\";\n"), ("{}", "{\n}\n"),
  ])
  func writesOneStyle(_ before: String, _ after: String) {
    let result = try? TableFormatter().formatted(PropertyListDocument(before.bytes))
    #expect(String(decoding: result ?? before.bytes, as: UTF8.self) == after)
  }

  private static let compact = """
    \u{FEFF}<?xml version='1.0' encoding="utf-8" ?><!-- H --><plist version="1.0"><dict><!-- A
     A --><key>a</key> <!-- in --> <string>1&amp;\r\n<![CDATA[<2>]]></string>

    <!-- S -->

      <key>k</key><dict><key>n</key><dict><key>x</key><string/></dict><!-- end --></dict><key>e</key><dict/><key>i</key><integer>1</integer>
    </dict>
    </plist><!-- E -->
    """

  private static let formatted = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <!-- H -->
    <plist version="1.0">
    <dict>
    ⇥<!-- A
     A -->
    ⇥<key>a</key>
    ⇥<!-- in -->
    ⇥<string>1&amp;\r\n<![CDATA[<2>]]></string>

    ⇥<!-- S -->

    ⇥<key>k</key>
    ⇥<dict>
    ⇥⇥<key>n</key>
    ⇥⇥<dict>
    ⇥⇥⇥<key>x</key>
    ⇥⇥⇥<string/>
    ⇥⇥</dict>
    ⇥⇥<!-- end -->
    ⇥</dict>
    ⇥<key>e</key>
    ⇥<dict/>
    ⇥<key>i</key>
    ⇥<integer>1</integer>
    </dict>
    </plist>
    <!-- E -->

    """.replacing("⇥", with: "\t")

  @Test func writesXMLAsAppleToolsDo() throws {
    let once = try TableFormatter().formatted(PropertyListDocument(Self.compact.bytes))
    #expect(String(decoding: once, as: UTF8.self) == Self.formatted)
    let doctype = "<!DOCTYPE plist SYSTEM \"own.dtd\">"
    let other = "<?xml version=\"1.0\"?>\(doctype)\n<plist><dict/></plist>"
    let kept = try TableFormatter(keepsEncoding: true).formatted(PropertyListDocument(other.bytes))
    #expect(kept == "<?xml version=\"1.0\"?>\n\(doctype)\n<plist>\n<dict/>\n</plist>\n".bytes)
    let latin =
      "<?xml version='1.0' encoding='iso-8859-1'?><dict><key>a</key><string>".bytes + [0xE9] + "</string></dict>".bytes
    #expect(try TableFormatter(keepsEncoding: true).formatted(PropertyListDocument(latin)).contains(0xE9))
    let utf8 = try TableFormatter().formatted(PropertyListDocument(latin))
    #expect(String(decoding: utf8, as: UTF8.self).hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<dict>\n"))
    #expect(StringsTable(utf8).entries.map(\.value) == ["é"])
  }

  /// Orders; the formatted file.
  @Test(
    arguments: [
      (
        .byKey,
        "/* H */\n\n/* A */\n\"a\" = \"1\"; // a\n\n\"a\" = \"2\";\n\n/* S */\n\n\"b\" = \"3\";\n\"é\" = \"4\";\n"
      ),
      (
        .list(["b", "x", "a"]),
        "/* H */\n\n\"b\" = \"3\";\n\n/* A */\n\"a\" = \"1\"; // a\n\n/* S */\n\n\"a\" = \"2\";\n\"é\" = \"4\";\n"
      ),
      (
        .unchanged,
        "/* H */\n\n\"é\" = \"4\";\n\n/* A */\n\"a\" = \"1\"; // a\n\n/* S */\n\n\"b\" = \"3\";\n\"a\" = \"2\";\n"
      ),
    ] as [(TableFormatter.Order, String)])
  func sortsEntriesWithTheirComments(_ order: TableFormatter.Order, _ after: String) throws {
    let before = "/* H */\n\n\"é\"=4;\n/* A */\na=1; // a\n/* S */\n\nb=3;\na=2;"
    let sorted = try TableFormatter(order: order).formatted(PropertyListDocument(before.bytes))
    #expect(String(decoding: sorted, as: UTF8.self) == after)
  }

  @Test func keepsTheEncodingWhereThatIsAskedFor() throws {
    let text = "\u{FEFF}a=\"😀\";\r\n"
    for encoding in [SourceEncoding.utf16LittleEndian, .utf16BigEndian] {
      let document = PropertyListDocument(text.utf16Bytes(encoding))
      #expect(try TableFormatter().formatted(document) == "\"a\" = \"😀\";\n".bytes)
      let kept = try TableFormatter(keepsEncoding: true).formatted(document)
      #expect(kept == "\u{FEFF}\"a\" = \"😀\";\r\n".utf16Bytes(encoding))
    }
  }

  /// The line ends of a file, of the last line and of the others; texts keep theirs.
  @Test(arguments: ["\n", "\r\n", "\r"], ["\n", "\r\n", "\r"])
  func keepsTheEndOfTheLastLine(_ last: String, _ other: String) throws {
    let text = "/* A\(other) B */\(other)a='x\(other)y';\(other)b=2;// B\(last)"
    let formatted = "/* A\(last) B */\(last)\"a\" = \"x\(other)y\";\(last)\(last)\"b\" = \"2\"; // B\(last)"
    let kept = try TableFormatter(keepsEncoding: true).formatted(PropertyListDocument(text.bytes))
    #expect(String(decoding: kept, as: UTF8.self) == formatted)
    #expect(try TableFormatter(keepsEncoding: true).formatted(PropertyListDocument(kept)) == kept)
    let xml = "<plist>\(other)<dict><key>a</key><string>x\(other)y</string></dict></plist>\(last)"
    let keptXML = try TableFormatter(keepsEncoding: true).formatted(PropertyListDocument(xml.bytes))
    #expect(
      keptXML.starts(with: "<!DOCTYPE".bytes)
        && String(decoding: keptXML, as: UTF8.self).hasSuffix(
          ">\(last)<dict>\(last)\t<key>a</key>\(last)\t<string>x\(other)y</string>\(last)</dict>\(last)</plist>\(last)")
    )
  }

  /// Whatever can be formatted reads as before, and formatting it again changes nothing.
  @Test(arguments: LawTests.samples.indices) func changesNoReading(_ index: Int) throws {
    let document = PropertyListDocument(LawTests.samples[index])
    guard let once = try? TableFormatter().formatted(document) else {
      #expect(document.editRefusal != nil)
      return
    }
    let (before, after) = (StringsTable(document), StringsTable(once))
    #expect(reading(after) == reading(before))
    #expect(kinds(after) == kinds(before))
    #expect(try TableFormatter().formatted(after.document) == once)
    let kept = try TableFormatter(keepsEncoding: true).formatted(document)
    #expect(try TableFormatter(keepsEncoding: true).formatted(PropertyListDocument(kept)) == kept)
    #expect(reading(StringsTable(kept)) == reading(before))
    let sorted = try TableFormatter(order: .byKey).formatted(document)
    #expect(try TableFormatter(order: .byKey).formatted(PropertyListDocument(sorted)) == sorted)
    #expect(StringsTable(sorted).entries.map(\.key) == before.entries.map(\.key).sorted())
  }

  private func reading(_ table: StringsTable) -> [[TableKey]] {
    table.entries.map { entry in
      [entry.key, TableKey(entry.value), TableKey(table.document.commentText(in: entry.comments) ?? "")]
    }
  }

  /// The kinds of findings except those that another encoding fixes. A fault in a key that is also its value is counted
  /// twice.
  private func kinds(_ table: StringsTable) -> Set<FindingKind> {
    Set(table.findings.map(\.kind)).subtracting([.utf16WithoutByteOrderMark, .misplacedByteOrderMark, .invalidXML])
  }
}
