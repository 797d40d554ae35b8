import L10nReport
import Testing

struct UnifiedDiffColorsTests {
  @Test func colorsWhatComesAndGoes() {
    let diff = UnifiedDiff(from: "a\n-- b\r\nc\n", to: "a\n++ b\r\nc\n", path: "T.strings")
    let colored = """
      ␛[1m--- a/T.strings␛[0m
      ␛[1m+++ b/T.strings␛[0m
      ␛[36m@@ -1,3 +1,3 @@␛[0m
       a
      ␛[31m--- b␛[0m⏎
      ␛[32m+++ b␛[0m⏎
       c

      """
    #expect(diff.coloredText == colored.replacing("␛", with: "\u{1B}").replacing("⏎\n", with: "\r\n"))
    #expect(UnifiedDiff(from: "a", to: "a", path: "T").coloredText == "")
  }
}
