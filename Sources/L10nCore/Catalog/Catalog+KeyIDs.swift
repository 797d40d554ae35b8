extension Catalog {
  /// The identities that have some keys, by key, in order of their tables; a key that no table has is left out.
  ///
  /// - Complexity: one pass over the texts, however many keys there are; `ids(of:)` takes one for each.
  package func ids(ofKeys keys: Set<String>) -> [String: [TextID]] {
    if keys.isEmpty { return [:] }
    var found: Set<TextID> = []
    for locale in locales.indices {
      for layer in [nil] + layers.indices.map({ $0 }) {
        for id in entries(locale: locale, layer: layer).keys where keys.contains(id.key.text) { found.insert(id) }
      }
    }
    return Dictionary(grouping: found, by: \.key.text).mapValues { $0.sorted() }
  }
}
