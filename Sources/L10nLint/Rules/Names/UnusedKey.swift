import L10nCore
import L10nSyntax

extension Rule {
  static let unusedKey: Rule = Rule(
    id: "unused-key", severity: .note, reach: .allTables,
    summary: "No Swift code uses a text.",
    fixes: .unsafe,
    obstacle: { context, _ in
      if let obstacle = context.codeObstacle { return obstacle }
      guard let code = context.catalog.code else { return nil }
      if let place = code.firstDynamic {
        let position = code.firstDynamicPosition.map { ":\($0.line):\($0.column)" } ?? ""
        return UncheckedRule.incomplete("\(place.path)\(position) takes its key from a variable")
      }
      let count = context.textsForCode.count
      guard count >= fewestTexts, context.unusedTexts.count == count else { return nil }
      return UncheckedRule.incomplete(
        "the code under 'code' in l10n.yml uses none of \(count.withSeparators) texts, so something else looks them up")
    }
  ) { context, _ in
    let unused = context.unusedTexts
    let places = context.catalog.places(of: Set(unused.map(\.id)))
    return unused.compactMap { id, _ in
      guard let entry = context.catalog.developmentEntries[id], !entry.isMarkedAsStale else { return nil }
      return Diagnostic(
        "no code uses '\(id.key)'", at: entry.keyLocation, subject: entry.subject,
        help: "remove it, or name it under 'ignore' of this rule if something else uses it",
        fix: places[id].map { Fix("remove it from all languages", $0.map { .remove(entryAt: $0) }) },
        shared: Diagnostic.Shared("keys are used by no code"))
    }
  }

  /// The number of texts from which an unused catalog says something about the code: accessors of another generator, or
  /// of a build that writes them elsewhere, are unknown.
  private static let fewestTexts = 10
}

extension LintContext {
  /// The texts that code should look up, with the names of their accessors.
  fileprivate var textsForCode: [(id: TextID, path: [String])] {
    let controls = Set(configuration.controls.flatMap(\.texts).map { TableKey($0.key) })
    return catalog.accessors.paths.filter { id, _ in !id.isReadBySystem && !controls.contains(id.key) }
  }

  /// The texts of these that it does not look up.
  fileprivate var unusedTexts: [(id: TextID, path: [String])] {
    guard let code = catalog.code else { return [] }
    return textsForCode.filter { id, path in !code.holdsKey(id.key) && !code.usesAccessor(path) }
  }
}

extension LintContext {
  /// The reason why the uses of texts in code are unknown.
  var codeObstacle: String? {
    if configuration.code == nil { return "l10n.yml does not say under 'code' where the Swift code is" }
    return catalog.code == nil ? "there is no Swift code that could be read" : nil
  }
}

extension Catalog {
  /// Every entry of each of some texts, in all languages and layers, by its key; empty for a text in a String Catalog,
  /// from which Xcode removes unused keys itself.
  fileprivate func places(of ids: Set<TextID>) -> [TextID: [SourceLocation]] {
    var places: [TextID: [SourceLocation]] = [:]
    if ids.isEmpty { return places }
    var kept: Set<TextID> = []
    for file in files {
      for (key, range) in file.keyPlaces {
        let id = TextID(table: file.place.table, key: key)
        guard ids.contains(id) else { continue }
        places[id, default: []].append(file.location(range))
        if file.place.format.holdsAllLanguages { kept.insert(id) }
      }
    }
    return places.filter { !kept.contains($0.key) }
  }
}

extension CatalogEntry {
  /// Whether a String Catalog says that the key is no longer in the code: `stale-key` reports that.
  fileprivate var isMarkedAsStale: Bool {
    loaded.extractionState == "stale"
  }
}
