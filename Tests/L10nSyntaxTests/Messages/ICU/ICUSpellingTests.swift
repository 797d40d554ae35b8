import L10nSyntax
import SeededNumbers
import Testing

/// Patterns written again with other texts: unchanged parts keep their spelling.
struct ICUSpellingTests {
  @Test(arguments: ICUMessageTests.patterns.map(\.0))
  func givesThePatternBack(_ pattern: String) throws {
    let message = try ICUMessage(pattern)
    #expect(message.text(of: message.parts, in: pattern) == pattern)
  }

  /// A pattern, a word in it, its replacement, and the new pattern.
  @Test(arguments: [
    (
      "It's  { n , plural ,\n one{# file}  other {# files} }.", "files", "Dateien",
      "It's  { n , plural ,\n one{# file}  other {# Dateien} }."
    ),
    ("'{'a'}' {n,number,integer} b", "b", "'c'", "'{'a'}' {n,number,integer} 'c''"),
    ("'{'a'}' {n,number,integer} b", "a", "'c'", "'{'''c'''}' {n,number,integer} b"),
    ("{g, select, x {'{'} other {''}} a", "a", "{b}", "{g, select, x {'{'} other {''}} '{'b'}'"),
    ("{n, plural, other {'#' of #}}", " of ", " von ", "{n, plural, other {'#' von #}}"),
    ("{n, plural, other {a'}'}}", "a}", "b", "{n, plural, other {b}}"),
    ("{n, plural, other {it''s}}", "it's", "es ist", "{n, plural, other {es ist}}"),
    ("{n, plural, other {}} {g, select, other{ x}}", "x", "#", "{n, plural, other {}} {g, select, other{ #}}"),
  ])
  func changesOneText(_ pattern: String, _ word: String, _ other: String, _ expected: String) throws {
    let message = try ICUMessage(pattern)
    let changed = message.parts.changingTexts { $0.replacing(word, with: other) }
    #expect(message.text(of: changed, in: pattern) == expected)
  }

  @Test func addsVariantsAndTexts() throws {
    let pattern = "{n ,plural, one{# x} other{# y} }{m}"
    let message = try ICUMessage(pattern)
    guard case .select(let select) = message.parts[0] else { return }
    let other = MessageSelect(
      "n", .plural, select.variants + [MessageSelect.Variant(.keyword("few"), [.number, .text("'{")])])
    #expect(
      message.text(of: [.text("["), .select(other), .text(" "), message.parts[1]], in: pattern)
        == "[{n ,plural, one{# x} other{# y} few {#'''{'} } {m}")
    #expect(message.text(of: [message.parts[1], .text("{")], in: pattern) == "{m}'{'")
  }

  /// The written pattern always reads as the requested message.
  @Test(arguments: seeds(4)) func writesWhatIsAskedFor(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let texts = ["", "a", "'", "{", "}", "#", "''", "x'", "'x", " ", "é", "it's {n}"]
    for (pattern, _) in ICUMessageTests.patterns {
      let message = try ICUMessage(pattern)
      for _ in 0..<20 {
        let changed = message.parts.changingTexts { text in
          Bool.random(using: &random) ? text : (texts.randomElement(using: &random) ?? "")
        }
        let text = message.text(of: changed, in: pattern)
        #expect(try ICUMessage(text).parts == changed, "\(pattern) → \(text)")
      }
    }
  }
}

extension [MessagePart] {
  /// The parts with other texts; one that becomes empty is left out.
  fileprivate func changingTexts(_ change: (String) -> String) -> [MessagePart] {
    compactMap { part in
      switch part {
      case .text(let text):
        let changed = change(text)
        return changed.isEmpty ? nil : .text(changed)
      case .select(let select):
        return .select(
          MessageSelect(
            select.name, select.function, offset: select.offset, style: select.style, isExact: select.isExact,
            select.variants.map { MessageSelect.Variant($0.key, $0.parts.changingTexts(change)) }))
      case .placeholder, .number, .markup: return part
      }
    }
  }
}
