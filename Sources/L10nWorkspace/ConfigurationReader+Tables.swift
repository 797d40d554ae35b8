import L10nCore
import Yams

extension ConfigurationReader {
  /// The tables that are read, or settings of some tables.
  ///
  ///     tables: [Player, Messages]
  ///     tables: {Messages: {format: icu}}
  mutating func readTables(_ node: Node, into configuration: inout Configuration) {
    guard node.mapping != nil else {
      configuration.tables = names(node)
      return
    }
    configuration.tableSettings = entries(of: node, what: "'tables'", known: nil).map { name, key, value in
      var settings = TableSettings(DeclaredName(name: name, location: location(of: key)))
      for (_, _, inner) in entries(of: value, what: "table '\(name)'", known: ["format"]) {
        settings.syntax = syntax(inner)
      }
      return settings
    }
  }

  /// What plain texts are written in.
  mutating func syntax(_ node: Node) -> TextSyntax? {
    guard let text = string(node) else { return nil }
    if let syntax = TextSyntax(rawValue: text) { return syntax }
    let known = TextSyntax.allCases.map(\.rawValue)
    report("'\(text)' is no format of texts", at: node, help: suggestion(for: text, among: known))
    return nil
  }
}
