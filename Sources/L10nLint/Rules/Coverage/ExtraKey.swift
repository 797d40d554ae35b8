import L10nCore
import L10nSyntax

extension Rule {
  static let extraKey: Rule = Rule(
    id: "extra-key", severity: .warning, reach: .allKeys,
    summary: "A translation has a text that the development language does not have.",
    fixes: .unsafe
  ) { context, _ in
    let catalog = context.catalog
    let known = catalog.developmentEntries
    let tables = Set(catalog.developmentIndices.flatMap { catalog.tableFiles(locale: $0).keys })
    let development = catalog.developmentIndices.map { catalog.locales[$0] }
    var holders: [TextID: [Int]] = [:]
    for table in catalog.tables where tables.contains(table.name) {
      // Of several translations without a template none says which texts the code has.
      if table.files.contains(where: \.replacesTemplate) { continue }
      let keys = Set(known.keys.lazy.filter { $0.table == table.name }.map(\.key))
        .union(catalog.keys(besideTable: table.name, in: catalog.developmentIndices))
      for (index, key) in table.keys(besides: keys, in: catalog.translationIndices) {
        let id = TextID(table: table.name, key: key)
        if !id.isInInfoPlist, key.isForCode, !development.contains(where: { context.isBroken(id, in: $0) }) {
          holders[id, default: []].append(index)
        }
      }
    }
    let ownChains = catalog.locales.indices.map { catalog.ownChain(of: $0) }
    func lacks(_ id: TextID, _ index: Int) -> Bool {
      !ownChains[index].contains { catalog.entries(locale: $0, layer: nil)[id] != nil }
    }
    let soundPaths = Set(catalog.files.filter(\.isSound).map(\.path))
    var suggestions = KeySuggestions(known.keys)
    return holders.sorted { $0.key < $1.key }.flatMap { id, indices in
      let near = suggestions.near(id)
      let isRegional = indices.allSatisfy { ownChains[$0].count > 1 }
      return indices.compactMap { index -> Diagnostic? in
        guard let entry = catalog.entries(locale: index, layer: nil)[id] else { return nil }
        if !isRegional, id.key.isOwnText {
          return Diagnostic(
            "the development language has no '\(id.key)', so the key itself is the text there", at: entry.keyLocation,
            subject: entry.subject, help: "add it to the development language, or remove it if nothing uses it",
            severity: .note, shared: Diagnostic.Shared("keys of '\(entry.file.place.directory)' are their own texts"))
        }
        let meant = near.first { lacks(TextID(table: id.table, key: TableKey($0)), index) }
        let isUnlike = !isRegional && meant == nil
        let isCompared = !suggestions.isExhausted
        return Diagnostic(
          isRegional
            ? "only regional '\(catalog.locales[index].directory)' has '\(id.key)'"
            : "the development language does not have '\(id.key)'",
          at: entry.keyLocation, subject: entry.subject,
          help: meant.map { "rename it to '\($0)', or remove it" }
            ?? suggestions.help("remove it, or add it to the development language"),
          // A key that was not compared may be misspelled.
          fix: isUnlike && isCompared && soundPaths.contains(entry.file.path)
            ? Fix("remove the text that nothing asks for", .remove(entryAt: entry.keyLocation)) : nil,
          shared: isUnlike
            ? Diagnostic.Shared(
              "texts of '\(entry.file.place.directory)' are not in the development language"
                + (isCompared ? "" : ", and not compared with its keys, because there are too many")) : nil)
      }
    }
  }
}
