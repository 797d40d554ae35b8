import TemporaryFolders
import Testing

extension SpeakCommandTests {
  /// A text of a parent is in the language of the reader's region, and in its voice and words; a text of another language
  /// is not.
  @Test func staysInTheLanguageOfTheRegion() throws {
    let folder = try TemporaryFolder([
      "App/l10n.yml": """
      development: en
      partial: [es-419, zh-HK, fr]
      controls: {go: {tag: 1, label: go}, track: {tag: 2, label: track}}
      arguments: {track: {language: {format: language-name, tags: [it]}}}
      """,
      "App/en.lproj/T.strings": """
      "go" = "Play";
      /* %@ = language */
      "track" = "%@";
      """,
      "App/es.lproj/T.strings": #""go" = "Reproducir"; "track" = "%@";"#,
      "App/es-419.lproj/T.strings": "", "App/zh-HK.lproj/T.strings": "", "App/fr.lproj/T.strings": "",
      "App/zh-Hant.lproj/T.strings": #""go" = "播放"; "track" = "%@";"#,
    ])
    let spoken = try folder.run("speak App --locale es-419,zh-HK,fr --control go").output
    #expect(
      spoken == "es-419\n  go  Reproducir, botón\nfr\n  go  [en: Play], bouton\nzh-HK\n  go  播放, 按鈕\n")
    let markup = try folder.run("speak App --locale zh-HK --control go --format ssml").output
    #expect(markup.contains("<p xml:lang=\"zh-HK\"><s>播放</s><s>按鈕</s></p>"))
    for (locale, name) in [("zh-HK", "意大利文"), ("zh-Hant", "義大利文"), ("es-419", "italiano"), ("fr", "Italian")] {
      #expect(try folder.run("resolve App track --locale \(locale) --arg language=it").output == "\(name)\n")
    }
  }
}
