import L10nCore
import L10nSyntax

extension Rule {
  static let tableShadowed: Rule = Rule(
    id: "table-shadowed", severity: .warning, reach: .eachTable,
    summary: "A key is in the .strings and the .stringsdict of one table.",
    fixes: .unsafe
  ) { context, _ in
    let files = context.catalog.files.filter { !$0.place.format.holdsAllLanguages }
    let pairs = Dictionary(grouping: files) { [$0.place.table, $0.place.directory, $0.place.layer ?? "/"] }
    return pairs.values.filter { $0.count > 1 }.flatMap { pair -> [Diagnostic] in
      let inOrder = TableFormat.all.flatMap { format in pair.filter { $0.place.format == format } }
      guard let file = inOrder.first, let rules = inOrder.last, !file.keySet.isDisjoint(with: rules.keySet) else {
        return []
      }
      let hiding = Dictionary(rules.keyPlaces.map { ($0.key, $0.range) }, uniquingKeysWith: { first, _ in first })
      let mayRemove = file.isSound && rules.isSound
      return file.keyPlaces.compactMap { key, range in
        guard let other = hiding[key] else { return nil }
        return Diagnostic(
          "'\(key)' is in the \(rules.place.format.title), too, which wins", at: file.location(range),
          subject: file.subject(key: key.text),
          related: [Diagnostic.Related("the text that wins", at: rules.location(other))],
          help: "remove it from \(file.path)",
          fix: mayRemove ? Fix("remove the text that is never shown", .remove(entryAt: file.location(range))) : nil)
      }
    }
  }
}
