import L10nSyntax

/// The keys of a table, and which locales' base tables have a text for each.
///
/// Nothing here depends on what the texts say, so it outlives an edit that adds and removes no key.
final class TableKeys: Sendable {
  /// Some locales by their places in the layout, a bit each.
  struct Locales: Sendable {
    fileprivate let words: [UInt64]
  }

  /// The places of the keys in `words`; of those that only override layers have a text for, too.
  private let rows: [TableKey: Int]

  /// A bit for each locale, `width` words for each key.
  private let words: [UInt64]
  private let width: Int

  /// - Parameter texts: by locale and layer, with the base tables at 0.
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

  /// Those that any language or layer has a text for.
  var all: Set<TableKey> { Set(rows.keys) }

  /// The same in order, found out once.
  var sorted: [TableKey] { lazySorted.value }

  func locales(_ places: [Int]) -> Locales {
    var words = [UInt64](repeating: 0, count: width)
    for place in places { words[place / 64] |= 1 << UInt64(place % 64) }
    return Locales(words: words)
  }

  /// The keys that some locales have a text for, but for some, each with the first of its locales at first.
  func keys(besides known: Set<TableKey>, in places: [Int]) -> [(locale: Int, key: TableKey)] {
    var found: [(locale: Int, key: TableKey)] = []
    for (key, row) in rows where !known.contains(key) {
      for place in places where words[row + place / 64] & (1 << UInt64(place % 64)) != 0 { found.append((place, key)) }
    }
    return found
  }

  /// Of each of some groups of locales, those of some keys that none of them has a text for, in their order.
  func missing(_ keys: [TableKey], in groups: [Locales]) -> [[TableKey]] {
    let found = keys.map { rows[$0] }
    return groups.map { group in
      keys.indices.filter { key in
        found[key].map { row in !group.words.indices.contains { words[row + $0] & group.words[$0] != 0 } } ?? true
      }.map { keys[$0] }
    }
  }
}
