import L10nCompiler
import L10nSyntax
import Testing

@testable import L10nRuntime

struct ProgramTests {
  static let messages: [Message] = [
    Message(text: ""), Message(text: "Play ⏵"), Message(text: "\u{1}"), Message(text: "\u{1}s1:x"),
    Message("%#@n@"), Message("", MessageVariable("n", nil, "other: e\u{301} é 😀 1:2")),
    Message("%#@n@", MessageVariable("n", "", rule: .gender, "0: ", "1: :")),
    Message("%#@n@", MessageVariable("n", "lld", "zero: ", "one: é", "other: %d\u{10FFFF}")),
    Message("%62$#@n@", MessageVariable("n", nil, "few: é", "many: ")),
    Message("%63$#@n@!", MessageVariable("n", "d", "two: é")), Message("%01$#@n@", MessageVariable("n", "d")),
    Message("%#@n@", MessageVariable("n", "d", "other: 1", "one: 2")),
    Message("%#@n@", MessageVariable("n", "d", "one: 1", "one: 2")),
    Message("%#@n@", MessageVariable("n", "d", "other: " + String(repeating: "é", count: 2044))),
    Message("%#@n@", MessageVariable("n", "d", "other: " + String(repeating: "é", count: 2046))),
    Message(.select(.device, [])), Message(.select(.width, [.init("-3", Message(text: "\u{0}\n"))])),
    Message(
      .select(
        .device,
        [
          .init("mac", Message(.select(.width, [.init("9", Message(text: "\u{1}"))]))),
          .init("other", Message("%d", MessageVariable("v", ".1f", "one: 1", "other: 2"))),
        ])),
  ]

  @Test(arguments: messages)
  func readsWhatItWrote(_ message: Message) throws {
    let program = message.developmentProgram
    let text = program.text
    let back = try #require(Program(text: text))
    #expect(back == program)
    // `String ==` is canonical: the bytes have to agree too.
    #expect(Array(back.text.utf8) == Array(text.utf8))
  }

  @Test func plainTextIsItself() {
    #expect(Message(text: "Play").program.text == "Play")
    #expect(Program(text: "Play") == Message(text: "Play").program)
    #expect(Message(text: "\u{1}").program.text == "\u{1}01\u{1}")
  }

  /// Incomplete headers, numbers and instructions.
  @Test(arguments: [
    "", "3", "H1", "11", "12n", "4", "411", "01", "00?", "00d", "00da", "00@", "00c", "00c100", "00c1000",
    "00s", "00s11", "00s111x", "00f", "00fd", "00fd00", "00p", "00p100", "00e5", "00e0", "00m3", "00m0",
    "00n", "00t1", "0n", "0o00000", "00c11o",
  ])
  func refusesWhatItNeverWrites(_ rest: String) {
    #expect(Program(text: "\u{1}" + rest) == nil)
  }

  /// Variables that name themselves and one another, each time with another argument.
  @Test func writesWhatNamesItselfOnce() throws {
    let inner = "%#@n@ %#@m@ %#@n@"
    let message = Message(
      "%#@n@ %#@m@", MessageVariable("n", "d", "one: a \(inner)", "other: b \(inner)"),
      MessageVariable("m", nil, "other: c \(inner)"))
    #expect(message.program.text.utf8.count < 20_000)
  }

  /// Lengths of one digit, of three and of seven.
  @Test(arguments: [61, 62, 4095, 4096, 300_000])
  func writesTextsOfAllLengths(_ count: Int) throws {
    let text = String(repeating: "é", count: count / 2) + (count.isMultiple(of: 2) ? "" : "x")
    let message = Message("%#@n@", MessageVariable("n", "d", "one: \(text) %@", "other: \(text)"))
    let program = message.program
    #expect(Program(text: program.text) == program)
    let formatter = MessageFormatter(pluralRules: PluralRules(for: .english), isRightToLeft: false)
    #expect(try formatter.format(message, [2]) == text)
  }

  @Test func readsNoTowersOfBlocks() {
    let tower = (0..<100).reduce("1x") { tower, _ in
      "0v11x\(String(UnicodeScalar(UInt8(0x30 + tower.utf8.count & 0x3F))))\(tower)"
    }
    #expect(Program(text: "\u{1}0" + tower) == nil)
  }

  /// A variable that is used twice is written once: nine variables that use one another do not grow with their number
  /// of forms.
  @Test func writesChoicesOnce() throws {
    let names = (0..<9).map { "v\($0)" }
    let variables = names.enumerated().map { place, name in
      let next = place + 1 < names.count ? "%#@\(names[place + 1])@" : "%lld"
      return MessageVariable(
        name, "lld", "zero: a\(next)", "one: b\(next)", "two: c\(next)", "few: d\(next)", "many: e\(next)",
        "other: f\(next)")
    }
    let message = Message(.format("%#@v0@", variables: variables))
    #expect(message.program.definitions.count == 8 && message.program.text.utf8.count < 2000)
    let formatter = MessageFormatter(pluralRules: PluralRules(for: .english), isRightToLeft: false)
    #expect(try formatter.format(message, [1]) == "bbbbbbbbb1")
  }
}
