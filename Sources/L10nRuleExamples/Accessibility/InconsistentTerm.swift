import L10nCore

extension RuleExamples {
  static let inconsistentTerm: RuleExamples = RuleExamples(
    "a11y-inconsistent-term",
    [
      .bad([
        "en.lproj/Player.strings": #""auto" = "Automatic"; "rate" = "Automatic (recommended)"; "both" = "X";"#,
        "de.lproj/Player.strings": #""auto" = "Auto"; "rate" = ⟦"Automatisch (empfohlen)"⟧;"#,
        "zh-Hans.lproj/Player.strings": #""auto" = "自动"; "rate" = ⟦"智能（推荐）"⟧;"#,
      ]) { $0.concepts = [TermConcept(name: "automatic", keys: ["auto", "rate"])] },
      .bad(["en.lproj/Player.strings": #""auto" = "Automatic";"#, "l10n.yml": "automatic: [auto, ⟦rtae⟧]"]) {
        $0.concepts = [
          TermConcept(
            name: "automatic",
            keys: ["auto", DeclaredName(name: "rtae", location: .example("rtae", in: "automatic: [auto, rtae]"))])
        ]
      },
      .good([
        "en.lproj/Player.strings": #""auto" = "Automatic"; "rate" = "automatic (recommended)"; "other" = "Auto";"#,
        "fr.lproj/Player.strings": #""auto" = "Automatique"; "rate" = "Automatique (recommandé)";"#,
        "ar.lproj/Player.strings": #""auto" = "تلقائي"; "rate" = "التلقائي";"#,
        "ja.lproj/Player.strings": #""auto" = "自動"; "rate" = "自動（推奨）";"#, "ko.lproj/Player.strings": #""auto" = "자동";"#,
      ]) { $0.concepts = [TermConcept(name: "automatic", keys: ["auto", "rate"])] },
    ])
}
