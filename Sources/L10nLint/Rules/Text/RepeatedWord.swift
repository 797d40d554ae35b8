import L10nCore
import L10nRuntime

extension Rule {
  static let repeatedWord = Rule(
    id: "repeated-word", severity: .note,
    summary: "The same word stands twice in a row.",
    rationale: "A slip of the hand that spelling checkers of languages one cannot read do not show.",
    sources: [
      "Measured on an app in 25 languages: of 7 doubled words 4 were slips, the other 3 are exempt since"
    ],
    isFixable: true,
    examples: [
      .bad(
        [
          "en.lproj/Player.strings": #""a" = "Play the ⟦the⟧ video"; "b" = "Video on the screen";"#,
          "ru.lproj/Player.strings": #"/* Größe */ "b" = "Видео на ⟦на⟧ экране";"#,
        ],
        fixed: [
          "en.lproj/Player.strings": #""a" = "Play the video"; "b" = "Video on the screen";"#,
          "ru.lproj/Player.strings": #"/* Größe */ "b" = "Видео на экране";"#,
        ]),
      .bad(
        ["fr.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld de ⟦de⟧ fichier", "other": "%lld"])],
        fixed: ["fr.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld de fichier", "other": "%lld"])]),
      .bad(["de.lproj/Player.strings": #""a" = "Es ⟦es⟧ spielt";"#]),
      .good([
        "en.lproj/Player.strings": #""a" = "Bye bye"; "b" = "I know that that works"; "c" = "10 10, %@ %@ … …";"#,
        "de.lproj/Player.strings": #""a" = "Winke winke"; "b" = "Filme, die die Welt sah"; "c" = "Sie sie";"#,
        "id.lproj/Player.strings": #""a" = "Teman teman";"#,
        "ja.lproj/Player.strings": #""a" = "ます ます";"#,
        "fr.lproj/Player.strings": #""a" = "Vous vous trompez";"#,
      ]),
      .good(["en.lproj/Player.strings": #""a" = "Knock knock jokes";"#]) {
        $0.rules["repeated-word"] = RuleSettings(allowing: ["knock"])
      },
      .good(["en.lproj/Player.strings": #""a" = "Ha ha ha";"#, "de.lproj/Player.strings": #""a" = "Ho ho ho";"#]),
    ]
  ) { context in
    var conventions = LanguageCache { TextConventions.conventions(for: $0) }
    let allowed = context.settings.allowedTexts
    var found: [(text: LintText, word: DoubledWord)] = []
    for text in context.texts {
      guard let word = DoubledWord(in: text.string) else { continue }
      let habits = conventions[text.language]
      let small = word.text.lowercased()
      if habits.doublesWords || habits.wordsThatDouble.contains(small) || allowed.contains(small) { continue }
      found.append((text, word))
    }
    guard !found.isEmpty else { return [] }
    // What the development text says twice is meant.
    let locations = Set(found.map(\.text.location))
    let meant = Set(
      context.pairs.filter { locations.contains($0.translation.location) && DoubledWord(in: $0.original.string) != nil }
        .map(\.translation.location))
    return found.filter { !meant.contains($0.text.location) && !allowed.contains($0.text.string) }.map { text, word in
      RuleFinding(
        "'\(text.entry.key)' says '\(word.text)' twice", at: word.stretch, in: text,
        fix: word.isSpelledAlike ? text.fix("remove the second one", word.withSpace, with: "") : nil)
    }
  }
}
