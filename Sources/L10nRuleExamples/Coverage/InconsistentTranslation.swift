extension RuleExamples {
  static let inconsistentTranslation: RuleExamples = RuleExamples(
    "inconsistent-translation",
    [
      .bad([
        "en.lproj/Player.strings": #""a.cancel" = "Cancel"; "b.cancel" = "Cancel"; "c.cancel" = "Cancel";"#,
        "fr.lproj/Player.strings": #""a.cancel" = "Annuler"; "b.cancel" = ⟦"Arrêter"⟧; "c.cancel" = "Annuler";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""a" = "Watch later"; "b" = "Watch later"; "c" = "Watch later";"#,
        "ja.lproj/Player.strings": #""a" = "後で見る"; "b" = "後で見る"; "c" = ⟦"あとで"⟧;"#,
        "ko.lproj/Player.strings": #""a" = "나중에 보기"; "b" = "나중에 보기"; "c" = "나중에 보기";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""a" = "Open"; "b" = "Open"; "c" = "Open"; "d" = "Play"; "e" = "Play";"#,
        "de.lproj/Player.strings": #""a" = "Öffnen"; "b" = "Offen"; "c" = "Geöffnet"; "d" = "Start"; "e" = "Los";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""a" = "Done"; "b" = "Done"; "c" = "Done";"#,
        "ar.lproj/Player.strings": #""a" = "تم"; "b" = "تم."; "c" = "تم";"#,
      ]),
    ])
}
