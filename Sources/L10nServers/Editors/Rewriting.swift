import L10nCore
import L10nSyntax

extension LanguageServer {
  /// The edit that formats the table like `l10n format`.
  func formatted(_ file: File) throws(RequestFailure) -> JSONOutput {
    let (range, text) = file.source.utf8.difference(to: try formattedText(file))
    return .array(range.isEmpty && text.isEmpty ? [] : [Self.edit(range, text, in: file.text)])
  }

  /// The same for the lines of a range.
  func formatted(_ file: File, in range: JSONValue?) throws(RequestFailure) -> JSONOutput {
    guard let range = file.text.range(of: range) else {
      throw RequestFailure(.invalidParameters, "the request has no range")
    }
    let changes = LineChanges(from: file.source.utf8, to: try formattedText(file)).changes.filter { change in
      // A selection that ends at the beginning of a line does not include that line.
      change.range.lowerBound < max(range.upperBound, range.lowerBound + 1)
        && change.range.upperBound > range.lowerBound
        || change.range.isEmpty && range.contains(change.range.lowerBound)
    }
    return .array(changes.map { Self.edit($0.range, $0.text, in: file.text) })
  }

  private func formattedText(_ file: File) throws(RequestFailure) -> [UInt8] {
    guard let document = file.catalog.catalog?.files.first(where: { $0.path == file.path })?.document else {
      throw RequestFailure(.requestFailed, "only .strings and .stringsdict tables are formatted")
    }
    do {
      let bytes = try TableFormatter(order: .unchanged, keepsEncoding: true).formatted(document)
      return SourceText(decoding: bytes).utf8
    } catch {
      throw RequestFailure(.requestFailed, "the table has errors and is left unchanged")
    }
  }

  /// The key that a rename at a place changes.
  func renamedRange(_ place: Place) throws(RequestFailure) -> JSONOutput {
    guard let (file, entry) = place.entry, entry.ownKeyRange.contains(place.offset), file.table.isSource else {
      throw RequestFailure(.requestFailed, "there is no key here")
    }
    return .members([
      "range": place.file.text.range(entry.ownKeyRange), "placeholder": .string(entry.key.text),
    ])
  }

  /// The edit that gives a text another key: in all languages and layers, in `l10n.lock`, in `l10n.yml` and in Swift
  /// code.
  func renamed(_ place: Place, to newName: String?) throws(RequestFailure) -> JSONOutput {
    guard let newName, !newName.isEmpty else { throw RequestFailure(.invalidParameters, "the new key is empty") }
    guard let (file, entry) = place.entry else { throw RequestFailure(.requestFailed, "there is no key here") }
    return try renamed(TextID(table: file.place.table, key: entry.key), to: newName, in: place.file.catalog)
  }

  /// The same for a text, in a catalog that is up to date.
  func renamed(_ id: TextID, to newName: String, in catalog: ServedCatalog) throws(RequestFailure) -> JSONOutput {
    guard let loaded = catalog.loaded else { throw RequestFailure(.requestFailed, "there is no key here") }
    if newName == id.key.text { return .null }
    let edit = KeyEdit(
      renaming: id, to: TableKey(newName), in: loaded.catalog, loaded.configurationSource,
      code: code(of: catalog.folder))
    if let refusal = edit.refusals.first {
      let help = refusal.help.map { "; \($0)" } ?? ""
      let place = refusal.location.flatMap {
        catalog.code.source(at: $0.path) == nil ? nil : self.title($0, in: catalog)
      }
      throw RequestFailure(.requestFailed, (place.map { "\($0): " } ?? "") + refusal.message + help)
    }
    report(edit.notes, of: catalog)
    guard let changes = self.edit(edit.changedFiles, in: catalog) else {
      throw RequestFailure(.requestFailed, "a file that has the key cannot be read")
    }
    return changes
  }
}
