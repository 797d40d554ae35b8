extension RuleExamples {
  static let spokenSymbol: RuleExamples = RuleExamples(
    "a11y-symbol",
    [
      .bad([
        "en.lproj/Player.strings":
          #""a.label" = "Skip ad ⟦⇥⟧"; "b.label" = "Audio ⟦&⟧ subtitles"; "c.hint" = "Rated ⟦★⟧ by you.";"#,
        "fr.lproj/Player.strings": #""a.label" = "Afficher⟦/⟧masquer"; "b.value" = "Musique ⟦♫⟧";"#,
        "ar.lproj/Player.strings": #""a.label" = "تخطي الإعلان ⟦⇤⟧";"#,
      ]),
      .bad([
        "ja.lproj/Player.strings": #""a.label" = "お気に入り⟦⭐⟧";"#, "ko.lproj/Player.strings": #""a.label" = "좋아요 ⟦👍⟧";"#,
        "de.lproj/Player.strings": #""a.label" = "Erledigt ⟦✓⟧"; "b.label" = "Kapitel ⟦#⟧%lld";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "Skip ad";
        "b.text" = "Skip ad ⇥";
        "c.label" = "AT&T";
        "d.label" = "▶︎";
        "e.value" = "5 km/h, 20 °C, 50%, 1/2";
        "f.label" = "TCP/IP";
        "g.label" = "©2024 Tides™";
        "h.label" = "https://example.com/help/privacy";
        """#,
        "zh-Hans.lproj/Player.strings": #""a.label" = "跳过广告";"#,
      ]),
    ])
}
