import L10nCore
import L10nRuntime

extension RuleExamples {
  static let coverageBelow: RuleExamples = RuleExamples(
    "coverage-below",
    [
      .bad(
        [
          "en.lproj/Player.strings": "a = 1; b = 2; c = 3;", "fr.lproj/Player.strings": "a = un; c = trois;",
          "l10n.yml": "min-coverage: 66.7",
        ],
        findingsWithoutPlace: 1
      ) { $0.gate.minimumCoverage = [MinimumCoverage(nil, percent: 66.7)] },
      .bad([
        "en.lproj/Player.strings": "a = 1; b = 2;", "fr.lproj/Player.strings": "a = un; b = deux;",
        "de.lproj/Player.strings": "// l10n:untranslated\na = 1;\nb = zwei;",
        "l10n.yml": "min-coverage: {⟦de⟧: 95, fr: 95}",
      ]) { $0.gate.minimumCoverage = declared(["de", "fr"], in: "min-coverage: {de: 95, fr: 95}") },
      .bad(["en.lproj/Player.strings": "a = 1;", "l10n.yml": "min-coverage: {⟦ar⟧: 95}"]) {
        $0.gate.minimumCoverage = declared(["ar"], in: "min-coverage: {ar: 95}")
      },
      .good(
        [
          "en.lproj/Player.strings": "a = 1; b = 2; c = 3;", "fr.lproj/Player.strings": "a = un; b = deux; c = trois;",
          "fr-CA.lproj/Player.strings": "a = un;", "l10n.yml": "min-coverage: {fr: 100, fr-CA: 100, ja: 66}",
          "ja.lproj/Player.strings": #"a = "一"; b = "二";"#,
        ]
      ) {
        $0.gate.minimumCoverage = [MinimumCoverage(nil, percent: 100), MinimumCoverage(LanguageTag("ja"), percent: 66)]
      },
      .good([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "재생"}}}}"#,
          #""AirPlay": {"shouldTranslate": false}"#)
      ]) { $0.gate.minimumCoverage = [MinimumCoverage(nil, percent: 100)] },
      .good(["en.lproj/Player.strings": "a = 1;", "fr.lproj/Player.strings": "b = 1;"]),
    ])

  private static func declared(_ tags: [String], in text: String) -> [MinimumCoverage] {
    tags.map { MinimumCoverage(LanguageTag($0), percent: 95, at: .example($0, in: text)) }
  }
}
