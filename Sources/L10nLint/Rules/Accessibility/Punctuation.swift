import L10nCore
import L10nRuntime

extension Rule {
  static let labelPunctuation = Rule(
    id: "a11y-punctuation", severity: .warning,
    summary: "A label ends with a full stop, a colon or dots.",
    rationale: "Screen readers drop their voice and pause at it, as if there were no role or value to come.",
    sources: ["Apple, accessibilityLabel: no full stop at the end"], isFixable: true,
    examples: [
      .bad(
        [
          "en.lproj/Player.strings": #""play.label" = "Play⟦.⟧"; "more.label" = "More⟦...⟧"; "at.label" = "At %@⟦:⟧";"#,
          "ja.lproj/Player.strings": #""play.label" = "再生⟦。⟧";"#,
          "fr.lproj/Player.strings": "\"at.label\" = \"Durée⟦\u{A0}:⟧\";",
        ],
        fixed: [
          "en.lproj/Player.strings": #""play.label" = "Play"; "more.label" = "More"; "at.label" = "At %@";"#,
          "ja.lproj/Player.strings": #""play.label" = "再生";"#, "fr.lproj/Player.strings": #""at.label" = "Durée";"#,
        ]),
      .bad(
        [
          "ar.lproj/Player.strings": #""play.label" = "تشغيل⟦.⟧";"#,
          "zh-Hant.lproj/Player.strings": #""play.label" = "播放⟦：⟧";"#,
          "hi.lproj/Player.strings": #""play.label" = "चलाएँ⟦।⟧"; "more.label" = "और⟦…⟧";"#,
        ],
        fixed: [
          "ar.lproj/Player.strings": #""play.label" = "تشغيل";"#,
          "zh-Hant.lproj/Player.strings": #""play.label" = "播放";"#,
          "hi.lproj/Player.strings": #""play.label" = "चलाएँ"; "more.label" = "और";"#,
        ]),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.plural(
            "n.label", ["one": "%lld second", "other": "%lld seconds⟦.⟧"])
        ],
        fixed: [
          "en.lproj/Player.stringsdict": RuleExample.plural("n.label", ["one": "%lld second", "other": "%lld seconds"])
        ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "Forgot your password?";
        "b.label" = "Audio, subtitles, etc.";
        "c.label" = "From 9 a.m.";
        "d.label" = "…";
        "e.hint" = "Plays the video.";
        "f.label" = "Current mode: fit. Changes the mode.";
        """#,
        "de.lproj/Player.strings": #""a.label" = "Qualität autom."; "b.label" = "10 Min.";"#,
        "zh-Hans.lproj/Player.strings": #""a.label" = "播放";"#,
      ]),
    ]
  ) { context in
    context.spokenTexts(.label).compactMap { text in
      guard text.text.traits.contains(.asciiPunctuation) || text.text.traits.contains(.nonASCII),
        let ending = SentenceBreak.ending(of: text.string), SentenceBreak.first(in: text.string) == nil
      else { return nil }
      return RuleFinding(
        "\(text.name) ends with punctuation", at: ending, in: text, of: context, help: "leave it out",
        fix: text.text.fix("remove the punctuation at the end", ending, with: ""))
    }
  }
}
