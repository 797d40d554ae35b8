import L10nSyntax
import Testing

@Suite struct StringsWriterTests {
  private static let entries: [NewEntry<String>] = [
    NewEntry("a", "1"), NewEntry("", ""), NewEntry("c \"d\" \\e", "\"\\\n\r\t'/"),
    NewEntry("controls", "\u{0}\u{7}\u{1B}\u{7F}\u{85}1234"),
    NewEntry("é 😀", "e\u{301}\u{2067}\u{200B}\u{FEFF}\u{2028}"),
    NewEntry("one line", "x", comment: "Verb."), NewEntry("lines", "x", comment: "Verb.\n\nStarts “playback”.\n//"),
    NewEntry("stars", "x", comment: "*\n* one\n** two\n*three\n* * four"),
    NewEntry("slash", "x", comment: "/ a /* b //"),
    NewEntry("closed", "x", comment: "a */ b\n\n* c = \"d\"; /* e"), NewEntry("separators", "x", comment: "a\u{2028}b"),
    NewEntry("stub", "x", comment: "Verb.", isUntranslated: true), NewEntry("bare stub", "x", isUntranslated: true),
  ]

  @Test func readsBackWhatItWrote() {
    let table = StringsTable(StringsWriter.table(Self.entries).bytes)
    #expect(table.findings.allSatisfy { $0.kind == .controlCharacter || $0.kind == .badUnicodeEscape })
    #expect(table.entries.map { TableKey($0.value) } == Self.entries.map { TableKey($0.value) })
    #expect(table.entries.map(\.key) == Self.entries.map(\.key))
    for (read, written) in zip(table.entries, Self.entries) {
      let isUntranslated = table.document.isUntranslated(read.comments)
      let marker = isUntranslated ? [UntranslatedMarker.text] : []
      let comment = ((written.comment.map { [$0] } ?? []) + marker).joined(separator: "\n")
      #expect(TableKey(table.document.commentText(in: read.comments) ?? "") == TableKey(comment))
      #expect(isUntranslated == written.isUntranslated)
    }
  }

  @Test func linesUpCommentsAndPartsEntriesThatHaveThem() {
    let entries = [Self.entries[0], Self.entries[1], Self.entries[6], Self.entries[11], Self.entries[0]]
    #expect(
      StringsWriter.table(entries)
        == """
        "a" = "1";
        "" = "";

        /* Verb.

           Starts “playback”.
           // */
        "lines" = "x";

        /* Verb. */
        // l10n:untranslated
        "stub" = "x";

        "a" = "1";

        """)
    #expect(StringsWriter.table([]) == "\n")
    #expect(StringsWriter.table([NewEntry("a", "1", comment: "")]) == "\"a\" = \"1\";\n")
    #expect(StringsWriter.comment("a */\r\nb", lineEnd: "\r\n") == "// a */\r\n// b")
    #expect(StringsWriter.comment("a\rb", lineEnd: "\r\n") == "/* a\r\n   b */")
  }

  /// A comment before an entry, and whether it says that the entry is not translated.
  @Test(arguments: [
    ("// l10n:untranslated", true), ("/* l10n:untranslated */", true), ("/* Verb.\n * l10n:untranslated\n */", true),
    ("//l10n:untranslated  \n// Verb.", true), ("/*\r\rl10n:untranslated\r*/", true), ("// l10n:untranslated?", false),
    ("// not l10n:untranslated", false), ("// l10n:untranslate", false), ("// l10n:l10n:untranslated", false),
    ("/* l10n:untranslated l10n:untranslated */", false), ("", false), ("b; // l10n:untranslated\n", false),
  ])
  func findsTheMarkerOfAStub(_ comment: String, _ isUntranslated: Bool) throws {
    let table = StringsTable("\(comment)\n\"a\" = \"1\";".bytes)
    #expect(table.document.isUntranslated(try #require(table.entries.last).comments) == isUntranslated)
  }
}
