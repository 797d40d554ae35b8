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
