extension RuleExamples {
  static let seekIsNotSearch: RuleExamples = RuleExamples(
    "a11y-seek-is-not-search",
    [
      .bad([
        "en.lproj/Player.strings": #""a.label" = "Seek"; "seekBar.label" = "Timeline";"#,
        "de.lproj/Player.strings": #""a.label" = "⟦Suchen⟧"; "seekBar.label" = "⟦Suche⟧";"#,
        "fr.lproj/Player.strings": #""a.label" = "⟦Rechercher⟧";"#,
        "es.lproj/Player.strings": #""a.label" = "⟦Buscar⟧";"#,
        "ko.lproj/Player.strings": #""a.label" = "⟦찾기⟧";"#, "zh-Hans.lproj/Player.strings": #""a.label" = "⟦搜索⟧";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""a.label" = "Seek to %@";"#,
        "ja.lproj/Player.strings": #""a.label" = "%@を⟦検索⟧";"#,
        "pt-BR.lproj/Player.strings": #""a.label" = "⟦Procurar⟧ %@";"#,
        "ar.lproj/Player.strings": #""a.label" = "⟦بحث⟧ %@";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""a.label" = "Seek"; "search.label" = "Search"; "c.label" = "Seek and find";"#,
        "de.lproj/Player.strings": #""a.label" = "Spulen"; "search.label" = "Suchen"; "c.label" = "Suche";"#,
        "zh-Hant.lproj/Player.strings": #""a.label" = "移動播放位置"; "search.label" = "搜尋";"#,
      ]),
    ])
}

extension RuleExamples {
  static let clockTimeSense: RuleExamples = RuleExamples(
    "a11y-clock-time-sense",
    [
      .bad([
        "en.lproj/Player.strings": #""a.prefix" = "Current time"; "currentTime.label" = "Position";"#,
        "es.lproj/Player.strings": #""a.prefix" = "⟦Hora⟧ actual"; "currentTime.label" = "⟦Hora⟧";"#,
        "ja.lproj/Player.strings": #""a.prefix" = "現在⟦時刻⟧";"#, "de.lproj/Player.strings": #""a.prefix" = "⟦Uhrzeit⟧";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""a.prefix" = "Current time"; "b.label" = "Time of day";"#,
        "es.lproj/Player.strings": #""a.prefix" = "Posición actual"; "b.label" = "Hora";"#,
        "fr.lproj/Player.strings": #""a.prefix" = "Temps actuel";"#,
        "ja.lproj/Player.strings": #""a.prefix" = "再生位置";"#,
      ]),
    ])
}
