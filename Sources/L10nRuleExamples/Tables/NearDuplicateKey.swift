extension RuleExamples {
  static let nearDuplicateKey: RuleExamples = RuleExamples(
    "near-duplicate-key",
    [
      .bad(["en.lproj/Player.strings": #""playButton" = "Play"; ⟦"playbutton"⟧ = "Play";"#]),
      .bad(["de.lproj/Player.strings": #""größe.titleLabel" = "Größe"; ⟦"größe.titlelabel"⟧ = "Größe";"#]),
      .bad([
        "en.lproj/Player.strings": #""SignIn" = "Sign in";"#,
        "en.lproj/Player.stringsdict": RuleExample.plural("⟦Signin⟧", ["one": "%lld", "other": "%lld"]),
        "fr.lproj/Player.strings": #""SignIn" = "Connexion"; "Signin" = "Connexion";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""playButton" = "Play"; "playButtons" = "Play"; "play.button" = "Play";"#,
        "en.lproj/Ads.strings": #""playbutton" = "Play";"#,
      ]),
      .good(["en.lproj/Player.strings": #""Log in" = "Log in"; "Login" = "Login"; "Log in." = "Log in.";"#]),
      .good(["en.lproj/Player.strings": #""Header.label" = "A"; "header.label" = "B";"#]),
    ])
}
