import L10nCore
import StringsFormat

/// The `l10n.yml` that is proposed for a catalog.
package struct ProposedSettings: Hashable, Sendable {
  package let development: DevelopmentLanguage

  /// Language tags in order.
  package let locales: [String]

  /// The generated type.
  package var name: String

  /// Where the code is, as paths from the catalog's folder.
  package let sources: [String]

  /// The access level, where it is not `internal`.
  package var access: String?

  /// The tables, where they are not all that are there.
  package var tables: [String] = []

  /// Further lines for `generate`, each `name: value`.
  package var generate: [String] = []

  /// The keys of the development language's plain texts, which may name controls.
  var keys: [TableKey] = []

  /// The text of the file, ended by a line break.
  package var text: String {
    var lines = [
      "# What l10n knows about these texts. Everything has a default.",
      "development: \(scalar(development.tag.description))",
      "locales: [\(locales.map(scalar).joined(separator: ", "))]",
    ]
    if !tables.isEmpty { lines.append("tables: [\(tables.map(scalar).joined(separator: ", "))]") }
    lines += ["", "generate:", "  name: \(scalar(name))"]
    lines.append(access.map { "  access: \(scalar($0))" } ?? "  access: internal            # or package, public")
    lines += generate.map { "  \($0)" }
    if !sources.isEmpty {
      lines += [
        "", "code:                         # for the rules unused-key and undefined-key",
        "  sources: [\(sources.map(scalar).joined(separator: ", "))]",
      ]
    }
    lines += ProposedControls(keys).lines(scalar)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text as YAML takes it: Norwegian is no `false`, and a name may have blanks and colons.
  private func scalar(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || "0123456789_-./".utf8.contains(byte)
    }
    let words = ["no", "yes", "on", "off", "true", "false", "null", "y", "n"]
    let isWord =
      text.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) || $0 == 0x2E } ?? false
    if isPlain, isWord, text != ".", !words.contains(text.lowercased()) { return text }
    return "'\(text.replacing("'", with: "''"))'"
  }
}
