package import L10nSyntax

/// The settings of one table in `l10n.yml`.
package struct TableSettings: Hashable, Sendable {
  package var table: DeclaredName

  /// The syntax of its texts; `nil` for that of the catalog.
  package var syntax: TextSyntax?

  /// The markup syntax of its texts without one by key; `nil` for none.
  package var markup: MarkupSyntax?

  package init(_ table: DeclaredName, syntax: TextSyntax? = nil) {
    (self.table, self.syntax) = (table, syntax)
  }
}

extension Configuration {
  /// The syntax of a table's plain texts.
  package func syntax(ofTable name: String) -> TextSyntax {
    ownSyntax(ofTable: name) ?? syntaxesOfFiles[name] ?? syntax
  }

  /// The syntax that the settings of a table alone say; `nil` if they say none.
  package func ownSyntax(ofTable name: String) -> TextSyntax? {
    tableSettings.last { $0.table.name == name }?.syntax
  }
}

/// The tables that are read, or settings of some.
struct TableSelection {
  var names: [DeclaredName]?
  var settings: [TableSettings] = []
}

extension SettingKind<TableSelection> {
  static var tables: Self {
    let settings = SettingKind<TableSettings>.group(TableSettings.settings, TableSettings("")).summary(
      "Settings of a table.")
    return SettingKind<[DeclaredName]>.list(.name.offering(.tables)).map { names, _, _ in TableSelection(names: names) }
      .or(
        settings.byName(called: "table").offering(.tables).map { all, _, _ in
          TableSelection(settings: all.map { $0.naming(\.table) })
        }
      ) { $0.entries != nil }
  }
}

extension TableSettings {
  fileprivate static let settings: [Setting<TableSettings>] = [
    Setting("format", \.syntax, .syntax), Setting("markup", \.markup, .markup),
  ]
}

extension SettingKind<TextSyntax> {
  static var syntax: Self {
    choice("format of texts").summary(
      "The syntax of plain texts: formats with specifiers, patterns of ICU's MessageFormat, or MessageFormat 2."
    ).defined(as: "format")
  }
}

extension SettingKind<MarkupSyntax?> {
  /// The markup syntax, or `none` for texts without markup.
  static var markup: Self {
    choice(MarkupSyntax.allCases + [nil], "markup") { $0?.rawValue ?? "none" }.summary(
      "The markup of texts: tags as in HTML, or Markdown."
    ).defined(as: "markup")
  }
}
