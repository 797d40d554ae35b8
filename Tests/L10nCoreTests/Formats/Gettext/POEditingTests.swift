import L10nSyntax
import SeededNumbers
import Testing

@testable import L10nCore

/// Changes to PO files.
struct POEditingTests {
  private static let template = """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\n"

    #. The button
    #: player.c:1
    msgid "Play"
    msgstr ""

    #: player.c:2
    #, c-format
    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] ""
    msgstr[1] ""

    #, python-format
    msgid "Hello %(name)s"
    msgstr ""

    msgctxt "menu"
    msgid "Open"
    msgstr ""

    #, c-format
    msgid "100%% sure"
    msgstr ""

    #, python-brace-format
    msgid "{done} of 100%"
    msgstr ""

    """
  private static let french = """
    # Translators of the player.
    msgid ""
    msgstr ""
    "Language: fr\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=(n > 1);\\n"

    #: player.c:1
    #, fuzzy
    #| msgid "Plays"
    msgid "Play"
    msgstr "Lire"

    #: player.c:2
    #, c-format, fuzzy
    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "%d fichier"
    msgstr[1] ""
    "%d "
    "fichiers"

    msgid "Pause"
    msgstr "Pause"

    #~ msgid "Old"
    #~ msgstr "Vieux"

    """

  private func edited(
    _ file: String?, path: String = "po/fr.po", _ changes: [TableChange]
  ) -> (text: String?, refused: [String]) {
    var files = ["po/app.pot": Self.template]
    if path != "po/app.pot" { files[path] = file }
    let tables = CatalogFixture(files).catalog.files
    var editor = TableEditor(
      files: tables.filter { $0.path == path }, development: tables.filter { $0.place.directory == "Base" },
      table: "po/Localizable", directory: CatalogPlace(path: path)?.directory ?? "")
    let refused = changes.compactMap { editor.apply($0)?.message }
    return (editor.changedFiles().first.map { String(decoding: $0.bytes, as: UTF8.self) }, refused)
  }

  private static let plural = Message.format(
    "%#@count@",
    variables: [
      MessageVariable(
        name: "count", valueType: "lld",
        variants: [("one", "%lld fichier lu"), ("other", "%lld fichiers lus")].map {
          MessageVariable.Variant(category: $0.0, text: $0.1)
        })
    ])

  /// A change; the contents of the file before and after it.
  @Test(arguments: [
    // A person's translation is not a guess.
    (
      TableChange("Play", .set(.text("Lecture \"x\""), .translated)),
      "#, fuzzy\n#| msgid \"Plays\"\nmsgid \"Play\"\nmsgstr \"Lire\"",
      "msgid \"Play\"\nmsgstr \"Lecture \\\"x\\\"\""
    ),
    (TableChange("Play", .set(.text("x"), .new)), "msgstr \"Lire\"", "msgstr \"\""),
    (
      TableChange("%d file", .set(plural, .translated)),
      "#, c-format, fuzzy\nmsgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"%d fichier\"\nmsgstr[1] \"\"\n\"%d \"\n\"fichiers\"",
      "#, c-format\nmsgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"%d fichier lu\"\nmsgstr[1] \"%d fichiers lus\""
    ),
    (TableChange("Pause", .remove), "msgid \"Pause\"\nmsgstr \"Pause\"\n\n", ""),
    (TableChange("Pause", .rename("Hold")), "msgid \"Pause\"", "msgid \"Hold\""),
    (
      TableChange("Hello %(name)s", .set(.text("Bonjour %1$@"), .translated)), "\nmsgid \"Pause\"",
      "\n#, python-format\nmsgid \"Hello %(name)s\"\nmsgstr \"Bonjour %(name)s\"\n\nmsgid \"Pause\""
    ),
    (
      TableChange("menu|Open", .set(.text("Ouvrir\net lire"), .translated)), "\nmsgid \"Pause\"",
      "\nmsgctxt \"menu\"\nmsgid \"Open\"\nmsgstr \"\"\n\"Ouvrir\\n\"\n\"et lire\"\n\nmsgid \"Pause\""
    ),
    // Programs that format a text read doubled percent signs and braces as single ones.
    (
      TableChange("100%% sure", .set(.text("Sûr à 100 %"), .translated)), "\nmsgid \"Pause\"",
      "\n#, c-format\nmsgid \"100%% sure\"\nmsgstr \"Sûr à 100 %%\"\n\nmsgid \"Pause\""
    ),
    (
      TableChange("{done} of 100%", .set(.text("%1$@ sur 100 %% {x}"), .translated)), "\nmsgid \"Pause\"",
      "\n#, python-brace-format\nmsgid \"{done} of 100%\"\nmsgstr \"{done} sur 100 % {{x}}\"\n\nmsgid \"Pause\""
    ),
  ])
  func changesNothingElse(change: TableChange, before: String, after: String) {
    let (text, refused) = edited(Self.french, [change])
    #expect(refused.isEmpty)
    #expect(text == Self.french.replacing(before, with: after))
  }

  @Test func refusesWhatGettextCannotHold() {
    let device = Message.select(.device, [Message.Variant("other", .text("x"))])
    #expect(
      edited(
        Self.french,
        [
          TableChange("Play", .set(device, .translated)), TableChange("Play", .set(.text(""), .translated)),
          TableChange("Pause", .set(Self.plural, .translated)), TableChange("new", .set(.text("x"), .translated)),
          TableChange("no", .remove), TableChange("Pause", .rename("Play")), TableChange("Pause", .rename("")),
        ]
      ).refused == [
        "'Play' differs by device, which a PO file cannot", "'Play' is empty, which a PO file takes for untranslated",
        "'Pause' has plural forms, and the text of the code has none", "'new' is not among the texts of the code",
        "'no' does not exist", "'Pause' cannot become 'Play', which already exists",
        "'Pause' cannot become empty, which is the key of the header",
      ])
    #expect(
      edited(nil, path: "po/app.pot", [TableChange("Play", .set(.text("Go"), .translated))]).refused
        == ["'Play' is itself what programs look up: change the text in the code"])
  }

  /// A new language gets the header of the template and its own plural forms.
  @Test func writesNewFiles() {
    #expect(
      edited(nil, path: "po/ja.po", [TableChange("Play", .set(.text("再生"), .translated))]).text == """
        msgid ""
        msgstr ""
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Language: ja\\n"
        "Plural-Forms: nplurals=1; plural=(0);\\n"

        #. The button
        #: player.c:1
        msgid "Play"
        msgstr "再生"

        """)
  }

  /// Flags, a source, a text of the file; the text in memory, which is written to the file as it was, and which is kept
  /// if a translator's file has that spelling.
  @Test(arguments: [
    ("python-brace-format", "{a} of {b}", "{b}: {a}, 5%", "%2$@: %1$@, 5%%"),
    ("python-format", "%(n)d of %(name)s", "%(name)s: %(n)d %%", "%2$@: %1$lld %%"),
    ("c-format", "%s: %d", "%2$d %1$s", "%2$lld %1$@"), ("c-format", "100%%", "100 %%", "100 %"),
    ("no-c-format", "100% d", "100 % d", "100 % d"),
  ])
  func readsAndWritesTextsByTheirFlags(flag: String, source: String, text: String, memory: String) {
    let specifiers = GettextSyntax(flags: [flag], sources: [source], translations: [text]).specifiers
    #expect(specifiers.stored(text) == memory)
    #expect(specifiers.stored(memory) == memory)
    #expect(specifiers.spelled(memory) == text)
  }

  /// A message that is added again replaces the obsolete one, which gettext would take for a duplicate.
  @Test func revivesObsoleteMessages() {
    let file = Self.french.replacing("#~ msgid \"Old\"", with: "#~ msgctxt \"menu\"\n#~ msgid \"Open\"")
    let text = edited(file, [TableChange("menu|Open", .set(.text("Open"), .new))]).text
    #expect(
      text
        == Self.french.replacing("\n#~ msgid \"Old\"\n#~ msgstr \"Vieux\"\n", with: "").replacing(
          "\nmsgid \"Pause\"", with: "\nmsgctxt \"menu\"\nmsgid \"Open\"\nmsgstr \"Vieux\"\n\nmsgid \"Pause\""))
  }

  /// Texts of the code are added to the template, with Foundation's specifiers.
  @Test func extractsIntoTemplates() {
    let text = edited(
      nil, path: "po/app.pot", [TableChange("%@ has left", .extract("%@ has left", isGiven: false), comment: "Chat")]
    ).text
    #expect(text == Self.template + "\n#. Chat\n#, objc-format\nmsgid \"%@ has left\"\nmsgstr \"\"\n")
  }

  /// Changes of random files keep every byte that they are not about, and read as they were meant.
  @Test func keepsWhatNoChangeIsAbout() throws {
    var generator = SeededGenerator(seed: 48)
    for _ in 0..<60 {
      let count = Int.random(in: 1...8, using: &generator)
      var blocks = ["msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"]
      for index in 0..<count {
        let comments = ["", "# Note\n", "#: a.c:\(index)\n", "#, fuzzy\n"].randomElement(using: &generator) ?? ""
        let text = ["\"Text \(index)\"", "\"\"\n\"Te\"\n\"xt\"", "\"\""].randomElement(using: &generator) ?? ""
        blocks.append("\(comments)msgid \"k\(index)\"\nmsgstr \(text)\n")
      }
      let file = blocks.joined(separator: "\n")
      let number = Int.random(in: 0..<count, using: &generator)
      let words = ["Neu", "a \"b\"", "zwei\nZeilen", String(repeating: "lange Wörter ", count: 12), "100 %"]
      let text = words.randomElement(using: &generator) ?? ""
      let isRemoval = Bool.random(using: &generator)
      let change = TableChange(
        TableKey("k\(number)"), isRemoval ? .remove : .set(.text(text), .translated))
      let (changed, refused) = edited(file, path: "po/de.po", [change])
      #expect(refused.isEmpty)
      let result = changed ?? file
      for (index, block) in blocks.enumerated() where index != number + 1 {
        #expect(result.contains(block), "\(file)\n→\n\(result)")
      }
      let read = CatalogFixture(["po/app.pot": Self.template, "po/de.po": result]).catalog.files
      let entry = read.first { $0.path == "po/de.po" }?.entries.first { $0.key == change.key }
      if isRemoval {
        #expect(entry == nil)
      } else {
        #expect(entry?.message == .text(text) && entry?.state == .translated, "\(file)\n→\n\(result)")
      }
    }
  }
}
