import L10nCore

extension RuleExamples {
  static let brandName: RuleExamples = RuleExamples(
    "a11y-brand",
    [
      .bad(
        [
          "en.lproj/Player.strings":
            #""a.label" = "⟦Airplay⟧"; "b.error" = "No ⟦Wifi⟧ here"; "c.hint" = "Uses ⟦air play⟧.";"#,
          "de.lproj/Player.strings": #""b.error" = "⟦Wi-fi⟧-Netz fehlt";"#,
          "ja.lproj/Player.strings": #""b.error" = "⟦WiFi⟧がありません";"#,
        ],
        fixed: [
          "en.lproj/Player.strings":
            #""a.label" = "AirPlay"; "b.error" = "No Wi-Fi here"; "c.hint" = "Uses AirPlay.";"#,
          "de.lproj/Player.strings": #""b.error" = "Wi-Fi-Netz fehlt";"#,
          "ja.lproj/Player.strings": #""b.error" = "Wi-Fiがありません";"#,
        ]),
      .bad([
        "en.lproj/Player.strings": #""a.hint" = "Plays with AirPlay."; "b.label" = "Tides";"#,
        "ar.lproj/Player.strings": #""a.hint" = ⟦"عرض تشغيل."⟧;"#,
      ]),
      .bad(
        ["fr.lproj/Player.strings": #""b.label" = "⟦tides⟧ en direct";"#],
        fixed: ["fr.lproj/Player.strings": #""b.label" = "Tides en direct";"#]
      ) { $0.rules["a11y-brand"] = RuleSettings(option: "names", ["Tides"]) },
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "AirPlay";
        "b.error" = "No Wi-Fi";
        "c.label" = "Wi‑Fi";
        "d.error" = "See example.com/wifi or wifi_settings";
        "e.label" = "Studios";
        """#,
        "zh-Hans.lproj/Player.strings": #""a.label" = "隔空播放"; "b.error" = "没有无线局域网";"#,
        "de.lproj/Player.strings": #""b.error" = "Kein WLAN";"#,
        "ko.lproj/Player.strings": #""a.label" = "AirPlay로 재생";"#,
      ]),
    ])
}
