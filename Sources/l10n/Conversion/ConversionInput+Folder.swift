import ArgumentParser
import L10nCore
import L10nInterchange
import L10nReport
import L10nRuntime
import L10nWorkspace
import StringsFormat

extension ConversionInput {
  /// Reads a folder of JSON, ARB or PO files, named as `l10n convert` names them.
  ///
  /// - Parameter format: `nil` for the only one of these that the folder has files of.
  /// - Returns: `nil` when it has none.
  /// - Throws: an exit status, with a message, when there are several or a file cannot be read.
  init?(folder: String, format: TextFormat?) throws {
    let formats = TextFormat.allCases.filter { !$0.hasLayers && (format == nil || $0 == format) }
    do {
      let found = try formats.map { (format: $0, paths: try Self.paths(of: $0, below: folder)) }
        .filter { !$0.paths.isEmpty }
      guard let first = found.first else { return nil }
      if found.count > 1 {
        throw Terminal.misuse(
          "'\(folder)' has files of several formats",
          help: "add --from and one of \(found.map(\.format.rawValue).joined(separator: ", "))")
      }
      let read = try first.paths.map { path in
        let place = FilePlace(below: path)
        let path = CatalogAccess(folder: folder).path(path)
        let file = InterchangeFile(
          path: path, table: place.table, locale: nil, placeLocale: place.locale, bytes: try FileReader.bytes(of: path))
        return (path: path, place: place, contents: ReadTables(file, as: first.format))
      }
      self.init(read, as: first.format)
    } catch let error as FileError {
      throw Terminal.failure("\(error)")
    }
  }

  private init(_ read: [(path: String, place: FilePlace, contents: ReadTables)], as format: TextFormat) {
    let tables = read.flatMap { Self.tables(of: $0.contents, $0.place, format) }
    let tags = tables.compactMap { LanguageTag(directoryName: $0.locale) }
    let sources = Dictionary(read.map { ($0.path, $0.contents.source) }) { first, _ in first }
    self.init(
      tables: tables, development: tags.contains(.english) ? .english : tags.first ?? .english,
      diagnostics: read.flatMap(\.contents.diagnostics).sorted(by: Diagnostic.precedes),
      reporter: TextReporter(root: ".", sources: sources))
  }

  /// The files of a format; a template of gettext only where nothing but the template has its texts.
  private static func paths(of format: TextFormat, below folder: String) throws -> [String] {
    let paths = try FolderFiles.paths(
      below: folder, suffixes: format == .po ? [".po", ".pot"] : [".\(format.rawValue)"])
    let tables = Set(paths.filter { $0.hasSuffix(".po") }.map { FilePlace(below: $0).table })
    return paths.filter { !$0.hasSuffix(".pot") || !tables.contains(FilePlace(below: $0).table) }
  }
}
