import L10nCompiler
import Testing

@testable import L10nRuntime

struct DurationPatternsTests {
  static let odd = DurationPatterns(
    hours: Durations.units([:], other: ""), minutes: Durations.units([.few: "{0}"], other: "{1} {{0}} {0}"),
    seconds: Durations.units([.zero: "{", .many: "e\u{301}{0}\u{301}"], other: "{0"), list: ListPatternsTests.hebrew)

  @Test(arguments: [Durations.english, Durations.arabic, odd])
  func readsWhatItWrote(patterns: DurationPatterns) throws {
    let coded = patterns.coded
    let back = try #require(DurationPatterns(coded: coded))
    // `String ==` is canonical: the bytes have to agree too.
    #expect(Array(back.coded.utf8) == Array(coded.utf8))
    for length in 0..<coded.unicodeScalars.count {
      let cut = String(String.UnicodeScalarView(coded.unicodeScalars.prefix(length)))
      #expect(DurationPatterns(coded: cut) == nil, "cut after \(length) scalars")
    }
    #expect(DurationPatterns(coded: coded + "0:") == nil)
  }

  /// The fields of the units after a list's nine.
  @Test(arguments: [
    (["5", "h", "5", "m", "5", "s"], true), (["15", "h", "H", "5", "m", "5", "s"], true), ([], false),
    (["5", "h", "5", "m", "5"], false), (["5", "h", "5", "m"], false), (["1", "h", "5", "m", "5", "s"], false),
    (["", "5", "m", "5", "s"], false), (["51", "h", "H", "5", "m", "5", "s"], false),
    (["115", "h", "h", "H", "5", "m", "5", "s"], false), (["56", "h", "H", "5", "m", "5", "s"], false),
    (["/5", "h", "H", "5", "m", "5", "s"], false), (["x", "h", "5", "m", "5", "s"], false),
    (["5", "h", "5", "m", "5", "s", "5", "d"], true), (["5", "h", "5", "m", "5", "s", "5"], false),
    (["5", "h", "5", "m", "5", "s", "5", "d", "5", "w"], false),
  ])
  func readsNothingElse(units: [String], isRead: Bool) {
    let list = Array(repeating: "", count: 9)
    #expect((DurationPatterns(coded: CodedFields(list + units).text) != nil) == isRead)
  }

  @Test(arguments: [
    ("{0} h", "7 h"), ("h {0}", "h 7"), ("an hour", "an hour"), ("", ""), ("{0}{0}", "7{0}"), ("{{0}", "{7"),
    ("{1} {0}", "{1} 7"), ("{0", "{0"), ("{", "{"),
  ])
  func putsTheNumberIntoThePattern(pattern: String, text: String) {
    #expect(UnitPatterns.Pattern(pattern).text(of: "7") == text)
    #expect(UnitPatterns.Pattern(pattern).text == pattern)
  }
}
