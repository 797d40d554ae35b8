extension RuleExamples {
  static let invalidIdentifier: RuleExamples = RuleExamples(
    "invalid-identifier",
    [
      .bad(["en.lproj/Player.strings": #"⟦"…"⟧ = "…"; "…more" = "More"; ⟦"123"⟧ = "Error 123";"#]),
      .bad(["ja.lproj/Player.strings": #"⟦"▶︎"⟧ = "再生"; "再生" = "再生"; ⟦"%@"⟧ = "%@";"#]),
      .bad(["de.lproj/Player.stringsdict": RuleExample.plural("⟦%1$lld / %2$lld⟧", ["one": "%lld", "other": "%lld"])]),
      .bad(["en.lproj/Player.strings": #"/* Verb. @name(Play it) */ ⟦"play"⟧ = "Play";"#]),
      .good(["en.lproj/Player.strings": #"/* Verb. @name(begin) */ "play" = "Play";"#]),
      .good([
        "en.lproj/Player.strings": #""error.404" = "Not found"; "360 view" = "360°"; "…more" = "More";"#,
        "ar.lproj/Player.strings": #""تشغيل" = "تشغيل"; "…" = "…";"#,
      ]),
    ])
}
