import L10nCore

extension RuleExamples {
  static let unusedKey: RuleExamples = RuleExamples(
    "unused-key",
    [
      .bad(
        [
          "en.lproj/Player.strings": "\"play\" = \"Play\";\n⟦\"old\"⟧ = \"Old\";\n",
          "fr.lproj/Player.strings": "\"play\" = \"Lire\";\n/* Old. */\n\"old\" = \"Vieux\";\n",
          "../App/Player.swift": #"let title = NSLocalizedString("play", comment: "not \"old\"") // "old""#,
        ],
        fixed: [
          "en.lproj/Player.strings": "\"play\" = \"Play\";\n", "fr.lproj/Player.strings": "\"play\" = \"Lire\";\n",
        ], configure: { $0.code = CodeSettings(sources: ["../App"]) }),
      .bad(
        [
          "en.lproj/Player.strings": """
          "ads.skip.label" = "Skip ad";
          ⟦"ads.skip.hint"⟧ = "Ends the ad.";
          "ads.count.text" = "Ads";
          ⟦"live.skip.label"⟧ = "Go to live";

          """,
          "../App/Ads.swift": """
          let skip = PlayerStrings.current.ads.skip
          button.title = skip.label + strings
            .ads.count?.text.uppercased()
          """,
        ],
        fixed: [
          "en.lproj/Player.strings": "\"ads.skip.label\" = \"Skip ad\";\n\"ads.count.text\" = \"Ads\";\n"
        ],
        configure: {
          $0.code = CodeSettings(sources: ["../App"])
          $0.generate.name = "PlayerStrings"
        }),
      .good(
        [
          "en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause"; "%lld ads" = "%lld ads"; "stop" = "Stop";"#,
          "en.lproj/InfoPlist.strings": #""CFBundleName" = "Player";"#,
          "en.lproj/Main.strings": #""aB3-d4-Ef6.text" = "Title";"#,
          "../App/Player.swift": """
          Text("pause")
          Text("\\(count) ads")
          print("\\(String(localized: "stop"))")
          """,
        ],
        configure: {
          $0.code = CodeSettings(sources: ["../App"])
          $0.controls = [
            ControlDeclaration(example: "button", [(.label, nil, "play")], in: "button: {label: play}")
          ]
        }),
      .good(
        [
          "ja.lproj/Player.strings": #""再生" = "再生"; "menu.close" = "閉じる";"#,
          "../App/Player.swift": #"let title = "再生".localized; L("menu.close"); func L(_ key: String) { l10n(key) }"#,
        ],
        configure: {
          $0.code = CodeSettings(sources: ["../App"], functions: ["L", "localized"])
        }),
    ])
}
