import L10nCore
import L10nRuntime

extension Rule {
  static let labelSentence = Rule(
    id: "a11y-sentence", severity: .warning,
    summary: "A label is more than one sentence.",
    rationale: "A name is heard each time the control is reached; what it does belongs into the hint.",
    sources: ["Apple, accessibilityLabel: a single word or short phrase"],
    examples: [
      .bad([
        "en.lproj/Player.strings": #""mode.label" = "Current mode: fit⟦.⟧ Toggle the mode";"#,
        "ja.lproj/Player.strings": #""mode.label" = "現在のモード⟦。⟧切り替えます";"#,
        "ar.lproj/Player.strings": #""mode.label" = "الوضع: ملاءمة⟦.⟧ تبديل الوضع";"#,
      ]),
      .bad([
        "fr.lproj/Player.strings": #""mode.label" = "Son coupé⟦.⟧ Réactiver le son";"#,
        "zh-Hans.lproj/Player.strings": #""mode.label" = "已静音⟦。⟧取消静音";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "Version 1.2 for Dr. Who";
        "b.label" = "Play.";
        "c.label" = "Yahoo! news";
        "d.hint" = "Plays the video. Starts where it stopped.";
        """#,
        "de.lproj/Player.strings": #""a.label" = "Untertitel, z. B. Deutsch";"#,
        "ko.lproj/Player.strings": #""a.label" = "재생";"#,
      ]),
    ]
  ) { context in
    context.spokenTexts(.label).compactMap { text in
      guard text.text.traits.contains(.asciiPunctuation) || text.text.traits.contains(.nonASCII),
        let end = SentenceBreak.first(in: text.string)
      else { return nil }
      return RuleFinding(
        "\(text.name) is more than one sentence", at: end, in: text, of: context,
        help: "keep the name, and say in the hint what the control does")
    }
  }
}
