extension RuleExamples {
  static let gestureHint: RuleExamples = RuleExamples(
    "a11y-gesture-hint",
    [
      .bad([
        "en.lproj/Player.strings": #""play.hint" = "⟦Tap⟧ to play."; "mute.label" = "Sound, ⟦click⟧ to mute";"#,
        "de.lproj/Player.strings": #""play.hint" = "⟦Doppeltippen⟧, um zu starten."; "a.hint" = "Lange ⟦drücken⟧.";"#,
        "fr.lproj/Player.strings": #""play.hint" = "⟦Touchez deux fois⟧ pour lire.";"#,
      ]),
      .bad([
        "ja.lproj/Player.strings": #""play.hint" = "⟦ダブルタップ⟧すると再生します。";"#,
        "ko.lproj/Player.strings": #""play.hint" = "재생하려면 ⟦두 번 탭⟧하십시오.";"#,
        "zh-Hans.lproj/Player.strings": #""play.hint" = "⟦轻点⟧即可播放。";"#,
        "zh-Hant.lproj/Player.strings": #""play.hint" = "⟦點兩下⟧即可播放。";"#,
        "ar.lproj/Player.strings": #""play.hint" = "⟦انقر⟧ للتشغيل.";"#,
        "es.lproj/Player.strings": #""play.hint" = "⟦Toca dos veces⟧ para reproducir.";"#,
        "pt-BR.lproj/Player.strings": #""play.hint" = "⟦Toque duas vezes⟧ para reproduzir.";"#,
      ]),
      .good([
        "en.lproj/Player.strings":
          #""a.hint" = "Plays the video."; "b.label" = "Press release"; "c.text" = "Tap here";"#,
        "de.lproj/Player.strings": #""a.label" = "Seite drucken"; "b.label" = "Zwischen beiden wechseln";"#,
        "pt-BR.lproj/Player.strings": #""a.label" = "Tocar"; "b.label" = "Controle deslizante";"#,
        "ja.lproj/Player.strings": #""a.label" = "トラック"; "b.label" = "タブ";"#,
        "ko.lproj/Player.strings": #""a.label" = "탭 메뉴";"#,
      ]),
    ])
}
