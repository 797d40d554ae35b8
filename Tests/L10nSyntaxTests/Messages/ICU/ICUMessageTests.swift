import L10nRuntime
import L10nSyntax
import Testing

struct ICUMessageTests {
  /// A pattern and its parts in short: a text in ‹ ›, an argument as `name:format`, `#`, a choice as
  /// `name kind-offset(selector→parts …)`.
  static let patterns: [(String, String)] = [
    ("", ""), ("Play", "‹Play›"), ("{a}{b}", "a: b:"), ("{ a }", "a:"), ("{\u{200E}größe_1}", "größe_1:"),
    ("{0}", "0:"),
    ("a } b", "‹a } b›"), ("#|#", "‹#|#›"),
    ("It's 'x' o''clock'", "‹It's 'x' o'clock'›"), ("'{'a'}'", "‹{a}›"), ("'{it''s}'{a}", "‹{it's}› a:"),
    ("'{a} 'b", "‹{a} b›"), ("'{a", "‹{a›"), ("''{a}''", "‹'› a: ‹'›"), ("'''{a}'", "‹'{a}›"), ("'", "‹'›"),
    ("{n,plural,other{#}}", "n plural(other→#)"),
    ("{n, PLURAL, =0{none}=1.5{x}one{#'#'}other{# '{#}'}}", "n plural(=0.0→‹none› =1.5→‹x› one→# ‹#› other→# ‹ {#}›)"),
    ("{n, plural, offset: 2 other {a # b}}", "n plural-2.0(other→‹a › # ‹ b›)"),
    ("{n,plural,offset:-1other{}}", "n plural--1.0(other→)"), ("{n,plural,=∞{}other{}}", "n plural(=inf→ other→)"),
    ("{n, selectordinal, few{#rd} other{#th}}", "n selectordinal(few→# ‹rd› other→# ‹th›)"),
    ("{g, select, offset{o} other{#}}", "g select(offset→‹o› other→‹#›)"),
    (
      "{g, select, other{{n, plural, other{{g, select, other{#}}#}}}}",
      "g select(other→n plural(other→g select(other→‹#›) #))"
    ),
    ("{x, number}", "x:3"), ("{x,number,}", "x:3"), ("{x, NUMBER , Integer }", "x:0"),
    ("{x, number, percent}", "x:0%*"),
    ("{x, number, ::}", "x:6"), ("{x, number, ::.00}", "x:2-2"), ("{x, number, :: .0# ,_ }", "x:1-2_"),
    ("{x, number, ::compact-short}", "x:2K"), ("{x, number, ::KK @@# +!}", "x:@2-3KK+"),
    ("{x, number, ::compact-long .0 group-auto}", "x:1-1,KK"), ("{x, number, ::,? sign-never}", "x:6?_"),
    ("{x, number, ::percent}", "x:6%"), ("{x, number, ::%x100 .}", "x:0%*"), ("{x, number, ::% scale/100}", "x:6%*"),
    ("{x, number, ::precision-integer group-off}", "x:0_"), ("{x, number, ::group-auto}", "x:6"),
  ]

  @Test(arguments: patterns)
  func readsParts(_ pattern: String, _ expected: String) throws {
    let message = try ICUMessage(pattern)
    #expect(message.parts.summary == expected)
    #expect(message.problems.isEmpty)
  }

  /// A pattern with the text to blame in ⟦ ⟧.
  static let mistakes: [(ICUMessageError.Code, String)] = [
    (.unmatchedBrace, "open ⟦{⟧ brace"), (.unmatchedBrace, "é⟦{⟧"), (.unmatchedBrace, "⟦{⟧a,"),
    (.unmatchedBrace, "⟦{⟧n, plural"), (.unmatchedBrace, "⟦{⟧n, plural, other"),
    (.unmatchedBrace, "⟦{⟧n, plural, other {a} "),
    (.unmatchedBrace, "{n, plural, other ⟦{⟧a"), (.unmatchedBrace, "{n, plural, other ⟦{⟧'}}'"),
    (.unmatchedBrace, "⟦{⟧n, date, 'short}"), (.unmatchedBrace, "⟦{⟧n, date, {}"),
    (.badName, "{⟦⟧}"), (.badName, "{⟦01⟧}"), (.badName, "{⟦2147483648⟧}"), (.badName, "{⟦⟧-a}"),
    (.badArgument, "{a⟦-⟧b}"), (.badArgument, "{a ⟦b⟧}"), (.badArgument, "{a,⟦}⟧"), (.badArgument, "{a, date ⟦s⟧hort}"),
    (.missingBranches, "😀{n, plural⟦}⟧"), (.missingBranches, "😀⟦{n, plural, }⟧"),
    (.missingOther, "a ⟦{n, plural, one {a}}⟧ b"), (.missingOther, "⟦{g, select, Other {a}}⟧"),
    (.badSelector, "{n, plural, ⟦=⟧ {a}}"), (.badSelector, "{n, plural, ⟦=1-1⟧ {a}}"),
    (.badSelector, "{g, select, ⟦=⟧1 {a}}"), (.badSelector, "{n, plural, ⟦#⟧ {a}}"),
    (.missingBranch, "{n, plural, ⟦one⟧ two {a}}"), (.missingBranch, "{n, plural, ⟦=1⟧}"),
    (.missingBranch, "{n, plural, ⟦offset⟧ :1 other {a}}"),
    (.badOffset, "{n, plural, ⟦offset:⟧ other {a}}"), (.badOffset, "{n, plural, offset:1 ⟦offset:2⟧ other {a}}"),
    (.badOffset, "{n, plural, other {a} ⟦offset:1⟧}"), (.badOffset, "{n, plural, ⟦offset:1e⟧ other {a}}"),
    (.unsupportedType, "{d, ⟦spellout⟧}"), (.unsupportedStyle, "{d, date,⟦ yyyy-MM-dd⟧}"),
    (.unsupportedStyle, "{d, Time ,⟦ ::jmj⟧}"), (.unsupportedStyle, "{d, date,⟦ ::⟧}"),
    (.unsupportedType, "{d, ⟦choice⟧, 0#a|1#b}"),
    (.unknownType, "{d, ⟦nmber⟧}"), (.unsupportedStyle, "{d, number,⟦ currency⟧}"),
    (.unsupportedStyle, "{d, number,⟦#,##0.0⟧}"), (.unsupportedStyle, "{d, number,⟦ ::.00 .0⟧}"),
    (.unsupportedStyle, "{d, number,⟦::.0#0⟧}"), (.unsupportedStyle, "{d, number,⟦::K KK⟧}"),
    (.unsupportedStyle, "{d, number,⟦::#@⟧}"), (.unsupportedStyle, "{d, number,⟦::%x100 scale/100⟧}"),
    (.unsupportedStyle, "{d, number,⟦integer percent⟧}"),
  ]

  @Test(arguments: mistakes)
  func blamesTheSmallestText(_ code: ICUMessageError.Code, _ marked: String) throws {
    let parts = marked.split(omittingEmptySubsequences: false) { "⟦⟧".contains($0) }
    try #require(parts.count == 3)
    let start = parts[0].utf8.count
    let expected = ICUMessageError(code, at: start..<(start + parts[1].utf8.count))
    do throws(ICUMessageError) {
      #expect(try ICUMessage(parts.joined()).problems == [expected])
    } catch {
      #expect(error == expected)
    }
    #expect(!expected.description.isEmpty)
  }

  @Test func limitsTheDepth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{n, plural, other {", count: depth) + "x" + String(repeating: "}}", count: depth)
    }
    #expect(try ICUMessage(nested(16)).argumentNames == ["n"])
    let error = #expect(throws: ICUMessageError.self) { try ICUMessage(nested(17)) }
    #expect(error?.code == .tooDeep)
    #expect(throws: ICUMessageError.self) { try ICUMessage(nested(50_000)) }
    #expect(throws: ICUMessageError.self) { try ICUMessage(String(repeating: "{a, date, {", count: 50_000)) }
  }

  @Test func namesArgumentsOnceInOrder() throws {
    let pattern = "{b} {n, plural, one {{a}} other {{b} {0}}} {x, date}"
    #expect(try ICUMessage(pattern).argumentNames == ["b", "n", "a", "0", "x"])
  }
}

extension [MessagePart] {
  fileprivate var summary: String { map(\.summary).joined(separator: " ") }
}

extension MessagePart {
  fileprivate var summary: String {
    switch self {
    case .text(let text): return "‹\(text)›"
    case .number: return "#"
    case .markup(let markup): return "<\(markup.name)>"
    case .placeholder(let placeholder):
      guard case .number(let style) = placeholder.function else { return "\(placeholder.name):" }
      return "\(placeholder.name):\(style.summary)"
    case .select(let select):
      let offset = select.offset == 0 ? "" : "-\(select.offset)"
      let variants = select.variants.map { variant in
        let key =
          switch variant.key {
          case .exactly(let number): "=\(number)"
          case .keyword(let keyword): keyword
          }
        return "\(key)→\(variant.parts.summary)"
      }
      return "\(select.name) \(select.function.rawValue)\(offset)(\(variants.joined(separator: " ")))"
    }
  }
}

extension NumberStyle {
  /// The digits, then a mark for each difference from a plain number.
  fileprivate var summary: String {
    let digits =
      switch precision {
      case .fraction(let least, let greatest): (least > 0 ? "\(least)-" : "") + "\(greatest)"
      case .significant(let least, let greatest): "@\(least)-\(greatest)"
      case .mixed, .increment, .currency: "2"
      }
    let groups: [Grouping: String] =
      isCompact ? [.never: "_", .automatic: ","] : [.never: "_", .fromTwoDigits: "?"]
    let signs: [Sign: String] = [.always: "+", .never: "_", .exceptZero: "+?"]
    return digits + (unit == .percent ? "%" : "") + (scale == .one ? "" : "*") + (groups[grouping] ?? "")
      + (notation == .compactShort ? "K" : notation == .compactLong ? "KK" : "") + (signs[sign] ?? "")
  }
}
