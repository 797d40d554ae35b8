/// The place of a file in a catalog by its path: directory, override layer, table and format.
package struct CatalogPlace: Hashable, Sendable {
  /// The directory of a String Catalog as a whole: the code for multiple languages.
  package static let multilingual = "mul"

  /// The directory for documentation of messages in translatewiki.net, which is not a language.
  private static let documentation = "qqq"

  /// The name of the `.lproj` directory without its suffix, as it is written: `zh_TW`, `Base`, `English`; for a
  /// language of a String Catalog its name, or that of the directory of the same language.
  package let directory: String

  /// The override layer; `nil` for the base tables.
  package let layer: String?

  /// The table's name: the file's name without its suffix, preceded by the folder of the `.lproj` directory, so that
  /// tables of different bundles below one folder are distinct: `Localizable`, `Widgets/Localizable`.
  package let table: String

  package let format: TableFormat

  /// The path around the language's name for a table that only its siblings show to be one; `nil` for others.
  let pattern: PathPattern?

  /// The folder of the `.lproj` directory, or of what else is named after languages; empty for the catalog's own folder.
  package var folder: String {
    let path = pattern?.before ?? table
    return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// The folder for the catalog's own files: that of the tables, or the one around it if that holds nothing but resources.
  package var catalogFolder: String {
    guard format.layout.folder != nil else { return folder }
    return folder.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(folder[..<$0]) } ?? ""
  }

  /// Whether the table has the system's name because its files are named only after their languages.
  package var hasDefaultName: Bool {
    table == TableLayout.defaultTable || table.hasSuffix("/\(TableLayout.defaultTable)")
  }

  /// The place of a single file: as in a catalog if its path determines it, otherwise a table without a language.
  package init(standingAlone path: String, format: TableFormat) {
    if let place = CatalogPlace(path: path), place.format == format {
      self = place
      return
    }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    (directory, layer, table, self.format) = ("", nil, format.layout.table(file) ?? file, format)
    pattern = nil
  }

  /// Splits a path from the catalog's folder.
  ///
  ///     "fr.lproj/Player.strings"                → fr, base tables, "Player"
  ///     "Overrides/acme/fr.lproj/Player.strings" → fr, layer "acme", "Player"
  ///     "Widgets/fr.lproj/Player.strings"        → fr, base tables, "Widgets/Player"
  ///     "Overrides/acme/Player.xcstrings"        → mul, layer "acme", "Player"
  ///     "l10n/app_fr.arb"                        → fr, base tables, "l10n/app"
  ///     "locale/fr/LC_MESSAGES/app.po"           → fr, base tables, "locale/app"
  ///     "res/app_fr.properties"                  → fr, base tables, "res/app"
  ///
  /// - Parameter catalog: the name of the catalog's folder, if it is known.
  /// - Returns: `nil` for a path that no format claims, and for one below `qqq.lproj`, where translatewiki.net keeps
  ///   the documentation of messages.
  package init?(path: String, in catalog: String = "") {
    var components = path.split(separator: "/").map(String.init)
    guard let file = components.popLast() else { return nil }
    for format in TableFormat.all {
      guard var table = format.layout.table(file) else { continue }
      if let folder = format.layout.folder, components.dropLast().last ?? catalog != folder { continue }
      if components.count > 1, components.last == format.layout.inner { components.removeLast() }
      let named = format.layout.named(file)
      let isNamed = format.layout.prefersNamed && named != nil && named?.language != "Base"
      var directory = isNamed ? nil : components.last.flatMap { format.layout.language($0) }
      if directory != nil {
        components.removeLast()
      } else if let named {
        (table, directory) = (named.table, named.language)
      }
      if directory == Self.documentation { return nil }
      if directory == nil, !format.holdsAllLanguages { continue }
      (self.format, pattern) = (format, nil)
      self.directory = directory ?? Self.multilingual
      let isOverride = components.count >= 2 && components[components.count - 2] == "Overrides"
      layer = isOverride ? components.last : nil
      self.table = (components.dropLast(isOverride ? 2 : 0) + [table]).joined(separator: "/")
      return
    }
    return nil
  }

  /// The place of a file of another table in the same folder.
  package init(_ place: CatalogPlace, tableNamed name: String) {
    (directory, layer, format, pattern) = (place.directory, place.layer, place.format, nil)
    table = place.folder.isEmpty ? name : "\(place.folder)/\(name)"
  }

  /// The place of the same table in another language, for example of one in a String Catalog.
  package init(_ place: CatalogPlace, directory: String) {
    self.directory = directory
    (layer, table, format, pattern) = (place.layer, place.table, place.format, place.pattern)
  }

  /// The place of a table with any path around the language's name: `i18n/app` for `i18n/app.fr.json`, `locales/ui/menu`
  /// for `locales/fr/ui/menu.json`.
  init(_ pattern: PathPattern, directory: String, format: TableFormat) {
    (self.directory, self.pattern, self.format, layer) = (directory, pattern, format, nil)
    let after = pattern.after.prefix(upTo: pattern.after.lastIndex(of: ".") ?? pattern.after.endIndex)
    // The mark before the language is not part of the table; between directories one slash is left.
    table = pattern.before.isEmpty ? String(after.dropFirst()) : String(pattern.before.dropLast() + after)
  }
}

extension CatalogPlace {
  /// The path of a table file from the catalog's folder, the inverse of `init(path:)`. A String Catalog is not in a
  /// directory of a language.
  ///
  ///     CatalogPlace.path(table: "Widgets/Player", directory: "fr", layer: "acme", format: .strings)
  ///     // "Widgets/Overrides/acme/fr.lproj/Player.strings"
  package static func path(table: String, directory: String, layer: String?, format: TableFormat) -> String {
    let parts = table.split(separator: "/").map(String.init)
    let layers = layer.map { ["Overrides", $0] } ?? []
    let (name, folder) = (parts.last ?? "", parts.dropLast().last ?? "")
    let end = format.layout.pathInFolder?(name, directory, folder) ?? format.layout.path(name, directory)
    return (parts.dropLast() + layers + end).joined(separator: "/")
  }

  /// The path of the table in its language, or in any if the name of its directory is `*`.
  package var path: String {
    pattern?.path(in: directory) ?? Self.path(table: table, directory: directory, layer: layer, format: format)
  }

  /// The path of the descriptions of a table's texts, beside the table's languages.
  package var documentationPath: String { CatalogPlace(self, directory: Self.documentation).path }

  /// The pattern, from the catalog's folder, of the tables beside this one in all languages: `locales/*/*.json`.
  package var filePattern: String {
    if pattern != nil { return CatalogPlace(self, directory: "*").path }
    // A file without a language in its name is for itself.
    if directory == "Base" { return path }
    let name = table.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(table[table.index(after: $0)...]) } ?? table
    let isNamed = format.layout.path(name, directory).count > 1
    return CatalogPlace(CatalogPlace(self, tableNamed: isNamed ? "*" : name), directory: "*").path
  }
}
