extension RuleExamples {
  static let overrideRedundant: RuleExamples = RuleExamples(
    "override-redundant",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""play" = "Play"; "stop" = "Stop";"#,
          "Overrides/acme/en.lproj/Player.strings": """
          "stop" = "End";
          ⟦"play"⟧ = "Play";
          "pause" = "Hold";
          """,
        ],
        fixed: [
          "Overrides/acme/en.lproj/Player.strings": """
          "stop" = "End";
          "pause" = "Hold";
          """
        ]),
      .bad([
        "ar.lproj/Player.strings": #""play" = "تشغيل";"#,
        "Overrides/a/ar.lproj/Player.strings": #""play" = "ابدأ";"#,
        "Overrides/b/ar.lproj/Player.strings": #"⟦"play"⟧ = "ابدأ"; "x"#,
      ]) { $0.layers = ["a", "b"] },
      .bad([
        "ja.lproj/Player.stringsdict": RuleExample.plural("files", ["other": "%lld本"]),
        "Overrides/acme/ja.lproj/Player.stringsdict": RuleExample.plural("⟦files⟧", ["other": "%lld本"]),
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = "Play";"#, "fr.lproj/Player.strings": #""play" = "Lire";"#,
        "Overrides/a/en.lproj/Player.strings": #""play" = "Go";"#,
        "Overrides/b/en.lproj/Player.strings": #""play" = "Play";"#,
        "Overrides/b/fr.lproj/Player.strings": #""play" = "Démarrer"; "stop" = "Stop";"#,
        "Overrides/c/en.lproj/Player.strings": #""play" = "Go";"#,
      ]) { $0.layers = ["a", "b"] },
    ])
}
