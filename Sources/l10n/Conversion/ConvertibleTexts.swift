import L10nCore
import L10nInterchange
import L10nLint
import L10nReport
import L10nRuntime
import L10nSyntax
import L10nWorkspace

/// The texts of some files as tables to convert, with the names that `l10n convert` uses.
struct ConvertibleTexts {
  private(set) var tables: [TextTable] = []

  /// The language that the others are translated from; `nil` if no file says one.
  private(set) var development: LanguageTag?

  private(set) var diagnostics: [Diagnostic] = []

  /// The files that stay as they are in their own format, with the paths that `convert` gives them; empty if there are
  /// others.
  private(set) var originals: [Original] = []

  /// The decoded files that diagnostics point into besides those of the texts, by path.
  private(set) var otherSources: [String: SourceText] = [:]

  /// An unchanged file.
  struct Original {
    let file: SourceFile

    /// The language; `nil` for a template.
    let language: LanguageTag?

    fileprivate init(_ file: TableFile, _ table: TextTable) {
      let isTemplate = file.path.hasSuffix(".pot")
      let path = isTemplate ? "\(table.name).pot" : "\(table.pathInLanguage).po"
      self.file = SourceFile(path: path, bytes: file.source.bytes)
      language = isTemplate ? nil : LanguageTag(directoryName: table.locale)
    }
  }

  /// - Parameters:
  ///   - files: the files of one catalog, or one of its files.
  ///   - siblings: files that are read for what they say of the texts of a single file, without their own texts; `nil`
  ///     for all files of a catalog, which also have the sources of the translations.
  ///   - configuration: the settings of the texts.
  ///   - folder: the folder that the files' paths begin from.
  /// - Throws: `FileError` if a file with settings of a project cannot be read.
  init(
    of files: [TableFile], beside siblings: [TableFile]? = nil, _ configuration: Configuration,
    development: LanguageTag?, _ options: ReadingOptions, in folder: String
  ) throws {
    self.development = development
    var options = options
    let projects = try FlutterProjects(of: (files + (siblings ?? [])).filter { $0.place.format == .arb }, in: folder)
    options.bundleSettings = projects.settings
    (otherSources, diagnostics) = (projects.sources, projects.diagnostics)
    addTexts(of: files.filter { ConversionFormat(of: $0.place.format)?.read == nil }, configuration)
    for format in ConversionFormat.all {
      guard let read = format.read else { continue }
      let own = files.filter { $0.place.format == format.table && !$0.replacesTemplate }
      if own.isEmpty { continue }
      var readings = Array(zip(own, read(own + (siblings ?? []), options)))
      if siblings != nil { readings[0].1.sources = [] }
      for (index, file) in own.enumerated() where !format.holdsArguments {
        let syntax = configuration.ownSyntax(ofTable: file.place.table) ?? configuration.syntax
        for table in readings[index].1.tables.indices { readings[index].1.tables[table].markPatterns(syntax) }
      }
      add(readings, keepsFiles: format.keepsFiles)
      if self.development != nil { continue }
      let tables = readings.flatMap { $0.1.tables + $0.1.sources }
      let counts = Dictionary(tables.map { ($0.locale, $0.units.count) }, uniquingKeysWith: +)
      self.development =
        readings.lazy.compactMap(\.1.sourceLanguage).first
        ?? (siblings == nil ? DevelopmentLanguage(counts: counts, hints: []).tag : nil)
    }
    if !files.allSatisfy({ ConversionFormat(of: $0.place.format)?.keepsFiles ?? false }) { originals = [] }
  }

  // MARK: Texts as catalogs have them

  private mutating func addTexts(of files: [TableFile], _ configuration: Configuration) {
    if files.isEmpty { return }
    let messages = files.icuTexts
    // Android's `Base` is a language without a directory, unlike Xcode's.
    let isOwn =
      files.contains { $0.place.directory == "Base" && !$0.place.format.keepsBase }
      && !files.contains {
        $0.place.directory != "Base" && LanguageTag(directoryName: $0.place.directory) == development ?? .english
      }
    for var table in TextTable.tables(of: files) {
      if isOwn, table.locale == "Base" { table.locale = (development ?? .english).description }
      table.markPatterns(configuration.syntax(ofTable: table.name))
      for index in table.units.indices {
        let id = TextID(table: table.name, key: table.units[index].key)
        table.units[index].markup = configuration.markup(of: id)
        if let text = table.units[index].location.flatMap({ messages[$0] }) {
          (table.units[index].message, table.units[index].syntax) = (Message(text: text), .icu)
        }
      }
      tables.append(table)
    }
    // Of equal keys only the last text is converted; the readers' other warnings are about nothing that is lost.
    diagnostics += files.flatMap { file in
      file.findings.filter { $0.severity == .error || $0.kind == .duplicateKey }
        .map { SyntaxFindings.diagnostic($0, in: file) }
    }
    diagnostics += files.phraseWarnings("left out")
  }

  // MARK: Texts as their formats read them

  private typealias Reading = (file: TableFile, texts: ReadTables)

  private mutating func add(_ readings: [Reading], keepsFiles: Bool) {
    let readings = Self.named(readings)
    let isTemplate = { (file: TableFile) in file.path.hasSuffix(".pot") }
    let (kept, clashes) = Self.apart(readings.filter { !isTemplate($0.file) })
    // A template has the texts of the development language that no other file has. Without a template, which gettext's
    // projects often create at build time, these are the sources of the translations.
    let templates = readings.filter { isTemplate($0.file) }.flatMap(\.texts.tables)
    let sources = Self.joined(readings.flatMap(\.texts.sources)).filter { source in
      !templates.contains { $0.name == source.name }
    }
    let origins = (templates + sources).filter { origin in
      !kept.contains { $0.name == origin.name && $0.locale == origin.locale }
    }
    tables += kept + origins
    diagnostics += clashes + readings.flatMap(\.texts.diagnostics)
    if !keepsFiles { return }
    // Of several files with the same texts one is enough.
    var paths: Set<String> = []
    originals += Self.byLength(readings)
      .flatMap { file, texts in texts.tables.map { Original(file, $0) } }
      .filter { paths.insert($0.file.path).inserted }
  }

  private static func byLength(_ readings: [Reading]) -> [Reading] {
    readings.sorted { ($0.file.path.utf8.count, $0.file.path) < ($1.file.path.utf8.count, $1.file.path) }
  }

  /// The tables with the name of the only template beside them, for files that are named after their languages alone.
  private static func named(_ readings: [Reading]) -> [Reading] {
    let templates = Dictionary(
      grouping: readings.map(\.file.path).filter { $0.hasSuffix(".pot") }.compactMap { CatalogPlace(path: $0) },
      by: \.folder)
    return readings.map { reading in
      var reading = reading
      let place = reading.file.place
      guard place.hasDefaultName, let own = templates[place.folder], own.count == 1 else { return reading }
      for index in reading.texts.tables.indices { reading.texts.tables[index].name = own[0].table }
      for index in reading.texts.sources.indices { reading.texts.sources[index].name = own[0].table }
      return reading
    }
  }

  /// The tables for which no file with a shorter path has the same name and language, and errors for the others.
  private static func apart(_ readings: [Reading]) -> ([TextTable], [Diagnostic]) {
    func name(of table: TextTable) -> [String] {
      [table.name, LanguageTag(directoryName: table.locale)?.description ?? table.locale]
    }
    func texts(of table: TextTable) -> [TableKey: Message] {
      Dictionary(table.units.map { ($0.key, $0.message) }) { first, _ in first }
    }
    var owners: [[String]: (path: String, table: TextTable)] = [:]
    for (file, read) in byLength(readings) {
      for table in read.tables where owners[name(of: table)] == nil { owners[name(of: table)] = (file.path, table) }
    }
    var kept: [TextTable] = []
    var clashes: [Diagnostic] = []
    for (file, read) in readings {
      for table in read.tables {
        guard let owner = owners[name(of: table)], owner.path != file.path else {
          kept.append(table)
          continue
        }
        if texts(of: table) == texts(of: owner.table) { continue }
        clashes.append(
          Diagnostic(
            "conversion-loss", .error,
            "the file is left out: another one has texts of the same table in \(table.locale), too",
            at: file.location(0..<0), subject: Diagnostic.Subject(locale: table.locale, table: table.name),
            related: [Diagnostic.Related("the other file", at: SourceLocation(owner.path, 0..<0))],
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
}
