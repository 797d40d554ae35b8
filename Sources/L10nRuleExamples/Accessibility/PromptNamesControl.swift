extension RuleExamples {
  static let promptNamesControl: RuleExamples = RuleExamples(
    "a11y-prompt-names-control",
    [
      .bad([
        "en.lproj/Player.strings": #""play.label" = "Play"; "prompt" = "To go on, choose Play";"#,
        "de.lproj/Player.strings": #""play.label" = "Abspielen"; "prompt" = ⟦"Wählen Sie „Wiedergabe“"⟧;"#,
        "ja.lproj/Player.strings": #""play.label" = "再生"; "prompt" = ⟦"「プレイ」を選択してください"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""done.label" = "Done"; "prompt" = "Press “Done” to finish";"#,
        "ar.lproj/Player.strings": #""done.label" = "تم"; "prompt" = ⟦"اضغط على «إنهاء»"⟧;"#,
        "Overrides/acme/en.lproj/Player.strings": #""prompt" = ⟦"Press “Finish”"⟧;"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""settings.label" = "Settings"; "open.label" = "Open Settings";"#,
        "de.lproj/Player.strings": #""settings.label" = "Einstellungen"; "open.label" = "Öffnen";"#,
      ]),
      .good([
        "en.lproj/Player.strings":
          #""play.label" = "Play"; "live.label" = "Live"; "prompt" = "To go on, choose Play"; "b" = "Playing Live";"#,
        "fr.lproj/Player.strings":
          #""play.label" = "Lecture"; "live.label" = "Direct"; "prompt" = "Choisissez « Lecture »"; "b" = "En cours";"#,
        "ko.lproj/Player.strings": #""prompt" = "계속하려면 선택하십시오";"#,
        "zh-Hans.lproj/Player.strings": #""play.label" = "播放"; "prompt" = "选择“播放”继续";"#,
      ]),
    ])
}
