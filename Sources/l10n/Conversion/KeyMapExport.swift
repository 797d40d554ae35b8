import ArgumentParser
import L10nCore
import L10nGenerate
import L10nInterchange
import L10nReport
import L10nRuntime
import L10nWorkspace

/// The tables of a catalog under foreign keys, in the form that the foreign program reads.
struct KeyMapExport {
  private let mapping: KeyMapping
  private let access: CatalogAccess

  /// - Parameter map: the path of the key map.
  /// - Throws: exit status 2, with messages, if the map cannot be read.
  init(map: String, of access: CatalogAccess) throws {
    mapping = KeyMapping(try KeyMapChoice(map, for: nil, in: access).keyMap().keyMap, respelled: FormatSpelling.text)
    self.access = access
  }

  /// Writes `.strings` and `.stringsdict` files below a folder. Untranslated places are left out, because the foreign
  /// program shows its own text there.
  ///
  /// - Parameter tags: the languages; `nil` for all of the catalog.
  /// - Throws: exit status 2 or 64, with a message.
  func write(to folder: String, _ tags: [LanguageTag]?, _ verbosity: VerbosityOptions) throws {
    let loaded = try access.load(requiring: .texts, orElse: "nothing was written")
    Terminal.report(
      access.reporter(for: loaded).text(for: loaded.diagnostics.sorted(by: Diagnostic.precedes)))
    let catalog = loaded.catalog
    guard !catalog.files.isEmpty else { throw access.emptyCatalog }
    for tag in tags ?? [] where !catalog.locales.contains(where: { $0.tag == tag }) {
      throw Terminal.misuse(
        "there is no '\(tag)' in '\(access.folder)'",
        help: "the catalog has \(catalog.locales.map(\.directory).joined(separator: ", "))")
    }
    let tables = TextTable.tables(of: catalog.files).map { table in
      var table = table
      table.units.removeAll { $0.state == .new }
      return table
    }
    let result = mapping.theirs(tables)
    let wanted = Set(catalog.locales.filter { tags?.contains($0.tag) ?? true }.map(\.directory))
    let shown = result.diagnostics.filter { $0.subject.locale.map(wanted.contains) ?? true }
    Terminal.report(access.reporter(for: loaded).text(for: shown.sorted(by: Diagnostic.precedes)))
    let target = CatalogAccess(folder: folder)
    var (files, notes) = (ChangedFiles(), [String]())
    for table in result.tables where wanted.contains(table.locale) {
      for file in table.files { try files.add(output: file.bytes, to: target.path(file.path), note: "") }
      let paths = table.files.map { target.path($0.path) }.joined(separator: " and ")
      notes.append("wrote \(paths) (\(table.units.count.counted("text")))")
    }
    guard try files.write(verbosity) else { throw ExitCode(1) }
    for note in notes { try verbosity.print(note) }
  }
}
