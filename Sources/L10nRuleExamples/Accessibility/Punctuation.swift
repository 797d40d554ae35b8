extension RuleExamples {
  static let labelPunctuation: RuleExamples = RuleExamples(
    "a11y-punctuation",
    [
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
    ])
}
