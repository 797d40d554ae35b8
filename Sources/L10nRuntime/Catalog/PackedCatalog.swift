/// All locales of a generated module: the tables, and for each locale the chain of tables to ask.
///
/// Made once, when the module is first used. Its memory is never freed, so that values that refer to it need
/// no reference counting.
public struct PackedCatalog: Sendable {
  /// The locales that the module has, in the order of its tables.
  public var locales: [LanguageTag] { storage.tags }

  /// The texts that replace those of the module while the program runs.
  public var overrides: TextOverrides { TextOverrides(storage: storage) }

  let storage: CatalogStorage

  /// - Parameters:
  ///   - development: the locale that has every text: the last resort of every look-up.
  ///   - tables: one a locale; tables whose locale is no language tag are left out.
  ///   - keys: the keys of the texts; without them nothing is found by key and nothing can be overridden.
  public init(development: StaticString, tables: [_PackedTable], keys: _PackedKeys = .none) {
    storage = CatalogStorage(development: LanguageTag(generated: development) ?? .english, tables: tables, keys: keys)
  }

  /// The texts for a reader's languages.
  ///
  /// - Parameters:
  ///   - preferences: what is asked for, first choice first; the development language answers when nothing matches.
  ///   - options: how arguments are written into texts.
  public func texts(for preferences: [LanguageTag], options: TextOptions = TextOptions()) -> LocalizedTexts {
    storage.negotiate(preferences: preferences, available: nil, options: options).texts
  }
}
