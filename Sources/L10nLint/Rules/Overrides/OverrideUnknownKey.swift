import L10nCore
import L10nSyntax

extension Rule {
  static let overrideUnknownKey: Rule = Rule(
    id: "override-unknown-key", severity: .error, reach: .allTables,
    summary: "An override layer has a text that no base table has.",
    fixes: .unsafe
  ) { context, _ in
    let catalog = context.catalog
    if catalog.layers.isEmpty { return [] }
    var known: Set<TextID> = []
    for index in catalog.locales.indices { known.formUnion(catalog.entries(locale: index, layer: nil).keys) }
    let overrides = catalog.locales.indices.flatMap { index in
      catalog.layers.indices.flatMap { catalog.entries(locale: index, layer: $0).values }
    }
    let taken = Set(overrides.map(\.subject))
    let soundPaths = Set(catalog.files.filter { $0.place.layer != nil && $0.isSound }.map(\.path))
    let tables = Dictionary(grouping: known, by: \.key).mapValues { $0.map(\.table).sorted() }
    var suggestions = KeySuggestions(known)
    let unknown = overrides.filter { entry in
      !known.contains(entry.id) && !catalog.locales.contains { context.isBroken(entry.id, in: $0) }
    }
    return unknown.sorted { $0.keyLocation < $1.keyLocation }.map { entry in
      let elsewhere = tables[entry.key]?.first
      let near = elsewhere == nil ? suggestions.near(entry.id) : []
      var renamed = entry.subject
      renamed.key = near.count == 1 ? near[0] : nil
      let mayRename = !taken.contains(renamed) && soundPaths.contains(entry.file.path)
      return Diagnostic(
        "no base table has '\(entry.key)' of table '\(entry.id.table)'", at: entry.keyLocation,
        subject: entry.subject, related: near.first.map { place(of: $0, besides: entry.id, in: catalog) } ?? [],
        help: help(for: entry.id, tableOfKey: elsewhere, near: near.first, &suggestions),
        fix: mayRename
          ? renamed.key.map { Fix("rename it to '\($0)'", .rename(entryAt: entry.keyLocation, to: $0)) } : nil)
    }
  }

  /// The help: the same key elsewhere comes first, then a near key of the same table, then one of any table.
  private static func help(
    for id: TextID, tableOfKey: String?, near: String?, _ suggestions: inout KeySuggestions
  ) -> String {
    if let tableOfKey { return "the key is in table '\(tableOfKey)'" }
    let near = near ?? suggestions.nearestOfAny(to: id)
    return near.map { "rename it to '\($0)'" } ?? suggestions.help("remove it, or add it to the base tables")
  }

  /// The place of the key that was likely meant in the base tables, in the first locale that has it.
  private static func place(of key: String, besides id: TextID, in catalog: Catalog) -> [Diagnostic.Related] {
    let meant = TextID(table: id.table, key: TableKey(key))
    let locales = catalog.developmentIndices + Array(catalog.locales.indices)
    let entry = locales.lazy.compactMap { catalog.entries(locale: $0, layer: nil)[meant] }.first
    return entry.map { [Diagnostic.Related("a key like it", at: $0.keyLocation)] } ?? []
  }
}
