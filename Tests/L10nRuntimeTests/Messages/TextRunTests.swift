import StringsFormat
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
    let coded = try #require(Message(coded: Message(.pattern(pattern)).coded))
    let runs = try formatter.runs(coded, ["A<"], names: ["who"])
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

  /// Joined, the runs are the text.
  @Test func joinsToTheText() throws {
    var generator = MessageGenerator(seed: 7)
    let formatter = MessageFormatter(pluralRules: PluralRules(for: .english), isRightToLeft: true)
    var made = 0
    for _ in 0..<3000 {
      let (message, arguments) = (generator.message(), generator.arguments())
      guard let text = try? formatter.format(message, arguments) else { continue }
      let runs = try formatter.runs(message, arguments, names: [])
      #expect(runs.map(\.text).joined().utf8.elementsEqual(text.utf8), "\(message) \(arguments)")
      #expect(!runs.contains { $0.text.isEmpty })
      made += 1
    }
    #expect(made > 500)
  }
}
