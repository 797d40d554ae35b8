import L10nSyntax
import SeededNumbers
import Testing

@testable import L10nCore

/// Changes to `.properties` files.
struct PropertiesEditingTests {
  private static let english = """
    # License

    # The button
    play = Play {0}
    pause = Pause
    stop = Stop
    quit = Quit

    """
  private static let french = """
    # Licence

    play = Lire \\
        {0}
    # Le bouton
    stop : Arr\\u00eater

    bare
    \\#odd\\ key value

    """

  private func edited(
    _ file: [UInt8]?, development: String = english, _ changes: [TableChange]
  ) -> (bytes: [UInt8]?, refused: [String]) {
    var files = [SourceFile(path: "app.properties", bytes: Array(development.utf8))]
    files.append(SourceFile(path: "app_de.properties", bytes: []))
    if let file { files.append(SourceFile(path: "app_fr.properties", bytes: file)) }
    var loader = CatalogLoader(Configuration())
    let tables = loader.catalog(of: files).files
    var editor = TableEditor(
      files: tables.filter { $0.place.directory == "fr" }, development: tables.filter { $0.place.directory == "Base" },
      table: "app", directory: "fr")
    let refused = changes.compactMap { editor.apply($0)?.message }
    let changed = editor.changedFiles()
    #expect(changed.allSatisfy { $0.path == "app_fr.properties" })
    return (changed.first?.bytes, refused)
  }

  /// A change; the contents of the file before and after it.
  @Test(arguments: [
    // Java 8 reads no letters above those of ISO-8859-1.
    (TableChange("stop", .set(.text("  Arrêt\n\\…"), .translated)), "Arr\\u00eater", #"\  Arr\u00eat\n\\\u2026"#),
    (TableChange("play", .set(.text("Lis {0}"), .translated)), "Lire \\\n    {0}", "Lis {0}"),
    (TableChange("bare", .set(.text("=x"), .translated)), "bare\n", "bare = =x\n"),
    (TableChange("#odd key", .set(.text(":x"), .translated)), "key value", "key \\:x"),
    (TableChange("#odd key", .rename("!a:b c")), "\\#odd\\ key", "\\!a\\:b\\ c"),
    (TableChange("stop", .remove), "# Le bouton\nstop : Arr\\u00eater\n", ""),
    (TableChange("bare", .remove), "bare\n", ""),
    (
      TableChange("pause", .set(.text("Pause"), .translated), comment: "Le bouton"), "    {0}\n",
      "    {0}\n# Le bouton\npause = Pause\n"
    ),
    (TableChange("quit", .set(.text("Fin"), .translated)), "eater\n", "eater\nquit = Fin\n"),
    (TableChange("new", .set(.text("ß"), .translated)), "key value\n", "key value\nnew = \\u00df\n"),
    (TableChange("bare", .comment("Ü")), "bare\n", "# \\u00dc\nbare\n"),
  ])
  func changesNothingElse(change: TableChange, before: String, after: String) throws {
    let (bytes, refused) = edited(Array(Self.french.utf8), [change])
    #expect(refused.isEmpty)
    let parts = Self.french.split(separator: before, maxSplits: 1, omittingEmptySubsequences: false)
    #expect(String(decoding: try #require(bytes), as: UTF8.self) == parts.joined(separator: after))
  }

  /// A file; the file with new entries for `play` and `x`.
  @Test(arguments: [
    ("stop=Arrêt", "play=…\nstop=Arrêt\nx=1"), ("a=b \\", "a=b \nplay=…\nx=1"),
    ("# only\n", "# only\n\nplay = …\nx = 1\n"), ("# only", "# only\n\nplay = …\nx = 1\n"),
    ("", "play = …\nx = 1\n"), ("a:b\r\n", "a:b\r\nplay:…\r\nx:1\r\n"),
  ])
  func addsEntriesInTheOrderOfTheDevelopmentFile(file: String, expected: String) throws {
    let (bytes, refused) = edited(
      Array(file.utf8),
      [
        TableChange("x", .set(.text("1"), .translated)), TableChange("play", .set(.text("…"), .translated)),
      ])
    #expect(refused.isEmpty)
    #expect(String(decoding: try #require(bytes), as: UTF8.self) == expected)
  }

  @Test func writesLatin1() throws {
    let latin: [UInt8] = [0x61, 0x3D, 0xE9, 0x0A, 0x62, 0x3D, 0xFF, 0x0A]
    let (bytes, _) = edited(latin, [TableChange("a", .set(.text("è€"), .translated))])
    #expect(bytes == Array("a=".utf8) + [0xE8] + Array("\\u20AC\nb=".utf8) + [0xFF, 0x0A])
  }

  @Test func writesANewFileAsTheDevelopmentFileIsWritten() throws {
    let change = TableChange("a b", .set(.text("%2$@ ‹%1$lld›"), .translated))
    let (bytes, _) = edited(nil, development: "x:%s\ny:\\u00E9\n", [change])
    #expect(String(decoding: try #require(bytes), as: UTF8.self) == "a\\ b:%2$s \\u2039%1$d\\u203A\n")
  }

  @Test(arguments: [
    (TableChange("none", .remove), "'none' does not exist"),
    (TableChange("play", .rename("stop")), "'play' cannot become 'stop', which already exists"),
    (
      TableChange("none", .set(.text("x"), .new)),
      "'none' is not translated, and a .properties file has no place to say so"
    ),
  ])
  func refuses(change: TableChange, expected: String) {
    #expect(edited(Array(Self.french.utf8), [change]).refused == [expected])
  }

  /// A file; a part of its text and what replaces it; the file afterwards.
  @Test(arguments: [
    ("a=caf\\u00e9 x", 3..<5, "e", "a=cafe x"), ("a=one \\\n  two", 4..<7, "2", "a=one \\\n  2"),
    ("a=x", 0..<1, " y", "a=\\ y"), ("a b", 0..<1, "=", "a \\="), ("a=x\\ty", 1..<2, "\\", "a=x\\\\y"),
    ("a=%s x", 2..<2, " %2$@", "a=%s %2$s x"), ("a=x\\\n    y", 1..<1, " ", "a=x \\\n    y"),
  ])
  func replacesPartsOfTexts(file: String, part: Range<Int>, replacement: String, expected: String) throws {
    let read = PropertiesFile(Array(file.utf8))
    let table = LoadedTable(read)
    let spelling = try #require(table.spelling(read.entries[0].valueRange))
    let (range, written) = try #require(table.placeEditor()?.replacing(part, of: spelling, with: replacement))
    var edits = SourceEdits(read.source)
    edits.replace(range, with: written)
    #expect(String(decoding: edits.utf8, as: UTF8.self) == expected)
  }

  /// Edits of random files are read back, and nothing else is changed.
  @Test func readsBackWhatItWrites() {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "a", "b", " ", "\t", "=", ":", "\\", "\\\n", "\n", "\r\n", "\r", "#", "!", "\\u00e9", "\\u12", "\\ud83d",
      "é", "😀", "\u{C}", "\\:", "\n\n", "{0}", "'",
    ]
    let texts = ["", " x", "=y", "a\nb\\", "é€😀", ":", "#", "\t\u{1}", "x "]
    for _ in 0..<2000 {
      let file = PropertiesFile(
        Array(
          (0..<Int.random(in: 0...24, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
            .joined().utf8))
      var expected = file.entries.map { "\($0.key.text)\n\($0.value.text)" }
      var editor = PropertiesTextEditor(file, order: ["a", "#new", "b"])
      let text = texts.randomElement(using: &generator) ?? ""
      let number = file.entries.indices.randomElement(using: &generator)
      switch (Int.random(in: 0...3, using: &generator), number) {
      case (0, let number?):
        editor.setText(text, of: number)
        editor.setComment("x\n…", of: number)
        expected[number] = "\(file.entries[number].key.text)\n\(text)"
      case (1, let number?):
        editor.remove(number)
        expected.remove(at: number)
        editor.add("#new", text, comment: nil)
        expected.append("#new\n\(text)")
      case (2, let number?):
        editor.rename(number, to: "x y=")
        expected[number] = "x y=\n\(file.entries[number].value.text)"
      default:
        editor.add("#new", text, comment: "…")
        expected.append("#new\n\(text)")
      }
      let read = PropertiesFile(editor.edits.bytes).entries.map { "\($0.key.text)\n\($0.value.text)" }
      #expect(read.sorted() == expected.sorted(), "\(file.source[0..<Int.max].debugDescription)")
    }
  }

  @Test func mergesLatin1WithUTF8() throws {
    let format = try #require(MergeableFormat(ofFile: "app_fr.properties"))
    let base: [UInt8] = [0x61, 0x3D, 0xE9, 0x0A]
    let ours = base + Array("b=1\n".utf8)
    let theirs = Array("a=é\nc=€\n".utf8)
    let merge = try TableMerge(base: base, ours: ours, theirs: theirs, format)
    #expect(merge.conflicts.isEmpty)
    let entries = PropertiesFile(try merge.file().bytes).entries
    #expect(Set(entries.map { "\($0.key.text)=\($0.value.text)" }) == ["a=é", "b=1", "c=€"])
  }
}
