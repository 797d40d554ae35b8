import L10nSyntax

/// Edits the `.strings` and the `.stringsdict` of a table.
///
/// A plain text belongs in the `.strings`, everything else in the `.stringsdict`; an entry that changes its kind moves
/// from one to the other with its comment.
struct PropertyListTableEditor: TableEditing {
  private let site: TableSite
  private let order: [TableKey]
  private var strings: TableFileEditor
  private var rules: TableFileEditor

  init(_ site: TableSite) {
    self.site = site
    order = site.order
    strings = TableFileEditor(.strings, of: site)
    rules = TableFileEditor(.stringsdict, of: site)
  }

  mutating func apply(_ change: TableChange) -> Diagnostic? {
    do {
      switch change.action {
      case .set(let message, let state): try set(message, change, isUntranslated: state == .new)
      case .remove: try remove(change.key)
      case .rename(let newKey): try rename(change.key, to: newKey)
      case .extract(let text, _): try set(text, change, isUntranslated: false)
      case .comment(let text):
        if strings.contains(change.key) {
          try strings.addComment(text, to: change.key)
        } else {
          try rules.addComment(text, to: change.key)
        }
      case .extractionState: break
      }
      return nil
    } catch {
      return diagnostic(error, key: change.key)
    }
  }

  func changedFiles() -> [SourceFile] {
    [strings, rules].compactMap { $0.changedFile(order: order) }
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
      throw .contents("'\(key)' cannot become '\(newKey)', which already exists")
    }
    if strings.contains(key) { try strings.rename(key, to: newKey) }
    if rules.contains(key) { try rules.rename(key, to: newKey) }
  }

  /// - Throws: a refusal if no file has the key, or if one that has it cannot be edited.
  private func checkPresence(of key: TableKey) throws(TableFileEditor.Refusal) {
    let editors = [strings, rules].filter { $0.contains(key) }
    if editors.isEmpty {
      try strings.checkEditable()
      try rules.checkEditable()
      throw .contents("'\(key)' does not exist")
    }
    for editor in editors { try editor.checkEditable() }
  }

  private func diagnostic(_ refusal: TableFileEditor.Refusal, key: TableKey) -> Diagnostic {
    switch refusal {
    case .contents(let message): Diagnostic(inapplicable: message, subject: site.subject(key: key))
    case .file(let file, let refusal): Diagnostic(refusal, of: file, subject: site.subject(key: key))
    }
  }
}
