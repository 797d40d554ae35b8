import L10nCore
import L10nRuntime
import Testing

@testable import L10nReport

struct AccessibilityReportTests {
  /// A player in a right-to-left and a wide language, with markup, controls and a finding in its texts.
  private static func report(
    _ format: AccessibilityReport.Format, requirements: Bool = false, style: TextStyle = .plain
  ) -> String {
    let files = [
      "en.lproj/T.strings": #""play" = "Play"; "pause" = "Pause *now* | later"; "rate" = "Rate";"#,
      "ar.lproj/T.strings": "\"play\" = \"تشغيل\"; \"pause\" = \"a\u{202E}b\"; \"rate\" = \"المعدل\";",
      "ja.lproj/T.strings": #""play" = "再生"; "pause" = "一時停止";"#,
    ]
    let place = SourceLocation(Configuration.fileName, 0..<1)
    func text(_ kind: ControlTextKind, _ key: String, _ state: ControlState?) -> ControlTextDeclaration {
      ControlTextDeclaration(kind: kind, state: state, key: key, location: place)
    }
    var configuration = Configuration()
    configuration.controls = [
      ControlDeclaration(
        name: "再生ボタン", tag: 1, stateNames: ["再生", "pause"],
        texts: [text(.label, "play", .primary), text(.label, "pause", .secondary)], location: place),
      ControlDeclaration(name: "rate", tag: 2, stateNames: nil, texts: [text(.label, "rate", nil)], location: place),
    ]
    var loader = CatalogLoader(configuration)
    let catalog = loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    let finding = Diagnostic(
      "missing-key", .error, "'rate' is missing from 'ja'", at: SourceLocation("ja.lproj/T.strings", 0..<0),
      subject: Diagnostic.Subject(locale: "ja", table: "T", key: "rate"), help: "translate it")
    let notes = [
      RequirementNote(.init("A1", "Names", "Every control has a name", by: ["x", "y"]), .proved),
      RequirementNote(.init("A2", "Names", "It is <short>", by: ["z"]), .unchecked, reason: "nobody says so"),
    ]
    return AccessibilityReport(
      root: "L", sources: catalog.sources, proof: AccessibilityProof(catalog, findings: [finding]),
      requirements: notes, showsRequirements: requirements, version: "1.2.3"
    ).text(as: format, style: style)
  }

  @Test func textLinesUpAfterWideLetters() {
    #expect(
      Self.report(.text) == """
        ar
          再生ボタン  再生   label  own  تشغيل
                      pause  label  own  a<U+202E>b
          rate               label  own  المعدل

        en
          再生ボタン  再生   label  own  Play
                      pause  label  own  Pause *now* | later
          rate               label  own  Rate

        ja
          再生ボタン  再生   label  own                        再生
                      pause  label  own                        一時停止
          rate               label  from en, another language  Rate
              L/ja.lproj/T.strings:1:1: error: 'rate' is missing from 'ja' [missing-key]

        locale  texts  own  inherited  other language  missing  errors  warnings  notes
        ar          3    3          0               0        0       0         0      0
        en          3    3          0               0        0       0         0      0
        ja          3    2          0               1        0       1         0      0

        2 controls, 9 texts in 3 locales: 1 of 3 not proved

        """)
    let colored = Self.report(.text, style: TextStyle(isColored: true, isolatesDirections: true))
    #expect(colored.contains("\u{2068}تشغيل\u{2069}\n") && colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func requirementsSayWhatIsNotChecked() {
    #expect(
      Self.report(.text, requirements: true) == """
        A  Names
          A1  proved       Every control has a name
              x, y
          A2  not checked  It is <short>
              z: nobody says so

        2 requirements: 1 proved, 1 not checked

        """)
    let markdown = Self.report(.markdown, requirements: true)
    #expect(markdown.contains("| A2 | It is &lt;short&gt; | `z` | not checked: nobody says so |\n"))
  }

  @Test func nothingInMarkdownIsMarkup() {
    let markdown = Self.report(.markdown)
    #expect(markdown.contains("| 再生ボタン | pause | label | Pause \\*now\\* \\| later | own |  |\n"))
    #expect(markdown.contains("| rate |  | label | Rate | from en, another language | error: "))
    #expect(markdown.contains("\n| ja | 3 | 2 |  | 1 |  | 1 |  |  |\n"))
  }

  @Test func jsonHasEveryCell() throws {
    let json = Self.report(.json)
    // Two controls, one of them with two states, in eight kinds and three locales.
    #expect(json.ranges(of: "\"presence\": ").count == 3 * 8 * 3)
    #expect(json.contains("\"text\": \"a\u{202E}b\"") && json.contains("\"help\": \"translate it\""))
    #expect(json.contains("\"state\": \"not checked\"") && json.contains("\"version\": \"1.2.3\""))
    #expect(json == Self.report(.json))
  }
}
