import L10nCore
import L10nSyntax
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
      for (setting, _, inner) in entries(of: value, what: "table '\(name)'", known: ["format", "markup"]) {
        if setting == "format" { settings.syntax = syntax(inner) } else { settings.markup = markupSyntax(inner) ?? nil }
      }
      return settings
    }
  }

  /// What plain texts are written in.
  mutating func syntax(_ node: Node) -> TextSyntax? {
    choice(node, among: TextSyntax.allCases, what: "format of texts") { $0.rawValue }
  }

  /// Which texts have markup, by key.
  ///
  ///     legal.*: tags
  mutating func markup(_ node: Node) -> [MarkupDeclaration] {
    entries(of: node, what: "'markup'", known: nil).compactMap { name, key, value in
      markupSyntax(value).map { MarkupDeclaration(DeclaredName(name: name, location: location(of: key)), $0) }
    }
  }

  /// What texts are marked up with; `none` for nothing.
  private mutating func markupSyntax(_ node: Node) -> MarkupSyntax?? {
    guard let text = string(node) else { return nil }
    if text == "none" { return .some(nil) }
    if let syntax = MarkupSyntax(rawValue: text) { return syntax }
    let known = MarkupSyntax.allCases.map(\.rawValue) + ["none"]
    report("'\(text)' is no markup", at: node, help: suggestion(for: text, among: known))
    return nil
  }
}
