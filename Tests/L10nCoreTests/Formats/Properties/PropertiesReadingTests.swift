import L10nSyntax
import Testing

@testable import L10nCore

/// Reading of `.properties` files.
struct PropertiesReadingTests {
  /// A file; its keys and texts, as `java.util.Properties` of JDK 17 prints them.
  @Test(arguments: [
    ("\n\n  \t\u{C}\n# c\n! d\n   # e\n", [:]),
    (
      "a=1\nb:2\nc 3\nd = 4\ne : 5\nf   6\ng\th\ni=\nj\nk =\nl: \nm == x\nn = : y\no  = =\n:last\n  p   q r  \n",
      [
        "a": "1", "b": "2", "c": "3", "d": "4", "e": "5", "f": "6", "g": "h", "i": "", "j": "", "k": "", "l": "",
        "m": "= x", "n": ": y", "o": "=", "": "last", "p": "q r  ",
      ]
    ),
    (
      #"a=\t\n\r\f\\\x\"\'\ "# + "\n" + #"b=\u00e9\u00E9\uD83D\uDE00"# + "\n" + #"c\ d\=e\:f=1"# + "\n"
        + ##"\#h=2"## + "\n" + #"\!i=3"# + "\n" + #"\u0041bc=4"# + "\n" + ##"j=a\#b\!c\=d\:e"##,
      [
        "a": "\t\n\r\u{C}\\x\"' ", "b": "éé😀", "c d=e:f": "1", "#h": "2", "!i": "3", "Abc": "4", "j": "a#b!c=d:e",
      ]
    ),
    (
      "a=one \\\n   two\\\n\tthree\nb=\\\n  four\nc \\\n = five\nd=x\\\\\ne=y\\\\\\\n z\nf=\\\n\ng=end\\\n\n"
        + "# c\nh\\\n  i=6\n"
        + "j=#x\\\n#y\n\\\n#k\nl=1\n\\\n  m=2\n",
      [
        "a": "one twothree", "b": "four", "c": "five", "d": "x\\", "e": "y\\z", "f": "", "g": "end", "hi": "6",
        "j": "#x#y", "l": "1", "m": "2",
      ]
    ),
    ("a=1\r\nb=2\\\r\n  3\r\n\r\n# c\\\r\nd=4\r\n", ["a": "1", "b": "23", "d": "4"]),
    ("a=1\rb=2\\\r  3\r\r# c\rd=4\r", ["a": "1", "b": "23", "d": "4"]),
    ("a=1\nb=2\\", ["a": "1", "b": "2"]), ("a=1\nb", ["a": "1", "b": ""]), ("a=1\nb=\\\n   ", ["a": "1", "b": ""]),
    ("é=ü\n# ç\nkey 😀=再生 \\u518d\n", ["é": "ü", "key": "😀=再生 再"]),
    ("a=x  \nb=\\ y\\ \nc=\\\n\\ z\nd=x\\\n\\\n y\n", ["a": "x  ", "b": " y ", "c": " z", "d": "xy"]),
    ("\tk\t=\tv\t\n", ["k": "v\t"]), ("a=\u{B}b\n\u{B}c=d\n", ["a": "\u{B}b", "\u{B}c": "d"]),
  ])
  func readsAsJavaDoes(text: String, expected: [String: String]) {
    let file = PropertiesFile(Array(text.utf8))
    #expect(file.findings.isEmpty)
    #expect(Dictionary(file.entries.map { ($0.key.text, $0.value.text) }) { $1 } == expected)
    for entry in file.entries {
      for run in entry.value.runs where run.isVerbatim {
        #expect(file.source.utf8[run.source].elementsEqual(entry.value.utf8[run.text]))
      }
    }
  }

  /// The text between the brackets is the place of the finding.
  @Test(arguments: [
    ("a=1\nb=x⟦\\u⟧12y\nc=\\u0041", "bad-unicode-escape", ["1", "xu12y", "A"]),
    ("a=⟦\\ud83d⟧ x", "lone-surrogate", ["\u{FFFD} x"]),
    ("a=1\nb=2\n⟦a⟧ : 3", "duplicate-key", ["1", "2", "3"]),
    ("a=1\n⟦<<<<<<<⟧ ours\nb=2\n=======\nb=3\n>>>>>>> theirs\n", "merge-conflict", nil),
  ])
  func findsWhatJavaRefusesOrDrops(text: String, kind: String, texts: [String]?) throws {
    let bytes = Array(text.replacing("⟦", with: "").replacing("⟧", with: "").utf8)
    let file = PropertiesFile(bytes)
    let finding = try #require(file.findings.first)
    #expect(finding.kind.rawValue == kind)
    let parts = text.split(separator: /[⟦⟧]/, omittingEmptySubsequences: false).map(\.utf8.count)
    #expect(finding.range == parts[0]..<parts[0] + parts[1])
    if let texts { #expect(file.entries.map(\.value.text) == texts) }
  }

  @Test func takesOtherBytesThanUTF8ForLatin1() {
    let bytes: [UInt8] = Array("a=".utf8) + [0xE9, 0x74, 0xE9] + Array(" \\u20ac\n".utf8)
    let file = PropertiesFile(bytes)
    #expect(file.source.encoding == .latin1)
    #expect(file.entries.map(\.value.text) == ["été €"])
    #expect(file.findings.isEmpty)
    #expect(file.source.encoded(file.source.utf8) == bytes)
  }

  @Test func givesAnEntryTheCommentsDirectlyBeforeIt() {
    let file = PropertiesFile(Array("# License\n\n# Title\n#\n! The button\na=1\nb=2\n#c\n\nd=3\n".utf8))
    #expect(file.entries.map { file.commentText($0.comments) } == ["Title\n\nThe button", nil, nil])
  }

  /// A text; its syntax, and what it shows: arguments are in angle brackets.
  @Test(arguments: [
    ("Don't {0}", "java", "Dont {0}"), ("Don''t {0}", "java", "Don't <0>"), ("It''s", "java", "It's"),
    ("It's", "plain", "It's"), ("'{0}' {1}", "java", "{0} <1>"), ("{0,choice,0#none|1#one|1<{0} files}", "java", "<0>"),
    ("{1,date,dd.MM.yyyy HH:mm} {2,number,#.##}", "java", "<1> <2>"), ("{} and {a b}", "plain", "{} and {a b}"),
    ("Between {min} and {max}", "icu", "Between <min> and <max>"), ("L'{max}", "icu", "L'<max>"),
    ("${a ? 'b' : ''}{c}", "icu", "${a ? 'b' : ''}<c>"), ("Hi ${a}, {b}", "icu", "Hi $<a>, <b>"),
    ("${a {", "plain", "${a {"), ("[a-z]{1,3}", "plain", "[a-z]{1,3}"),
    ("{0,plural,one{a} other{b}} it's", "icu", "<0> it's"),
    ("{0} {name}", "java", nil), ("{0,unit}", "java", nil),
  ])
  func readsMessagesAsJavaDoes(text: String, syntax: String, shown: String?) {
    #expect("\(PropertiesSyntax(text))" == syntax)
    let message = try? ICUMessage(text, dialect: PropertiesSyntax.dialect(of: text))
    let parts = message?.parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let placeholder): "<\(placeholder.name)>"
      case .select(let select): "<\(select.name)>"
      case .number, .markup: "#"
      }
    }
    #expect(parts?.joined() == shown)
    #expect(message?.problems.isEmpty ?? true)
  }

  @Test(arguments: [
    ("a={0}\nb=%s", TextSyntax.icu), ("a={0}\nb=%s\nc=%d", .printf), ("a=100%\nb=x", nil), ("a=%1$s of %2$d", .printf),
  ])
  func takesTheMoreFrequentArgumentsForTheSyntax(text: String, syntax: TextSyntax?) {
    #expect(PropertiesFile(Array(text.utf8)).syntax == syntax)
  }

  @Test func readsJavasSpecifiers() throws {
    let file = PropertiesFile(Array("a=%1$s of %2$d, %,d".utf8))
    let table = LoadedTable(file)
    let entry = try #require(table.entries.first)
    #expect(entry.message == .text("%1$@ of %2$lld, %,d"))
    let spelling = try #require(table.spelling(file.entries[0].valueRange))
    #expect(file.source[try #require(spelling.range(of: 8..<14))] == "%2$d")
  }

  @Test(arguments: [
    ("d=org.h2.Driver\nurl=jdbc:h2:mem:x\nuser=sa\npassword=\n", false), ("debug=true\nlimit=1.5\nlog=/tmp/x\n", false),
    ("a=Name:\nb=e.g. 2.0.1\nc=example.com\n", true), ("title=Settings\nhelp=https://example.com\nsize=%d MB\n", true),
    ("", true),
  ])
  func takesNoSettingsForTexts(text: String, isTable: Bool) {
    #expect(TableFormat.properties.read(Array(text.utf8)).isTable == isTable)
  }

  /// The files of a folder; the tables among them, as `directory table`.
  @Test(arguments: [
    (
      ["app.properties", "app_fr.properties", "app_pt_BR.properties", "gradle.properties", "log_in.properties"],
      ["Base app", "fr app", "pt_BR app"]
    ),
    (["application.properties", "application-dev.properties", "foo_test.properties", "foo.properties"], []),
    (["a/index_de.properties", "a/index_fr.properties", "b/index_fr.properties"], ["de a/index", "fr a/index"]),
    (["locale/fr/app.properties", "locale/en/app.properties"], ["en locale/app", "fr locale/app"]),
    // Packages with the names of languages.
    (
      ["org/ha/text.properties", "org/ha/text_fr.properties", "org/io/text.properties"],
      ["Base org/ha/text", "fr org/ha/text"]
    ),
    (["app.properties", "app_fr.properties", "Overrides/x/app_fr.properties"], ["Base app", "fr app", "fr app"]),
  ])
  func takesFilesWithSiblingsForTables(paths: [String], expected: [String]) {
    let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "a=b\n") })
    let places = CatalogFixture(files).catalog.files.map(\.place)
    #expect(places.map { "\($0.directory) \($0.table)" }.sorted() == expected)
  }
}
