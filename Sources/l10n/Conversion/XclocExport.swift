import ArgumentParser
import L10nCore
import L10nInterchange
import L10nReport
import L10nRuntime
import L10nWorkspace

/// Writes Xcode's localization catalogs, a folder for each language.
struct XclocExport {
  let catalog: Catalog
  let export: XLIFFExport

  /// The path of the catalog's folder below the project's.
  let folder: String

  /// The name of the project.
  let project: String

  /// The folder around the localization catalogs.
  let output: String

  /// Whether pictures of the player's controls are included.
  let hasPictures: Bool

  /// Writes the localization catalogs of locales, and reports them.
  ///
  /// - Parameter root: the path of the catalog's folder, for places in messages.
  /// - Throws: an exit status, with a message, if a file cannot be read or written.
  func write(_ locales: [Int], root: String, _ verbosity: VerbosityOptions) throws {
    var (files, folders, counts) = (ChangedFiles(), [Int: String](), [Int: Int]())
    for locale in locales {
      let (path, count, losses) = try add(locale: locale, to: &files)
      Terminal.report(TextReporter(root: root, sources: catalog.sources).text(for: losses))
      counts[locale] = count
      if count > 0 { folders[locale] = path }
    }
    let pictures =
      hasPictures ? try XclocPictures(catalog: catalog, project: project).add(to: folders, &files) : [:]
    guard try files.write(verbosity) else { throw ExitCode(1) }
    for locale in locales {
      let texts = counts[locale].map { $0.counted("text") } ?? ""
      let drawn = pictures[locale].map { ", \($0.counted("picture"))" } ?? ""
      try verbosity.print(
        folders[locale].map { "wrote \($0) (\(texts)\(drawn))" }
          ?? "nothing to translate into \(catalog.locales[locale].directory)")
    }
  }

  /// Adds the files of one language. The contents of an existing folder are kept in their order.
  ///
  /// - Returns: the folder, the number of its texts, and the texts that could not be written; 0 if there is nothing to
  ///   translate, and then no file is added.
  /// - Throws: exit status 2, with a message, if the existing translations cannot be read.
  private func add(locale: Int, to files: inout ChangedFiles) throws -> (path: String, count: Int, losses: [Diagnostic])
  {
    let tag = catalog.locales[locale].tag.description
    let path = CatalogAccess(folder: output).path(tag + XclocFolder.suffix)
    let translations = "\(path)/\(XclocFolder.translations(into: tag))"
    var document = export.document(locale: locale)
    if document.files.isEmpty { return (path, 0, []) }
    if FileReader.isThere(translations) { document = document.following(try read(translations)) }
    var writer = XLIFFWriter(.xcode)
    let text = writer.text(of: document)
    try files.add(output: Array(text.utf8), to: translations, note: "")
    let contents = "\(path)/\(XclocFolder.contents)"
    if !FileReader.isThere(contents) {
      let text = XclocContents(
        development: catalog.development.description, target: tag, project: project,
        toolVersion: ProgramVersion.number
      ).text
      try files.add(output: Array(text.utf8), to: contents, note: "")
    }
    for source in XclocFolder.sources(of: catalog, folder: folder) {
      let path = "\(path)/\(source.path)"
      if let earlier = try? FileReader.bytes(of: path), source.hasTexts(of: earlier) { continue }
      try files.add(output: source.bytes, to: path, note: "")
    }
    return (path, writer.unitCount, writer.diagnostics)
  }

  private func read(_ path: String) throws -> XLIFFDocument {
    let reading = try Terminal.orFail { XLIFFReading(try FileReader.bytes(of: path), path: path) }
    if reading.diagnostics.isEmpty { return reading.document }
    Terminal.report(TextReporter(root: ".", sources: [path: reading.source]).text(for: reading.diagnostics))
    throw Terminal.failure("'\(path)' cannot be kept unchanged", help: "remove it, and export again")
  }
}

/// The formats for translators.
enum ExportFormat: String, CaseIterable, ExpressibleByArgument {
  case xliff
  case xcloc
  case tmx
  case tbx
}
