import L10nCompiler
import L10nSyntax
import SeededNumbers
import Testing

@testable import L10nRuntime

struct TextRunTests {
  private static let videos = Message(
    "%1$@ has %2$#@n@", MessageVariable("n", "lld", "one: %2$lld video", "other: %2$lld videos"))
  private static let files = try? MessagePattern(
    ICUMessage("{who} sent {n, plural, one {# file} other {# files}}!"), argumentNames: ["who", "n"])

  private static func described(_ runs: [TextRun]) -> [String] {
    runs.map { "\($0.text)|\($0.argument ?? "")|\($0.direction.rawValue)" }
  }

  /// Addresses that a page may lead to, as browsers read them.
  @Test(arguments: [
    ("/terms", true), ("terms?a=b:c", true), ("#x", true), ("", true), ("//example.org", true),
    ("HTTPS://example.org", true),
    ("mailto:a@example.org", true), ("tel:+1", true), (" https://example.org", true), ("1:2", true), (":x", true),
    ("javascript:x", false), ("JavaScript:x", false), (" \u{1}javascript:x", false), ("java\tscr\nipt\r:x", false),
    ("data:text/html,x", false), ("vbscript:x", false), ("app:play", false), ("javascript&#58;x", true),
  ])
  func linksToWebMailAndTelephone(_ address: String, _ mayLink: Bool) throws {
    #expect(HTMLElement.mayLink(to: address) == mayLink)
    let formatter = MessageFormatter(pluralRules: PluralRules(for: .english), isRightToLeft: false)
    let message = Message(text: "<a HREF='%1$@' onclick='x' id='y'>z</a>").markedUp(.tags)
    let runs = try formatter.runs(message, [.string(address)], names: ["a"])
    let html = runs.html { HTMLElement($0) }
    #expect(html.contains("HREF") == mayLink && html.hasSuffix(" id=\"y\">z</a>") && !html.contains("onclick"))
    #expect(runs.html(links: { _ in true }) { HTMLElement($0) }.contains("HREF"))
  }

  @Test(
    arguments: [
      ("en", videos, ["Ada", 2], ["Ada|who|ltr", " has ||ltr", "2|n|ltr", " videos||ltr"]),
      ("en", videos, ["עדה", 1], ["\u{2068}עדה\u{2069}|who|rtl", " has ||ltr", "1|n|ltr", " video||ltr"]),
      ("ar", Message(text: "بواسطة %@"), ["Ada"], ["بواسطة ||rtl", "\u{2068}Ada\u{2069}|who|ltr"]),
      ("ar", Message(text: "%2$lld من %1$@"), ["3", 4], ["4|n|rtl", " من ||rtl", "\u{2068}3\u{2069}|who|rtl"]),
      ("en", Message(text: "%@%@"), ["", "b"], ["b|n|ltr"]), ("en", Message(text: "Play"), [], ["Play||ltr"]),
      (
        "en", files.map { Message(.pattern($0)) } ?? Message(text: ""), ["Ada", 2],
        ["Ada|who|ltr", " sent ||ltr", "2|n|ltr", " files!||ltr"]
      ),
    ] as [(String, Message, [MessageArgument], [String])])
  func splitsATextByItsArguments(
    _ locale: String, _ message: Message, _ arguments: [MessageArgument], _ expected: [String]
  ) throws {
    let tag = try #require(LanguageTag(locale))
    let formatter = MessageFormatter(pluralRules: PluralRules(for: tag), isRightToLeft: tag.isRightToLeft)
    #expect(try Self.described(formatter.runs(message, arguments, names: ["who", "n"])) == expected)
  }

  /// A language's name in its own words is spoken in that language; its name in the reader's words is not.
  @Test func namesOfLanguagesAreInTheirLanguages() throws {
    let message = Message(text: "%1$@, %2$@, %3$@")
    let runs = try MessageFormatter(pluralRules: PluralRules(for: "en"), isRightToLeft: false).runs(
      message, [.languageName("pt-BR", .own), .languageName("de"), "AirPlay"], names: [])
    #expect(runs.map(\.language) == ["pt-BR", nil, nil, nil, nil])
  }

  /// A message, its runs as text, argument and tags, and the same for a page and for a terminal.
  @Test(
    arguments: [
      ("a{#b}c{/b}d", "a|| c||b d||", "a<b>c</b>d", "a\u{1B}[1mc\u{1B}[0md"),
      (
        "{#b}{$who}{#i}!{/i}{/b}", "A<|who|b !||b i", "<b>A&lt;<i>!</i></b>",
        "\u{1B}[1mA<\u{1B}[0m\u{1B}[1;1m!\u{1B}[0m"
      ),
      ("{#x href=$who /}{/b}{#b}c", "||x=A< c||b", "<x href=\"A&lt;\"><b>c</b>", "\u{1B}[1mc\u{1B}[0m"),
      ("{#a}{#b}c{/a}d", "c||a b d||", "<a><b>c</b></a>d", "\u{1B}[1;1mc\u{1B}[0md"),
    ] as [(String, String, String, String)])
  func marksTheRangesOfTags(_ message: String, _ expected: String, _ html: String, _ ansi: String) throws {
    var compiler = MF2Compiler(try MF2Source(message), PluralRules(for: .english))
    let pattern = MessagePattern(compiler.message(), argumentNames: ["who"])
    let formatter = MessageFormatter(pluralRules: PluralRules(for: .english), isRightToLeft: false)
    let coded = try #require(Program(text: Message(.pattern(pattern)).coded))
    let runs = try formatter.runs(of: coded, ["A<"], names: ["who"])
    func text(_ tag: TextTag) -> String { tag.name + tag.options.map { "=\($0.value)" }.joined() }
    #expect(
      runs.map { "\($0.text)|\($0.argument ?? "")|\($0.tags.map(text).joined(separator: " "))" }
        .joined(separator: " ") == expected)
    #expect(
      runs.html { tag in
        tag.name == "x" ? HTMLElement("x", ["href": tag["href"] ?? ""]) : HTMLElement(tag.name)
      } == html)
    #expect(runs.ansi { _ in "1" } == ansi)
    #expect([TextRun(text: "\u{1B}[0m\n", argument: nil, direction: .leftToRight)].ansi { _ in nil } == "\u{FFFD}[0m\n")
  }

  private static let films = Message(
    "%1$#@n@ of <i>%2$@</i>", MessageVariable("n", "lld", "one: <b>%lld</b> film", "other: <b>%lld</b> films"))

  /// A message, its markup syntax, and its runs for a page.
  @Test(
    arguments: [
      (
        Message(text: "<b>%1$@</b>: 100%% <x y='%2$lld/%1$@'>z</x><br>"), .tags,
        "<b>A&lt;</b>: 100% <x y=\"5000/A&lt;\">z</x><br>\n"
      ),
      (Message(text: "50 % **off**"), .markdown, "50 % <strong>off</strong>"),
      (
        Message(text: "[%2$lld **new**](https://x/%2$lld)"), .markdown,
        "<a href=\"https://x/5000\">5000 <strong>new</strong></a>"
      ),
      (Message(.select(.device, [Message.Variant("other", Message(text: "*%@*"))])), .markdown, "<em>A&lt;</em>"),
      (Message(text: "<b>%1$@"), .tags, "<b>A&lt;</b>"),
      (
        Message(text: "*a ![b %1$@ c](u \"t\")* d"), .markdown,
        "<em>a <img src=\"u\" title=\"t\" alt=\"b A&lt; c\"></em> d"
      ),
    ] as [(Message, MarkupSyntax, String)])
  func readsMarkup(_ message: Message, _ syntax: MarkupSyntax, _ html: String) throws {
    let formatter = MessageFormatter(pluralRules: PluralRules(for: .english), isRightToLeft: false)
    let coded = try #require(Program(text: message.markedUp(syntax).coded))
    #expect(coded.markup == (syntax == .tags ? .tags : .markdown))
    let arguments: [MessageArgument] = message.signature.arguments.isEmpty ? [] : ["A<", 5000]
    let runs = try formatter.runs(of: coded, arguments, names: ["a", "n"])
    func element(_ tag: TextTag) -> HTMLElement { HTMLElement(tag) }
    #expect(runs.html(element) == html)
    #expect(try runs.map(\.text).joined() == formatter.text(of: coded, arguments))
  }

  @Test func readsMarkupOfPluralForms() throws {
    let formatter = MessageFormatter(pluralRules: PluralRules(for: .english), isRightToLeft: false)
    let runs = try formatter.runs(Self.films.markedUp(.tags), [1, "B"], names: [])
    #expect(runs.html { HTMLElement($0) } == "<b>1</b> film of <i>B</i>")
  }

  /// Joined, the runs are the text.
  @Test func joinsToTheText() throws {
    var generator = MessageGenerator(seed: 7)
    let formatter = MessageFormatter(pluralRules: PluralRules(for: .english), isRightToLeft: true)
    var made = 0
    for _ in rounds(3000) {
      let plain = generator.message()
      let message = made % 3 == 0 ? plain : plain.markedUp(made % 3 == 1 ? .tags : .markdown)
      let arguments = generator.arguments()
      guard let text = try? formatter.format(message, arguments) else { continue }
      let runs = try formatter.runs(message, arguments, names: [])
      #expect(runs.map(\.text).joined().utf8.elementsEqual(text.utf8), "\(message) \(arguments)")
      #expect(!runs.contains { $0.text.isEmpty && $0.tags.isEmpty })
      made += 1
    }
    #expect(made > rounds(500).count)
  }
}
