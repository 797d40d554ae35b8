import L10nCore

extension RuleExamples {
  static let wordyAnnouncement: RuleExamples = RuleExamples(
    "a11y-wordy-announcement",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""scrub" = "⟦Position: ⟧%@"; "landed" = "Moved to %@";"#,
          "ja.lproj/Player.strings": #""scrub" = "%@の位置"; "landed" = "移動: %@";"#,
        ], findingsWithoutPlace: 1
      ) { $0.rules["a11y-wordy-announcement"] = RuleSettings(option: "repeated", ["scrub", "volume"]) },
      .good([
        "en.lproj/Player.strings": #""scrub" = "%1$@, %2$@"; "landed" = "Moved to %@"; "end" = "The end";"#,
        "fr.lproj/Player.strings": #""scrub" = "« %1$@ », %2$@"; "end" = "Fin";"#,
      ]) { $0.rules["a11y-wordy-announcement"] = RuleSettings(option: "repeated", ["scrub", "end"]) },
    ])
}
