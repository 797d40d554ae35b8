import L10nCore
import StringsFormat

extension LanguageServer {
  /// The table as `l10n format` writes it.
  func formatted(_ file: File) throws(RequestFailure) -> JSONOutput {
    guard let document = file.catalog.catalog?.files.first(where: { $0.path == file.path })?.document else {
      throw RequestFailure(.requestFailed, "only .strings and .stringsdict tables are formatted")
    }
    do {
      let bytes = try TableFormatter(order: .unchanged, keepsEncoding: true).formatted(document)
      let (range, text) = file.source.utf8.difference(to: SourceText(decoding: bytes).utf8)
      return .array(range.isEmpty && text.isEmpty ? [] : [Self.edit(range, text, in: file.text)])
    } catch {
      throw RequestFailure(.requestFailed, "the table has errors and is left as it is")
    }
  }

  /// The key that a rename at a place is about.
  func renamedRange(_ place: Place) throws(RequestFailure) -> JSONOutput {
    guard let (file, entry) = place.entry, entry.ownKeyRange.contains(place.offset), file.table.isSource else {
      throw RequestFailure(.requestFailed, "there is no key here")
    }
    return .members([
      "range": place.file.text.range(entry.ownKeyRange), "placeholder": .string(entry.key.text),
    ])
  }

  /// Another key for a text: in all languages and layers, in `l10n.lock` and in `l10n.yml`.
  func renamed(_ place: Place, to newName: String?) throws(RequestFailure) -> JSONOutput {
    guard let newName, !newName.isEmpty else { throw RequestFailure(.invalidParameters, "the new key is empty") }
    guard let (file, entry) = place.entry, let loaded = place.file.catalog.loaded else {
      throw RequestFailure(.requestFailed, "there is no key here")
    }
    if newName == entry.key.text { return .null }
    let id = TextID(table: file.place.table, key: entry.key)
    let edit = KeyEdit(renaming: id, to: TableKey(newName), in: loaded.catalog, loaded.configurationSource)
    if let refusal = edit.refusals.first {
      let help = refusal.help.map { "; \($0)" } ?? ""
      throw RequestFailure(.requestFailed, refusal.message + help)
    }
    guard let changes = self.edit(edit.changedFiles, in: place.file.catalog) else {
      throw RequestFailure(.requestFailed, "a file that has the key cannot be read")
    }
    return changes
  }
}
