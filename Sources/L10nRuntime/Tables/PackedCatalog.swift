/// All locales of a generated module: the tables, and for each locale the chain of tables to ask.
///
/// Made once, when the module is first used. The memory behind it is never freed, so that values that refer to it need
/// no reference counting.
public struct PackedCatalog: Sendable {
  /// The locales that the module has, in the order of its tables.
  public let locales: [LanguageTag]

  private let available: AvailableLocales
  private let developmentIndex: Int
  private let tables: LocaleTablesPointer

  /// - Parameters:
  ///   - development: the locale that has every text: the last resort of every look-up.
  ///   - tables: one a locale; tables whose locale is no language tag are left out.
  public init(development: StaticString, tables: [PackedTable]) {
    let steps = tables.compactMap { LocaleTables.Step($0) }
    let tags = steps.map(\.tag)
    let development = LanguageTag("\(development)") ?? .english
    let available = AvailableLocales(names: tags.map(\.description), development: development.description)
    self.locales = tags
    self.available = available
    self.developmentIndex = tags.firstIndex(of: development) ?? 0
    let chains = tags.indices.map { index in
      LocaleTables(tag: tags[index], steps: available.chain(startingAt: index).indices.map { steps[$0] })
    }
    // Without tables every look-up ends in a chain without steps.
    self.tables = LocaleTablesPointer(chains.isEmpty ? [LocaleTables(tag: development, steps: [])] : chains)
  }

  /// The texts for somebody's languages.
  ///
  /// - Parameters:
  ///   - preferences: what is asked for, first choice first; the development language answers when nothing matches.
  ///   - options: how arguments are written into texts.
  public func texts(for preferences: [LanguageTag], options: TextOptions = TextOptions()) -> LocalizedTexts {
    let match = available.bestMatch(for: preferences)
    let place = tables.base + (match?.index ?? developmentIndex)
    let variant = place.pointee.numbers.variantIndex(for: match.map { preferences[$0.preferenceIndex] })
    return LocalizedTexts(tables: place, numbers: variant.map { UInt16($0 + 1) } ?? 0, options: options)
  }
}

/// A pointer to the tables of all locales.
///
/// `@unchecked Sendable`: what it points to is written once, before the pointer is handed out, and never freed.
private struct LocaleTablesPointer: @unchecked Sendable {
  let base: UnsafePointer<LocaleTables>

  init(_ tables: [LocaleTables]) {
    let memory = UnsafeMutablePointer<LocaleTables>.allocate(capacity: tables.count)
    memory.initialize(from: tables, count: tables.count)
    base = UnsafePointer(memory)
  }
}
