import L10nCore
import StringsFormat

extension Rule {
  static let tableShadowed: Rule = Rule(
    id: "table-shadowed", severity: .warning,
    summary: "A key is in the .strings and the .stringsdict of one table.",
    fixes: .unsafe
  ) { context in
    let files = context.catalog.files
    let plain = Dictionary(
      files.filter { $0.place.format == .strings }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return files.filter { $0.place.format == .stringsdict }.flatMap { rules -> [RuleFinding] in
      let place = rules.place
      let path = CatalogPlace.path(
        table: place.table, directory: place.directory, layer: place.layer, format: .strings)
      guard let file = plain[path] else { return [] }
      let hiding = Dictionary(rules.keyPlaces.map { ($0.key, $0.range) }, uniquingKeysWith: { first, _ in first })
      let mayRemove = file.isSound && rules.isSound
      return file.keyPlaces.compactMap { key, range in
        guard let other = hiding[key] else { return nil }
        return RuleFinding(
          "'\(key)' is in the .stringsdict, too, which wins", at: file.location(range),
          subject: file.subject(key: key.text),
          related: [Diagnostic.Related("the text that wins", at: rules.location(other))],
          help: "remove it from \(file.path)",
          fix: mayRemove ? Fix("remove the text that is never shown", .remove(entryAt: file.location(range))) : nil)
      }
    }
  }
}
