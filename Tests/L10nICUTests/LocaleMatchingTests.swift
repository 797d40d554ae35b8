import L10nICU
import SeededNumbers
import Testing

@testable import L10nRuntime

/// The runtime's locale code against the ICU that is linked, on data frozen from the same version.
@Suite(.enabled(if: FrozenLocaleData.isOfLinkedICU, "the frozen data is of another ICU version"))
struct LocaleMatchingTests {
  @Test(arguments: [
    "en", "ar en fr de ja ko es zh-Hans zh-Hant pt-BR", "en en-GB en-AU en-IN fr fr-CA",
    "es-419 es es-MX es-US pt-PT pt",
    "zh-Hans zh-Hant zh-HK zh-Hant-MO yue", "sr sr-Latn hr bs sl", "da no nn sv fi", "en-150 en-001 en-US",
    "ru uk kk az-Cyrl az uz-Arab", "hi bn ta te en-IN ur pa-Arab", "ar-MA ar-EG ar-AE fr-MA he fa", "en-XA ar-XB en ar",
    "fr es-MX es-US es-419 pt-MZ pt-AO pt-PT en-ZA en-GB", "id ms fil sw ha-Arab ha", "und en", "de-CH de-AT de gsw lb",
    "ca-valencia es eu gl",
  ])
  func matchesLikeICU(available: String) throws {
    let words = available.split(separator: " ").map(String.init)
    let icu = try #require(LocaleMatching(available: words))
    let own = LocaleMatcher(available: words.compactMap { LanguageTag($0) })
    let desired = try NumberFormat.locales().compactMap { LanguageTag($0) }
    var random = SeededGenerator(seed: 42)
    for (index, first) in desired.enumerated() {
      // Each locale alone, and each before one to three others.
      let others = (0..<(1 + index % 3)).map { _ in desired[Int(random.next() % UInt64(desired.count))] }
      for preferences in [[first], [first] + others] {
        let match = own.bestMatch(for: preferences)
        #expect(match?.index == icu.bestMatch(for: preferences.map(\.description)), "\(preferences) of \(available)")
      }
    }
  }

  @Test func matchesRandomSetsLikeICU() throws {
    // ICU does not see variants and extensions; the runtime does.
    let tags = try NumberFormat.locales().compactMap { LanguageTag($0) }
      .filter { $0.variants.isEmpty && $0.extensions.isEmpty }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      // Neighbours in ICU's list are often of one language, which makes near decisions frequent.
      let start = Int(random.next() % UInt64(tags.count - 12))
      let available = (0..<8).map { _ in tags[start + Int(random.next() % 12)] }
      let icu = try #require(LocaleMatching(available: available.map(\.description)))
      let own = LocaleMatcher(available: available)
      for offset in 0..<30 {
        let near = tags[max(0, min(tags.count - 1, start - 8 + offset))]
        let preferences = [near, tags[Int(random.next() % UInt64(tags.count))]]
        let index = own.bestMatch(for: preferences)?.index
        #expect(index == icu.bestMatch(for: preferences.map(\.description)), "\(preferences) of \(available)")
      }
    }
  }
}
