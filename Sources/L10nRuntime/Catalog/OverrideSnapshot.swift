/// The override layers of a module at one time, with the chains of all locales. Immutable.
///
/// A class, because readers retain it while another one is published.
/// `@unchecked Sendable`: the locales are never written and never freed.
final class OverrideSnapshot: @unchecked Sendable {
  /// One locale of a chain.
  struct Step: Sendable {
    /// The layers' texts in this locale, last layer first.
    let layers: [OverrideTable]
    /// The module's own table; an empty one for a language that a layer added.
    let base: LocaleTables.Step
  }

  /// The number of the snapshot, from 1, which is the one without layers.
  let generation: UInt32

  /// The layers, the last one first.
  let layers: [OverrideLayer]

  /// The languages of the module and the layers; `nil` without layers.
  let available: AvailableLocales?

  /// The tables of each locale in `available`.
  let locales: [UnsafePointer<LocaleTables>]

  /// The chain of each locale by its number; empty for a locale that is not in this snapshot.
  let chains: [[Step]]

  /// The state before the first layer is loaded, for a value that keeps it forever: its generation is never replaced.
  static let none = OverrideSnapshot(generation: LocalizedTexts.lastGeneration)

  /// The state before the first layer is loaded.
  init(generation: UInt32 = 1) {
    self.generation = generation
    (layers, available, locales, chains) = ([], nil, [], [])
  }

  /// Makes the chains of a module with these layers. Only one writer at a time may call it: new languages become
  /// locales of the module.
  init(generation: UInt32, layers: [OverrideLayer], of catalog: CatalogStorage) {
    self.generation = generation
    self.layers = layers
    guard !layers.isEmpty, catalog.tableCount > 0 else {
      (available, locales, chains) = (nil, [], [])
      return
    }
    var locales = (0..<catalog.localeCount).map { catalog.tables(at: $0) }
    var texts = Array(repeating: [OverrideTable](), count: locales.count)
    for layer in layers.reversed() {
      for (language, table) in layer.tables {
        // Not a dictionary by language: there are few, and each type of dictionary adds code to every app.
        let spelledOut = language.spelledOut
        let place =
          locales.firstIndex { $0.pointee.tag == language } ?? locales.firstIndex { $0.pointee.tag == spelledOut }
          ?? locales.lastIndex { $0.pointee.tag.spelledOut == spelledOut } ?? locales.count
        if place == locales.count {
          locales.append(catalog.addedTables(for: language))
          texts.append([])
        }
        texts[place].append(table)
      }
    }
    let available = AvailableLocales(tags: locales.map { $0.pointee.tag }, development: catalog.development)
    let steps = locales.enumerated().map { place, tables in
      Step(layers: texts[place], base: catalog.step(of: tables))
    }
    var chains = Array(repeating: [Step](), count: catalog.localeCount + catalog.added.count)
    for (place, tables) in locales.enumerated() {
      chains[tables.pointee.number] = available.chain(startingAt: place).indices.map { steps[$0] }
    }
    (self.available, self.locales, self.chains) = (available, locales, chains)
  }

  /// The chain of a locale by its number; `nil` if only its own tables are used.
  func chain(of number: Int) -> [Step]? {
    chains.indices.contains(number) && !chains[number].isEmpty ? chains[number] : nil
  }
}

extension CatalogStorage {
  /// The tables of a language that layers add, made on first use.
  fileprivate func addedTables(for tag: LanguageTag) -> UnsafePointer<LocaleTables> {
    if let known = added.first(where: { $0.pointee.tag == tag }) { return known }
    let chain = chain(for: tag)
    // The nearest table of the same language determines the number formats of a region; without one they have ASCII
    // digits. Words come from the nearest table in the same written language.
    let kin = chain.first { $0.tag.language == tag.language }
    let alike = chain.first { $0.tag.isWritten(like: tag) }
    let own = LocaleTables.Step(
      tag: tag,
      numbers: kin.map { LocaleNumbers($0.numbers.formats(for: tag), variants: $0.numbers.variants) }
        ?? LocaleNumbers(symbols: .latin)
    ) { alike?.patterns ?? .none }
    let tables = LocaleTables(
      tag: tag, number: localeCount + added.count, steps: chain, own: own, storage: self
    ).kept()
    added.append(tables)
    return tables
  }

  /// The step that a locale itself adds to a chain.
  fileprivate func step(of tables: UnsafePointer<LocaleTables>) -> LocaleTables.Step {
    let number = tables.pointee.number
    return number < tableCount ? step(at: number) : tables.pointee.own
  }
}
