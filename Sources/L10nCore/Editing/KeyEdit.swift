package import L10nSyntax

/// Renames or removes one text everywhere: in all languages and layers, in the lock, in `l10n.yml`, and, for a rename,
/// in Swift code. Either all files are changed or none.
///
/// If the program is killed during the replacement, the tables come last, and among them the development language's: so
/// the key still exists, and the same change completes the rest.
package struct KeyEdit: Sendable {
  /// The files in the order in which they are replaced; empty if something is refused.
  package private(set) var changedFiles: [SourceFile] = []

  /// The reasons why nothing is changed.
  package private(set) var refusals: [Diagnostic] = []

  /// Places that need, or may need, a manual change.
  package private(set) var notes: [Diagnostic] = []

  private let catalog: Catalog
  private let id: TextID

  /// Renames a text.
  ///
  /// - Parameters:
  ///   - settings: the text of `l10n.yml` by its path.
  ///   - code: the catalog's Swift code; `nil` leaves it unchanged.
  package init(
    renaming id: TextID, to newKey: TableKey, in catalog: Catalog, _ settings: [String: SourceText],
    code: CodeIndex? = nil
  ) {
    self.init(catalog, id)
    if let message = newKey.reasonNotToWrite {
      refusals.append(Diagnostic(inapplicable: message, subject: Diagnostic.Subject(table: id.table, key: id.key.text)))
    }
    edit(.rename(newKey))
    for (path, source) in settings { rename(to: newKey, in: source, path) }
    if let code, refusals.isEmpty {
      let renaming = UseRenaming(of: id, to: newKey, in: catalog, code)
      changedFiles += renaming.changedFiles
      refusals += renaming.refusals
      notes = renaming.notes
    }
    finish { lines in lines[TextID(table: id.table, key: newKey)] = lines.removeValue(forKey: id) }
  }

  /// Removes a text that is not in `l10n.yml`.
  package init(removing id: TextID, in catalog: Catalog) {
    self.init(catalog, id)
    refusals = catalog.configuration.places(of: id.key.text).map { place in
      Diagnostic("configuration", .error, "'\(id.key)' is named here", at: place, help: "take it out first")
    }
    edit(.remove)
    finish { $0[id] = nil }
  }

  private init(_ catalog: Catalog, _ id: TextID) { (self.catalog, self.id) = (catalog, id) }

  private mutating func edit(_ action: TableChange.Action) {
    let tables = catalog.files.filter { $0.place.table == id.table }
    var edit = CatalogEdit(catalog)
    var seen: Set<String> = []
    for file in tables where file.keys.contains(id.key) {
      // In a file of all languages, its source language represents the key.
      let place = (tables.first { $0.path == file.path && $0.table.isSource } ?? file).place
      let site = place.format.holdsAllLanguages ? file.path : "\(place.layer ?? "")/\(place.directory)"
      guard seen.insert(site).inserted else { continue }
      let refused = edit.apply([TableChange(id.key, action)], to: id.table, in: place.directory, layer: place.layer)
      // One reason may apply in every language.
      refusals += refused.filter { refusal in
        refusal.location != nil || !refusals.contains { $0.message == refusal.message }
      }
    }
    changedFiles += edit.changedFiles
    for file in tables where file.brokenKeys.contains(id.key) {
      refusals += file.table.editRefusal().map { [Diagnostic($0, of: file, subject: file.subject())] } ?? []
    }
  }

  private mutating func rename(to newKey: TableKey, in source: SourceText, _ path: String) {
    let places = catalog.configuration.places(of: id.key.text).map(\.range)
    if places.isEmpty { return }
    var edits = SourceEdits(source)
    for place in Set(places) {
      edits.replace(place, with: newKey.text.yamlScalar(replacing: source.utf8[place], of: id.key.text))
    }
    changedFiles.append(SourceFile(path: path, bytes: edits.bytes))
  }

  private mutating func finish(_ change: (inout [TextID: TranslationLock.Line]) -> Void) {
    if var lock = catalog.lock, lock.lines[id] != nil {
      change(&lock.lines)
      changedFiles.append(SourceFile(path: TranslationLock.fileName, bytes: Array(lock.text.utf8)))
    }
    let development = Set(catalog.developmentIndices.flatMap { catalog.files(locale: $0) }.map(\.path))
    func order(_ file: SourceFile) -> (Int, String) {
      (development.contains(file.path) ? 2 : catalog.files.contains { $0.path == file.path } ? 1 : 0, file.path)
    }
    changedFiles = refusals.isEmpty ? changedFiles.sorted { order($0) < order($1) } : []
  }
}

extension TableKey {
  /// The reason why a new text should not have the key; `nil` for a valid one.
  ///
  /// Line breaks and tabs occur in keys that are whole texts. Other control characters are invisible, and not all
  /// formats can store them.
  fileprivate var reasonNotToWrite: String? {
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
    return text.unicodeScalars.first(where: isControl).map { "the new key has a control character, \($0.codePoint)" }
  }
}

extension Configuration {
  /// The places of a key in the settings: in a control, a concept, an announcement or the arguments of a text.
  fileprivate func places(of key: String) -> [SourceLocation] {
    var places = controls.flatMap(\.texts).filter { $0.key == key }.map(\.location)
    var named = controls.compactMap(\.visibleText)
    for concept in concepts { named += concept.keys }
    for announcement in announcements { named += [announcement.key] + announcement.replaced }
    places += named.filter { $0.name == key }.compactMap(\.location)
    return places + (arguments[key] ?? []).map(\.keyLocation)
  }
}
