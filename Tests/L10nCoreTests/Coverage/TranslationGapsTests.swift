import L10nRuntime
import L10nSyntax
import Testing

@testable import L10nCore

struct TranslationGapsTests {
  /// The number of a language's texts, and of all texts; whether `partial` names the language; the severity of a gap
  /// without a profile, and with `debug` and `strict`.
  @Test(arguments: [
    (99, 100, false, [Severity.error, .warning, .error]),
    (89, 100, false, [.note, .note, .error]),
    // Ten of a few texts are not progress, and neither is a twentieth of many.
    (0, 10, false, [.error, .warning, .error]),
    (0, 11, false, [.note, .note, .error]),
    (950, 1000, false, [.error, .warning, .error]),
    (949, 1000, false, [.note, .note, .error]),
    (99, 100, true, [.note, .note, .error]),
  ])
  func knowsLanguagesInProgress(count: Int, total: Int, isPartial: Bool, severities: [Severity]) throws {
    for (profile, severity) in zip([nil, "debug", "strict"], severities) {
      var configuration = Configuration()
      if isPartial { configuration.partialLocales = ["fr"] }
      if let profile { _ = configuration.apply(profile: profile) }
      var loader = CatalogLoader(configuration)
      func table(_ count: Int) -> [UInt8] { Array((0..<count).map { "k\($0) = T;" }.joined().utf8) }
      let catalog = loader.catalog(of: [
        SourceFile(path: "en.lproj/T.strings", bytes: table(total)),
        SourceFile(path: "fr.lproj/T.strings", bytes: table(count)),
        SourceFile(path: "fr-CA.lproj/T.strings", bytes: table(1)),
      ])
      let gaps = TranslationGaps(catalog)
      for (index, locale) in catalog.locales.enumerated() {
        #expect(
          gaps[index].count == (locale.directory == "en" ? 0 : total - max(count, locale.directory == "fr" ? 0 : 1)))
        if locale.directory == "fr" { #expect(gaps.severity(in: index) == severity) }
      }
    }
  }

  /// More languages than bits in a word, each without one text; `en-CA` with no texts but those of `en`.
  @Test func findsTheGapsOfManyLanguages() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let tags = letters.prefix(3).flatMap { first in letters.map { "q\(first)\($0)" } }
    let keys = tags.indices.map { "k\($0)" }
    var files = ["en.lproj/T.strings": keys, "en-CA.lproj/T.strings": []]
    for (index, tag) in tags.enumerated() { files["\(tag).lproj/T.strings"] = keys.filter { $0 != keys[index] } }
    files["Overrides/a/qaa.lproj/T.strings"] = keys
    let catalog = CatalogFixture(files.mapValues { $0.map { "\($0) = T;" }.joined() }).catalog
    let gaps = TranslationGaps(catalog)
    for (index, locale) in catalog.locales.enumerated() {
      let missing = tags.firstIndex(of: locale.directory).map { [keys[$0]] } ?? []
      #expect(gaps[index].map(\.key.text) == missing, "\(locale.directory)")
    }
    let extra = catalog.tables[0].keys(
      besides: Set(keys.dropFirst().map { TableKey($0) }), in: catalog.translationIndices)
    #expect(extra.map { catalog.locales[$0.locale].directory }.sorted() == tags.dropFirst().sorted())
    #expect(catalog.tables[0].keys == Set(keys.map { TableKey($0) }))
  }

  @Test func profilesAddToThoseThatAreThere() {
    var configuration = Configuration()
    var own = SettingsProfile(name: "ci")
    own.gate.failOn = .note
    configuration.profiles = [own, SettingsProfile(name: "mine")]
    #expect(configuration.profileNames == ["debug", "ci", "release", "strict", "mine"])
    let isKnown = ["ci", "mine", "release", "other"].map { configuration.apply(profile: $0) }
    #expect(isKnown == [true, true, true, false])
    #expect(configuration.run == .release && configuration.gate.failOn == .note)
  }
}
