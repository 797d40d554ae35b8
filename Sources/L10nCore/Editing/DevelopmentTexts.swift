import L10nSyntax

/// The texts of one table in the development language, for comparison with other locales.
struct DevelopmentTexts {
  let table: String

  /// The files of the development language's own directory, followed by those of `Base`.
  let files: [TableFile]

  /// The texts to translate in the order of the files, each with its comment.
  let units: [TextUnit]

  /// Every key of the files.
  private let keys: Set<TableKey>

  /// The folder of the files' `.lproj` directories.
  var folder: String { files.first?.place.folder ?? "" }

  /// - Returns: `nil` if a file has errors, so that its keys are unknown.
  init?(_ table: String, _ files: [TableFile], in catalog: Catalog) {
    if files.contains(where: { file in file.findings.contains { $0.severity == .error } }) { return nil }
    self.table = table
    self.files = files
    keys = Set(files.flatMap { $0.keys + $0.brokenKeys })
    var units: [TextUnit] = []
    for file in files {
      let editor = file.table.placeEditor()
      for key in Self.lastOfEqual(file.keys) {
        let entry = catalog.developmentEntries[TextID(table: table, key: key)]
        // A rule hides the text with the same key.
        guard let entry, entry.file === file, entry.isTranslatable else { continue }
        units.append(TextUnit(key: key, message: entry.written, comment: editor?.comment(of: key)))
      }
    }
    self.units = units
  }

  /// Whether another locale's key is superfluous: the development language does not have it, and is unlikely to have
  /// its text elsewhere.
  func lacks(_ key: TableKey) -> Bool {
    !keys.contains(key) && !key.isOwnText && !TextID(table: table, key: key).isInInfoPlist
  }

  private static func lastOfEqual(_ keys: [TableKey]) -> [TableKey] {
    var seen: Set<TableKey> = []
    return keys.reversed().filter { seen.insert($0).inserted }.reversed()
  }
}
