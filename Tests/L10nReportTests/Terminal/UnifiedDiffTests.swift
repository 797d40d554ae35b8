import L10nReport
import Testing

struct UnifiedDiffTests {
  /// Two texts with lines parted by blanks, and the hunks between them: `|` for a line break.
  @Test(arguments: [
    ("a b c", "a b c", ""), ("a b c", "a x c", "@@ -1,3 +1,3 @@| a|-b|+x| c|"), ("", "a", "@@ -0,0 +1,1 @@|+a|"),
    ("a", "", "@@ -1,1 +0,0 @@|-a|"), ("a a b", "a b", "@@ -1,3 +1,2 @@| a|-a| b|"),
    ("1 2 3 4 5 6 7 8 9", "1 2 3 4 5 6 7 8 x 9", "@@ -6,4 +6,5 @@| 6| 7| 8|+x| 9|"),
    (
      "1 2 3 4 5 6 7 8 9 10", "x 1 2 3 4 5 6 7 8 9 10 y",
      "@@ -1,3 +1,4 @@|+x| 1| 2| 3|@@ -8,3 +9,4 @@| 8| 9| 10|+y|"
    ),
    ("1 2 3 4 5 6", "x 1 2 3 4 5 6 y", "@@ -1,6 +1,8 @@|+x| 1| 2| 3| 4| 5| 6|+y|"),
    ("a b c d", "c d a b", "@@ -1,4 +1,4 @@|-a|-b| c| d|+a|+b|"),
    ("{ a } { b }", "{ a } { n } { b }", "@@ -2,5 +2,8 @@| a| }| {|+n|+}|+{| b| }|"),
    ("é", "e\u{301}", "@@ -1,1 +1,1 @@|-é|+e\u{301}|"),
  ])
  func showsChangedLines(old: String, new: String, hunks: String) {
    let diff = UnifiedDiff(from: lines(old), to: lines(new), path: "L/a.strings").text
    let head = hunks.isEmpty ? "" : "--- a/L/a.strings\n+++ b/L/a.strings\n"
    #expect(diff == head + hunks.replacing("|", with: "\n"))
  }

  @Test func marksNewFilesAndMissingLineEnds() {
    #expect(UnifiedDiff(from: nil, to: "a\n", path: "a").text == "--- /dev/null\n+++ b/a\n@@ -0,0 +1,1 @@\n+a\n")
    #expect(
      UnifiedDiff(from: "a\r\nb", to: "a\r\nb\n", path: "a").text
        == "--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n a\r\n-b\n\\ No newline at end of file\n+b\n")
  }

  /// A control character would act on a terminal or begin a command in a log; line ends and joiners of letters are
  /// kept.
  @Test func showsControls() {
    let diff = UnifiedDiff(from: "a\r\n", to: "\u{1B}[2J\rb\u{85}c\td\u{200F}\r\n", path: "x\ny\u{1B}").text
    #expect(
      diff == "--- a/x<U+000A>y<U+001B>\n+++ b/x<U+000A>y<U+001B>\n@@ -1,1 +1,1 @@\n-a\r\n"
        + "+<U+001B>[2J<U+000D>b<U+0085>c\td\u{200F}\r\n")
  }

  private func lines(_ words: String) -> String { words.split(separator: " ").map { "\($0)\n" }.joined() }
}
