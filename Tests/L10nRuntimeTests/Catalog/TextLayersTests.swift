import L10nOverrides
import Testing

@testable import L10nRuntime

struct TextLayersTests {
  private let module = OverridableModule()

  private func layers(_ texts: KeyValuePairs<String, String>) -> TextLayers {
    TextLayers([module.layer(texts)], for: module.catalog.overrides)
  }

  /// Two customers and all others at once; one's replacements are not seen by the others.
  @Test func replacesTextsOfSomeValues() throws {
    let acme = layers(["fr": "play = A; left = \"%lld chez A\";", "it": "play = Avvia;"])
    let beta = layers(["fr": "play = B;"])
    let french = module.texts("fr")
    let texts = { [french.with(layers: acme)[0], french.with(layers: beta)[0], french[0]] }
    #expect(texts() == ["A", "B", "Lire"])
    module.catalog.overrides.reload([module.layer(["fr": "play = C; only = C;"])])
    #expect(texts() == ["A", "B", "C"] && french.with(layers: acme)[3] == "Only 50% off" && french[3] == "C")
    let both = TextLayers(module.catalog.overrides.layers.reversed() + acme.layers, for: module.catalog.overrides)
    #expect(french.with(layers: both)[0] == "A" && french.with(layers: both)[3] == "C")
    let pinned = french.with(layers: acme).pinned
    module.catalog.overrides.reload([])
    #expect(texts() == ["A", "B", "Lire"] && pinned[0] == "A")
    #expect(pinned.withPinnedLayers { $0[0] } == "A" && pinned.formatted(1, [3]) == "3 chez A")
    #expect(try pinned.text(for: "left", arguments: [3]) == "3 chez A")
    #expect(try pinned.runs(for: "left", arguments: ["n": 3]).map(\.text).joined() == "3 chez A")
    #expect(pinned.with(TextOptions(digits: .latin))[0] == "A")
    withExtendedLifetime((acme, beta)) {}
  }

  /// Readers get languages that layers add only if the layers are requested.
  @Test func negotiatesLanguagesOfTheLayers() {
    let acme = layers(["it": "play = Avvia;"])
    #expect(acme.locales.map(\.description) == ["en", "fr", "zh-Hant", "it"])
    let negotiation = acme.negotiate(acceptLanguage: "it-CH, fr;q=0.5", available: ["it-IT", "fr"])
    #expect(negotiation.locale.description == "it" && negotiation.chosen.description == "it-IT")
    #expect(module.catalog.texts(for: negotiation)[0] == "Avvia")
    #expect(module.catalog.negotiate(acceptLanguage: "it-CH, fr;q=0.5").locale.description == "fr")
    let italian = module.catalog.texts(for: acme.negotiate(preferences: LocalePreferences(["it"]).tags))
    #expect(italian.chain.map(\.description) == ["it", "en"] && italian[0] == "Avvia")
    #expect(italian.with(layers: layers(["en": "play = Go;"])).locale.description == "en")
    withExtendedLifetime(acme) {}
  }

  /// Layers that no one keeps are forgotten; their values have the module's default layers.
  @Test func forgetsWhatNoOneKeeps() {
    let french = module.texts("fr")
    let lost = { french.with(layers: layers(["fr": "play = A;"])) }()
    module.catalog.overrides.reload([module.layer(["fr": "play = B;"])])
    #expect(lost[0] == "B")
    let kept = (0..<1_000).map { layers(["fr": "play = \"\($0)\";"]) }
    #expect(kept.indices.allSatisfy { french.with(layers: kept[$0])[0] == "\($0)" })
  }

  /// While layers are replaced, given and dropped, each of 10,000 readers has all of its customer's texts.
  @Test func noReaderSeesHalf() async {
    let module = module
    func layer(_ name: String) -> OverrideLayer {
      module.layer(["fr": "play = \"\(name)\"; left = \"\(name) %lld\"; only = \"\(name)\";"])
    }
    let customers = (0..<4).map { TextLayers([layer("customer\($0)")], for: module.catalog.overrides) }
    module.catalog.overrides.reload([layer("default")])
    let writer = Task {
      var number = 0
      while !Task.isCancelled {
        module.catalog.overrides.reload([layer("default\(number)")])
        _ = TextLayers([layer("other\(number)")], for: module.catalog.overrides)
        number += 1
        await Task.yield()
      }
    }
    let wrong = await withTaskGroup(of: Int.self) { group in
      for reader in 0..<10_000 {
        group.addTask {
          let name = "customer\(reader % 4)"
          let texts = module.texts("fr").with(layers: customers[reader % 4])
          let shown = [texts[0], texts.formatted(1, [1]), texts[3]]
          let page = module.texts("fr").withPinnedLayers { Set([$0[0], $0[3]]) }
          return shown == [name, "\(name) 1", name] && page.count == 1 ? 0 : 1
        }
      }
      return await group.reduce(0, +)
    }
    writer.cancel()
    #expect(wrong == 0)
  }
}
