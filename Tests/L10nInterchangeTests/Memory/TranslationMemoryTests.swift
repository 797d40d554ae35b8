import L10nRuntime
import SeededNumbers
import Testing

@testable import L10nInterchange

struct TranslationMemoryTests {
  private static func segment(_ source: String, _ target: String, _ language: LanguageTag = "fr")
    -> TranslationMemory.Segment
  {
    TranslationMemory.Segment(
      source: MemoryText(source), target: MemoryText(target), language: language, origin: "m")
  }

  private static let memory = TranslationMemory([
    segment("Delete the video", "Supprimer la vidéo"), segment("Delete the video", "Löschen", "de"),
    segment("Delete %d videos", "Supprimer %d vidéos"), segment("%@ of %@", "%2$@ : %1$@"),
    segment("%1$@ by %2$@", "%1$@ par %1$@"), segment("Play", "Lire"), segment("Play", "Jouer"),
    segment("Traffic", "Trafic", "fr-CA"), segment("Color", "Cor", "pt-BR"), segment("Simple", "简单", "zh-Hans"),
    segment("%*d wide", "large de %*d"), segment("50% off", "50 % de moins"),
  ])

  /// A text, a language, and the translations with their scores.
  @Test(
    arguments: [
      ("Delete the video", "fr", ["100 Supprimer la vidéo"]), ("Delete the video", "de", ["100 Löschen"]),
      ("Delete the video", "it", []), ("Delete the videos", "fr", ["94 Supprimer la vidéo"]),
      ("Delete all the old videos", "fr", []), ("Delete %lld videos", "fr", ["99 Supprimer %lld vidéos"]),
      ("%lld of %lld", "fr", ["99 %2$lld : %1$lld"]), ("%1$@ of %2$@", "fr", ["99 %2$@ : %1$@"]),
      ("%2$@ of %1$@", "fr", []), ("%1$lld by %2$lld", "fr", []), ("%1$@ by %2$@", "fr", ["100 %1$@ par %1$@"]),
      ("Play", "fr", ["100 Lire", "100 Jouer"]), ("Play", "fr-CA", ["100 Lire", "100 Jouer"]),
      ("Traffic", "fr", []), ("Traffic", "fr-CA", ["100 Trafic"]), ("Color", "pt-PT", []), ("Color", "pt", ["100 Cor"]),
      ("Simple", "zh-TW", []), ("Simple", "zh-CN", ["100 简单"]), ("%*lld wide", "fr", []),
      ("50% off", "fr", ["100 50 % de moins"]), ("", "fr", []), ("A", "fr", []),
    ] as [(String, String, [String])])
  func findsTranslations(text: String, language: String, expected: [String]) throws {
    let tag = try #require(LanguageTag(language))
    let matches = Self.memory.matches(Self.memory.similar(to: MemoryText(text), least: 75), in: tag)
    #expect(matches.map { "\($0.score) \($0.target.description)" } == expected)
  }

  /// The index finds the same texts as a comparison with all texts.
  @Test(arguments: 0..<4) func missesNothing(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    func text() -> MatchText {
      let count = Int.random(in: 0...(seed == 3 ? 90 : 14), using: &numbers)
      return MatchText(String((0..<count).map { _ in "abcdé ".randomElement(using: &numbers) ?? "a" }))
    }
    let texts = (0..<200).map { _ in text() }
    let index = MatchIndex(texts)
    for number in 0..<60 {
      // Half of them are similar to an existing one.
      let wanted =
        number % 2 == 0
        ? text()
        : MatchText(
          String(
            String.UnicodeScalarView(
              texts[number].scalars.dropFirst(number % 3).compactMap { Unicode.Scalar($0) })))
      for least in [50, 75, 90, 100] {
        let plain = texts.indices.compactMap { place -> String? in
          let size = max(wanted.scalars.count, texts[place].scalars.count)
          guard wanted.scalars.count > 0, !texts[place].scalars.isEmpty else { return nil }
          let distance = Self.distance(wanted.scalars, texts[place].scalars)
          guard distance <= size * (100 - least) / 100 else { return nil }
          return "\(place) \((size - distance) * 100 / size)"
        }
        let found = index.matches(for: wanted, least: least).map { "\($0.number) \($0.score)" }
        #expect(found.sorted() == plain.sorted(), "seed \(seed), text \(number), \(least)")
      }
    }
  }

  private static func distance(_ first: [UInt32], _ second: [UInt32]) -> Int {
    var row = Array(0...first.count)
    for (index, scalar) in second.enumerated() {
      var next = [index + 1]
      for place in first.indices {
        next.append(min(row[place] + (first[place] == scalar ? 0 : 1), row[place + 1] + 1, next[place] + 1))
      }
      row = next
    }
    return row[first.count]
  }
}
