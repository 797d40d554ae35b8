import L10nSyntax

/// Texts of the development language with another key, or in another table, than before.
///
/// A new text matches a removed one if both are equal and no others are; or else if their translations are equal, for
/// example if a key that is also the text was reworded.
struct CatalogRenames {
  /// The former identities by the new ones.
  private(set) var oldIDs: [TextID: TextID] = [:]

  init() {}

  init(from old: Catalog, to new: Catalog) {
    var gone = old.developmentEntries.filter { new.developmentEntries[$0.key] == nil }
    var come = new.developmentEntries.filter { old.developmentEntries[$0.key] == nil }
    if gone.isEmpty || come.isEmpty { return }
    pair(&gone, &come) { entry, _ in [Named(name: entry.id.table, message: entry.shown)] }
    pair(&gone, &come) { entry, _ in [Named(name: "", message: entry.shown)] }
    let (oldTexts, newTexts) = (Self.translations(of: old, gone), Self.translations(of: new, come))
    pair(&gone, &come) { entry, isOld in (isOld ? oldTexts : newTexts)[entry.id] ?? [] }
  }

  private struct Named: Hashable {
    let name: String
    let message: Message
  }

  /// Pairs texts with equal signatures if no others have the same.
  private mutating func pair(
    _ gone: inout [TextID: CatalogEntry], _ come: inout [TextID: CatalogEntry],
    _ signs: (_ entry: CatalogEntry, _ isOld: Bool) -> [Named]
  ) {
    var olds: [[Named]: [TextID]] = [:]
    for (id, entry) in gone { olds[signs(entry, true), default: []].append(id) }
    var news: [[Named]: [TextID]] = [:]
    for (id, entry) in come { news[signs(entry, false), default: []].append(id) }
    for (sign, ids) in news where !sign.isEmpty && ids.count == 1 {
      guard let former = olds[sign], former.count == 1 else { continue }
      oldIDs[ids[0]] = former[0]
      gone[former[0]] = nil
      come[ids[0]] = nil
    }
  }

  private static func translations(of catalog: Catalog, _ entries: [TextID: CatalogEntry]) -> [TextID: [Named]] {
    var texts: [TextID: [Named]] = [:]
    for index in catalog.translationIndices {
      let locale = catalog.entries(locale: index, layer: nil)
      for id in entries.keys {
        guard let entry = locale[id] else { continue }
        texts[id, default: []].append(Named(name: catalog.locales[index].directory, message: entry.shown))
      }
    }
    return texts
  }
}
