import L10nCore
import L10nReport
import Testing

struct ShownFindingsTests {
  /// Findings as `number×rule severity locale table`, `*` before those that share their message, each at the next
  /// place; the shown ones, and the number of the others.
  @Test(
    arguments: [
      ("2×a error fr T", 10, "a error 1, a error 2", 0),
      // Four are still single findings; five are one.
      ("4×*a error fr T", 10, "a error 1, a error 2, a error 3, a error 4", 0),
      ("5×*a error fr T, 1×b note fr T", 10, "b note 6, a error 5 of 1,500 texts differ", 0),
      (
        "1197×*a error fr T, 3×*a error fr U, 5×*a error de T", 10,
        "a error 1,200 of 1,500 texts differ (T 1,197; U 3), a error 5 of 1,500 texts differ", 0
      ),
      // Severities and languages are not mixed.
      ("4×*a error fr T, 4×*a note fr T", 3, "a error 1, a error 2, a error 3", 5),
      // The most severe findings of each rule are shown, in their order.
      (
        "1×a note fr T, 1×a error fr T, 1×b note fr T, 1×a warning fr T, 1×a error fr T", 2,
        "a error 2, b note 3, a error 5", 2
      ),
      ("3×*a error fr T", nil, "a error 1, a error 2, a error 3", 0),
      ("", 1, "", 0),
    ] as [(String, Int?, String, Int)])
  func showsWhatIsTheSameOnce(findings: String, limit: Int?, shown: String, hidden: Int) {
    var diagnostics: [Diagnostic] = []
    for finding in findings.split(separator: ", ") {
      let parts = finding.split { $0 == "×" || $0 == " " }.map(String.init)
      for _ in 0..<(Int(parts[0]) ?? 0) {
        let place = diagnostics.count + 1
        diagnostics.append(
          Diagnostic(
            parts[1].replacing("*", with: ""), Severity(rawValue: parts[2]) ?? .error, "m",
            at: SourceLocation("f", place..<place),
            subject: Diagnostic.Subject(locale: parts[3], table: parts[4], key: "k\(place)"),
            shared: parts[1].hasPrefix("*") ? Diagnostic.Shared("texts differ", of: 1500) : nil))
      }
    }
    let result = ShownFindings(diagnostics, limit: limit, command: "l10n lint L")
    let texts = result.diagnostics.map { found in
      let place = found.location.map { String($0.range.lowerBound) }
      return "\(found.ruleID) \(found.severity) \(place ?? found.message.replacing(", U", with: "; U"))"
    }
    #expect(texts.joined(separator: ", ") == shown)
    #expect(result.hiddenCount == hidden)
  }

  /// Findings of one key as `locale message`; the shown text.
  @Test(arguments: [
    (["fr 'k' is odd", "de 'k' is odd"], ["'k' is odd", "'k' is odd"]),
    (["fr 'k' is odd", "de 'k' is odd", "it 'k' is odd"], ["'k' is odd, in 3 languages (de, fr, it)"]),
    (
      ["fr missing from 'fr'", "de missing from 'de'", "it missing from 'it'", "fr else"],
      ["missing from 3 languages (de, fr, it)", "else"]
    ),
    (
      ["a b", "b b", "c b", "d b", "e b"],
      ["b, in 5 languages (a, b, c and 2 more)"]
    ),
    // A sentence about the language itself has no plural.
    (["fr 'fr' is odd", "de 'de' is odd", "it 'it' is odd"], ["'fr' is odd", "'de' is odd", "'it' is odd"]),
    // Three findings of one language are three.
    (["fr m", "fr m", "fr m"], ["m", "m", "m"]),
  ])
  func showsOneTextInManyLanguagesOnce(findings: [String], shown: [String]) {
    let diagnostics = findings.enumerated().map { place, finding in
      let parts = finding.split(separator: " ", maxSplits: 1).map(String.init)
      return Diagnostic(
        "a", .note, parts[1], at: SourceLocation("f", place..<place),
        subject: Diagnostic.Subject(locale: parts[0], table: "T", key: "k"))
    }
    let result = ShownFindings(diagnostics, limit: 10, command: "l10n lint")
    #expect(result.diagnostics.map(\.message) == shown && result.hiddenCount == 0)
  }

  /// The help of each finding; and the help of all together, on a page that does not say how to list them.
  @Test(arguments: [("go", "go"), (nil, nil), ("1 2 3 4 5", nil)] as [(String?, String?)])
  func helpsWithAllOfThem(help: String?, shown: String?) {
    let words = help?.split(separator: " ").map(String.init)
    let diagnostics = (0..<5).map { number in
      Diagnostic(
        "a", .note, "m", at: nil, subject: Diagnostic.Subject(key: "k\(number)"),
        help: words.map { $0[min(number, $0.count - 1)] }, shared: Diagnostic.Shared("texts differ"))
    }
    let page = ShownFindings(diagnostics, limit: 1, command: "l10n lint", namesCommand: false).diagnostics
    #expect(page.map(\.message) == ["5 texts differ, such as 'k0', 'k1', 'k2'"] && page.map(\.help) == [shown])
    let text = ShownFindings(diagnostics, limit: 1, command: nil).diagnostics
    #expect(text.map(\.help) == [(shown.map { $0 + "; " } ?? "") + "--all lists them"])
  }

  @Test func saysHowToSeeAll() {
    let diagnostics = (1...5).map { number in
      Diagnostic(
        "missing-key", .note, "'k\(number)' is missing from 'fr'", at: SourceLocation("f", 0..<0),
        subject: Diagnostic.Subject(locale: "fr", table: "T", key: "k\(number)"),
        shared: Diagnostic.Shared("texts are missing from 'fr'"))
    }
    #expect(
      TextReporter(root: "L", sources: [:]).text(
        for: ShownFindings(diagnostics, limit: 1, command: "l10n lint L").diagnostics) == """
          L: note: 5 texts are missing from 'fr' [missing-key]
            note: such as 'k1', 'k2', 'k3': L/f (1:1)
            help: see all with l10n lint L --rule missing-key --locale fr --all

          """)
  }
}
