import L10nCore

extension RuleExamples {
  static let duplicateLabel: RuleExamples = RuleExamples(
    "a11y-duplicate-label",
    [
      .bad([
        "en.lproj/Player.strings": #""rewind" = "Jump back"; "exit" = "Go back";"#,
        "de.lproj/Player.strings": #""rewind" = "Zurück"; "exit" = ⟦"zurück"⟧;"#,
        "zh-Hans.lproj/Player.strings": #""rewind" = "后退"; "exit" = ⟦"后退"⟧;"#,
        "ar.lproj/Player.strings": #""rewind" = "رجوع"; "exit" = "خروج";"#,
        "Overrides/acme/ar.lproj/Player.strings": #""exit" = ⟦"رُجوع"⟧;"#,
      ]) { $0.declareExampleGroup() },
      .bad(["en.lproj/Player.strings": #""rewind" = "Back"; "exit" = ⟦"Back"⟧;"#]) {
        $0.declareExampleGroup()
        $0.together += [ControlGroup(name: "live", controls: ["buttonExit", "buttonRewind"])]
      },
      .good([
        "en.lproj/Player.strings": #""rewind" = "Jump back"; "exit" = "Go back"; "off" = "Go back";"#,
        "ja.lproj/Player.strings": #""rewind" = "少し戻る"; "exit" = "閉じる"; "off" = "閉じる";"#,
        "fr.lproj/Player.strings": #""rewind" = "%@"; "exit" = "%@";"#,
      ]) { $0.declareExampleGroup() },
      .bad(
        [
          "en.lproj/Player.strings": #""menu.off" = "Off"; "menu.done" = "Close";"#,
          "zh-Hans.lproj/Player.strings": #""menu.off" = "关闭"; "menu.done" = ⟦"关闭"⟧;"#,
        ], findingsWithoutPlace: 1
      ) {
        $0.rules["a11y-duplicate-label"] = RuleSettings(
          option: "texts", ["captions": ["menu.off", "menu.done", "menu.auto"]])
      },
    ])
}

extension Configuration {
  /// Two controls of examples that are shown together.
  mutating func declareExampleGroup() {
    controls = [
      ControlDeclaration(example: "buttonRewind", [(.label, nil, "rewind")], in: ""),
      ControlDeclaration(example: "buttonExit", [(.label, nil, "exit")], in: ""),
      ControlDeclaration(example: "buttonOff", [(.label, nil, "off")], in: ""),
    ]
    together = [ControlGroup(name: "vod", controls: ["buttonRewind", "buttonExit"])]
  }
}
