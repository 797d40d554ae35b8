extension RuleExamples {
  static let identifierCollision: RuleExamples = RuleExamples(
    "identifier-collision",
    [
      .bad(["en.lproj/Player.strings": #""Header.label" = "A"; ⟦"header.label"⟧ = "B";"#]),
      .bad(["en.lproj/Player.strings": #"⟦"ads.skip"⟧ = "Skip ad"; "ads.skip.hint" = "Ends the ad.";"#]),
      .bad(["en.lproj/Player.strings": #"⟦"texts"⟧ = "Texts";"#]),
      .good(["en.lproj/Player.strings": #""header.label" = "A"; "header.hint" = "B";"#]),
      .good([
        "en.lproj/Player.strings": #""ok" = "OK";"#, "en.lproj/Ads.strings": #""ok" = "OK";"#,
      ]),
    ])
}
