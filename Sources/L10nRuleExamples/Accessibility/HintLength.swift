import L10nCore

extension RuleExamples {
  static let hintLength: RuleExamples = RuleExamples(
    "a11y-hint-length",
    [
      .bad([
        "en.lproj/Player.strings": #"""
        "a.hint" = ⟦"Opens a list of all devices near you on which you can go on watching this video, with their names and places."⟧;
        "b.hint" = "Plays the video⟦.⟧ Stops at its end.";
        """#,
        "ja.lproj/Player.strings": #""b.hint" = "動画を再生します⟦。⟧終わりで停止します。";"#,
      ]),
      .bad(["de.lproj/Player.strings": #""a.hint" = ⟦"Spielt das Video ab."⟧;"#]) {
        $0.rules["a11y-hint-length"] = RuleSettings(option: "limits", ["de": 10])
      },
      .good([
        "en.lproj/Player.strings": #""a.hint" = "Plays the video."; "b.text" = "One. Two.";"#,
        "zh-Hans.lproj/Player.strings": #""a.hint" = "播放视频。";"#,
        "ar.lproj/Player.strings": #""a.hint" = "يشغّل الفيديو.";"#,
      ]),
    ])
}
