/// All locales of a generated module: the tables, and for each locale its chain of tables.
///
/// Made once, on first use of the module. Its memory is never freed, so that values that refer to it need no reference
/// counting.
public struct PackedCatalog: Sendable {
  /// The module's locales, in the order of its tables.
  public var locales: [LanguageTag] { storage.tags }

  /// The texts that replace those of the module at run time.
  public var overrides: TextOverrides { TextOverrides(storage: storage) }

  let storage: CatalogStorage

  /// - Parameters:
  ///   - development: the locale that has every text and ends every look-up.
  ///   - tables: one for each locale; tables with an invalid tag are left out.
  ///   - keys: the keys of the texts; without them texts cannot be looked up by key or overridden.
  public init(development: StaticString, tables: [_PackedTable], keys: _PackedKeys = .none) {
    storage = CatalogStorage(development: LanguageTag(generated: development) ?? .english, tables: tables, keys: keys)
  }

  /// The texts for a reader's languages.
  ///
  /// - Parameters:
  ///   - preferences: the requested languages, first choice first; the development language is used if none matches.
  ///   - options: options for formatting arguments.
  public func texts(for preferences: [LanguageTag], options: TextOptions = TextOptions()) -> LocalizedTexts {
    storage.negotiate(preferences: preferences, available: nil, options: options).texts
  }
}
