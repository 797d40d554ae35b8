import L10nCompiler
import L10nSyntax
import Testing

@testable import L10nRuntime

struct MeasurePatternsTests {
  private static let french = MeasurePatterns(
    units: ["bit", "kilobit", "mégabit", "gigabit"].map {
      Durations.units([.one: "{0} \($0) par seconde"], other: "{0} \($0)s par seconde")
    })

  private static func formatter(_ patterns: ArgumentPatterns) throws -> MessageFormatter {
    MessageFormatter(
      pluralRules: PluralRules(for: "fr"), isRightToLeft: false,
      symbols: try #require(NumberSymbols(serialized: "30 2c 202f 2d 2b 1 3 3")), patterns: patterns)
  }

  @Test(
    arguments: [
      (.bitRate(0), "0 bit par seconde"), (.bitRate(1), "1 bit par seconde"), (.bitRate(-999), "999 bits par seconde"),
      (.bitRate(1_499), "1 kilobit par seconde"), (.bitRate(1_500), "2 kilobits par seconde"),
      (.bitRate(999_499), "999 kilobits par seconde"), (.bitRate(999_500), "1 mégabit par seconde"),
      (.bitRate(1_900_000), "1,9 mégabit par seconde"), (.bitRate(2_040_000), "2 mégabits par seconde"),
      (.bitRate(12_350_000), "12,4 mégabits par seconde"), (.bitRate(999_950_000), "1 gigabit par seconde"),
      (.bitRate(.max), "9\u{202F}223\u{202F}372\u{202F}036,9 gigabits par seconde"),
      (.bitRate(.min), "9\u{202F}223\u{202F}372\u{202F}036,9 gigabits par seconde"),
      // Without words: signs.
      (.bitRate(1_200_000, width: .short), "1,2 Mbit/s"), (.byteCount(45_300_000), "45,3 MB"),
      (.byteCount(12), "12 B"), (.byteCount(4_000_000_000_000, width: .short), "4 TB"),
      (.byteCount(.max), "9\u{202F}223\u{202F}372 TB"),
    ] as [(MessageArgument, String)])
  func takesTheLargestUnitOfWhichThereIsOne(argument: MessageArgument, expected: String) throws {
    let patterns = ArgumentPatterns(measures: [MeasureKind(.bitRate, .full): Self.french])
    let shown = try Self.formatter(patterns).format(Message(text: "%@"), [argument])
    #expect(shown.replacing("\u{A0}", with: " ") == expected)
    #expect(throws: MessageError.self) { try Self.formatter(patterns).format(Message(text: "%lld"), [argument]) }
    #expect(throws: MessageError.self) { try Self.formatter(patterns).format(Message(text: "%f"), [argument]) }
  }

  @Test func readsWhatItWrote() {
    for kind in MeasureKind.all where kind.measure == .bitRate {
      let patterns = ArgumentPatterns(durations: [.long: Durations.english], measures: [kind: Self.french])
      #expect(patterns.understood == patterns.frozen)
      #expect(patterns.frozen != ArgumentPatterns(durations: [.long: Durations.english]).frozen)
    }
    // Bytes have five units.
    #expect(MeasurePatterns(coded: Self.french.coded, .byteCount) == nil)
    for text in ["", "x", "1:5", "1:53:{0}", "2:513:{0}"] { #expect(MeasurePatterns(coded: text, .bitRate) == nil) }
  }
}
