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
  private(set) var tables: [TextTable]
  let development: LanguageTag

  /// The languages of a folder to convert; `nil` for all.
  private(set) var languages: [LanguageTag]?

  /// The findings of reading, by place. An error means that a text is lost or doubtful.
  let diagnostics: [Diagnostic]

  let reporter: TextReporter

  /// The files that stay as they are in their own format.
  let originals: [ConvertibleTexts.Original]

  /// Reads a folder or file.
  ///
  /// - Parameters:
  ///   - format: that of a file, or of the files of a folder that are read; `nil` to use their names.
  ///   - locale: the language of a file, by default the one that it declares or its place names; for a folder, the
  ///     languages to convert, by default all.
  ///   - syntax: the syntax of the texts; ARB declares its own, `nil` for that of `l10n.yml`.
  /// - Throws: an exit status, with a message, if there is nothing to read.
  init(
    path: String, format: ConversionFormat?, locale: [String], syntax: TextSyntax? = nil,
    as options: ReadingOptions = ReadingOptions(), _ verbosity: VerbosityOptions
  ) throws {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
      try self.init(folder: path, format: format, locale: LanguageTag.list(locale), options, verbosity)
    } else {
      try self.init(file: path, format: format, locale: LanguageTag.single(locale), options)
    }
    guard let syntax else { return }
    for index in tables.indices {
      let path = tables[index].units.first?.location?.path ?? ""
      if ConversionFormat(path: path)?.holdsArguments != true { tables[index].markPatterns(syntax) }
    }
  }

  private init(
    folder: String, format: ConversionFormat?, locale: [LanguageTag]?, _ options: ReadingOptions,
    _ verbosity: VerbosityOptions
  ) throws {
    if let format, format.read == nil {
      let others = ConversionFormat.all.filter { $0.read != nil }.map(\.name)
      throw Terminal.misuse("--from is \(others.joined(separator: ", ")) for a folder, and '\(folder)' is one")
    }
    let access = try CatalogAccess(folder, verbosity)
    let loaded = try access.load(requiring: .nothing)
    let catalog = loaded.catalog
    let files = try (catalog.files + Self.onlyConverted(loaded, at: access))
      .filter { format == nil || $0.place.format == format?.table }
    if files.isEmpty { throw access.emptyCatalog }
    let isOwn = files.allSatisfy { ConversionFormat(of: $0.place.format)?.read != nil }
    let texts = try Terminal.orFail {
      try ConvertibleTexts(
        of: files, catalog.configuration, development: isOwn ? catalog.configuration.development : catalog.development,
        options, in: access.folder)
    }
    let sources = loaded.sources.merging(texts.otherSources) { own, _ in own }
    self.init(
      texts, diagnostics: loaded.diagnostics + Self.leftOut(of: files, beside: loaded.paths, in: access.folder),
      reporter: TextReporter(root: access.folder, sources: sources))
    languages = locale
    let known = tables.map { $0.locale == "Base" ? development : LanguageTag(directoryName: $0.locale) }
    for language in languages ?? [] where !known.contains(language) {
      let names = Set(tables.map(\.locale)).sorted().joined(separator: ", ")
      throw Terminal.failure("'\(folder)' has no texts in '\(language)'", help: "it has: \(names)")
    }
  }

  /// The files of a folder that are no tables, but whose texts are converted.
  private static func onlyConverted(_ loaded: CatalogFolder.Loaded, at access: CatalogAccess) throws -> [TableFile] {
    let tables = Set(loaded.catalog.files.map(\.path))
    let places = CatalogPlaces(loaded.paths)
    return try loaded.paths.filter { !tables.contains($0) }.compactMap { path in
      guard let place = places[path], place.format.sharesNames else { return nil }
      let read = place.format.read(try Terminal.orFail { try FileReader.bytes(of: access.path(path)) })
      return read.isOnlyConverted ? TableFile(path: path, place: place, read) : nil
    }
  }

  /// What is left out of the files in the formats that are read: those whose paths name no language. In formats whose
  /// names other files have, too, these are likely no tables.
  private static func leftOut(of files: [TableFile], beside known: [String], in folder: String) -> [Diagnostic] {
    let known = Set(known)
    return Set(files.map(\.place.format)).filter { ConversionFormat(of: $0)?.read != nil }.compactMap { format in
      let paths = (try? FolderFiles.paths(below: folder, suffixes: [".\(format.name)"])) ?? []
      let others = paths.filter { !known.contains($0) }
      guard let first = others.first else { return nil }
      let files =
        others.count == 1
        ? "a file whose path names no language is" : "\(others.count) files whose paths name no language are"
      return Diagnostic(
        "conversion-loss", format.sharesNames ? .note : .warning, "\(files) left out",
        at: SourceLocation(first, 0..<0),
        help: format.sharesNames ? nil : "convert it by itself, with --locale")
    }
  }

  private init(file path: String, format: ConversionFormat?, locale: String?, _ options: ReadingOptions) throws {
    let named = FileLanguageOptions.format(of: path)
    let format = format ?? named.flatMap { ConversionFormat(of: $0) }
    // A format that is asked for may be a spelling of what the name says, such as a property list.
    guard let table = format?.read == nil ? named ?? format?.table : format?.table else {
      let names = ConversionFormat.all.map(\.name).joined(separator: ", ")
      throw Terminal.misuse("the name '\(path)' does not say its format", help: "add --from and one of \(names)")
    }
    if format == nil, table.needsSiblings {
      throw Terminal.misuse(
        "'\(path)' is only known for \(table.title) beside those of other languages", help: "name its folder")
    }
    let bytes = try Terminal.orFail { try FileReader.bytes(of: path) }
    let place = CatalogPlace(ofSingleFile: URL(filePath: path).standardizedFileURL.pathComponents, table, in: locale)
    if place.directory.isEmpty, format?.read == nil {
      throw Terminal.misuse("the place of '\(path)' does not say its language", help: "name it with --locale")
    }
    let read = table.read(bytes)
    let files =
      read.languages.isEmpty
      ? [TableFile(path: path, place: place, read)]
      : read.languages.map {
        TableFile(path: path, place: CatalogPlace(place, directory: $0), read, language: $0)
      }
    let texts = try Terminal.orFail {
      try ConvertibleTexts(
        of: files, beside: format?.holdsArguments ?? false ? Self.siblings(of: path, place) : [], Configuration(),
        development: read.languages.first.flatMap { LanguageTag(directoryName: $0) }, options, in: ".")
    }
    let sources = [path: read.table(nil).source].merging(texts.otherSources) { own, _ in own }
    self.init(texts, diagnostics: [], reporter: TextReporter(root: ".", sources: sources))
  }

  /// The files of the same table in the folder of one: a translation does not declare its arguments.
  private static func siblings(of path: String, _ place: CatalogPlace) throws -> [TableFile] {
    let url = URL(filePath: path)
    let folder = path.dropLast(url.lastPathComponent.utf8.count)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : String(folder))
    let places = CatalogPlaces(names)
    return try names.sorted().compactMap { name in
      guard name != url.lastPathComponent, let own = places[name], own.format == place.format, own.table == place.table
      else { return nil }
      return TableFile(path: folder + name, place: own, bytes: try FileReader.bytes(of: folder + name))
    }
  }

  /// - Parameter layout: the findings of the folder's layout.
  private init(_ texts: ConvertibleTexts, diagnostics layout: [Diagnostic], reporter: TextReporter) {
    (tables, development, originals) = (texts.tables, texts.development ?? .english, texts.originals)
    diagnostics = (layout + texts.diagnostics).sorted(by: Diagnostic.precedes)
    self.reporter = reporter
  }
}

extension CatalogPlace {
  /// The place of a single file: its path says what its own name and that of its folder say.
  ///
  /// - Parameters:
  ///   - path: the components of the path.
  ///   - language: the language; `nil` for that of the path, which may say none.
  fileprivate init(ofSingleFile path: [String], _ format: TableFormat, in language: String?) {
    let name = path.last ?? ""
    let known = CatalogPlace(path: path.joined(separator: "/")).flatMap { $0.format == format ? $0 : nil }
    let table =
      known?.table.split(separator: "/").last.map(String.init) ?? format.layout.table(name)
      ?? String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    let own = CatalogPlace(CatalogPlace(standingAlone: "", format: format), tableNamed: table)
    let directory = known?.directory ?? path.dropLast().last.flatMap(format.layout.language)
    self = CatalogPlace(own, directory: language ?? directory ?? "")
  }
}
