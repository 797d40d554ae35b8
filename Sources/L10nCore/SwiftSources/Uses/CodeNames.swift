import L10nSyntax

/// How code can name the texts of a catalog.
struct CodeNames: Sendable {
  let accessors: AccessorMap
  let typeName: String

  /// The texts that have a key; and those that an interpolated literal spells, with U+0000 for each specifier.
  private let texts: [TableKey: [TextID]]
  private let patterns: [TableKey: [TextID]]

  /// Whether a table is what Foundation asks where none is named.
  let hasStandardTable: Bool

  /// What the names come from.
  private let files: [TableFile]
  private let settings: GenerateSettings

  init(_ catalog: Catalog) {
    accessors = AccessorMap(catalog)
    typeName = catalog.configuration.generate.name
    texts = Dictionary(grouping: catalog.developmentIDs, by: \.key)
    patterns = CodeVocabulary.patterns(of: catalog.developmentIDs, \.key)
    hasStandardTable = catalog.developmentIDs.contains { $0.tableName == Self.standard }
    (files, settings) = (Self.files(of: catalog), catalog.configuration.generate)
  }

  private static let standard = "Localizable"

  private static func files(of catalog: Catalog) -> [TableFile] {
    catalog.developmentIndices.flatMap { catalog.files(locale: $0) }
  }

  /// Whether a catalog gives the same names, for it has the same files and settings.
  func isStill(of catalog: Catalog) -> Bool {
    let files = Self.files(of: catalog)
    let settings = catalog.configuration.generate
    return files.count == self.files.count && zip(files, self.files).allSatisfy { $0 === $1 }
      && settings.name == self.settings.name && settings.style == self.settings.style
      && settings.tableNames == self.settings.tableNames
  }

  /// The texts that a look-up may ask for.
  func texts(of call: LocalizationCall, isInterpolated: Bool) -> [TextID] {
    if call.isForOtherBundle || call.key.text.isEmpty { return [] }
    let ids = (isInterpolated ? patterns : texts)[call.key, default: []]
    switch call.table {
    case .named(let name): return ids.filter { $0.tableName == name }
    case .standard where hasStandardTable: return ids.filter { $0.tableName == Self.standard }
    case .standard, .unknown: return ids
    }
  }
}

extension TextID {
  /// The name that code has for the table.
  package var tableName: String { table.split(separator: "/").last.map(String.init) ?? table }
}
