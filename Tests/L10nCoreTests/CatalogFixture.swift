import L10nCore
import L10nRuntime
import L10nSyntax

/// A catalog of a few short files.
struct CatalogFixture {
  let catalog: Catalog
  let diagnostics: [Diagnostic]

  /// - Parameter files: texts by path; read in the order of the hash, for order must not matter.
  init(
    _ files: [String: String], development: String? = nil, layers: [DeclaredName]? = nil, tables: [DeclaredName]? = nil
  ) {
    var configuration = Configuration()
    configuration.development = development.flatMap { LanguageTag($0) }
    configuration.layers = layers
    configuration.tables = tables
    var loader = CatalogLoader(configuration)
    catalog = loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    diagnostics = loader.diagnostics
  }

  /// The text at each step of a look-up, as "directory[/layer]: text", first step first, without missing ones.
  func steps(_ key: TableKey, table: String = "T", asking tags: String...) -> [String] {
    let resolver = catalog.resolver(for: tags.compactMap { LanguageTag($0) })
    return resolver.trace(for: TextID(table: table, key: key)).compactMap { step, entry in
      let directory = catalog.locales[resolver.chain[step.chainIndex]].directory
      let layer = step.layer.map { "/\(catalog.layers[$0])" } ?? ""
      return entry.map { "\(directory)\(layer): \($0.plainText ?? "a rule")" }
    }
  }

  /// The texts by "directory/table/key" in the base tables.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    for (index, locale) in catalog.locales.enumerated() {
      for entry in catalog.entries(locale: index, layer: nil).values {
        texts["\(locale.directory)/\(entry.id.table)/\(entry.key)"] = entry.plainText ?? "a rule"
      }
    }
    return texts
  }
}

/// A `.stringsdict` with one entry `k`, whose one variable `n` has the given forms: "one=… other=…", `_` for a blank.
func stringsdict(_ forms: String, key: String = "k") -> String {
  let variants = forms.split(separator: " ").map { form in
    let parts = form.split(separator: "=").map { $0.replacing("_", with: " ") }
    return "<key>\(parts[0])</key><string>\(parts[1])</string>"
  }
  return plist(
    """
    <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>\(variants.joined())</dict></dict>
    """)
}

func plist(_ entries: String) -> String { "<plist version=\"1.0\"><dict>\(entries)</dict></plist>" }
