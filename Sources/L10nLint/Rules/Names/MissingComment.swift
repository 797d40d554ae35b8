import L10nCore
import L10nRuntime
import StringsFormat

extension Rule {
  static let missingComment = Rule(
    id: "missing-comment", severity: .warning, isOptional: true,
    summary: "A text of the development language has no comment for translators, or one that says too little.",
    rationale: "Is 'Play' a verb or a theatre play, and what stands for %@? Translators guess, in every language.",
    options: [
      RuleOption("minLength", .number, "How many characters a comment has at least; 1 if it is not given."),
      RuleOption("arguments", .flag, "Whether the comment has to name the arguments: %1$@ = title."),
    ],
    examples: [
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
    ]
  ) { context in
    let minimum = max(1, context.settings[option: "minLength"]?.number ?? 1)
    let wantsNames = context.settings[option: "arguments"]?.flag ?? false
    return context.developmentEntries.compactMap { entry in
      // Nothing of Info.plist needs an explanation: the keys are Apple's.
      guard entry.isTranslatable, !entry.id.isInInfoPlist else { return nil }
      let comment = entry.comment ?? ""
      guard comment.count >= minimum else {
        return RuleFinding(
          comment.isEmpty
            ? "'\(entry.key)' has no comment" : "the comment of '\(entry.key)' has fewer than \(minimum) characters",
          at: entry.keyLocation, subject: entry.subject,
          help: "say where the text stands and what it is for")
      }
      guard wantsNames, let position = entry.parameters.firstIndex(where: { $0.name == nil }) else { return nil }
      return RuleFinding(
        "the comment of '\(entry.key)' does not say what argument \(position + 1) is", at: entry.keyLocation,
        subject: entry.subject, help: "name it in the comment, as in '%\(position + 1)$@ = title'")
    }
  }

  private static func commented(minLength: Int = 1) -> @Sendable (inout Configuration) -> Void {
    { $0.rules["missing-comment"] = RuleSettings(example: ["minLength": SettingValue(integerLiteral: minLength)]) }
  }
}
