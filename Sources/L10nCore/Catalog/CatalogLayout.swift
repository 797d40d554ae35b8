package import L10nRuntime

/// The data that all tables of a catalog share: its settings, languages and layers.
///
/// A class, though immutable: two catalogs with the same object have the same settings, languages and layers.
package final class CatalogLayout: Sendable {
  package let configuration: Configuration

  /// The locales of the base tables and override layers, by directory name.
  package let locales: [CatalogLocale]

  /// The development language.
  package let development: LanguageTag

  /// The override layers, lowest first: those that the configuration applies, in its order, followed by the others by
  /// name.
  package let layers: [String]

  /// The number of `layers` that are applied to look-ups and generated code.
  package let appliedLayerCount: Int

  /// The chains of locales for requests.
  package let available: AvailableLocales

  /// The chain that begins with each locale.
  let chains: [LocaleChain]

  /// The locales of the development language: its own directory, then `Base`.
  package let developmentIndices: [Int]

  package init(
    _ configuration: Configuration, _ locales: [CatalogLocale], development: LanguageTag, layers: [String],
    appliedLayerCount: Int
  ) {
    self.configuration = configuration
    self.locales = locales
    self.development = development
    self.layers = layers
    self.appliedLayerCount = appliedLayerCount
    available = AvailableLocales(names: locales.map(\.directory), development: development.description)
    chains = available.chains
    developmentIndices = available.chain(startingAt: nil).indices
  }

  /// The same languages and layers with other settings.
  init(_ other: CatalogLayout, configuration: Configuration) {
    self.configuration = configuration
    (locales, development, available) = (other.locales, other.development, other.available)
    (layers, appliedLayerCount) = (other.layers, other.appliedLayerCount)
    (chains, developmentIndices) = (other.chains, other.developmentIndices)
  }

  /// The same settings with other languages.
  func with(_ locales: [CatalogLocale]) -> CatalogLayout {
    CatalogLayout(
      configuration, locales, development: development, layers: layers, appliedLayerCount: appliedLayerCount)
  }

  /// Whether a catalog that was read again has the same settings, languages and layers.
  func isSame(as other: CatalogLayout) -> Bool {
    (locales, development, layers) == (other.locales, other.development, other.layers)
      && appliedLayerCount == other.appliedLayerCount && configuration == other.configuration
  }
}
