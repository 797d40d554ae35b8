import L10nCore
import L10nSyntax
import L10nWorkspace

/// The tables named on the command line: those of a folder with `.lproj` directories, of one such directory, or one
/// file.
struct NamedTables {
  /// The path as the user named it.
  let name: String

  var tables: [PlacedTable]

  /// Whether one file was named.
  let isFile: Bool

  /// The configuration of the folder; the default one for a file.
  private(set) var configuration = Configuration()

  /// The text of the folder's `l10n.yml`, by its path for the user.
  private(set) var configurationSource: [String: SourceText] = [:]

  /// - Throws: exit status 2, with a message, if something cannot be read or there is no table.
  init(_ path: String) throws {
    let access = CatalogAccess(folder: path)
    let name = access.folder
    self.name = name
    isFile = FileReader.isFile(access.folder)
    if isFile {
      guard let table = PlacedTable(path: name, bytes: try Self.bytes(of: name)) else {
        throw Terminal.failure("'\(name)' is not a table", help: Self.kinds)
      }
      tables = [table]
      return
    }
    let directory = name.hasSuffix(".lproj") ? name.split(separator: "/").last.map(String.init) : nil
    let folder = directory.map { CatalogAccess(folder: Self.folder(above: $0, in: name)) } ?? access
    let loaded = try folder.load(requiring: .nothing)
    try folder.require(.files, of: loaded)
    configuration = loaded.catalog.configuration
    configurationSource = Dictionary(
      uniqueKeysWithValues: loaded.configurationSource.map { (folder.path($0.key), $0.value) })
    var seen: Set<String> = []
    tables = []
    for file in loaded.catalog.files where file.place.layer == nil && seen.insert(file.path).inserted {
      if let directory, !file.path.hasPrefix("\(directory)/") { continue }
      if let table = PlacedTable(path: folder.path(file.path), bytes: file.source.bytes) { tables.append(table) }
    }
    guard !tables.isEmpty else { throw Terminal.failure("'\(name)' has no tables", help: Self.kinds) }
    try refuseEqualNames()
  }

  private static let kinds =
    "a table is a .strings, .stringsdict, .xcstrings, .arb, .po, .json or .properties file, or one of Android's "
    + "resources"

  private static func bytes(of path: String) throws -> [UInt8] {
    try Terminal.orFail { try FileReader.bytes(of: path) }
  }

  /// `App` for `fr.lproj` in `App/fr.lproj`; `.` for one without a folder.
  private static func folder(above directory: String, in path: String) -> String {
    path == directory ? "." : String(path.dropLast(directory.count))
  }

  /// Refuses tables of several bundles with the same name, because it is unclear which one is meant.
  private func refuseEqualNames() throws {
    var places: [String: String] = [:]
    for table in tables {
      let place = "\(table.directory)/\(table.table).\(table.format.name)"
      if let other = places.updateValue(table.path, forKey: place) {
        throw Terminal.misuse(
          "'\(name)' has two tables of one name, '\(other)' and '\(table.path)'", help: "name the folder of one of them"
        )
      }
    }
  }

  /// Whether a table's place does not determine its language.
  var lacksLanguage: Bool { tables.contains { $0.directory.isEmpty && !$0.format.holdsAllLanguages } }

  /// Sets the language of the tables whose places do not determine it.
  mutating func assume(_ directory: String) {
    for index in tables.indices where tables[index].directory.isEmpty && !tables[index].format.holdsAllLanguages {
      tables[index].directory = directory
    }
  }

  /// The languages from the places, in order.
  var directories: [String] { Set(tables.map(\.directory)).subtracting([""]).sorted() }

  /// The names of the tables, in order.
  var tableNames: [String] { Set(tables.map(\.table)).sorted() }
}
