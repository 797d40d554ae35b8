import L10nCore

extension RuleExamples {
  static let unsortedKeys: RuleExamples = RuleExamples(
    "unsorted-keys",
    [
      .bad(
        ["en.lproj/Player.strings": #""a" = "1"; "c" = "2"; ⟦"b"⟧ = "größer"; "a1" = "4";"#],
        fixed: ["en.lproj/Player.strings": #""a" = "1"; "a1" = "4"; "b" = "größer"; "c" = "2";"#],
        configure: sorted("key")),
      .bad(
        [
          "ja.lproj/Player.stringsdict":
            "<plist><dict><key>b</key><string>再生</string>⟦<key>a</key>⟧<string>停止</string></dict></plist>"
        ],
        fixed: [
          "ja.lproj/Player.stringsdict":
            "<plist><dict><key>a</key><string>停止</string><key>b</key><string>再生</string></dict></plist>"
        ], configure: sorted("key")),
      .bad(
        [
          "en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause"; "ads" = "Ads";"#,
          "ar.lproj/Player.strings": #""play" = "تشغيل"; "extra" = "زائد"; "ads" = "إعلانات"; ⟦"pause"⟧ = "إيقاف";"#,
        ],
        fixed: [
          "ar.lproj/Player.strings": #""play" = "تشغيل"; "pause" = "إيقاف"; "ads" = "إعلانات"; "extra" = "زائد";"#
        ],
        configure: sorted("development")),
      .good(
        [
          "en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause"; "ads" = "Ads";"#,
          "fr.lproj/Player.strings": #""play" = "Lire"; "extra" = "Été"; "ads" = "Pubs";"#,
        ], configure: sorted("development")),
      .good(["de.lproj/Player.strings": #""A" = "1"; "a" = "2"; "a.b" = "3"; "ä" = "4";"#], configure: sorted("key")),
    ])

  private static func sorted(_ order: SettingValue) -> @Sendable (inout Configuration) -> Void {
    { $0.rules["unsorted-keys"] = RuleSettings(example: ["order": order]) }
  }
}
