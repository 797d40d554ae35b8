import L10nCore

extension RuleExamples {
  static let statusCoverage: RuleExamples = RuleExamples(
    "a11y-status-coverage",
    [
      .bad(["en.lproj/Player.strings": #""loading" = "Loading";"#], findingsWithoutPlace: 1) {
        $0.rules["a11y-status-coverage"] = RuleSettings(option: "statuses", ["loading", "ad.started"])
      },
      .good([
        "ja.lproj/Player.strings": #""loading" = "読み込み中"; "other" = "他";"#,
        "en.lproj/Player.strings": #""loading" = "Loading";"#,
      ]) {
        $0.rules["a11y-status-coverage"] = RuleSettings(option: "statuses", ["loading"])
      },
    ])
}

extension RuleExamples {
  static let tagCoverage: RuleExamples = RuleExamples(
    "a11y-tag-coverage",
    [
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#, "l10n.yml": "⟦buttonPlayback⟧: {label: play}",
      ]) {
        $0.controls = [
          ControlDeclaration(example: "buttonPlayback", [(.label, nil, "play")], in: "buttonPlayback: {label: play}"),
          ControlDeclaration(example: "buttonFullScreen", [(.label, nil, "play")], in: ""),
        ]
      },
      .good(["ja.lproj/Player.strings": #""play" = "再生"; "cc" = "字幕";"#]) {
        $0.controls = [
          ControlDeclaration(example: "buttonPlayback", [(.label, nil, "play")], in: ""),
          ControlDeclaration(example: "buttonClosedCaption", [(.label, nil, "cc")], in: ""),
        ]
      },
      .good(["en.lproj/Player.strings": #""save" = "Save";"#]) {
        $0.controls = [ControlDeclaration(example: "buttonSave", [(.label, nil, "save")], in: "")]
      },
    ])
}
