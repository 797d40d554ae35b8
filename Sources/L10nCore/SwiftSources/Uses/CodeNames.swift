import L10nSyntax

/// The names of a catalog's texts in code.
struct CodeNames: Sendable {
  let accessors: AccessorMap
  let typeName: String

  /// The texts with a key, and those that match an interpolated literal, with U+0000 for each specifier.
  private let texts: [TableKey: [TextID]]
  private let patterns: [TableKey: [TextID]]

  /// Whether a table is Foundation's default.
  let hasStandardTable: Bool

  /// The inputs of the names.
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

  /// Whether a catalog has the same names, because it has the same files and settings.
  func isStill(of catalog: Catalog) -> Bool {
    let files = Self.files(of: catalog)
    let settings = catalog.configuration.generate
    return files.count == self.files.count && zip(files, self.files).allSatisfy { $0 === $1 }
      && settings.name == self.settings.name && settings.style == self.settings.style
      && settings.tableNames == self.settings.tableNames
  }

  /// The texts that a look-up may refer to.
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
  /// The name of the table in code.
  package var tableName: String { table.split(separator: "/").last.map(String.init) ?? table }
}
