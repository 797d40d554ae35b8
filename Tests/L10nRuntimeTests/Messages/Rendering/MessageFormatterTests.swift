import L10nCompiler
import L10nSyntax
import SeededNumbers
import Testing

@testable import L10nRuntime

struct MessageFormatterTests {
  private static let videos = Message("%#@n@", MessageVariable("n", "lld", "one: %lld video", "other: %lld videos"))
  private static let zero = Message(
    "%#@n@", MessageVariable("n", "d", "zero: nothing", "one: %d track", "other: %d tracks"))
  private static let russian = Message(
    "Осталось %#@n@", MessageVariable("n", "d", "one: %d серия", "few: %d серии", "many: %d серий", "other: %d серии"))
  private static let hours = Message("%#@h@", MessageVariable("h", ".1f", "one: %.1f hour", "other: %.1f hours"))
  private static let gigabytes = Message("%#@g@", MessageVariable("g", ".1f", "zero: none", "other: %.1f GB"))
  private static let playlist = Message(
    "%2$#@songs@ in %1$@", MessageVariable("songs", "d", "one: %2$d song", "other: %2$d songs"))
  private static let nested = Message(
    "%1$#@done@",
    MessageVariable("done", "d", "zero: Nothing of %2$#@all@", "other: %d of %2$#@all@"),
    MessageVariable("all", "d", "one: one file", "other: %d files by %@"))
  private static let gender = Message(
    "%#@who@ is watching", MessageVariable("who", "d", rule: .gender, "0: It", "1: She", "other: Somebody"))
  private static let untyped = Message("%#@n@", MessageVariable("n", nil, "one: %d item", "other: %@ items"))
  private static let padded = Message("%#@n@", MessageVariable("n", "03ld", "one: %03ld%% full", "other: %03ld%% used"))
  private static let tap = Message(
    .select(
      .device,
      [
        .init("mac", Message(text: "Click %@")),
        .init("other", Message(text: "Tap %@")),
      ]))
  private static let widths = Message(
    .select(
      .width,
      [
        .init("30", Message(text: "Go back")), .init("8", videos),
        .init("120", Message(text: "Go back to start")),
      ]))

  static let texts: [(String, Message, [MessageArgument], String)] = [
    ("en", videos, [1], "1 video"), ("en", videos, [0], "0 videos"), ("fr", videos, [0], "0 video"),
    ("ja", videos, [1], "1 videos"), ("en", videos, [-1], "-1 video"),
    ("en", videos, [.unsigned(.max)], "18446744073709551615 videos"),
    ("ja", zero, [0], "nothing"), ("lv", zero, [10], "nothing"), ("lv", zero, [21], "21 track"),
    ("en", zero, [.unsigned(0)], "nothing"), ("en", zero, [5_000_000_000], "5000000000 tracks"),
    ("ru", russian, [21], "Осталось 21 серия"), ("ru", russian, [3], "Осталось 3 серии"),
    ("ru", russian, [11], "Осталось 11 серий"),
    ("en", hours, [1.0], "1.0 hours"), ("fr", hours, [1.5], "1.5 hour"), ("en", hours, [1], "1.0 hours"),
    ("en", hours, [0.04], "0.0 hours"),
    ("en", gigabytes, [0.0], "0.0 GB"), ("en", gigabytes, [0], "0.0 GB"),
    ("en", playlist, ["Mix", 1], "1 song in Mix"), ("en", playlist, ["Mix", 7], "7 songs in Mix"),
    ("en", nested, [0, 1], "Nothing of one file"), ("en", nested, [2, 9, "Ada"], "2 of 9 files by Ada"),
    ("en", gender, [1], "She is watching"), ("en", gender, [5], "Somebody is watching"),
    ("en", untyped, [1], "1 item"), ("en", untyped, [2.5], "2.5 items"), ("en", untyped, [1e300], "1e+300 items"),
    ("en", padded, [1], "001% full"),
    ("en", Message(text: "100%% of %@"), ["disk"], "100% of disk"),
    ("en", Message(text: "100%% (50%)"), [], "100%% (50%)"),
    ("en", Message(text: "Pause"), ["spare", 2], "Pause"), ("en", Message("100%%"), [], "100%"),
    ("en", Message(text: "%2$@, %1$@"), ["a", "b"], "b, a"), ("en", Message(text: "%3$@"), [1, 2, "c"], "c"),
    ("en", Message(text: "%-5@|%5s|%.2s"), ["ab", "cd", "éfg"], "ab   |   cd|éf"),
    ("en", Message(text: "%*d|%-*d|%.*f|%2$*1$d"), [4, 7, -4, 7, 1, 2.25], "   7|7   |2.2|   7"),
    ("en", tap, ["x"], "Tap x"), ("en", widths, [], "Go back to start"),
  ]

  @Test(arguments: texts)
  func formats(_ locale: String, _ message: Message, _ arguments: [MessageArgument], _ expected: String) throws {
    #expect(try formatter(locale).format(message, arguments) == expected)
  }

  static let choices: [(String?, Int?, String)] = [
    ("mac", nil, "Click x"), ("ipad", nil, "Tap x"), (nil, 3, "2 videos"), (nil, 8, "2 videos"), (nil, 119, "Go back"),
  ]

  @Test(arguments: choices)
  func choosesByDeviceAndWidth(_ device: String?, _ width: Int?, _ expected: String) throws {
    let formatter = try formatter("en", device: device, width: width)
    #expect(try formatter.format(width == nil ? Self.tap : Self.widths, width == nil ? ["x"] : [2]) == expected)
  }

  private static let cycle = Message(
    "%#@a@", MessageVariable("a", "d", "other: %1$#@b@"), MessageVariable("b", "d", "other: %1$#@a@"))
  private static let doubling = Message(
    .format(
      "%1$#@v0@",
      variables: (0..<15).map { index in
        MessageVariable("v\(index)", "d", "other: %1$#@v\(index + 1)@%1$#@v\(index + 1)@")
      } + [MessageVariable("v15", "d", "other: x")]))

  static let failures: [(Message, [MessageArgument], MessageError.Reason)] = [
    (Message(text: "%@ %@"), ["a"], .missingArgument(position: 2, count: 1)),
    (Message(text: "%@"), [], .missingArgument(position: 1, count: 0)),
    (videos, [], .missingArgument(position: 1, count: 0)),
    (Message(text: "%127$@"), [1], .missingArgument(position: 127, count: 1)),
    (Message(text: "%d"), ["a"], .wrongArgument(position: 1, expected: .int32, found: "text")),
    (Message(text: "%d"), [1.0], .wrongArgument(position: 1, expected: .int32, found: "a floating-point number")),
    (Message(text: "%f"), ["a"], .wrongArgument(position: 1, expected: .double, found: "text")),
    (Message(text: "%s"), [1], .wrongArgument(position: 1, expected: .cString, found: "a whole number")),
    (Message(text: "%p"), [1], .wrongArgument(position: 1, expected: .pointer, found: "a whole number")),
    (Message(text: "%*d"), ["a", 1], .wrongArgument(position: 1, expected: .int32, found: "text")),
    (videos, [1.5], .wrongArgument(position: 1, expected: .int64, found: "a floating-point number")),
    (untyped, ["a"], .wrongArgument(position: 1, expected: .int, found: "text")),
    (Message(text: "%x"), [5_000_000_000], .outOfRange(position: 1, type: .uint32, value: "5000000000")),
    (Message(text: "%hho"), [-129], .outOfRange(position: 1, type: .uint8, value: "-129")),
    (Message(text: "%c"), [0xD800], .outOfRange(position: 1, type: .int32, value: "55296")),
    (
      Message(text: "50% off %@"), ["a"],
      .unreadable(text: "50% off %@", reason: FormatError(.badFlag, at: 0..<0).description)
    ),
    (Message("%#@m@"), [1], .undefinedVariable("m")),
    (Message("%#@n@", MessageVariable("n", "d", "one: %d")), [2], .missingVariant(variable: "n")),
    (Message(.select(.device, [])), [], .emptyRule), (Message(.select(.width, [])), [], .emptyRule),
    (cycle, [1], .endlessVariables), (doubling, [1], .endlessVariables),
    (
      Message(text: "%256d"), [1],
      .unreadable(text: "%256d", reason: FormatError(.fieldTooLarge, at: 0..<0).description)
    ),
    (
      Message(text: "100%ig %@"), ["a"],
      .unreadable(text: "100%ig %@", reason: FormatError(.percentSign, at: 0..<0).description)
    ),
    (Message(text: "%*d"), [4096, 1], .tooWide(4096)), (Message(text: "%.*f"), [99_999, 1], .tooWide(99_999)),
    (Message(text: "%*d"), [.integer(.min), 1], .tooWide(-1_000_000)),
  ]

  @Test(arguments: failures)
  func saysWhatDoesNotGoTogether(
    _ message: Message, _ arguments: [MessageArgument], _ reason: MessageError.Reason
  ) throws {
    let formatter = try formatter("en")
    let error = #expect(throws: MessageError.self) { try formatter.format(message, arguments) }
    #expect(error?.reason == reason)
    #expect(error?.description.isEmpty == false)
  }

  @Test func neverTrapsOnAnyTextAndArguments() throws {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "%", "%%", "1", "2$", "9$", "*", "-", "+", " ", "#", "0", ".", "l", "h", "L", "@", "d", "f", "g", "x", "c", "n@",
      "é", "ש", "\n", "\u{2067}", "\u{2069}", "😀", "e", "a", "s",
    ]
    let values: [MessageArgument] = [
      "", "x\u{2069}", "שלום", 0, -1, .integer(.min), .unsigned(.max), 0.5, -1e300, .double(.nan),
    ]
    let formatter = try formatter("ar")
    var shown = 0
    for _ in rounds(4000) {
      let text = (0..<Int.random(in: 0..<14, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let arguments = (0..<Int.random(in: 0..<4, using: &random)).compactMap { _ in values.randomElement(using: &random)
      }
      let variable = MessageVariable("n", pieces.randomElement(using: &random), "other: \(text)")
      for message in [Message(text: text), Message(text, variable)] {
        if (try? formatter.format(message, arguments)) != nil { shown += 1 }
        let signature = message.signature
        #expect(signature.arguments.map(\.position) == signature.arguments.map(\.position).sorted())
        #expect(Program(text: message.program.text) == message.program)
      }
    }
    #expect(shown > rounds(500).count)
  }
}
