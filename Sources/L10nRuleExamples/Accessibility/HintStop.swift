extension RuleExamples {
  static let hintStop: RuleExamples = RuleExamples(
    "a11y-hint-stop",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""a.hint" = "Plays the video.";"#,
          "fr.lproj/Player.strings": #""a.hint" = ⟦"Lit la vidéo"⟧;"#,
          "ja.lproj/Player.strings": #""a.hint" = ⟦"動画を再生します"⟧;"#,
          "zh-Hans.lproj/Player.strings": #""a.hint" = ⟦"播放视频"⟧;"#,
          "ar.lproj/Player.strings": #""a.hint" = ⟦"يشغّل الفيديو"⟧;"#,
        ],
        fixed: [
          "fr.lproj/Player.strings": #""a.hint" = "Lit la vidéo.";"#,
          "ja.lproj/Player.strings": #""a.hint" = "動画を再生します。";"#,
          "zh-Hans.lproj/Player.strings": #""a.hint" = "播放视频。";"#,
          "ar.lproj/Player.strings": #""a.hint" = "يشغّل الفيديو.";"#,
        ]),
      .bad([
        "en.lproj/Player.strings": #""a.hint" = ⟦"Plays the video from its beginning"⟧;"#,
        "ko.lproj/Player.strings": #""a.hint" = ⟦"동영상을 처음부터 다시 재생합니다"⟧;"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.hint" = "Plays the video.";
        "b.hint" = "Does it loop?";
        "c.hint" = "Opens “More.”";
        "d.label" = "Play";
        "e.hint" = "Browsing menu";
        "f.hint" = "";
        "g.hint" = "Lets you choose …";
        """#,
        "zh-Hant.lproj/Player.strings": #""a.hint" = "播放影片。";"#,
        "th.lproj/Player.strings": #""a.hint" = "เล่นวิดีโอนี้";"#,
      ]),
    ])
}
