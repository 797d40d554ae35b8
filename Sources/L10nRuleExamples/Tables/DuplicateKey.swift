extension RuleExamples {
  static let duplicateKey: RuleExamples = RuleExamples(
    "duplicate-key",
    [
      .bad(["en.lproj/Player.strings": #""ok" = "OK"; ⟦"ok"⟧ = "Okay";"#]),
      .bad(
        [
          "ja.lproj/Player.strings": """
          "ok" = "OK";
          ⟦"ok"⟧ = "OK";
          "play" = "再生";
          """
        ],
        fixed: [
          "ja.lproj/Player.strings": """
          "ok" = "OK";
          "play" = "再生";
          """
        ]),
      .bad(["de.lproj/Player.strings": #""a" = "Größe"; ⟦"a"⟧ = "Maß"; ⟦"a"⟧ = "Größe";"#]),
      .good(["en.lproj/Player.strings": #""ok" = "OK"; "OK" = "OK";"#]),
      .good(["en.lproj/Player.strings": #""ok" = "OK";"#, "en.lproj/Ads.strings": #""ok" = "OK";"#]),
    ])
}
