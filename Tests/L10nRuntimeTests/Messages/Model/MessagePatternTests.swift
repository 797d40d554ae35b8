import L10nCompiler
import L10nSyntax
import SeededNumbers
import Testing

@testable import L10nRuntime

/// Patterns as tables run them.
struct MessagePatternTests {
  static let patterns =
    PatternFormatterTests.texts.map { $0.1 } + [
      "", "It''s '{'", "100 %d", "{d, date, short} {d, time}", "{n, plural, offset:1.5 =-2 {a} =1e30 {b} other {#}}",
      "{a, select, x {{b, select, y {{c}} other {}}} other {#}}", "{0} {12}", "{é}", "{x, number, ::.0#%x100}",
    ]

  @Test(arguments: patterns)
  func compilesWhatItReads(_ pattern: String) throws {
    let message = Message(.pattern(MessagePattern(try ICUMessage(pattern), argumentNames: ["zz", "n"])))
    let program = message.developmentProgram
    #expect(Program(text: program.text) == program)
    #expect(program.argumentNames.starts(with: ["zz", "n"]))
  }

  /// Whatever the text claims to be, reading and showing it ends.
  @Test func takesDamagedText() throws {
    var random = SeededGenerator(seed: 7)
    let formatter = try formatter("ar")
    for round in rounds(4000) {
      let pattern = Self.patterns[round % Self.patterns.count]
      var bytes = Array(Message(.pattern(MessagePattern(try ICUMessage(pattern)))).coded.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: bytes.indices.dropFirst(), using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
      }
      guard let program = Program(text: String(decoding: bytes, as: UTF8.self)) else { continue }
      _ = try? formatter.text(of: program, [1, "x", 2.5])
    }
  }

  /// Arguments by position show the same as arguments by name.
  @Test(arguments: PatternFormatterTests.texts.map { ($0.0, $0.1, $0.2) })
  func showsTheSameAsByName(
    _ locale: String, _ pattern: String, _ values: [String: MessageArgument]
  ) throws {
    let read = try ICUMessage(pattern)
    guard read.problems.isEmpty, read.argumentNames.allSatisfy({ values[$0] != nil }) else { return }
    let formatter = try formatter(locale)
    let names = values.keys.sorted()
    let message = Message(.pattern(MessagePattern(read, argumentNames: names)))
    let frozen = try #require(Program(text: message.coded))
    let tag = try #require(LanguageTag(locale))
    let messages = PatternFormatter(formatter: formatter, ordinalRules: PluralRules(for: tag, type: .ordinal))
    #expect(
      try formatter.text(of: frozen, names.compactMap { values[$0] }) == messages.format(read, values))
  }

  /// A pattern, and the types of its arguments by position.
  @Test(arguments: [
    ("{a} {b}", "a Object, b Object"), ("{n, plural, other {#}}", "n Int64"), ("{n, number}", "n Double"),
    ("{n, number} {n, number}", "n Double"), ("{n, plural, other {}} {n, plural, other {}}", "n Int64"),
    ("{n, number, integer}", "n Int64"), ("{n, selectordinal, other {#}} {n, number}", "n Int64"),
    ("{n, number} {n, plural, other {}}", "n Int64"), ("{n, plural, other {{n, number, ::.0}}}", "n Double"),
    ("{n, number, ::.0} {n, plural, other {}}", "n Double"), ("{g, select, other {{g}}}", "g CString"),
    ("{t, number, ::precision-integer}", "t Int64"), ("{t, number, ::unit/celsius precision-integer}", "t Double"),
    ("{t, number, ::compact-short currency/EUR}", "t Double"), ("{t, number, ::compact-short}", "t Int64"),
    ("{g} {g, select, other {}}", "g CString"), ("{n} {n, number}", "n Double"), ("100 % {x}", "x Object"),
  ])
  func typesArgumentsByTheirUse(pattern: String, expected: String) throws {
    let signature = Message(MessagePattern(try ICUMessage(pattern))).signature
    #expect(signature.problems.isEmpty)
    let found = signature.arguments.map { "\($0.name ?? "") \($0.type.rawValue)" }
    #expect(found.joined(separator: ", ") == expected)
    #expect(signature.arguments.map(\.position) == Array(1...found.count))
  }

  @Test func refusesTwoUsesOfOneArgument() throws {
    let signature = MessagePattern(try ICUMessage("{a, plural, other {}} {b} {a, select, other {}}")).signature
    #expect(signature.problems.map(\.subject) == ["a"] && signature.problems.map(\.code) == [.formatMismatch])
  }

  @Test func keepsThePositionsOfTheDevelopmentText() throws {
    let pattern = MessagePattern(try ICUMessage("{n}: {x} {who}"), argumentNames: ["who", "n"])
    #expect(pattern.argumentNames == ["who", "n", "x"])
    #expect(pattern.naming(["x"]).signature.arguments.map(\.name) == ["x", "n", "who"])
  }

  /// A text without arguments costs nothing to show, unless it looks like a format.
  @Test func isPlainTextWhereItCanBe() throws {
    #expect(Message(MessagePattern(try ICUMessage("Don''t '{touch}'"))) == Message(text: "Don't {touch}"))
    let percent = Message(MessagePattern(try ICUMessage("100 %d")))
    #expect(percent.signature.arguments.isEmpty)
    #expect(try formatter("en").format(percent, ["x"]) == "100 %d")
  }

  @Test(arguments: ["{n, number, percent}", "{n, plural, other {{n, number, ::%x100 .0}}}"])
  func showsPercentagesAsTheLocaleDoes(pattern: String) throws {
    let pattern = MessagePattern(try ICUMessage(pattern))
    #expect(pattern.numbers.wordings.map(\.skeleton) == ["percent"] && pattern.uses == ["n": .number])
    let french = try formatter(
      "fr",
      percents: PercentPatterns(
        positive: .init(before: "", after: "\u{A0}%"), negative: .init(before: "-", after: "\u{A0}%")))
    #expect(try french.format(Message(pattern), [0.5]).hasPrefix("50"))
    #expect(try french.format(Message(pattern), [-0.5]).hasSuffix("\u{A0}%"))
    #expect(throws: MessageError.self) { try french.format(Message(pattern), ["0.5"]) }
  }

  /// The ranges of the parts: texts in the pieces that the pattern spells; of a `select` its keys and the whole.
  @Test(arguments: [
    ("a{x}b", "a|{x}|b"), ("It''s", "It'|s"), ("a '{b}' c''d", "a |{b}| c'|d"), ("'{''}'{ x }", "{|'}|{ x }"),
    ("{n, plural, one {# é} other {😀 '#'#}} end", "one|#| é|other|😀 |#|#|{n, plural, one {# é} other {😀 '#'#}}| end"),
    ("{a, select, other {#}}", "other|#|{a, select, other {#}}"), ("'{x", "{x"), ("", ""),
  ])
  func placesOfPartsAreExact(pattern: String, expected: String) throws {
    let bytes = Array(pattern.utf8)
    let message = try ICUMessage(pattern)
    var paths: [[Int]] = []
    func read(_ parts: [MessagePart], at path: [Int]) {
      for (index, part) in parts.enumerated() {
        if case .select(let select) = part {
          for (key, variant) in select.variants.enumerated() {
            paths.append(path + [index, key])
            read(variant.parts, at: path + [index, key])
          }
        }
        paths.append(path + [index])
      }
    }
    read(message.parts, at: [])
    let pieces = paths.flatMap { message.places.pieces(at: $0) }.map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
    #expect(pieces.joined(separator: "|") == expected)
    #expect(message.places[[99]].isEmpty)
  }
}
