import L10nCore
import Testing

struct DiagnosticTests {
  @Test(
    arguments: [
      ("develpoment", "development"), ("devleopment", "development"), ("LOCALES", "locales"), ("local", nil),
      ("locale", "locales"),
      ("of", "off"), ("rule", "rules"), ("x", nil), ("off", "off"), ("", nil), ("controlsss", "controls"),
      ("quite else", nil), ("tags", "tabs"),
    ] as [(String, String?)])
  func suggestsTheNearestName(written: String, meant: String?) {
    let names = ["tabs", "rules", "development", "locales", "off", "y", "controls", "tale"]
    #expect(Suggestion.nearest(to: written, among: names) == meant)
    #expect(Suggestion.nearest(to: written, among: names.reversed()) == meant)
  }

  @Test func comesInTheOrderOfPathsPlacesAndRules() {
    let ordered = [
      Diagnostic("b", .error, "no place", at: nil),
      Diagnostic("a", .error, "x", at: SourceLocation("a.strings", 3..<4)),
      Diagnostic("a", .error, "x", at: SourceLocation("a.strings", 3..<9)),
      Diagnostic("a", .note, "y", at: SourceLocation("a.strings", 3..<9)),
      Diagnostic("b", .note, "x", at: SourceLocation("a.strings", 3..<9)),
      Diagnostic("a", .note, "x", at: SourceLocation("a.strings", 20..<20)),
      Diagnostic("a", .note, "x", at: SourceLocation("b.strings", 0..<0)),
    ]
    #expect(ordered.reversed().sorted(by: Diagnostic.precedes) == ordered)
    #expect([Severity.error, .note, .warning].sorted() == [.note, .warning, .error])
  }
}
