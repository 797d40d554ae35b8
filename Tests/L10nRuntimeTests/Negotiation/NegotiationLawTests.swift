import SeededNumbers
import Testing

@testable import L10nRuntime

/// Laws of any header.
struct NegotiationLawTests {
  /// A search in a header finds the same as a search among parsed tags.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func findsWhatASearchFinds(seed: UInt64) {
    var generator = HeaderGenerator(seed: seed)
    for catalog in [NegotiableModule.plain, NegotiableModule.variants, NegotiableModule.german] {
      for _ in 0..<1500 {
        let header = generator.header(refusing: false)
        let ranges = AcceptLanguage(header).preferences.filter { $0 != "*" }.prefix(16).filter {
          LanguageTag(range: $0) != nil
        }
        let tags = ranges.compactMap { LanguageTag(range: $0) }
        let expected = catalog.storage.available.bestMatch(for: tags)
        let found = catalog.negotiate(acceptLanguage: header)
        let tables = catalog.storage.tables(at: expected?.index ?? catalog.storage.developmentIndex)
        #expect(found.locale == tables.pointee.tag, "\(header)")
        #expect(found.preference == expected.map { ranges[$0.preferenceIndex] }, "\(header)")
        let numbers = tables.pointee.numbers.variantIndex(for: expected.map { tags[$0.preferenceIndex] })
        #expect(Int(found.texts.numbers) == (numbers ?? -1) + 1, "\(header)")
        let listed = catalog.negotiate(preferences: tags)
        #expect(listed.locale == found.locale && listed.texts.numbers == found.texts.numbers, "\(header)")
      }
    }
  }

  /// A module's chains, made one by one, are those of all its locales.
  @Test func asksTheChainsOfAvailableLocales() {
    for catalog in [NegotiableModule.plain, NegotiableModule.variants, NegotiableModule.german] {
      let available = catalog.storage.available
      for (place, tag) in catalog.locales.enumerated() {
        let expected = available.chain(startingAt: place).indices.map { available.tags[$0] }
        #expect(catalog.storage.tables(at: place).pointee.steps.map { $0.tag } == expected, "\(tag)")
        #expect(catalog.texts(languages: [tag.description]).locale == tag)
        #expect(catalog.texts(for: [tag]).locale == tag)
      }
    }
  }

  /// A tag gets the same result from a language's kept data as from all data.
  @Test(arguments: [11, 12] as [UInt64])
  func findsTheNearestAsTheMatcherDoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tags = HeaderGenerator.tags.compactMap { LanguageTag($0) }
    for _ in 0..<300 {
      let available = (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in tags.randomElement(using: &random)
      }
      let matcher = LocaleMatcher(available: available)
      for tag in tags {
        #expect(matcher.nearest(to: tag)?.index == matcher.bestMatch(for: [tag])?.index, "\(tag) of \(available)")
      }
    }
  }

  /// A refused language is never served, unless a preference makes an exception; limits always hold.
  @Test func keepsToRefusalsAndLimits() {
    var generator = HeaderGenerator(seed: 4)
    let catalog = NegotiableModule.plain
    let allowed = ["fr", "es", "zh-TW", "en"].compactMap { LanguageTag($0) }
    for _ in 0..<3000 {
      let header = generator.header(refusing: true)
      let entries = header.split(separator: ",").map { $0.split(separator: ";").map { $0.filter { $0 != " " } } }
      let refused = entries.filter { $0.count == 2 && $0[1] == "q=0" }.compactMap { $0.first?.lowercased() }
      for negotiation in [
        catalog.negotiate(acceptLanguage: header), catalog.negotiate(acceptLanguage: header, available: allowed),
      ] where negotiation.preference != nil || negotiation.reason == .anyLanguage {
        func isWithin(_ tag: String?, _ range: String) -> Bool {
          tag.map { ($0.lowercased().replacing("_", with: "-") + "-").hasPrefix(range.replacing("_", with: "-") + "-") }
            ?? false
        }
        let violated = refused.contains { range in
          isWithin(negotiation.contentLanguage, range)
            && (negotiation.preference?.utf8.count == range.utf8.count || !isWithin(negotiation.preference, range))
        }
        #expect(!violated, "\(negotiation.contentLanguage) for \(header)")
      }
      let limited = catalog.negotiate(acceptLanguage: header, available: allowed).contentLanguage
      #expect(["fr", "es", "zh-Hant", "en"].contains(limited), "\(header)")
    }
  }

  /// Bytes at random, and long headers: an answer, never a trap.
  @Test func answersAnyBytes() {
    var random = SeededGenerator(seed: 5)
    let alphabet = Array("aen-_;,=q.01*x u\t\u{0}é".utf8) + [0xFF, 0xE2]
    for length in [0, 1, 2, 3, 10, 40, 100, 5000] {
      for _ in 0..<200 {
        let bytes = (0..<length).map { _ in alphabet.randomElement(using: &random) ?? 0 }
        let header = String(decoding: bytes, as: UTF8.self)
        #expect(!NegotiableModule.plain.negotiate(acceptLanguage: header).chain.isEmpty)
      }
    }
    for entry in [
      "en-x-abcdefgh,", "a,", "*,", "en;q=0,", "ar-12345-12346-12347-12348-12349-12340-1234a-1234b,", "q;q;q;",
    ] {
      let header = String(repeating: entry, count: 20_000)
      #expect(!NegotiableModule.variants.negotiate(acceptLanguage: header).chain.isEmpty)
    }
    let empty = PackedCatalog(development: "en", tables: [])
    #expect(empty.negotiate(acceptLanguage: "fr, en;q=0").contentLanguage == "en")
  }
}
