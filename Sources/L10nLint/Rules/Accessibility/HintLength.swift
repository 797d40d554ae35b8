import L10nCore
import L10nRuntime

extension Rule {
  static let hintLength = Rule(
    id: "a11y-hint-length", severity: .note,
    summary: "A hint is much longer than a label may be, or more than one sentence.",
    rationale: "A hint keeps its listeners waiting; what they need to read belongs where it can be read.",
    sources: ["Apple, accessibilityHint: a brief description"],
    options: [
      RuleOption("limits", .numbersByLanguage, "The most characters of a hint, by language; 100 where nothing is said.")
    ],
    examples: [
      .bad([
        "en.lproj/Player.strings": #"""
        "a.hint" = ⟦"Opens a list of all devices near you on which you can go on watching this video, with their names and places."⟧;
        "b.hint" = "Plays the video⟦.⟧ Stops at its end.";
        """#,
        "ja.lproj/Player.strings": #""b.hint" = "動画を再生します⟦。⟧終わりで停止します。";"#,
      ]),
      .bad(["de.lproj/Player.strings": #""a.hint" = ⟦"Spielt das Video ab."⟧;"#]) {
        $0.rules["a11y-hint-length"] = RuleSettings(option: "limits", ["de": 10])
      },
      .good([
        "en.lproj/Player.strings": #""a.hint" = "Plays the video."; "b.text" = "One. Two.";"#,
        "zh-Hans.lproj/Player.strings": #""a.hint" = "播放视频。";"#,
        "ar.lproj/Player.strings": #""a.hint" = "يشغّل الفيديو.";"#,
      ]),
    ]
  ) { context in
    let limits = LengthLimits(context, percent: 250)
    return context.spokenTexts(.hint).compactMap { text in
      if let length = limits.excess(of: text) {
        return RuleFinding(
          "\(text.name) has \(length.count) characters, \(length.limit) at most", atWhole: text, of: context,
          help: "say in one short sentence what the control does")
      }
      guard let end = SentenceBreak.first(in: text.string) else { return nil }
      return RuleFinding(
        "\(text.name) is more than one sentence", at: end, in: text, of: context,
        help: "say in one short sentence what the control does")
    }
  }
}
