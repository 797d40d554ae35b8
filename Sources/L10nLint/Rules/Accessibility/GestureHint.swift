import L10nCore
import L10nRuntime

extension Rule {
  static let gestureHint = Rule(
    id: "a11y-gesture-hint", severity: .warning,
    summary: "A label or hint names a gesture.",
    rationale:
      "Screen readers say themselves how a control is used, and who uses a keyboard, a switch or braille does not tap.",
    sources: [
      "Apple, accessibilityHint: do not include the name of the gesture",
      "Google, TalkBack: no action words in content descriptions",
    ],
    examples: [
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
    ]
  ) { context in
    context.spokenTexts(.label, .hint) { words in
      PhraseSearch(words.speech.gestures, in: words, except: words.speech.gestureExceptions)
    }.map { text, match in
      RuleFinding(
        "\(text.name) names a gesture, '\(match.word)'", at: match.stretch, in: text, of: context,
        help: text.kind == .hint ? "say what happens, not how to do it" : "name the control only")
    }
  }
}
