import L10nSyntax

/// An editor of one file of a table, which may not exist yet.
struct TableFileEditor: Sendable {
  /// The reason why a change is not made.
  enum Refusal: Error {
    /// The file cannot be edited.
    case file(TableFile, EditRefusal)
    /// The change does not fit the table's contents.
    case contents(String)
  }

  typealias Value = StringsdictWriter.Value

  private let file: TableFile?
  private let format: TableFormat
  private let path: String
  private var editor: PropertyListEditor?
  private let refusal: EditRefusal?

  /// The keys of a file that cannot be edited, as far as it can be read.
  private let lockedKeys: Set<TableKey>

  /// The added entries, and their keys in order of addition.
  private var added: [TableKey: NewEntry<Value>] = [:]
  private var addedKeys: [TableKey] = []

  init(_ format: TableFormat, of site: TableSite) {
    let file = site.files.first { $0.place.format == format }
    self.file = file
    self.format = format
    path = file?.path ?? site.path(format)
    do {
      editor = try file?.document.map { document throws(EditRefusal) in try PropertyListEditor(document) }
      refusal = nil
      lockedKeys = []
    } catch {
      refusal = error
      lockedKeys = Set(file?.keys ?? [])
    }
  }

  // MARK: Contents

  func contains(_ key: TableKey) -> Bool { added[key] != nil || editor?.contains(key) ?? lockedKeys.contains(key) }

  /// Whether a key has a plain text in this file.
  func isText(_ key: TableKey) -> Bool {
    if case .text? = added[key]?.value { return true }
    return editor?.isText(key) ?? false
  }

  func comment(of key: TableKey) -> String? { added[key]?.comment ?? editor?.comment(of: key) }

  /// - Throws: the reason why the file cannot be edited.
  func checkEditable() throws(Refusal) {
    if let file, let refusal { throw .file(file, refusal) }
  }

  // MARK: Changes

  /// Changes or adds an entry.
  mutating func put(_ entry: NewEntry<Value>) throws(Refusal) {
    if contains(entry.key) {
      try set(entry.value, for: entry.key, isUntranslated: entry.isUntranslated)
    } else {
      try checkEditable()
      added[entry.key] = entry
      addedKeys.append(entry.key)
    }
  }

  mutating func set(_ value: Value, for key: TableKey, isUntranslated: Bool) throws(Refusal) {
    try checkEditable()
    added[key]?.value = value
    added[key]?.isUntranslated = isUntranslated
    if added[key] != nil { return }
    editor?.set(value, for: key)
    editor?.setUntranslated(isUntranslated, for: key)
  }

  /// Adds a comment to an entry that has none.
  mutating func addComment(_ comment: String, to key: TableKey) throws(Refusal) {
    try checkEditable()
    editor?.addComment(comment, to: key)
  }

  mutating func remove(_ key: TableKey) throws(Refusal) {
    try checkEditable()
    if added.removeValue(forKey: key) == nil { editor?.remove(key) }
  }

  mutating func rename(_ key: TableKey, to newKey: TableKey) throws(Refusal) {
    try checkEditable()
    guard var entry = added.removeValue(forKey: key) else {
      editor?.rename(key, to: newKey)
      return
    }
    entry.key = newKey
    added[newKey] = entry
    addedKeys.append(newKey)
  }

  // MARK: Result

  /// The whole file; `nil` if nothing has changed.
  ///
  /// - Parameter order: the keys of the development table, which determine the places of new entries.
  func changedFile(order: [TableKey]) -> SourceFile? {
    guard let file, var editor, !file.isBlank else {
      if refusal != nil || added.isEmpty { return nil }
      return SourceFile(path: path, bytes: canonical(inOrder(order).map(\.entry)))
    }
    for (entry, place) in inOrder(order) { editor.insert(entry, place) }
    let edits = editor.edits
    // Foundation refuses an empty file.
    let bytes = edits.utf8.isEmpty && !edits.isEmpty ? file.source.encoded([0x0A]) : edits.bytes
    return bytes == file.source.bytes ? nil : SourceFile(path: path, bytes: bytes)
  }

  private func canonical(_ entries: [NewEntry<Value>]) -> [UInt8] {
    guard format == .strings else { return Array(StringsdictWriter.table(entries).utf8) }
    let texts = entries.compactMap { entry -> NewEntry<String>? in
      guard case .text(let text) = entry.value else { return nil }
      return NewEntry(entry.key, text, comment: entry.comment, isUntranslated: entry.isUntranslated)
    }
    return Array(StringsWriter.table(texts).utf8)
  }

  /// The new entries with their places: after the nearest one before them in the development table, otherwise before
  /// the nearest one after them. Entries that the development table lacks come last.
  private func inOrder(_ order: [TableKey]) -> [(entry: NewEntry<Value>, place: PropertyListEditor.Place)] {
    if added.isEmpty { return [] }
    var rest = added
    var placed: [(entry: NewEntry<Value>, place: PropertyListEditor.Place)] = []
    var place = order.first { editor?.contains($0) ?? false }.map(PropertyListEditor.Place.before) ?? .end
    for key in order {
      if let entry = rest.removeValue(forKey: key) {
        placed.append((entry, place))
      } else if editor?.contains(key) ?? false {
        place = .after(key)
      }
    }
    for key in addedKeys {
      if let entry = rest.removeValue(forKey: key) { placed.append((entry, .end)) }
    }
    return placed
  }
}
