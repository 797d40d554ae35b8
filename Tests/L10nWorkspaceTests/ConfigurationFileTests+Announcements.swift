import L10nCore
import L10nRuntime
import Testing

extension ConfigurationFileTests {
  @Test func readsAnnouncements() throws {
    let announcements = try configuration(
      """
      announcements:
        ad.start: {priority: assertive, replaces: [ad.end], interval: 0.5}
        ad.end: {priority: polite}
      """
    ).announcements
    #expect(announcements.map(\.key.name) == ["ad.start", "ad.end"])
    #expect(announcements.map(\.priority) == [.assertive, .polite])
    #expect(announcements.map(\.interval) == [0.5, 0])
    #expect(announcements.map { $0.replaced.map(\.name) } == [["ad.end"], []])
  }

  @Test func readsForeignWords() throws {
    let words = try configuration("foreign-words: {en: [AirPlay, Wi-Fi], pt-br: [Globoplay]}").foreignWords
    #expect(words == ["AirPlay": "en", "Wi-Fi": "en", "Globoplay": "pt-BR"])
  }

  /// A file with marks around the reported range; the message; the help.
  static let announcementMistakes: [(String, String, String?)] = [
    ("announcements: {a: {priority: ⟦polit⟧}}", "'polit' is not a priority", "did you mean 'polite'?"),
    ("announcements: {a: {interval: ⟦soon⟧}}", "'soon' is not a time in seconds", "write a number such as 2 or 0.5"),
    ("announcements: {a: {interval: ⟦-1⟧}}", "'-1' is not a time in seconds", "write a number such as 2 or 0.5"),
    ("foreign-words: {⟦all words⟧: [a]}", "'all words' is not a language tag", "write a BCP 47 tag such as pt-BR"),
    ("announcements: {ab: {replaces: [⟦ac⟧]}}", "'announcements' has no 'ac'", "did you mean 'ab'?"),
  ]
}
