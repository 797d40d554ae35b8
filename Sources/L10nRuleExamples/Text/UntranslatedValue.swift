import L10nCore

extension RuleExamples {
  static let untranslatedValue: RuleExamples = RuleExamples(
    "untranslated-value",
    [
      .bad([
        "en.lproj/Player.strings": #""settings" = "Settings"; "by" = "By %1$@";"#,
        "de.lproj/Player.strings": #"/* Größe */ "settings" = ⟦"Settings"⟧; "by" = ⟦"By %@"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural(
          "n", ["one": "%lld video file", "other": "%lld video files"]),
        "ar.lproj/Player.stringsdict": RuleExample.plural(
          "n", ["one": "ملف فيديو", "few": "⟦%lld video files⟧", "other": "%lld ملف فيديو"]),
        "ja.lproj/Player.stringsdict": RuleExample.plural("⟦n⟧", ["other": "%lld video files"]),
      ]),
      .bad([
        "en.lproj/Player.strings": #""player.play" = "Play";"#,
        "fr.lproj/Player.strings": #""player.play" = ⟦"player.play"⟧;"#,
        "Overrides/acme/fr.lproj/Player.strings": #""player.play" = ⟦"Play"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""plan" = ⟦"Family plan"⟧;"#,
        "fr.lproj/Player.strings": #""plan" = "Family plan";"#, "ja.lproj/Player.strings": #""plan" = "Family plan";"#,
        "ko.lproj/Player.strings": #""plan" = "Family plan";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""Cancel" = "Cancel";"#, "zh-Hans.lproj/Player.strings": #""Cancel" = ⟦"Cancel"⟧;"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a" = "Audio";
        "b" = "%@ (SDH)";
        "c" = "OK";
        "d" = "https://example.com";
        "e" = "AirPlay";
        "f" = "%1$@, %2$@";
        "g" = "Version %@";
        """#,
        "de.lproj/Player.strings": #"""
        "a" = "Audio";
        "b" = "%@ (SDH)";
        "c" = "OK";
        "d" = "https://example.com";
        "e" = "AirPlay";
        "f" = "%@, %@";
        "g" = "Version %@";
        """#,
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld minute", "other": "%lld minutes"]),
        "fr.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld minute", "other": "%lld minutes"]),
      ]),
      .good(
        [
          "en.lproj/Player.strings": #""b" = "Tides Plus"; "c" = "Tides %@";"#,
          "ko.lproj/Player.strings": #""b" = "Tides Plus"; "c" = "Tides %@";"#,
        ]
      ) { $0.rules["untranslated-value"] = RuleSettings(allowing: ["Tides Plus", "Tides %@"]) },
      .good([
        "zh-Hant.lproj/Player.strings": #""play" = "播放";"#, "zh-HK.lproj/Player.strings": #""play" = "播放";"#,
        "Overrides/acme/zh-Hant.lproj/Player.strings": #""play" = "播放";"#,
      ]),
    ])
}
