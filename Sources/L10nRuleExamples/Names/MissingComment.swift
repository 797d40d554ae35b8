import L10nCore
import L10nRuntime

extension RuleExamples {
  static let missingComment: RuleExamples = RuleExamples(
    "missing-comment",
    [
      .bad(
        [
          "en.lproj/Player.strings": """
          /* Button that starts playback */
          "play" = "Play"; // not of the next one
          ⟦"stop"⟧ = "Stop";
          """
        ], configure: commented()),
      .bad(
        [
          "ja.lproj/Player.strings": """
          /* メニュー */
          ⟦"menu"⟧ = "メニュー";
          // 動画の再生を始めるボタン
          "play" = "再生";
          """
        ], configure: commented(minLength: 8)),
      .bad(
        [
          "de.lproj/Player.strings": """
          /* %1$@ = title, %2$@ is how large */
          ⟦"size"⟧ = "%1$@, Größe: %2$@";
          /* %1$@ = title */
          "title" = "%@";
          """,
          "en.lproj/Ads.strings": #""ad" = "Ad";"#,
        ]
      ) { configuration in
        configuration.development = LanguageTag("de")
        configuration.rules["missing-comment"] = RuleSettings(example: ["arguments": true])
      },
      .bad(["Player.xcstrings": RuleExample.stringCatalog(#"⟦"Play"⟧: {}"#, #""Stop": {"comment": "Verb"}"#)]),
      .good(
        [
          "en.lproj/Player.strings": "/* Button that starts playback */\n\"play\" = \"Play\";",
          "en.lproj/InfoPlist.strings": #""x" = "X"; "CFBundleName" = "Player";"#,
          "fr.lproj/Player.strings": #""y" = "Y"; "play" = "Lire";"#,
        ], configure: commented(minLength: 10)),
      .good(["Player.xcstrings": RuleExample.stringCatalog(#""Tides": {"shouldTranslate": false}"#)]),
    ])

  private static func commented(minLength: Int = 1) -> @Sendable (inout Configuration) -> Void {
    { $0.rules["missing-comment"] = RuleSettings(example: ["minLength": SettingValue(integerLiteral: minLength)]) }
  }
}
