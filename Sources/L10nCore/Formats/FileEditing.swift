import L10nSyntax

/// Edits the one file that a table has in its format, which may not exist yet.
protocol FileEditing: TableEditing {
  var site: TableSite { get }
  var file: TableFile? { get }
  var format: TableFormat { get }

  /// The reason why a change of the file is not made, whatever the key; `nil` if it can be edited.
  func refusal(of change: TableChange) -> EditRefusal?

  /// - Throws: the reason why the change does not fit the table's contents, as a clause after the key; then nothing is
  ///   changed.
  mutating func make(_ change: TableChange) throws(EditLoss)

  /// The file with all changes; `nil` if none can be written.
  func editedBytes() -> [UInt8]?
}

extension FileEditing {
  /// Whether there is nothing in the file.
  var isNew: Bool { file?.isBlank ?? true }

  mutating func apply(_ change: TableChange) -> Diagnostic? {
    let subject = site.subject(key: change.key)
    if let file, let refusal = refusal(of: change) { return Diagnostic(refusal, of: file, subject: subject) }
    do throws(EditLoss) {
      try make(change)
      return nil
    } catch {
      return Diagnostic(inapplicable: "'\(change.key)' \(error.message)", subject: subject)
    }
  }

  func changedFiles() -> [SourceFile] {
    guard let bytes = editedBytes(), bytes != file?.source.bytes else { return [] }
    return [SourceFile(path: file?.path ?? site.path(format), bytes: bytes)]
  }
}

extension Dictionary where Key == TableKey {
  /// What is to be renamed; `nil` if it has the name already.
  ///
  /// - Throws: a reason if there is nothing, or something else with the new name.
  func target(of key: TableKey, renamedTo newKey: TableKey) throws(EditLoss) -> Value? {
    guard let target = self[key] else { throw .init(message: "does not exist") }
    if key == newKey { return nil }
    if self[newKey] != nil { throw .init(message: "cannot become '\(newKey)', which already exists") }
    return target
  }
}
