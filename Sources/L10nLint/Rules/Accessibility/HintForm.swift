import L10nCore
import L10nRuntime

extension Rule {
  static let hintForm = Rule(
    id: "a11y-hint-form", severity: .note,
    summary: "A hint tells its listeners to do something.",
    rationale:
      "A hint says what the control does, so that its users can decide; a command sounds like the control's name.",
    sources: ["Apple, accessibilityHint: begin with a verb, not in the imperative"],
    examples: [
      .bad([
        "en.lproj/Player.strings": #""a.hint" = "⟦Show⟧ the controls."; "b.hint" = "⟦Use⟧ this to go back.";"#,
        "de.lproj/Player.strings": #""a.hint" = "⟦Wählen Sie⟧ die Qualität.";"#,
        "fr.lproj/Player.strings": #""a.hint" = "⟦Choisissez⟧ la qualité.";"#,
        "es.lproj/Player.strings": #""a.hint" = "⟦Seleccione⟧ la calidad.";"#,
        "pt-BR.lproj/Player.strings": #""a.hint" = "⟦Escolha⟧ a qualidade.";"#,
      ]),
      .bad([
        "ja.lproj/Player.strings": #""a.hint" = "画質を選択⟦してください⟧。";"#,
        "ko.lproj/Player.strings": #""a.hint" = "화질을 선택⟦하십시오⟧.";"#,
        "zh-Hans.lproj/Player.strings": #""a.hint" = "⟦请⟧选择画质。";"#,
        "zh-Hant.lproj/Player.strings": #""a.hint" = "⟦請⟧選擇畫質。";"#,
        "ar.lproj/Player.strings": #""a.hint" = "⟦اختر⟧ الجودة.";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.hint" = "Shows the controls.";
        "b.hint" = "The video can play on.";
        "c.label" = "Show";
        "d.hint" = "Tap to show the controls.";
        """#,
        "ja.lproj/Player.strings": #""a.hint" = "画質を選択します。";"#,
        "zh-Hans.lproj/Player.strings": #""a.hint" = "发送请求。";"#,
        "de.lproj/Player.strings": #""a.hint" = "Öffnet die Liste.";"#,
      ]),
    ]
  ) { context in
    let words = context.spokenWords
    let gestures = words.mapValues {
      PhraseSearch($0.speech.gestures, in: $0, except: $0.speech.gestureExceptions)
    }
    let commands = words.mapValues { PhraseSearch($0.speech.commands, in: $0) }
    return context.spokenTexts(.hint).compactMap { text in
      let language = text.text.language
      guard let speech = words[language]?.speech else { return nil }
      let match = commands[language]?.all(in: text.string, specifiers: text.specifiers)
        .filter { speech.commandsAreLast ? $0.isAtEnd : $0.isAtBeginning }.max { $0.range.count < $1.range.count }
      // A command to tap or press is reported for its gesture.
      guard let match, gestures[language]?.all(in: text.string).isEmpty ?? true else { return nil }
      return RuleFinding(
        "\(text.name) is a command", at: match.stretch, in: text, of: context,
        help: "say what the control does: 'Shows …'")
    }
  }
}
