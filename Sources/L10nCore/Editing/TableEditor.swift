import L10nRuntime
package import StringsFormat

/// Applies changes to the files of one table in one locale and layer.
///
/// A plain text belongs into the `.strings`, everything else into the `.stringsdict`; a content that changes its kind
/// moves from one to the other with its comment. New entries stand next to their neighbours in the development table,
/// and a file that is not there is made in the canonical form.
///
/// A table of a String Catalog stays in it. Removing a text of its source language removes the key in all languages, and
/// renaming renames it in all. One editor knows one language: to change several, make the next editor of the files that
/// the one before has changed.
package struct TableEditor: Sendable {
  private let subject: Diagnostic.Subject
  private let order: [TableKey]
  private var strings: TableFileEditor
  private var rules: TableFileEditor
  private var catalog: StringCatalogTableEditor?

  /// No changes yet.
  ///
  /// - Parameters:
  ///   - files: the locale's files of the table, at most one of each format.
  ///   - development: the development language's files of the table, whose order counts.
  ///   - directory: the name of the locale's `.lproj` directory without its suffix, for new files.
  package init(
    files: [TableFile], development: [TableFile], table: String, directory: String, layer: String? = nil
  ) {
    func editor(_ format: CatalogPlace.Format) -> TableFileEditor {
      TableFileEditor(
        files.first { $0.place.format == format }, format: format,
        path: CatalogPlace.path(table: table, directory: directory, layer: layer, format: format))
    }
    subject = Diagnostic.Subject(locale: directory, layer: layer, table: table)
    order = Self.order(of: development)
    strings = editor(.strings)
    rules = editor(.stringsdict)
    catalog = StringCatalogTableEditor(files: files, development: development, directory: directory, layer: layer)
  }

  /// The keys of files in their order, those of a `.stringsdict` after those of the `.strings`.
  private static func order(of files: [TableFile]) -> [TableKey] {
    CatalogPlace.Format.allCases.flatMap { format in
      files.filter { $0.place.format == format }.flatMap(\.keys)
    }
  }

  /// Makes a change.
  ///
  /// - Returns: `nil` when it is made; else why it is not, and then nothing is changed.
  package mutating func apply(_ change: TableChange) -> Diagnostic? {
    if catalog != nil {
      var subject = subject
      subject.key = change.key.text
      return catalog?.apply(change, subject: subject)
    }
    do {
      switch change.action {
      case .set(let message, let state): try set(message, change, isUntranslated: state == .new)
      case .remove: try remove(change.key)
      case .rename(let newKey): try rename(change.key, to: newKey)
      }
      return nil
    } catch {
      return diagnostic(error, key: change.key)
    }
  }

  /// Each file that is not as it was, or is new, with all of its bytes.
  package func changedFiles() -> [SourceFile] {
    if let catalog { return catalog.changedFile.map { [$0] } ?? [] }
    return [strings, rules].compactMap { $0.changedFile(order: order) }
  }

  // MARK: Changes

  private mutating func set(_ text: String, _ change: TableChange, isUntranslated: Bool) throws(TableFileEditor.Refusal)
  {
    let key = change.key
    if rules.isText(key) {
      try rules.set(.text(text), for: key, isUntranslated: isUntranslated)
      return
    }
    let comment = change.comment ?? rules.comment(of: key)
    let hidden = rules.contains(key)
    if hidden { try rules.checkEditable() }
    try strings.put(NewEntry(key, .text(text), comment: comment, isUntranslated: isUntranslated))
    if hidden { try rules.remove(key) }
  }

  private mutating func set(
    _ message: Message, _ change: TableChange, isUntranslated: Bool
  ) throws(TableFileEditor.Refusal) {
    if case .text(let text) = message.content {
      try set(text, change, isUntranslated: isUntranslated)
      return
    }
    let key = change.key
    let moves = strings.contains(key) && !rules.contains(key)
    if moves { try strings.checkEditable() }
    let comment = change.comment ?? strings.comment(of: key)
    try rules.put(
      NewEntry(key, message.stringsdictValue, comment: comment, isUntranslated: isUntranslated))
    if moves { try strings.remove(key) }
  }

  private mutating func remove(_ key: TableKey) throws(TableFileEditor.Refusal) {
    try checkPresence(of: key)
    if strings.contains(key) { try strings.remove(key) }
    if rules.contains(key) { try rules.remove(key) }
  }

  private mutating func rename(_ key: TableKey, to newKey: TableKey) throws(TableFileEditor.Refusal) {
    try checkPresence(of: key)
    if key == newKey { return }
    if strings.contains(newKey) || rules.contains(newKey) {
      throw .contents("'\(key)' cannot become '\(newKey)', which is there already")
    }
    if strings.contains(key) { try strings.rename(key, to: newKey) }
    if rules.contains(key) { try rules.rename(key, to: newKey) }
  }

  /// - Throws: a refusal when no file has the key, or one that has it cannot be edited.
  private func checkPresence(of key: TableKey) throws(TableFileEditor.Refusal) {
    let editors = [strings, rules].filter { $0.contains(key) }
    if editors.isEmpty {
      try strings.checkEditable()
      try rules.checkEditable()
      throw .contents("there is no '\(key)'")
    }
    for editor in editors { try editor.checkEditable() }
  }

  private func diagnostic(_ refusal: TableFileEditor.Refusal, key: TableKey) -> Diagnostic {
    var subject = subject
    subject.key = key.text
    switch refusal {
    case .contents(let message):
      return Diagnostic("inapplicable-change", .error, message, at: nil, subject: subject)
    case .file(let file, let refusal): return Diagnostic(refusal, of: file, subject: subject)
    }
  }
}

extension Diagnostic {
  /// The report on a file that cannot be edited.
  package init(_ refusal: EditRefusal, of file: TableFile, subject: Subject) {
    self.init(
      "uneditable-file", .error, refusal.message, at: file.location(refusal.range), subject: subject,
      help: refusal.help)
  }
}
