package import L10nRuntime

extension Catalog {
  /// The kinds of numbers that the patterns of all locales and layers show.
  package var numbers: NumberKinds {
    var kinds = NumberKinds()
    for locale in locales.indices {
      for layer in [nil] + (0..<layerCount).map({ $0 as Int? }) {
        for entry in entries(locale: locale, layer: layer).values { kinds.formUnion(entry.message.numbers) }
      }
    }
    return kinds
  }
}
