import L10nSyntax

/// The keys of a table, and the locales whose base tables have a text for each.
///
/// Independent of the texts, so it remains valid after an edit that adds and removes no key.
final class TableKeys: Sendable {
  /// A set of locales by their indices in the layout, one bit each.
  struct Locales: Sendable {
    fileprivate let words: [UInt64]
  }

  /// The indices of the keys in `words`, including keys that only override layers have.
  private let rows: [TableKey: Int]

  /// One bit for each locale, `width` words for each key.
  private let words: [UInt64]
  private let width: Int

  /// - Parameter texts: the texts by locale and layer, with the base tables at 0.
  init(_ texts: [[[TableKey: CatalogEntry]]]) {
    let width = (texts.count + 63) / 64
    var rows: [TableKey: Int] = [:]
    var words: [UInt64] = []
    func row(_ key: TableKey) -> Int {
      if let row = rows[key] { return row }
      let row = words.count
      rows[key] = row
      words.append(contentsOf: repeatElement(0, count: width))
      return row
    }
    for (locale, layers) in texts.enumerated() {
      for (layer, texts) in layers.enumerated() {
        for key in texts.keys {
          let row = row(key)
          if layer == 0 { words[row + locale / 64] |= 1 << UInt64(locale % 64) }
        }
      }
    }
    (self.rows, self.words, self.width) = (rows, words, width)
    lazySorted = Lazy { [rows] in rows.keys.sorted() }
  }

  private let lazySorted: Lazy<[TableKey]>

  /// The keys with a text in any language or layer.
  var all: Set<TableKey> { Set(rows.keys) }

  /// The keys in order, sorted once.
  var sorted: [TableKey] { lazySorted.value }

  func locales(_ places: [Int]) -> Locales {
    var words = [UInt64](repeating: 0, count: width)
    for place in places { words[place / 64] |= 1 << UInt64(place % 64) }
    return Locales(words: words)
  }

  /// The keys with a text in some locales, other than known ones, each with the first of these locales.
  func keys(besides known: Set<TableKey>, in places: [Int]) -> [(locale: Int, key: TableKey)] {
    var found: [(locale: Int, key: TableKey)] = []
    for (key, row) in rows where !known.contains(key) {
      for place in places where words[row + place / 64] & (1 << UInt64(place % 64)) != 0 { found.append((place, key)) }
    }
    return found
  }

  /// For each group of locales, those of some keys for which none of the group has a text, in the order of the keys.
  func missing(_ keys: [TableKey], in groups: [Locales]) -> [[TableKey]] {
    let found = keys.map { rows[$0] }
    return groups.map { group in
      keys.indices.filter { key in
        found[key].map { row in !group.words.indices.contains { words[row + $0] & group.words[$0] != 0 } } ?? true
      }.map { keys[$0] }
    }
  }
}
