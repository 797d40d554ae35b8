import L10nCore

extension RuleExamples {
  static let glossary: RuleExamples = RuleExamples(
    "glossary",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""a" = "Open Tides Plus"; "b" = "Tides Plus";"#,
          "de.lproj/Player.strings": #""a" = "⟦tides plus⟧ öffnen"; "b" = ⟦"Gezeiten Plus"⟧;"#,
          "ja.lproj/Player.strings": #""a" = "Tides Plusを開く"; "b" = "Tides Plus";"#,
        ], fixed: ["de.lproj/Player.strings": #""a" = "Tides Plus öffnen"; "b" = "Gezeiten Plus";"#]
      ) { $0.rules["glossary"] = RuleSettings(keeping: ["Tides Plus"]) },
      .bad([
        "de.lproj/Player.strings": #""a" = "Das ⟦Handy⟧ größer drehen"; "b" = "Das Handyspiel";"#,
        "zh-Hans.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "%lld 个⟦视频播放器⟧"]),
        "en.lproj/Player.strings": #""a" = "Click ⟦here⟧";"#,
      ]) {
        var settings = RuleSettings()
        settings[option: "banned"] = ["de": ["handy"], "zh-Hans": ["视频播放器"], "*": ["here"]]
        $0.rules["glossary"] = settings
      },
      .good([
        "en.lproj/Player.strings": #""a" = "Tides Plusses"; "b" = "Tides Plus";"#,
        "de.lproj/Player.strings": #""a" = "Gezeiten"; "b" = "Das Tides-Plus-Abo von Tides Plus";"#,
      ]) { $0.rules["glossary"] = RuleSettings(keeping: ["Tides Plus"]) },
    ])
}

extension RuleSettings {
  /// The settings of an example that keep names.
  init(keeping names: [String]) {
    self.init()
    self[option: "keep"] = SettingValue(.list(names.map { SettingValue(.text($0)) }))
  }
}
