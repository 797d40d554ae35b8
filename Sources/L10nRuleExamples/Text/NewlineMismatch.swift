extension RuleExamples {
  static let newlineMismatch: RuleExamples = RuleExamples(
    "newline-mismatch",
    [
      .bad([
        "en.lproj/Player.strings": #""a" = "Größe\nTwo\nThree"; "b" = "One\n";"#,
        "de.lproj/Player.strings": #""a" = ⟦"Eins\nzwei drei"⟧; "b" = ⟦"Eins"⟧;"#,
        "ja.lproj/Player.strings": #""a" = "一\n二\n三"; "b" = "一\n";"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld file", "other": "%lld files"]),
        "ar.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "ملف", "other": "⟦\n%lld ملف⟧"]),
      ]),
      .bad([
        "en.lproj/Player.strings": #""a" = ⟦"One\n"⟧;"#, "de.lproj/Player.strings": #""a" = "Eins";"#,
        "fr.lproj/Player.strings": #""a" = "Un";"#, "ko.lproj/Player.strings": #""a" = "하나";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""a" = "One\nTwo"; "b" = "One";"#,
        "fr.lproj/Player.strings": #""a" = "Un\r\nDeux"; "b" = "Un";"#,
        "Overrides/acme/fr.lproj/Player.strings": #""b" = "Un\net demi";"#,
      ]),
    ])
}
