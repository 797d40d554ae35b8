import L10nCompiler
import L10nSyntax
import SeededNumbers
import Testing

@testable import L10nRuntime

struct InterpreterTests {
  private static let locales = ["en", "ar", "fr", "ja", "pl", "hi", "he"].compactMap { LanguageTag($0) }
  private static let symbols = [
    .latin, NumberSymbols(serialized: "30 2e 2c 2d 2b 1 3 3"),
    NumberSymbols(serialized: "660 66b 66c 61c+2d 61c+2b 1 3 3"), NumberSymbols(serialized: "966 2e 2c 2d 2b 1 3 2"),
    NumberSymbols(serialized: "30 2c 2e 2d 2b 2 3 3"), NumberSymbols(serialized: "1e950 2e 2c 200e+2d+200e 2b 1 3 3"),
    NumberSymbols(serialized: "30 2e 202f 2d 2b 1 3 2"), NumberSymbols(serialized: "30 2e 2c 2d 2b 1 1 1"),
    NumberSymbols(serialized: "30 2e 2c 2d 2b 3 2 9"),
  ].compactMap { $0 }

  /// The text of a program as accessors show it.
  private static func text(
    _ program: [UInt8], _ arguments: [MessageArgument], _ formatter: MessageFormatter
  ) throws -> String? {
    try formatter.runner.withContext(formatter.isolation) { context in
      program.withUnsafeBufferPointer { bytes in
        arguments.withUnsafeBufferPointer { Interpreter.text(bytes, $0, context) }
      }
    }
  }

  @Test(
    arguments: [
      (Message(text: "Playing on %@"), ["Ada"], "Playing on Ada"), (Message(text: "Plain"), [1], "Plain"),
      (Message(text: "%2$@, %1$lld%%"), [-1_234_567, "é"], "é, -1,234,567%"),
      (Message(text: "%d %u %qi"), [1, 9_999_999_999_999_999, 3], "1 9,999,999,999,999,999 3"),
      (Message(text: "%u"), [.unsigned(.max)], "18,446,744,073,709,551,615"),
      (
        Message("%1$@: %#@n@!", MessageVariable("n", "lld", "one: %2$lld day", "other: %2$lld days")), ["A", 2],
        nil
      ),
      (
        Message("%1$@: %2$#@n@!", MessageVariable("n", "lld", "one: %2$lld day", "other: %2$lld days")), ["A", 2],
        "A: 2 days!"
      ),
      (Message("%#@n@", MessageVariable("n", nil, "zero: none", "one: %d", "other: %d")), [0], "none"),
      (Message(text: "%@"), [1], "1"), (Message(text: "%05d"), [1], "00001"), (Message(text: "%f"), [1.5], "1.500000"),
      (Message(text: "%d"), ["text"], nil), (Message(text: "%2$@"), ["one"], nil), (Message(text: "50%"), [1], nil),
      (Message(text: "50%"), [], "50%"), (Message(text: "50%%"), [], "50%%"), (Message(text: "50%%"), [1], "50%"),
      (Message(text: "%#@n@"), [1], nil), (Message(text: "%$@ %128$@"), ["a"], nil), (Message(text: "%@"), [], nil),
      (Message("%#@a@", MessageVariable("a", "d", "other: %#@a@")), [1], nil),
      (Message("%#@a@", MessageVariable("a", "d", "other: %1$d %#@a@")), [1], nil),
      (Message("%#@a@", MessageVariable("a", "@", "other: x")), [1], "x"),
      (Message("%#@a@", MessageVariable("a", "d", rule: .gender, "1: x", "other: y")), [1], "x"),
      (Message("%#@a@", MessageVariable("a", "d", rule: .gender, "1: x", "other: y")), [2], "y"),
    ] as [(Message, [MessageArgument], String?)])
  func showsMessages(_ message: Message, _ arguments: [MessageArgument], _ expected: String?) throws {
    let formatter = MessageFormatter(
      pluralRules: PluralRules(for: .english), isRightToLeft: false, symbols: Self.symbols[1])
    #expect(try Self.text(Array(message.program.text.utf8), arguments, formatter) == expected)
    #expect((try? formatter.referenceText(message, arguments)) == expected)
  }

  /// A text whose arguments do not fit shows its other parts.
  @Test(
    arguments: [
      (Message(text: "%1$@ of %2$@!"), ["Ada"], "Ada of !"), (Message(text: "%d, %d%%"), ["x", 2], ", 2%"),
      (Message(text: "%2$05.1f left %1$s"), ["a"], " left a"), (Message(text: "50%"), [1], "50%"),
      (Message("%#@n@ in %@", MessageVariable("n", "d", "one: %d x", "other: %d xs")), [1], "1 x in "),
      (Message("%1$#@n@ in %2$@", MessageVariable("n", "d", "one: %d x", "other: %d xs")), ["a", "b"], " in b"),
      (Message(text: "أ %1$@ %2$@"), ["b"], "أ \u{2068}b\u{2069} "),
      (
        Message(text: String(repeating: "é", count: 20_000) + "%1$@%2$@"), ["b"],
        String(repeating: "é", count: 20_000) + "b"
      ),
    ] as [(Message, [MessageArgument], String)])
  func leavesOutWhatDoesNotFit(_ message: Message, _ arguments: [MessageArgument], _ expected: String) throws {
    let formatter = MessageFormatter(pluralRules: PluralRules(for: .english), isRightToLeft: false)
    var program = message.program.text
    let text = try formatter.runner.withContext(formatter.isolation) { context throws(MessageError) in
      program.withUTF8 { Interpreter.textOfWhatFits($0, arguments, context) }
    }
    #expect(text == expected)
  }

  /// Texts that are too long for the stack, because of one part or of many.
  @Test(arguments: [1, 980, 1000, 1023, 1024, 5000, 100_000])
  func showsLongTexts(_ count: Int) throws {
    let long = String(repeating: "é", count: count)
    let formatter = MessageFormatter(pluralRules: PluralRules(for: .english), isRightToLeft: false)
    for message in [Message(text: long + "%@"), Message(text: "%@" + long), Message(text: "%1$@%1$@")] {
      let expected = try formatter.referenceText(message, [.string(long)])
      #expect(try Self.text(Array(message.program.text.utf8), [.string(long)], formatter) == expected)
      #expect(try formatter.format(message, [.string(long)]) == expected)
    }
  }

  /// The interpreter shows the same bytes as the tree, and refuses what the tree refuses.
  @Test(arguments: seeds(4)) func agreesWithTheReference(_ seed: UInt64) throws {
    var generator = MessageGenerator(seed: seed)
    var (made, madeOfPatterns) = (0, 0)
    for round in rounds(8000) {
      let message = round.isMultiple(of: 4) ? generator.pattern() : generator.message()
      let arguments = generator.arguments()
      let locale = try #require(Self.locales.randomElement(using: &generator))
      let formatter = MessageFormatter(
        pluralRules: PluralRules(for: locale), isRightToLeft: locale.isRightToLeft,
        symbols: try #require(Self.symbols.randomElement(using: &generator)),
        isolation: try #require(BidiIsolation.allCases.randomElement(using: &generator)))
      let program = message.program
      #expect(Program(text: program.text) == program)
      let text = try Self.text(Array(program.text.utf8), arguments, formatter)
      let expected = try? formatter.referenceText(message, arguments)
      #expect(text.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(message) \(arguments) \(locale)")
      let runs = try? formatter.runs(message, arguments, names: [])
      #expect(runs?.map(\.text).joined() == expected)
      guard text != nil else { continue }
      made += 1
      madeOfPatterns += round.isMultiple(of: 4) ? 1 : 0
    }
    #expect(min(made, madeOfPatterns) > rounds(500).count)
  }

  @Test(
    arguments: [
      ("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", [22], "22nd"),
      ("{n, plural, one {# file} other {# files}}", [1], "1 file"),
      ("{n, plural, =0 {none} one {# file} other {# files}} left", [0], "none left"),
      ("{n, plural, offset:1 =1 {{w}} one {{w}, #} other {{w}, # others}}", [2001, "Ada"], "Ada, 2,000 others"),
      ("{who}: {n, plural, offset:1 =1 {no one} one {# other} other {# others}}", ["Ada", 2001], "Ada: 2,000 others"),
      ("{n, plural, one {{n, number, ::.0} hour} other {{n, number, ::.0} hours}}", [1], "1.0 hours"),
      ("{g, select, f {her {n, plural, one {#} other {# all}}} other {their}}", ["f", 3], "her 3 all"),
      ("{x} {x, number, ::.00} {x, number}", [1234.5], "1,234.5 1,234.50 1,234.5"),
      ("{x} {x, number}", [1.0004], "1 1"), ("{n, plural, one {# file} other {# files}}", [1.0004], "1 file"),
      ("{n, plural, other {#}}", [1.5], "1.5"), ("{n, plural, other {#}}", ["x"], nil), ("{n}", [], nil),
      ("{g, select, other {#}}", [1], nil), ("{n, plural, offset:0.5 other {#}}", [1], "0.5"),
      ("{n, plural, other {#}}", [.unsigned(.max)], "18,446,744,073,709,551,615"),
      ("{x, spellout}", [1], nil), ("{x, number}", ["1"], nil),
    ] as [(String, [MessageArgument], String?)])
  func showsPatterns(_ pattern: String, _ arguments: [MessageArgument], _ expected: String?) throws {
    let formatter = MessageFormatter(
      pluralRules: PluralRules(for: .english), isRightToLeft: false, symbols: Self.symbols[1])
    let message = Message(.pattern(MessagePattern(try ICUMessage(pattern))))
    #expect(try Self.text(Array(message.program.text.utf8), arguments, formatter) == expected)
    #expect((try? formatter.referenceText(message, arguments)) == expected)
  }

  /// Whole numbers of every length, and those beside the powers of ten.
  @Test(arguments: symbols) func writesNumbersAsTheReferenceDoes(_ symbols: NumberSymbols) throws {
    let formatter = MessageFormatter(
      pluralRules: PluralRules(for: .english), isRightToLeft: false, symbols: symbols)
    var generator = MessageGenerator(seed: 1)
    let powers = (0..<20).map { (0..<$0).reduce(1 as UInt64) { power, _ in power * 10 } }
    let values = powers.flatMap { [$0 - 1, $0, $0 + 1] } + (0..<64).map { generator.next() >> UInt64($0) } + [.max]
    for value in values {
      let arguments = [
        MessageArgument.unsigned(value), .integer(Int64(clamping: value)), .integer(-Int64(clamping: value)),
      ]
      let message = Message(text: "%lld %lld %lld")
      #expect(try formatter.format(message, arguments) == formatter.referenceText(message, arguments))
    }
  }

  /// Damaged programs end with nothing or some text, never with a trap.
  @Test(arguments: seeds(2)) func survivesDamage(_ seed: UInt64) throws {
    var generator = MessageGenerator(seed: seed)
    let formatter = MessageFormatter(pluralRules: PluralRules(for: .english), isRightToLeft: false)
    for round in rounds(8000) {
      let message = round.isMultiple(of: 2) ? generator.pattern() : generator.message()
      var bytes = Array(message.developmentProgram.text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) { bytes.removeLast(min(bytes.count, Int.random(in: 0...9, using: &generator))) }
      _ = try Self.text(bytes, generator.arguments(), formatter)
      _ = Program(text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Every scalar of the ranges that have a direction, and the ends of paragraphs.
  @Test func passesOverNoDirection() {
    let lines = "\(StrongDirectionData.starts)".split(separator: "\n")
    let starts = lines.compactMap { UInt32($0.dropLast(), radix: 16) }
    #expect(starts.count == lines.count && starts.count > 1000)
    var values: [UInt32] = [0x0A, 0x0D, 0x1C, 0x1D, 0x1E, 0x85, 0x2029]
    for (line, range) in zip(lines, zip(starts, starts.dropFirst() + [0x110000])) where "RANC".contains(line.last!) {
      values += range.0..<range.1
    }
    #expect(values.count > 4000)
    for scalar in values.compactMap(Unicode.Scalar.init) {
      var text = "a\(scalar)b"
      #expect(text.withUTF8 { DirectionBytes.mayMatter(in: $0) }, "U+\(String(scalar.value, radix: 16))")
    }
    for count in 0...20 {
      for place in 0...count {
        for scalar in ["~", "\n", "\u{5D0}"] {
          var text = String(repeating: "~", count: place) + scalar + String(repeating: " ", count: count - place)
          #expect(text.withUTF8 { DirectionBytes.mayMatter(in: $0) } == (scalar != "~"), "\(text)")
        }
      }
    }
    for var text in ["", "Plain", "Größe à la carte", "日本語のタイトル", "한국어", "ไทย", "😀 \u{A0}«x»"] {
      #expect(!text.withUTF8 { DirectionBytes.mayMatter(in: $0) }, "\(text)")
    }
  }
}
