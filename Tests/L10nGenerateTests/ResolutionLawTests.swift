import L10nCompiler
import L10nCore
import L10nRuntime
import L10nSyntax
import SeededNumbers
import Testing

/// The tool resolves the same texts that the run time shows, for any catalog.
struct ResolutionLawTests {
  private static let options = TextOptions(isolation: .plain, digits: .latin)

  /// With layers that were applied when the module was generated, and with layers that are loaded at run time.
  @Test(arguments: 0..<16)
  func theToolAndTheRunTimeAgree(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let random = RandomCatalog(&generator)
    let catalog = random.loaded(layers: true)
    let generated = PackedCatalog(catalog)
    let reloaded = PackedCatalog(random.loaded(layers: false))
    let layers = random.overrides(for: reloaded)
    reloaded.overrides.reload(layers)
    // A layer may have a text that the development language lacks: the module has no such key.
    #expect(layers.flatMap(\.problems).filter { $0.kind != .unknownKey }.map(\.description) == [])

    for _ in 0..<25 {
      let asked = (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
        RandomCatalog.requests.randomElement(using: &generator).flatMap { LanguageTag($0) }
      }
      let chain = catalog.available.chain(for: asked)
      let resolver = Resolver(source: catalog, chain: chain.indices)
      let modules = [generated, reloaded].map { $0.texts(for: asked, options: Self.options) }
      #expect(modules.allSatisfy { $0.locale.description == chain.best }, "\(asked)")
      for (place, key) in random.keys.enumerated() {
        let id = TextID(table: "T", key: TableKey(key))
        guard catalog.developmentEntries[id] != nil, let found = resolver.message(for: id) else { continue }
        let tag = found.locale.tag
        let arguments = random.arguments(place, &generator)
        let formatter = MessageFormatter(
          pluralRules: PluralRules(for: tag), isRightToLeft: tag.isRightToLeft, symbols: .latin, isolation: .plain)
        let expected = try arguments.isEmpty ? found.entry.plainText : formatter.format(found.message, arguments)
        for texts in modules {
          let shown = arguments.isEmpty ? texts[key] : try texts.text(for: key, arguments: arguments)
          #expect(shown == expected, "\(key) for \(asked)")
        }
      }
    }
  }
}
