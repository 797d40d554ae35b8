import ArgumentParser
import L10nCore
import L10nInterchange
import L10nReport

/// Writes one file for all languages: a translation memory, or the glossary.
struct SingleFileExport {
  let catalog: Catalog
  let access: CatalogAccess

  /// The path of the file or of its folder.
  let output: String

  let verbosity: VerbosityOptions

  /// - Throws: an exit status, with a message, if the file cannot be written.
  func write(_ format: ExportFormat, _ locales: [Int], _ version: TBXVersion) throws {
    if format == .tmx {
      let memory = TMXWriter.text(of: catalog, locales: locales, toolVersion: ProgramVersion.number)
      return try write(memory, "memory", format, counting: "text")
    }
    let termbase = Termbase(glossaryOf: catalog)
    if termbase.concepts.isEmpty {
      return try verbosity.print("nothing to write: l10n.yml names no words for 'glossary'\n")
    }
    let terms = TBXWriter.text(of: termbase, version, development: catalog.development)
    try write(terms, "terms", format, counting: "term")
  }

  private func write(
    _ file: (text: String, count: Int, losses: [Diagnostic]), _ name: String, _ format: ExportFormat,
    counting noun: String
  ) throws {
    let suffix = ".\(format.rawValue)"
    let path = output.hasSuffix(suffix) ? output : CatalogAccess(folder: output).path(name + suffix)
    Terminal.report(TextReporter(root: access.folder, sources: catalog.sources).text(for: file.losses))
    var changed = ChangedFiles()
    try changed.add(output: Array(file.text.utf8), to: path, note: "")
    guard try changed.write(verbosity) else { throw ExitCode(1) }
    try verbosity.print("wrote \(path) (\(file.count.counted(noun)))\n")
  }
}
