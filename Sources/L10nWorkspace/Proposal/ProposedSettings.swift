import L10nCore
import L10nSyntax

/// The proposed `l10n.yml` of a catalog.
package struct ProposedSettings: Hashable, Sendable {
  package let development: DevelopmentLanguage

  /// Language tags in order.
  package let locales: [String]

  /// The generated type.
  package var name: String

  /// The folders of the code, as paths from the catalog's folder.
  package let sources: [String]

  /// Whether Swift is generated from the texts.
  package let isForSwift: Bool

  /// The project's own functions and properties that take a key.
  package var functions: [String] = []

  /// The access level, unless it is `internal`.
  package var access: String?

  /// The tables, unless all are used.
  package var tables: [String] = []

  /// Additional lines for `generate`, each `name: value`.
  package var generate: [String] = []

  /// The keys of the development language's plain texts, which may name controls.
  var keys: [TableKey] = []

  /// The text of the file, ended by a line break.
  package var text: String {
    var lines = [
      "# What l10n knows about these texts. Everything has a default.",
      "development: \(development.tag.description.yamlScalar)",
      "locales: [\(locales.map(\.yamlScalar).joined(separator: ", "))]",
    ]
    if !tables.isEmpty { lines.append("tables: [\(tables.map(\.yamlScalar).joined(separator: ", "))]") }
    if isForSwift {
      lines += ["", "generate:", "  name: \(name.yamlScalar)"]
      lines.append(access.map { "  access: \($0.yamlScalar)" } ?? "  access: internal            # or package, public")
      lines += generate.map { "  \($0)" }
    }
    if !sources.isEmpty {
      lines += [
        "", "code:                         # for the rules unused-key and undefined-key",
        "  sources: [\(sources.map(\.yamlScalar).joined(separator: ", "))]",
      ]
      if !functions.isEmpty {
        let names = functions.map(\.yamlScalar).joined(separator: ", ")
        lines.append("  functions: [\(names)]   # own functions and properties that take a key")
      }
    }
    lines += ProposedControls(keys).lines
    return lines.joined(separator: "\n") + "\n"
  }
}
