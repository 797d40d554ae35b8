import L10nOverrides
import Testing

@testable import L10nRuntime

struct TextOverridesTests {
  /// At each step the last layer first, then the base table; a French base text beats an English override.
  @Test func asksLayersAtEachStepOfTheChain() {
    let module = OverridableModule()
    let french = module.texts("fr-CA")
    let english = module.texts("en")
    #expect(french[0] == "Lire")
    let first = module.layer(
      "first", ["en": "play = Start; only = One;", "fr": "play = Jouer; left = \"%lld de plus\";"])
    let last = module.layer("last", ["en": "play = Go;", "fr": "play = \"Démarrer\";"])
    module.catalog.overrides.reload([first, last])
    #expect(english[0] == "Go" && english[3] == "One" && english.formatted(1, [2]) == "2 left")
    #expect(french[0] == "Démarrer" && french[3] == "One" && french.formatted(1, [2]) == "2 de plus")
    #expect(module.texts("zh-HK")[0] == "播放" && module.texts("zh-HK")[3] == "One")
    #expect(module.catalog.overrides.layers.map(\.name) == ["first", "last"])
    module.catalog.overrides.reload([first])
    #expect(english[0] == "Start" && french[0] == "Jouer")
    module.catalog.overrides.reload([])
    #expect(english[0] == "Play" && french[0] == "Lire" && french.formatted(1, [2]) == "2 restants")
  }

  /// A language that a layer brings has its own plural rules and falls back along its own chain.
  @Test func addsWholeLanguages() {
    let module = OverridableModule()
    let before = module.texts("ru")
    let russian = module.layer(
      rule: "ru", ["one": "%lld видео", "few": "%lld видео-а", "many": "%lld видео-ов", "other": "?"])
    module.catalog.overrides.reload([
      russian, module.layer(["ru": "play = \"Играть\";", "fr-CA": "play = Visionner;"]),
    ])
    let texts = module.texts("ru-RU")
    #expect(texts.locale.description == "ru" && texts[0] == "Играть" && texts[3] == "Only 50% off")
    #expect([1, 3, 5, 21].map { texts.formatted(1, [$0]) } == ["1 видео", "3 видео-а", "5 видео-ов", "21 видео"])
    #expect(module.texts("fr-CA")[0] == "Visionner" && module.texts("fr-CA").formatted(1, [1]) == "1 restants")
    #expect(module.texts("fr")[0] == "Lire" && before[0] == "Play")
    #expect(module.catalog.overrides.locales.map(\.description) == ["en", "fr", "zh-Hant", "fr-CA", "ru"])
    module.catalog.overrides.reload([])
    #expect(texts[0] == "Play" && module.texts("ru").locale.description == "en")
    #expect(module.texts("fr-CA").locale.description == "fr")
    module.catalog.overrides.reload([russian])
    #expect(texts.formatted(1, [21]) == "21 видео", "a value of a language that comes back finds it again")
  }

  /// `zh-TW` is another name of `zh-Hant`.
  @Test func takesAnotherSpellingOfALanguageForTheModulesOwn() {
    let module = OverridableModule()
    module.catalog.overrides.reload([module.layer(["zh-TW": "play = A;"])])
    #expect(module.texts("zh-Hant")[0] == "A" && module.texts("zh-HK")[0] == "A")
    #expect(module.catalog.overrides.locales.count == 3)
  }

  @Test func hidesTextsByRulesOfTheSameLayer() {
    let module = OverridableModule()
    let files = [
      OverrideFile(
        "a.stringsdict", language: .english, format: .stringsdict,
        bytes: Array("play = \"from the rules\";".utf8)),
      OverrideFile("a.strings", language: .english, bytes: Array("play = \"from the texts\";".utf8)),
    ]
    module.catalog.overrides.reload([OverrideLayer("a", files: files, for: module.catalog.overrides)])
    #expect(module.texts("en")[0] == "from the rules")
  }

  @Test func keepsTheLayersOfAPinnedValueForAWhile() {
    let module = OverridableModule()
    let base = module.texts("en").pinned
    func load(_ text: String) { module.catalog.overrides.reload([module.layer(["en": "play = \(text);"])]) }
    load("A")
    let pinned = module.texts("en").pinned
    #expect(base[0] == "Play" && pinned[0] == "A" && pinned.pinned[0] == "A")
    for text in ["B", "C", "D", "E", "F", "G", "H"] { load(text) }
    #expect(pinned[0] == "A" && base[0] == "Play" && module.texts("en")[0] == "H")
    load("I")
    #expect(pinned[0] == "A" && base[0] == "I", "eight replacements, then the newest")
    load("J")
    #expect(pinned[0] == "J" && pinned.with(TextOptions(digits: .latin))[0] == "J")
  }

  /// Beginning again after the last one: 1 and the last itself are the states without layers.
  @Test(arguments: [(1, 2), (7, 8), (LocalizedTexts.lastGeneration - 1, 2)] as [(UInt32, UInt32)])
  func countsGenerations(newest: UInt32, next: UInt32) {
    #expect(PublishedOverrides(newest: OverrideSnapshot(generation: newest)).nextGeneration == next)
  }

  /// However often they are replaced, and from the state before the first layer on.
  @Test func keepsTheLayersWhileAFunctionRuns() {
    let module = OverridableModule()
    func load(_ texts: [String]) {
      for text in texts { module.catalog.overrides.reload([module.layer(["en": "play = \(text);"])]) }
    }
    let words = (0..<30).map { "Word\($0)" }
    let english = module.texts("en")
    english.withPinnedLayers { first in
      load(words)
      #expect(first[0] == "Play" && first.pinned[0] == "Play" && english[0] == "Word29")
      english.withPinnedLayers { second in
        load(words.reversed())
        #expect(first[0] == "Play" && second[0] == "Word29" && second.pinned[0] == "Word29" && english[0] == "Word0")
        second.withPinnedLayers { third in
          load(words)
          #expect(third[0] == "Word29" && third.with(TextOptions(digits: .latin))[0] == "Word29")
        }
        load([])
        #expect(second[0] == "Word29")
      }
    }
    let kept = english.withPinnedLayers { $0 }
    load(words)
    #expect(kept[0] == "Word29" && module.catalog.overrides.layers.count == 1, "forgotten once the function is done")
  }

  /// A value of a language that layers no longer add is pinned in the language that readers get instead.
  @Test func pinsInALanguageThatIsThere() {
    let module = OverridableModule()
    module.catalog.overrides.reload([module.layer(["fr-BE": "play = Septante;", "it": "play = Riproduci;"])])
    let (belgian, italian) = (module.texts("fr-BE"), module.texts("it"))
    #expect(belgian.pinned.locale.description == "fr-BE" && italian.pinned[0] == "Riproduci")
    for layers in [[], [module.layer(["en": "only = One;"])]] {
      module.catalog.overrides.reload(layers)
      #expect(belgian.pinned.locale.description == "fr" && belgian.pinned[0] == "Lire")
      #expect(italian.withPinnedLayers { $0.locale.description + $0[0] } == "enPlay")
    }
  }

  @Test func findsNothingToOverrideWithoutKeysOrTables() {
    let catalog = PackedCatalog(development: "en", tables: [_PackedTable("en", texts: ["Play"])])
    let file = OverrideFile("a", language: .english, bytes: Array("play = x;".utf8))
    let layer = OverrideLayer("a", files: [file], for: catalog.overrides)
    #expect(layer.count == 0 && layer.problems.map(\.kind) == [.unknownKey])
    catalog.overrides.reload([layer])
    #expect(catalog.texts(for: [])[0] == "Play")
    let empty = PackedCatalog(development: "en", tables: [])
    empty.overrides.reload([OverrideLayer("a", files: [file], for: empty.overrides)])
    #expect(empty.texts(for: [])[0] == "" && empty.overrides.locales.isEmpty)
  }

  /// Ten thousand look-ups while layers are replaced: each text is of one layer, each pinned value of one generation.
  @Test func readsWholeAnswersWhileLayersAreReplaced() async {
    let module = OverridableModule()
    let words = (0..<8).map { "word\($0)-" + String(repeating: "\($0)", count: 40) }
    let layers = words.map { word in
      module.layer(word, ["en": "play = \"\(word)\"; left = \"\(word) %lld\";", "it": "play = \"\(word)\";"])
    }
    module.catalog.overrides.reload([layers[0]])
    let allowed = Set(words)
    let wrong = await withTaskGroup(of: Int.self) { group in
      for writer in 0..<2 {
        group.addTask {
          for round in 0..<400 { module.catalog.overrides.reload([layers[(round + writer) % layers.count]]) }
          return 0
        }
      }
      for _ in 0..<4 {
        group.addTask {
          var wrong = 0
          let following = module.texts("en")
          for round in 0..<2500 {
            let text = following[0]
            if !allowed.contains(text) { wrong += 1 }
            if following.formatted(1, [7]).dropLast(2).utf8.count != text.utf8.count { wrong += 1 }
            let pinned = (round.isMultiple(of: 2) ? module.texts("it") : following).pinned
            if !allowed.contains(pinned[0]) { wrong += 1 }
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
