extension RuleExamples {
  static let hanVariantMix: RuleExamples = RuleExamples(
    "han-variant-mix",
    [
      .bad([
        "zh-Hant.lproj/Player.strings": #""a" = "播放⟦视⟧频"; "b" = "播放視頻";"#,
        "zh-Hans.lproj/Player.strings": #""a" = "播放⟦視⟧頻 Größe"; "b" = "播放视频";"#,
        "zh-HK.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "%lld ⟦个⟧体"]),
      ]),
      .bad(
        ["ja.lproj/Player.strings": #""a" = "サ⟦―⟧バー"; "b" = "プレーヤ⟦—⟧";"#],
        fixed: ["ja.lproj/Player.strings": #""a" = "サーバー"; "b" = "プレーヤ—";"#]),
      .good([
        "zh-Hans.lproj/Player.strings": #""a" = "乾坤，著名"; "b" = "Play";"#,
        "zh-TW.lproj/Player.strings": #""a" = "皇后、公里、台灣"; "b" = "播放";"#,
        "ja.lproj/Player.strings": #""a" = "体験と學校"; "b" = "ビデオ――続き"; "c" = "ビデオ — 続き";"#,
        "ko.lproj/Player.strings": #""a" = "漢字";"#,
      ]),
    ])
}
