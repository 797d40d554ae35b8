import L10nReport
import Testing

struct ReportTableTests {
  private static let table = ReportTable(
    [.init("name"), .init("count", isNumber: true), .init("note", isOptional: true)],
    [
      ["日本語", "7", "wide"], ["e\u{301}te\u{301}", "12", "marks"], ["a\u{202E}b", "1"],
      [.init("green", .green), "", "x"],
    ])

  @Test(
    arguments: [
      (
        nil,
        """
        name        count  note
        日本語          7  wide
        e\u{301}te\u{301}            12  marks
        a<U+202E>b      1
        green              x

        """
      ),
      (
        20,
        """
        name        count
        日本語          7
        e\u{301}te\u{301}            12
        a<U+202E>b      1
        green

        """
      ),
      (
        12,
        """
        name   count
        日本…      7
        e\u{301}te\u{301}       12
        a<U+…      1
        green

        """
      ),
    ] as [(Int?, String)])
  func isNoWiderThanATerminal(width: Int?, text: String) {
    #expect(Self.table.text(width: width) == text)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本", 3, "日…"), ("日本", 2, "…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("a", 0, ""),
    ("👨‍👩‍👧x", 2, "…"),
  ])
  func cutsBetweenCharacters(text: String, width: Int, cut: String) {
    #expect(DisplayWidth.cut(text, to: width) == cut)
  }
}
