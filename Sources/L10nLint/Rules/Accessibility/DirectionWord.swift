import L10nCore
import L10nRuntime

extension Rule {
  static let directionWord = Rule(
    id: "a11y-direction-word", severity: .warning,
    summary: "A text points to a control by its place or colour.",
    rationale: "Who does not see the screen finds no button \"on the right\", and right is left in Arabic.",
    sources: ["WCAG 2.2, 1.3.3 Sensory Characteristics", "WCAG 2.2, 1.4.1 Use of Color", "EN 301 549, 11.1.3.3"],
    examples: [
      .bad([
        "en.lproj/Player.strings":
          #""a.hint" = "Works with the button on the ⟦right⟧."; "b.error" = "Choose the ⟦green⟧ button.";"#,
        "de.lproj/Player.strings": #""a.text" = "Wählen Sie die ⟦grüne⟧ Schaltfläche";"#,
        "fr.lproj/Player.strings": #""a.text" = "Utilisez le bouton ⟦à droite⟧";"#,
      ]),
      .bad([
        "ja.lproj/Player.strings": #""a.text" = "⟦左⟧のボタンを選択してください";"#,
        "ko.lproj/Player.strings": #""a.hint" = "⟦오른쪽⟧ 버튼으로 이동합니다.";"#,
        "zh-Hant.lproj/Player.strings": #""a.text" = "選擇⟦右側⟧的按鈕";"#,
        "ar.lproj/Player.strings": #""a.text" = "اختر الزر على ال⟦يمين⟧";"#,
        "es.lproj/Player.strings": #""a.text" = "Elige el botón de la ⟦izquierda⟧";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "Look left";
        "b.hint" = "Moves to the top.";
        "c.error" = "The button does not work right now.";
        "d.text" = "Red carpet";
        "e.text" = "Hired by the button maker";
        """#,
        "pt-BR.lproj/Player.strings": #""a.hint" = "Move para a direita.";"#,
        "de.lproj/Player.strings": #""b.text" = "Rotes Meer";"#,
      ]),
    ]
  ) { context in
    let words = context.spokenWords
    let controls = words.mapValues { words in
      PhraseSearch((words.controls + words.heads.filter { $0.role != .switch }).flatMap(\.words), in: words)
    }
    return context.spokenTexts(.hint, .announcement, .text, .error) { words in
      PhraseSearch(words.speech.directions + words.speech.colors, in: words, except: ["right now", "right away"])
    }.compactMap { text, match in
      guard controls[text.text.language]?.first(in: text.string) != nil else { return nil }
      return RuleFinding(
        "\(text.name) points to a control by '\(match.word)'", at: match.stretch, in: text, of: context,
        help: "name the control")
    }
  }
}
