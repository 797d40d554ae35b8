import L10nCore
import L10nInterchange
import L10nSyntax
import Testing

@Suite struct POReadingTests {
  private static let header = """
    msgid ""
    msgstr ""
    "Language: pt_BR\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=(n > 1);\\n"


    """

  /// Messages, the texts by key, the findings.
  @Test(arguments: [
    ("msgid \"Play\"\nmsgstr \"Tocar\"", "Play=Tocar", ""),
    ("msgid \"Play\"\nmsgstr \"\"", "", ""),
    ("#. l10n: state new\nmsgid \"Play\"\nmsgstr \"\"", "Play=Play (new)", ""),
    ("#. l10n: state new\nmsgid \"Play\"\nmsgstr \"Tocar\"", "Play=Tocar", ""),
    (
      "#, fuzzy\nmsgid \"Play\"\nmsgstr \"Parar\"\n#, fuzzy\nmsgid \"a\"\nmsgstr \"\"", "",
      "a fuzzy translation is left out, as gettext shows the source for them"
    ),
    ("#. l10n: state needs_review\n#, fuzzy\nmsgid \"a\"\nmsgstr \"1\"", "a=1 (needs_review)", ""),
    ("#. l10n: state needs_review\nmsgid \"a\"\nmsgstr \"1\"", "a=1", ""),
    (
      "#. l10n: state new\n#, fuzzy\nmsgid \"a\"\nmsgstr \"1\"", "a=a (new)",
      "a fuzzy translation is left out, as gettext shows the source for them"
    ),
    ("#, c-format\nmsgid \"100%% sure\"\nmsgstr \"100%% certo\"", "100%% sure=100% certo", ""),
    ("msgid \"100%% sure\"\nmsgstr \"100%% certo\"", "100%% sure=100%% certo", ""),
    ("#, c-format\nmsgid \"%s: 5%%\"\nmsgstr \"%s: 5%%\"", "%s: 5%%=%@: 5%%", ""),
    (
      "#, no-c-format\nmsgid \"a: 5% done\"\nmsgid_plural \"b: 5% done\"\nmsgstr[0] \"x: 5% d\"\nmsgstr[1] \"y: 5%d\"",
      "a: 5% done=%#@count@ count:lld one=x: 5%% d other=y: 5%%d", ""
    ),
    (
      "msgid \"a: 5% done\"\nmsgid_plural \"b: 5% done\"\nmsgstr[0] \"x 5%\"\nmsgstr[1] \"y 5%\"",
      "a: 5% done=%#@count@ count:lld one=x 5%% other=y 5%%", ""
    ),
    (
      "#, c-format\nmsgid \"5%%\"\nmsgid_plural \"6%%\"\nmsgstr[0] \"7%%\"\nmsgstr[1] \"8%%\"",
      "5%%=%#@count@ count:lld one=7%% other=8%%", ""
    ),
    (
      "#~ #, c-format\n#~ msgid \"a\"\n#~ msgstr \"1\"\n\nmsgid \"b\"\nmsgstr \"2\"", "b=2",
      "an obsolete message is left out"
    ),
    ("#, c-format\nmsgid \"a %%d\"\nmsgstr \"b %%d\"", "a %%d=b %%d", ""),
    ("msgid \"\"\n\"a\\n\"\n\"b\"\nmsgstr \"\" \n\t\"c\"\n\"d\"", "a⏎b=cd", ""),
    ("msgid \"\\101\\x42\\\\\\\"\\q\"\nmsgstr \"😀\"", "AB\\\"q=😀", ""),
    ("msgctxt \"a\"\nmsgid \"Open\"\nmsgstr \"1\"\nmsgctxt \"b\"\nmsgid \"Open\"\nmsgstr \"2\"", "a=1 b=2", ""),
    ("msgctxt \"M\"\nmsgid \"a\"\nmsgstr \"1\"\nmsgctxt \"M\"\nmsgid \"b\"\nmsgstr \"2\"", "M|a=1 M|b=2", ""),
    ("msgctxt \"M\"\nmsgid \"a\"\nmsgstr \"1\"\nmsgid \"b\"\nmsgstr \"2\"", "M|a=1 b=2", ""),
    ("# t\n#. e\n#: f.c:1\n#| msgid \"old\"\nmsgid \"a\"\nmsgstr \"1\"", "a=1 /*t*/", ""),
    ("msgid \"a\"\nmsgstr \"1\"\n\n#. e\n\nmsgid \"b\"\nmsgstr \"2\"", "a=1 b=2 /*e*/", ""),
    (
      "#~ msgid \"a\"\n#~ msgstr \"1\"\n\nmsgid \"b\"\nmsgstr \"2\"\n#~| msgid \"z\"\n#~ msgid \"b\"\n#~ msgstr \"3\"",
      "b=2", "2 obsolete messages are left out"
    ),
    (
      "msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"%d arquivo\"\nmsgstr[1] \"%d arquivos\"",
      "%d file=%#@count@ count:lld one=%lld arquivo other=%lld arquivos", ""
    ),
    (
      "#, python-format\nmsgid \"a %(n)s\"\nmsgid_plural \"%(n)s: %(c)d\"\nmsgstr[0] \"%(n)s a\"\nmsgstr[1] \"%(c)d %(n)s\"",
      "a %(n)s=%2$#@count@ count:lld one=%1$@ a other=%2$lld %1$@", ""
    ),
    ("#, python-brace-format\nmsgid \"{n}% {{a}}\"\nmsgstr \"{{a}} {n} %\"", "{n}% {{a}}={a} %1$@ %%", ""),
    ("#, c-format\nmsgctxt \"k\"\nmsgid \"%s\"\nmsgstr \"%s!\"", "k=%@!", ""),
    ("msgctxt \"k\"\nmsgid \"%s\"\nmsgstr \"%s!\"", "k=%s!", ""),
    (
      "msgid \"%s: a\"\nmsgid_plural \"%s: %d files\"\nmsgstr[0] \"%s: a\"\nmsgstr[1] \"%s: %d b\"",
      "%s: a=%2$#@count@ count:lld one=%1$@: a other=%1$@: %2$lld b", ""
    ),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"", "", ""),
    (
      "#. l10n: state new\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"",
      "a=%#@count@ count:lld one=a other=b (new)", ""
    ),
    (
      "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"x\"\nmsgstr[1] \"y\"\nmsgstr[2] \"z\"",
      "a=%#@count@ count:lld one=x other=y", "form 2 of 'a' is for numbers that have another form"
    ),
    ("msgid \"a\"\nmsgstr \"1\"\nmsgid \"a\"\nmsgstr \"2\"", "a=1", "a second message for 'a' is left out"),
    ("msgid \"a\"\nmsgstr \"1\"\nmsgstr \"2\"", "a=1", "a second translation of one form, which is left out"),
    ("msgid \"a\"\nmsgstr \"1", "a=1", "a string that its line does not close"),
    ("msgid \"a\"\nmsgstr \"1\" x", "a=1", "text after a string"),
    ("msgid \"a\"\nmsgid \"b\"\nmsgstr \"1\"", "b=1", "a message without msgstr"),
    ("#\nmsgstr \"1\"\nmsgid \"b\"\nmsgstr \"1\"", "b=1", "a message without msgid"),
    ("mgsid \"a\"\nmsgid \"b\"\nmsgstr \"1\"", "b=1", "'mgsid' is not a keyword of a message"),
    ("#\n\"x\"\nmsgid \"b\"\nmsgstr \"1\"", "b=1", "a string without a keyword such as msgid"),
    ("msgid \"b\"\nmsgstr \"1\"\nwhat", "b=1", "text that is not a string of a message"),
  ])
  func readsMessages(_ text: String, _ units: String, _ findings: String) {
    for lineEnd in ["\n", "\r\n", "\r"] {
      let file = "\u{FEFF}" + (Self.header + text).replacing("\n", with: lineEnd)
      let read = ReadTables.read(file, path: "T.po", locale: nil) { ReadTables(po: $0) }
      #expect(read.tables[0].locale == "pt-BR")
      #expect(read.tables[0].units.map(\.shown).joined(separator: " ") == units)
      #expect(read.diagnostics.map(\.message).joined(separator: "; ") == findings)
    }
  }

  /// Files of ICU messages, which have no flags.
  @Test func readsMessagesOfICU() {
    let text =
      "msgid \"{n, plural, one {# a} other {# b}}\"\nmsgstr \"{n, plural, other {# c}}\"\n\nmsgid \"{x}\"\nmsgstr \"{x} %\""
    let units = ReadTables.read(Self.header + text, path: "T.po", locale: nil) { ReadTables(po: $0) }.tables[0].units
    #expect(units.map(\.syntax) == [.icu, .icu])
    #expect(units.map(\.message) == [Message(text: "{n, plural, other {# c}}"), Message(text: "{x} %")])
  }

  @Test func readsFuzzyTranslationsWhereTheyAreAskedFor() {
    let text = Self.header + "#, fuzzy\nmsgid \"Play\"\nmsgstr \"Tocar\""
    let read = ReadTables.read(text, path: "T.po", locale: nil) { ReadTables(po: $0, usesFuzzy: true) }
    #expect(read.tables[0].units.map(\.shown) == ["Play=Tocar (needs_review)"] && read.diagnostics.isEmpty)
  }

  /// A file, its findings.
  @Test(arguments: [
    (
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\nX: é\\n\"",
      "declares the charset 'iso-8859-1'"
    ),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"", "no usable Plural-Forms"),
    ("msgid \"\"\nmsgstr \"Language: ?\\n\"", "'?' is not a language tag"),
    ("", "the file does not say its language"),
  ])
  func saysWhatIsWrongWithTheHeader(_ text: String, _ message: String) {
    let locale = message.contains("language") ? nil : "fr"
    let read = ReadTables.read(text, path: "T.po", locale: locale) { ReadTables(po: $0) }
    #expect(read.diagnostics.count == 1 && read.diagnostics.allSatisfy { $0.message.contains(message) })
  }

  @Test func hostileFilesAreReadInOnePass() {
    for unit in ["\"", "\"\n", "msgid \"\n", "#\n", "#~\n", "\\\"", "msgstr[0] \"a\"\n", "msgctxt \"\"\n"] {
      let text = "msgid \"" + String(repeating: unit, count: 100_000)
      let read = ReadTables.read(text, path: "T.po", locale: "fr") { ReadTables(po: $0) }
      #expect(read.diagnostics.count <= 1001)
    }
    let file = Array((Self.header + "msgctxt \"k\"\nmsgid \"\\303\\251\"\nmsgstr[0] \"😀\"\n#. l10n: format \"").utf8)
    for end in stride(from: 0, to: file.count, by: 3) {
      let source = TableFile(path: "T.po", table: "T", locale: "fr", bytes: Array(file[..<end]))
      let read = ReadTables(po: source)
      let text = 0...source.source.utf8.count
      #expect(read.diagnostics.allSatisfy { text.contains($0.location?.range.upperBound ?? -1) })
    }
  }
}
