import L10nCore
import L10nSyntax
import Testing

struct TableMergeTests {
  private func merge(_ path: String, _ base: String, _ ours: String, _ theirs: String) throws -> TableMerge {
    let format = try #require(MergeableFormat(ofFile: path))
    return try TableMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), format)
  }

  private func text(_ merge: TableMerge) throws -> String {
    String(decoding: try merge.file(markers: 7).bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      // Two keys at one place: ours first, each in its sorted place if all are sorted.
      ("a=1;\nz=2;\n", "a=1;\nm=3;\nz=2;\n", "a=1;\nb=4;\nz=2;\n", "a=1;\nb=4;\nm=3;\nz=2;\n"),
      ("z=1;\na=2;\n", "z=1;\nm=3;\na=2;\n", "z=1;\nb=4;\na=2;\n", "z=1;\nm=3;\nb=4;\na=2;\n"),
      // A file without a line end.
      ("a=1;", "a=1;\nb=2;", "a=1;\nc=3;", "a=1;\nb=2;\nc=3;"),
      // Comments and titles of sections.
      (
        "/* One. */\na=1;\n\nb=2;\n", "/* One. */\na=1;\n\n/* Section */\n\nb=2;\n", "/* Uno. */\na=1;\n\nb=3;\n",
        "/* Uno. */\na=1;\n\n/* Section */\n\nb=3;\n"
      ),
      ("// Mine.\n\na=1;\n", "// Ours.\n\na=1;\n", "// Mine.\n\na=2;\n", "// Ours.\n\na=2;\n"),
      // Both alike, in other blanks.
      ("a=1;\n", "a=1;\nb = 2;\n", "a=1;\n\n\nb = 2;\n", "a=1;\nb = 2;\n"),
      // One side removes lines that the other has not touched; ours has other line ends.
      ("a=1;\nb=2;\nc=3;\n", "a=1;\r\nb=2;\r\nc=4;\r\n", "b=2;\nc=3;\nd=5;\n", "b=2;\r\nc=4;\r\nd=5;\r\n"),
      // A text over two lines whose line break git or an editor has changed, in one version or two.
      (
        "a=\"x\ny\";\r\nb=1;\r\nc=2;\r\n", "a=\"z\";\r\nb=1;\r\nc=2;\r\n", "a=\"x\ny\";\nb=3;\nc=2;\n",
        "a=\"z\";\r\nb=3;\r\nc=2;\r\n"
      ),
      ("a=\"x\r\ny\";\nb=1;\n", "a=\"x\ny\";\nb=2;\n", "b=1;\n", "b=2;\n"),
      // No ancestor.
      ("", "a=1;\n", "b=2;\n", "a=1;\nb=2;\n"),
    ])
  func mergesEntryByEntry(_ base: String, _ ours: String, _ theirs: String, _ expected: String) throws {
    let merge = try merge("fr.lproj/T.strings", base, ours, theirs)
    #expect(try text(merge) == expected)
    #expect(merge.conflicts.isEmpty)
  }

  /// In PO files tools write dates and references anew on both sides: the later ones are taken, with who wrote them.
  @Test func mergesWhatToolsWriteInPOFiles() throws {
    func file(
      _ created: Int, _ revised: Int, by translator: String, at line: Int, flags: String = "", _ text: String,
      end: String = ""
    ) -> String {
      """
      # Title
      msgid ""
      msgstr ""
      "POT-Creation-Date: 2026-0\(created)-01 10:00+0000\\n"
      "PO-Revision-Date: 2026-0\(revised)-01 10:00+0000\\n"
      "Last-Translator: \(translator)\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"

      #: a.c:\(line)
      \(flags)msgid "Play"
      msgstr "\(text)"
      \(end)
      """
    }
    let end = "\nmsgid \"Stop\"\nmsgstr \"Halt\"\n"
    let merge = try merge(
      "po/de.po", file(1, 1, by: "A", at: 1, flags: "#, fuzzy\n", "Spiel"),
      file(1, 5, by: "B", at: 2, "Abspielen"), file(3, 4, by: "C", at: 3, flags: "#, fuzzy\n", "Spiel", end: end))
    #expect(merge.conflicts.isEmpty)
    #expect(try text(merge) == file(3, 5, by: "B", at: 3, "Abspielen", end: end))
    let conflict = try self.merge(
      "po/de.po", file(1, 1, by: "A", at: 1, "x"), file(1, 2, by: "B", at: 1, "y"), file(1, 3, by: "C", at: 1, "z"))
    #expect(conflict.conflicts.map(\.message) == ["'Play' was changed on both sides"])
  }

  @Test(
    arguments: [
      (
        "a=1;\nb=2;\n", "a=3;\nb=2;\nc=4;\n", "a=5;\nb=2;\n", "'a' was changed on both sides",
        "<<<<<<< ours\na=3;\n=======\na=5;\n>>>>>>> theirs\nb=2;\nc=4;\n"
      ),
      (
        "/* A */\na=1;\n", "a=2;\n", "", "'a' was changed in ours and removed in theirs",
        "<<<<<<< ours\na=2;\n=======\n>>>>>>> theirs\n"
      ),
      (
        "b=2;\na=1;\n", "b=2;\n", "b=2;\na=2;", "'a' was removed in ours and changed in theirs",
        "b=2;\n<<<<<<< ours\n=======\na=2;\n>>>>>>> theirs\n"
      ),
      (
        "", "a=1; b=2;\n", "a=2; b=2;\n", "'a' was added on both sides in two ways",
        "<<<<<<< ours\na=1;\n=======\na=2;\n>>>>>>> theirs\n b=2;\n"
      ),
      (
        "/* A */\na=1;\n", "/* B */\na=1;\n", "/* C */\na=1;\n", "the comment of 'a' was changed on both sides",
        "<<<<<<< ours\n/* B */\na=1;\n=======\n/* C */\na=1;\n>>>>>>> theirs\n"
      ),
    ])
  func marksWhatConflicts(
    _ base: String, _ ours: String, _ theirs: String, _ message: String, _ expected: String
  ) throws {
    let merge = try merge("fr.lproj/T.strings", base, ours, theirs)
    #expect(merge.conflicts.map(\.message) == [message])
    #expect(try text(merge) == expected)
  }

  /// All entries removed on one side, so that the file is a single tag there.
  @Test(
    arguments: [
      (
        "T.stringsdict", "dict", "<key>a</key>\n<dict>\n<key>x</key>\n<string>1</string>\n</dict>\n",
        "<key>b</key>\n<string>2</string>\n"
      ),
      ("T.strings", "dict", "<key>a</key>\n<string>1</string>\n", "<key>b</key>\n<string>2</string>\n"),
      ("values-fr/strings.xml", "resources", "<string name=\"a\">1</string>\n", "<string name=\"b\">2</string>\n"),
    ])
  func mergesWithAFileWithoutEntries(_ path: String, _ tag: String, _ gone: String, _ added: String) throws {
    func file(_ entries: String) -> String {
      entries.isEmpty ? "<\(tag)/>\n" : "<\(tag)>\n\(entries)</\(tag)>\n"
    }
    for (ours, theirs) in [(gone + added, ""), ("", gone + added)] {
      let merge = try merge(path, file(gone), file(ours), file(theirs))
      #expect(merge.conflicts.isEmpty)
      #expect(try text(merge) == file(added))
    }
  }

  /// A line of a lock names the development language's text and the texts from which translations were made.
  @Test(
    arguments: [
      // A new development text here, a new translation of the old one there: the translation is stale.
      (
        "T\ta\t00000001\tde:00000002", "T\ta\t00000003\tde:00000002<00000001", "T\ta\t00000001\tde:00000004",
        "T\ta\t00000003\tde:00000004<00000001", [String]()
      ),
      // Languages that are new on both sides.
      (
        "T\ta\t00000001\tde:00000002", "T\ta\t00000001\tde:00000002\tfr:00000005",
        "T\ta\t00000001\tar:00000006\tde:00000002", "T\ta\t00000001\tar:00000006\tde:00000002\tfr:00000005", []
      ),
      (
        "T\ta\t00000001\tde:00000002", "T\ta\t00000001\tde:00000003", "T\ta\t00000001\tde:00000004",
        "<<<<<<< ours\nT\ta\t00000001\tde:00000003\n=======\nT\ta\t00000001\tde:00000004\n>>>>>>> theirs",
        ["'T a' (de) was changed on both sides"]
      ),
    ])
  func mergesLocks(
    _ base: String, _ ours: String, _ theirs: String, _ expected: String, _ conflicts: [String]
  ) throws {
    func lock(_ line: String) -> String { "l10n.lock 1\n\(line)\n" }
    let merge = try merge("L/l10n.lock", lock(base), lock(ours), lock(theirs))
    #expect(try text(merge) == lock(expected))
    #expect(merge.conflicts.map(\.message) == conflicts)
  }

  /// Catalogs of other tools have other blanks, which say nothing.
  @Test func mergesCatalogsOfAnyStyle() throws {
    func catalog(_ texts: [String: String], colon: String = " : ") -> String {
      let members = texts.sorted { $0.key < $1.key }.map { language, text in
        "\n\"\(language)\"\(colon){\"stringUnit\"\(colon){\"state\"\(colon)\"translated\",\"value\"\(colon)\"\(text)\"}}"
      }
      return "{\"sourceLanguage\"\(colon)\"en\",\"strings\"\(colon){\"a\"\(colon){"
        + (members.isEmpty ? "\n\n" : "\"localizations\"\(colon){\(members.joined(separator: ","))\n}")
        + "}},\"version\"\(colon)\"1.0\"}"
    }
    let merge = try merge("T.xcstrings", catalog([:]), catalog(["fr": "A"]), catalog(["de": "B"], colon: ": "))
    #expect(merge.conflicts.isEmpty)
    let text = try text(merge)
    #expect(text.contains("\n\"de\": {\"stringUnit\": {\"state\": \"translated\",\"value\": \"B\"}},\n\"fr\" : {"))
  }

  @Test func keepsOursInFilesThatCannotBeMarked() throws {
    func catalog(_ state: String, _ text: String) -> String {
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "play" : {
            "localizations" : {
              "fr" : {
                "stringUnit" : {
                  "state" : "\(state)",
                  "value" : "\(text)"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    }
    let merge = try merge(
      "T.xcstrings", catalog("new", "A"), catalog("new", "B"), catalog("translated", "C"))
    #expect(merge.conflicts.map(\.message) == ["'play' (fr) was changed on both sides"])
    let file = try merge.file(markers: 7)
    #expect(String(decoding: file.bytes, as: UTF8.self) == catalog("translated", "B"))
    #expect(file.positions == [SourcePosition(line: 9, column: 23)])
    #expect(String(decoding: try merge.file { _ in .theirs }.bytes, as: UTF8.self) == catalog("translated", "C"))
  }

  @Test(arguments: [
    ("T.strings", "a = ;"), ("T.strings", "bplist00"), ("T.xcstrings", "{"), ("l10n.lock", "<<<<<<< x"),
  ])
  func refusesWhatItCannotRead(_ path: String, _ broken: String) {
    #expect(throws: EditRefusal.self) { try merge(path, broken, broken + "\n", broken + "\n\n") }
  }
}
