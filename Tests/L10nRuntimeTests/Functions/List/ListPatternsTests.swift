import L10nCompiler
import Testing

@testable import L10nRuntime

struct ListPatternsTests {
  static let english = ListPatterns(pair: " and ", start: ", ", middle: ", ", end: ", and ")
  static let spanish = ListPatterns(
    pair: " y ", start: ", ", middle: ", ", end: " y ",
    alternative: .init(condition: .spanishI, pair: " e ", end: " e "))
  static let hebrew = ListPatterns(
    pair: " ו-", start: ", ", middle: ", ", end: " ו-", alternative: .init(condition: .hebrew, pair: " ו", end: " ו"))
  static let choice = ListPatterns(
    pair: " o ", start: ", ", middle: ", ", end: " o ",
    alternative: .init(condition: .spanishO, pair: " u ", end: " u "))
  static let odd = ListPatterns(
    pair: "<pair>", pairSuffix: "<2>", start: "<start>", middle: "<middle>", end: "<end>", endSuffix: "<n>")

  @Test(arguments: [
    (english, [], ""), (english, ["a"], "a"), (english, ["a", "b"], "a and b"),
    (english, ["a", "b", "c"], "a, b, and c"), (english, ["a", "b", "c", "d"], "a, b, c, and d"),
    (odd, ["a"], "a"), (odd, ["a", "b"], "a<pair>b<2>"), (odd, ["a", "b", "c"], "a<start>b<end>c<n>"),
    (odd, ["a", "b", "c", "d", "e"], "a<start>b<middle>c<middle>d<end>e<n>"),
    (spanish, ["ida", "vuelta"], "ida y vuelta"), (spanish, ["padre", "hijo"], "padre e hijo"),
    (spanish, ["A", "Irene"], "A e Irene"), (spanish, ["agua", "hielo"], "agua y hielo"),
    (spanish, ["A", "Hiato"], "A y Hiato"), (spanish, ["A", "hi"], "A e hi"), (spanish, ["A", "h"], "A y h"),
    (spanish, ["A", ""], "A y "), (spanish, ["A", "i", "o"], "A, i y o"), (spanish, ["A", "o", "i"], "A, o e i"),
    (hebrew, ["1", "2"], "1 ו-2"), (hebrew, ["1", "שתיים"], "1 ושתיים"), (hebrew, ["1", "2", "שלוש"], "1, 2 ושלוש"),
    (hebrew, ["1", ""], "1 ו-"), (hebrew, ["1", "Moshe"], "1 ו-Moshe"),
    // Isolates, marks and quotes have no sound.
    (hebrew, ["\u{2068}אבא\u{2069}", "\u{2068}אמא\u{2069}"], "\u{2068}אבא\u{2069} ו\u{2068}אמא\u{2069}"),
    (hebrew, ["1", "2", "\u{200F}שלוש"], "1, 2 ו\u{200F}שלוש"), (hebrew, ["1", "\"שתיים\""], "1 ו\"שתיים\""),
    (hebrew, ["א", "\u{2068}2\u{2069}"], "א ו-\u{2068}2\u{2069}"),
    (hebrew, ["1", "\u{2068}\u{2069}"], "1 ו-\u{2068}\u{2069}"),
    (spanish, ["A", "\u{2068}hijas\u{2069}"], "A e \u{2068}hijas\u{2069}"), (spanish, ["A", "«Irene»"], "A e «Irene»"),
    (spanish, ["A", "“hielo”"], "A y “hielo”"), (spanish, ["A", "¡Increíble!"], "A e ¡Increíble!"),
    (spanish, ["A", "\u{200E}hi\u{2069}"], "A e \u{200E}hi\u{2069}"), (spanish, ["A", "Íñigo"], "A e Íñigo"),
    (spanish, ["A", "hí"], "A e hí"), (spanish, ["A", "híades"], "A e híades"),
    (choice, ["7", "\u{2068}8\u{2069}"], "7 u \u{2068}8\u{2069}"),
    (choice, ["10", "\u{2068}11\u{2069}"], "10 u \u{2068}11\u{2069}"),
    (choice, ["10", "11 h"], "10 u 11 h"), (choice, ["10", "«11»"], "10 u «11»"), (choice, ["10", "110"], "10 o 110"),
    (choice, ["7", "80"], "7 u 80"), (choice, ["ella", "Óscar"], "ella u Óscar"),
    (choice, ["una", "hora"], "una u hora"),
    (choice, ["una", "hielo"], "una o hielo"), (choice, ["7", "1"], "7 o 1"),
  ])
  func joinsItems(patterns: ListPatterns, items: [String], text: String) {
    #expect(patterns.joined(items) == text)
  }

  @Test(arguments: [english, spanish, choice, hebrew, odd])
  func readsWhatItWrote(patterns: ListPatterns) {
    #expect(ListPatterns(coded: patterns.coded) == patterns)
    #expect(ListPatterns(coded: patterns.coded + "0:") == nil)
  }

  @Test(arguments: [
    "", "0:", "0:0:0:0:0:0:0:0:", "0:0:0:0:0:0:1:x0:0:", "0:0:0:0:0:0:0:1:x0:", "0:0:0:0:0:0:0:0:1:x",
    "0:0:0:0:0:0:0:0:0",
  ])
  func refusesWhatItNeverWrites(text: String) {
    #expect(ListPatterns(coded: text) == nil)
  }

  @Test func joinsManyItemsInLinearTime() {
    let items = (0..<100_000).map(String.init)
    #expect(Self.english.joined(items)?.hasSuffix("99998, and 99999") == true)
  }
}
