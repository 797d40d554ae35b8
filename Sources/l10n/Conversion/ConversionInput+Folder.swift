import L10nCore
import L10nInterchange
import L10nReport
import L10nRuntime
import L10nSyntax
import L10nWorkspace

extension ConversionInput {
  /// Reads a folder of JSON, ARB or PO files, with the names that `l10n convert` uses.
  ///
  /// - Parameters:
  ///   - format: `nil` for the only one of these formats in the folder.
  ///   - form: the form of the texts read.
  /// - Returns: `nil` if there are no such files.
  /// - Throws: an exit status, with a message, if there are several formats or a file cannot be read.
  init?(folder: String, format: TextFormat?, _ form: Form) throws {
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
      let places = CatalogPlaces(first.paths)
      let templates = first.paths.filter { $0.hasSuffix(".pot") }.compactMap { places[$0] }
      let files = try first.paths.map { name in
        let path = CatalogAccess(folder: folder).path(name)
        return InterchangeFile(
          path: path, name, at: places[name], beside: templates, bytes: try FileReader.bytes(of: path))
      }
      let projects = first.format == .arb ? try FlutterProjects(of: files) : nil
      self.init(files, as: first.format, form, projects)
    } catch let error as FileError {
      throw Terminal.failure("\(error)")
    }
  }

  private init(_ files: [InterchangeFile], as format: TextFormat, _ form: Form, _ projects: FlutterProjects?) {
    // JSON has many uses: if some files name their language, the others do not contain texts.
    let isNamed = format == .json && files.contains { $0.placeLocale != nil }
    let others = isNamed ? files.filter { $0.placeLocale == nil } : []
    let named = files.filter { !isNamed || $0.placeLocale != nil }
    let bundles = projects.map { ARBFiles(named, settings: $0.settings) }
    let readTables = bundles?.tables(as: form.bundles) ?? named.map { ReadTables($0, as: format, form) }
    let read = Array(zip(named.map(\.path), readTables))
    let (tables, clashes) = Self.apart(read.filter { !$0.0.hasSuffix(".pot") }.map { ($0.0, $0.1.tables) })
    // A template has the texts of the development language that no other file has. Without a template, which gettext's
    // projects often create at build time, these are the sources of the translations.
    let templates = read.filter { $0.0.hasSuffix(".pot") }.flatMap(\.1.tables)
    let sources = Self.joined(read.flatMap(\.1.sources)).filter { source in
      !templates.contains { $0.name == source.name }
    }
    let origins = (templates + sources).filter { origin in
      !tables.contains { $0.name == origin.name && $0.locale == origin.locale }
    }
    let counts = Dictionary(tables.map { ($0.locale, $0.units.count) }, uniquingKeysWith: +)
    self.init(
      tables: tables + origins,
      development: bundles?.development ?? read.lazy.compactMap(\.1.sourceLanguage).first ?? origins.first.flatMap {
        LanguageTag(directoryName: $0.locale)
      }
        ?? DevelopmentLanguage(counts: counts, hints: []).tag,
      diagnostics: Self.leftOut(others) + clashes
        + (read.flatMap(\.1.diagnostics) + (projects?.diagnostics ?? [])).sorted(by: Diagnostic.precedes),
      reporter: TextReporter(
        root: ".",
        sources: Dictionary(read.map { ($0.0, $0.1.source) } + (projects?.sources.map(\.self) ?? [])) { first, _ in
          first
        }))
    guard format == .po else { return }
    // Of several files with the same texts one is enough.
    var paths: Set<String> = []
    originals = zip(named, readTables).sorted { ($0.0.path.count, $0.0.path) < ($1.0.path.count, $1.0.path) }
      .compactMap { Original($0, $1.tables.first) }
      .filter { paths.insert($0.file.path).inserted }
  }

  /// The tables for which no file with a shorter path has the same name and language, and errors for the others.
  private static func apart(_ read: [(path: String, tables: [TextTable])]) -> ([TextTable], [Diagnostic]) {
    func name(of table: TextTable) -> [String] {
      [table.name, LanguageTag(directoryName: table.locale)?.description ?? table.locale]
    }
    func texts(of table: TextTable) -> [TableKey: Message] {
      Dictionary(table.units.map { ($0.key, $0.message) }) { first, _ in first }
    }
    var owners: [[String]: (path: String, table: TextTable)] = [:]
    for (path, tables) in read.sorted(by: { ($0.path.count, $0.path) < ($1.path.count, $1.path) }) {
      for table in tables where owners[name(of: table)] == nil { owners[name(of: table)] = (path, table) }
    }
    var kept: [TextTable] = []
    var clashes: [Diagnostic] = []
    for (path, tables) in read {
      for table in tables {
        guard let owner = owners[name(of: table)], owner.path != path else {
          kept.append(table)
          continue
        }
        if texts(of: table) == texts(of: owner.table) { continue }
        clashes.append(
          Diagnostic(
            "conversion-loss", .error,
            "the file is left out: '\(owner.path)' has texts of the same table in \(table.locale), too",
            at: SourceLocation(path, 0..<0), subject: Diagnostic.Subject(locale: table.locale, table: table.name),
            help: "convert it by itself, with --locale"))
      }
    }
    return (kept, clashes)
  }

  /// One table for each name and language, with the texts of all.
  private static func joined(_ tables: [TextTable]) -> [TextTable] {
    tables.grouped { [$0.name, $0.locale] }.map { group in
      var keys: Set<TableKey> = []
      let units = group.flatMap(\.units).filter { keys.insert($0.key).inserted }
      return TextTable(name: group[0].name, locale: group[0].locale, units: units)
    }
  }

  private static func leftOut(_ files: [InterchangeFile]) -> [Diagnostic] {
    guard let first = files.first else { return [] }
    let count =
      files.count == 1
      ? "a file whose path names no language is" : "\(files.count) files whose paths name no language are"
    return [
      Diagnostic("conversion-loss", .note, "\(count) left out", at: SourceLocation(first.path, 0..<0))
    ]
  }

  private static func paths(of format: TextFormat, below folder: String) throws -> [String] {
    try FolderFiles.paths(below: folder, suffixes: format == .po ? [".po", ".pot"] : [".\(format.rawValue)"])
  }
}
