import L10nSyntax
import MarkedTexts
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("", [1]), ("⟦⟧a", [1]), ("a\n⟦⟧b\r\n⟦⟧c\r⟦⟧d", [2, 3, 4]), ("\r\r\n⟦⟧", [3]), ("\n\r\n⟦⟧", [3]),
    ("a\u{2028}\u{85}\u{B}\u{C}⟦⟧", [1]), ("seven  \neight    \n⟦⟧sixteen bytes it \r\n⟦⟧", [3, 4]),
    ("0123456\r\n⟦⟧01234567\n⟦⟧", [2, 3]),
  ])
  func linesEndAtLineFeedAndCarriageReturn(_ marked: String, _ lines: [Int]) {
    let expected = unmarked(marked)
    let source = StringsTable(expected.text.bytes).source
    for (range, line) in zip(expected.marks, lines) {
      #expect(source.position(of: range.lowerBound) == SourcePosition(line: line, column: columnOfMark(in: marked)))
    }
  }

  /// The column of the mark: every mark is at the start of its line, except in these texts.
  private func columnOfMark(in marked: String) -> Int { marked.contains("\u{2028}") ? 6 : 1 }

  @Test func columnsCountScalars() {
    let marked = unmarked("\u{FEFF}\t👩‍👩‍👧é\u{301}⟦⟧\"x\"")
    let source = StringsTable(marked.text.bytes).source
    let offset = marked.marks[0].lowerBound - "\u{FEFF}".utf8.count
    #expect(source.position(of: offset) == SourcePosition(line: 1, column: 9))
    #expect(source.position(of: -1) == SourcePosition(line: 1, column: 1))
    #expect(source.position(of: 1000) == source.position(of: source.utf8.count))
    #expect(source[offset..<1000] == "\"x\"")
  }
}

@Suite struct CommentTests {
  @Test(arguments: [
    ("/* One. */ ⟦a⟧; ", "One."), ("// One.\n// Two.\n⟦a⟧;", "One.\nTwo."), ("b; // of b\n⟦a⟧;", nil),
    ("b; /* of b */ // too\n/* One. */\n⟦a⟧;", "One."), ("b\n; /* of b\n of b */ ⟦a⟧;", nil),
    ("b;\n\n/**\n * One.\n *\n * Two.\n **/\n\n⟦a⟧;", "One.\n\nTwo."),
    ("b; c = \n % \"x\";\n/* One. */ ⟦a⟧;", "One."), ("b = 1 // of b\n/* One. */\n⟦a⟧ = 2;", "One."),
    ("b;;\n/* One. */ ⟦a⟧;", "One."), ("b /* in */ = /* in */ 2 /* in */; ⟦a⟧;", nil),
    ("/*\u{301} One.\r\n  Two.\r\n*/ ⟦a⟧;", "\u{301} One.\nTwo."), ("/**/⟦a⟧;", ""),
    ("b; /* of b */ /* of b */\r/* One. */ ⟦a⟧;", "One."), ("{ /* One. */ ⟦a⟧; /* no one's */ }", "One."),
    ("<dict><!-- One. --><!-- Two. -->⟦<key>a</key>⟧<string/></dict>", "One.\nTwo."),
    ("<dict><key>b</key><!-- in --><string/>⟦<key>a</key>⟧<string/></dict>", nil),
  ])
  func commentsBelongToTheEntryAfterThem(_ marked: String, _ text: String?) {
    let expected = unmarked(marked)
    let table = StringsTable(expected.text.bytes)
    let entry = table.entries.first { $0.keyRange == expected.marks[0] }
    #expect(entry != nil)
    #expect(entry.flatMap { table.document.commentText(in: $0.comments) } == text)
  }

  @Test(arguments: [
    ("⟦a⟧; // One.\n// of b\nb;", "One."), ("/* One. */ ⟦a⟧; /* Two. */ // Three.\nb;", "One.\nTwo.\nThree."),
    ("⟦a⟧; /* of b */ b;", nil), ("⟦a⟧; /* of\n b */ b;", nil), ("⟦a⟧;\n// of b\nb;", nil), ("⟦a⟧; b; // of b", nil),
    ("// One.\n⟦a⟧ = 1 /* in */; // Two.", "One.\nin\nTwo."), ("⟦a⟧; / b;", nil),
    ("<dict>⟦<key>a</key>⟧<string/><!-- of b --><key>b</key><string/></dict>", nil),
  ])
  func commentsOnTheLastLineBelongToTheEntry(_ marked: String, _ text: String?) {
    let expected = unmarked(marked)
    let table = StringsTable(expected.text.bytes)
    let entry = table.entries.first { $0.keyRange == expected.marks[0] }
    #expect(entry != nil)
    let comments = entry.map { table.document.comments($0.comments, andAfter: $0.range.upperBound) }
    #expect(comments.flatMap { table.document.commentText(in: $0) } == text)
  }

  @Test func everyCommentIsKeptOnce() {
    let text = "/*1*/ \"a\" /*2*/ = /*3*/ \"b\" //4\n/*5*/ \"c\" /*6*/\n/*7*/ \"d\" = /*8*/ ; /*9*/ % //10\n"
    let document = StringsTable(text.bytes).document
    let numbers = document.comments.map { document.source[$0].filter(\.isNumber) }
    #expect(numbers == (1...10).map { String($0) })
  }
}
