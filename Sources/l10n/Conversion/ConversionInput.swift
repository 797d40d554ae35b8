import Foundation
import L10nCore
import L10nInterchange
import L10nLint
import L10nReport
import L10nRuntime
import L10nSyntax
import L10nWorkspace

/// The input of a conversion: a catalog, or one file in any of the formats.
struct ConversionInput {
  /// The form in which texts are read.
  struct Form {
    /// The form of the texts of ARB files.
    var bundles = ARBForm.formats

    /// Whether fuzzy translations of PO files are used.
    var usesFuzzy = false
  }

  private(set) var tables: [TextTable]
  let development: LanguageTag

  /// The languages of a folder to convert; `nil` for all.
  private(set) var languages: [LanguageTag]?

  /// The findings of reading, by place. An error means that a text is lost or doubtful.
  let diagnostics: [Diagnostic]

  let reporter: TextReporter

  /// The PO files that were read, with the paths that `convert` gives them: they are written to PO unchanged, which
  /// loses nothing.
  var originals: [Original] = []

  /// An unchanged file.
  struct Original {
    let file: SourceFile

    /// The language; `nil` for a template.
    let language: LanguageTag?

    /// - Parameter table: the only table of the file.
    init?(_ file: InterchangeFile, _ table: TextTable?) {
      guard let table else { return nil }
      let isTemplate = file.path.hasSuffix(".pot")
      let path = isTemplate ? "\(table.name).pot" : "\(table.pathInLanguage).po"
      self.file = SourceFile(path: path, bytes: file.source.bytes)
      language = isTemplate ? nil : LanguageTag(directoryName: table.locale)
    }
  }

  /// Reads a folder or file.
  ///
  /// - Parameters:
  ///   - format: that of a file, or of the files of a folder that is not a catalog; `nil` to use their names.
  ///   - locale: the language of a file, by default the one that it declares or its place names; for a folder, the
  ///     languages to convert, by default all.
  ///   - syntax: the syntax of the texts; ARB declares its own, `nil` for that of `l10n.yml`.
  ///   - form: the form of the texts of ARB files, and whether fuzzy ones of PO files are used.
  /// - Throws: an exit status, with a message, if there is nothing to read.
  init(
    path: String, format: TextFormat?, locale: [String], syntax: TextSyntax? = nil, as form: Form = Form(),
    _ verbosity: VerbosityOptions
  ) throws {
    try self.init(reading: path, format: format, locale: locale, form, verbosity)
    guard let syntax else { return }
    for index in tables.indices {
      let path = tables[index].units.first?.location?.path ?? ""
      if TextFormat(path: path) != .arb { tables[index].markPatterns(syntax) }
    }
  }

  private init(
    reading path: String, format: TextFormat?, locale: [String], _ form: Form, _ verbosity: VerbosityOptions
  ) throws {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard exists, isDirectory.boolValue else {
      self = try Self(file: path, format: format, locale: LanguageTag.single(locale), form)
      return
    }
    if let format, format.hasLayers {
      throw Terminal.misuse("--from is json, arb or po for a folder, and '\(path)' is one")
    }
    let access = try CatalogAccess(path, verbosity)
    let loaded = try access.load(requiring: .nothing)
    let isReadApart = loaded.catalog.files.allSatisfy { file in
      TextFormat(rawValue: file.place.format.name).map { !$0.hasLayers } ?? false
    }
    if format != nil || isReadApart {
      guard let files = try Self(folder: path, format: format, form) else { throw access.emptyCatalog }
      self = files
    } else {
      self.init(loaded.catalog, loaded.diagnostics, reporter: access.reporter(for: loaded))
    }
    languages = try LanguageTag.list(locale)
    let known = tables.map { $0.locale == "Base" ? development : LanguageTag(directoryName: $0.locale) }
    for language in languages ?? [] where !known.contains(language) {
      let names = Set(tables.map(\.locale)).sorted().joined(separator: ", ")
      throw Terminal.failure("'\(path)' has no texts in '\(language)'", help: "it has: \(names)")
    }
  }

  private init(file path: String, format: TextFormat?, locale: String?, _ form: Form) throws {
    guard let format = format ?? TextFormat(path: path) else {
      if let table = TableFormat(ofFile: path) {
        throw Terminal.misuse(
          "'\(path)' is only known for \(table.title) beside those of other languages", help: "name its folder")
      }
      let names = TextFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw Terminal.misuse("the name '\(path)' does not say its format", help: "add --from and one of \(names)")
    }
    let bytes = try Terminal.orFail { try FileReader.bytes(of: path) }
    let url = URL(filePath: path).standardizedFileURL
    let name = url.lastPathComponent
    let folder = url.deletingLastPathComponent().lastPathComponent
    if format.hasLayers {
      let named = TableFormat(ofFile: path)
      if case .tables(let asked) = format {
        try self.init(table: path, named ?? asked, in: folder, name, bytes: bytes, locale: locale)
      } else {
        try self.init(table: path, named ?? .strings, in: folder, name, bytes: bytes, locale: locale)
      }
    } else {
      let place = Self.place(of: url)
      let file = InterchangeFile(path: path, place.path, at: place.own, locale: locale, bytes: bytes)
      guard format == .arb else {
        let read = ReadTables(file, as: format, form)
        self.init(read, of: path)
        if format == .po { originals = [Original(file, read.tables.first)].compactMap(\.self) }
        return
      }
      try self.init(bundle: file, as: form.bundles, at: url)
    }
  }

  /// The information in the path of a single file: its name, and that of its folder if it is a language.
  private static func place(of url: URL) -> (path: String, own: CatalogPlace?) {
    let folders = url.pathComponents.dropLast()
    let nearest = folders.suffix(folders.last == "LC_MESSAGES" ? 2 : 1)
    let path = (nearest + [url.lastPathComponent]).joined(separator: "/")
    if let place = CatalogPlace(path: path), place.folder.isEmpty { return (path, place) }
    return (url.lastPathComponent, CatalogPlace(path: url.lastPathComponent))
  }

  /// - Parameter projects: those that may contain the file.
  init(_ read: ReadTables, of path: String, _ projects: FlutterProjects? = nil) {
    tables = read.tables
    development = read.sourceLanguage ?? .english
    diagnostics = (read.diagnostics + (projects?.diagnostics ?? [])).sorted(by: Diagnostic.precedes)
    reporter = TextReporter(
      root: ".", sources: [path: read.source].merging(projects?.sources ?? [:]) { own, _ in own })
  }

  init(tables: [TextTable], development: LanguageTag, diagnostics: [Diagnostic], reporter: TextReporter) {
    (self.tables, self.development, self.diagnostics, self.reporter) = (tables, development, diagnostics, reporter)
  }

  /// A file of a catalog format, as the only one of its catalog.
  private init(
    table path: String, _ format: TableFormat, in folder: String, _ name: String, bytes: [UInt8], locale: String?
  ) throws {
    guard let locale = locale ?? format.layout.language(folder) ?? (format.holdsAllLanguages ? "" : nil) else {
      throw Terminal.misuse("the place of '\(path)' does not say its language", help: "name it with --locale")
    }
    let table = format.layout.table(name) ?? String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    let file = SourceFile(
      path: CatalogPlace.path(table: table, directory: locale, layer: nil, format: format), bytes: bytes)
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: [file])
    let sources = catalog.files.first.map { [path: $0.source] } ?? [:]
    self.init(catalog, loader.diagnostics, reporter: TextReporter(root: ".", sources: sources), path: path)
  }

  /// - Parameter path: the path of a catalog's only file as the user named it.
  private init(_ catalog: Catalog, _ layout: [Diagnostic], reporter: TextReporter, path: String? = nil) {
    // Android's `Base` is a language without a directory, unlike Xcode's.
    let isOwn =
      catalog.files.contains { $0.place.directory == "Base" && !$0.place.format.keepsBase }
      && !catalog.locales.contains { $0.directory != "Base" && $0.tag == catalog.development }
    let messages = catalog.icuTexts
    tables = TextTable.tables(of: catalog.files).map { table in
      var table = table
      if isOwn, table.locale == "Base" { table.locale = catalog.development.description }
      table.markPatterns(catalog.configuration.syntax(ofTable: table.name))
      for index in table.units.indices {
        let id = TextID(table: table.name, key: table.units[index].key)
        table.units[index].markup = catalog.configuration.markup(of: id)
        if let text = table.units[index].location.flatMap({ messages[$0] }) {
          (table.units[index].message, table.units[index].syntax) = (Message(text: text), .icu)
        }
        if let path { table.units[index].location = table.units[index].location?.moved(to: path) }
      }
      return table
    }
    // One file does not tell its development language.
    development = path == nil ? catalog.development : .english
    self.reporter = reporter
    // Of equal keys only the last text is converted; the readers' other warnings are about nothing that is lost.
    let syntax = catalog.files.flatMap { file in
      file.findings.filter { $0.severity == .error || $0.kind == .duplicateKey }
        .map { SyntaxFindings.diagnostic($0, in: file) }
    }
    diagnostics = (layout + syntax + catalog.phraseWarnings("left out")).map { diagnostic in
      path.map { diagnostic.moved(to: $0) } ?? diagnostic
    }
    .sorted(by: Diagnostic.precedes)
  }
}

extension SourceLocation {
  fileprivate func moved(to path: String) -> SourceLocation { SourceLocation(path, range) }
}

extension Diagnostic {
  fileprivate func moved(to path: String) -> Diagnostic {
    Diagnostic(
      ruleID, severity, message, at: location?.moved(to: path), subject: subject,
      related: related.map { Related($0.message, at: $0.location.moved(to: path)) }, help: help)
  }
}

extension ReadTables {
  /// Reads a file without information from others.
  init(_ file: InterchangeFile, as format: TextFormat, _ form: ConversionInput.Form) {
    switch format {
    case .arb: self.init(arb: file)
    case .po: self.init(po: file, usesFuzzy: form.usesFuzzy, notesNames: form.bundles != .bareFormats)
    case .json, .tables, .xmlPropertyList, .binaryPropertyList: self.init(json: file)
    }
  }
}
