import Testing

@testable import L10nRuntime

struct ListPatternsTests {
  static let english = ListPatterns(pair: " and ", start: ", ", middle: ", ", end: ", and ")
  static let spanish = ListPatterns(
    pair: " y ", start: ", ", middle: ", ", end: " y ",
    alternative: .init(condition: .spanishI, pair: " e ", end: " e "))
  static let hebrew = ListPatterns(
    pair: " ו-", start: ", ", middle: ", ", end: " ו-", alternative: .init(condition: .hebrew, pair: " ו", end: " ו"))
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
    (hebrew, ["1", ""], "1 ו-"),
  ])
  func joinsItems(patterns: ListPatterns, items: [String], text: String) {
    #expect(patterns.joined(items) == text)
  }

  @Test(arguments: [english, spanish, hebrew, odd])
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
    #expect(Self.english.joined(items).hasSuffix("99998, and 99999"))
  }
}
