import L10nRuntime
import Testing

/// Entries by locale and layer: `[locale][layer]`, the base table last.
private struct Entries: EntrySource {
  let layerCount: Int
  let texts: [[[String: String]]]

  func entry(for key: String, locale: Int, layer: Int?) -> String? { texts[locale][layer ?? layerCount][key] }
}

struct ResolverTests {
  /// Two locales, two layers; each text names its place.
  private static let source = Entries(
    layerCount: 2,
    texts: [
      [["a": "fr acme"], ["a": "fr demo", "b": "fr demo"], ["a": "fr", "b": "fr", "c": "fr"]],
      [["c": "en acme", "d": "en acme"], ["c": "en demo", "e": ""], ["a": "en", "d": "en", "e": "en"]],
    ])

  @Test(arguments: [
    (1, 0, "0"), (2, 0, "0 1"), (1, 1, "0:0 0"), (2, 2, "0:1 0:0 0 1:1 1:0 1"), (0, 2, ""), (3, 1, "0:0 0 1:0 1 2:0 2"),
  ])
  func asksLayersBeforeTheBaseOfEachLocale(chainLength: Int, layerCount: Int, expected: String) {
    let steps = ResolutionOrder(chainLength: chainLength, layerCount: layerCount).map { step in
      step.layer.map { "\(step.chainIndex):\($0)" } ?? "\(step.chainIndex)"
    }
    #expect(steps.joined(separator: " ") == expected)
  }

  /// A French base text beats an English override (c); the last layer beats the others (a); an empty text is a text (e).
  @Test(
    arguments: [
      ("a", "fr demo"), ("b", "fr demo"), ("c", "fr"), ("d", "en acme"), ("e", ""), ("x", nil),
    ] as [(String, String?)])
  func answersWithTheFirstEntryOnTheWay(key: String, expected: String?) {
    let resolver = Resolver(source: Self.source, chain: [0, 1])
    let trace = resolver.trace(for: key)
    #expect(resolver.firstEntry(for: key)?.entry == expected)
    #expect(trace.count == 6)
    #expect(trace.first { $0.entry != nil }?.entry == expected)
    let steps = [trace.first { $0.entry != nil }?.step, resolver.firstEntry(for: key)?.step]
    #expect(steps[0]?.chainIndex == steps[1]?.chainIndex && steps[0]?.layer == steps[1]?.layer)
  }

  @Test func followsTheChainAsGiven() {
    #expect(Resolver(source: Self.source, chain: [1, 0]).firstEntry(for: "a")?.entry == "en")
    #expect(Resolver(source: Self.source, chain: []).firstEntry(for: "a") == nil)
    let entries = Resolver(source: Self.source, chain: [0, 1]).trace(for: "c").map(\.entry)
    #expect(entries == [nil, nil, "fr", "en demo", "en acme", nil])
  }
}
