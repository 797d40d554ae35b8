extension RuleExamples {
  static let duplicateKeyUnescaped: RuleExamples = RuleExamples(
    "duplicate-key-unescaped",
    [
      .bad(["en.lproj/Player.strings": #""\U0041" = "1"; ⟦"A"⟧ = "2";"#]),
      .bad(
        [
          "fr.lproj/Player.strings": #"""
          "été" = "Été";
          ⟦"\U00E9t\U00E9"⟧ = "Été";
          "a\/b" = "1";
          ⟦"a/b"⟧ = "1";
          "z" = "Fin";
          """#
        ],
        fixed: [
          "fr.lproj/Player.strings": #"""
          "été" = "Été";
          "a/b" = "1";
          "z" = "Fin";
          """#
        ]),
      .bad(["en.lproj/Player.strings": #""ok" = "1"; ⟦ok⟧ = "2";"#]),
      .bad(["fr.lproj/Player.strings": #""qualit\U00E9" = "1"; ⟦"qualite\U0301"⟧ = "2";"#]),
      .good(["en.lproj/Player.strings": #""\U0041" = "1"; "B" = "2";"#]),
      .good(["fr.lproj/Player.strings": #""qualite\U0301" = "1"; "qualite" = "2";"#]),
    ])
}
