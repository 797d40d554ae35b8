import L10nSyntax

/// Edits one `.properties` file, which may not exist yet.
struct PropertiesTableEditor: FileEditing {
  /// The result of the changes to a key.
  private enum Target {
    case entry(Int)
    case added(text: String, comment: String?)
  }

  let site: TableSite
  let file: TableFile?
  let format = TableFormat.properties
  private let properties: PropertiesFile
  private let specifiers: SpecifierSyntax
  private let refusal: EditRefusal?
  private var editor: PropertiesTextEditor

  /// The file's entries and new ones, by their current keys.
  private var targets: [TableKey: Target] = [:]

  /// The keys of new entries, in the order of their addition.
  private var addedKeys: [TableKey] = []

  init(_ site: TableSite) {
    self.site = site
    file = site.files.first { $0.place.format == .properties }
    let model = site.development.first { $0.place.format == .properties }.map { PropertiesFile($0.source.bytes) }
    properties = PropertiesFile(file?.source.bytes ?? [])
    let isFormat = properties.syntax == .printf || properties.syntax == nil && model?.syntax == .printf
    specifiers = isFormat ? .java : .none
    refusal = properties.editRefusal
    editor = PropertiesTextEditor(properties, order: site.order, like: properties.entries.isEmpty ? model : nil)
    for (number, entry) in properties.entries.enumerated() { targets[entry.name] = .entry(number) }
  }

  func refusal(of change: TableChange) -> EditRefusal? { refusal }

  mutating func make(_ change: TableChange) throws(EditLoss) {
    switch change.action {
    case .set(let message, let state):
      let text = try message.onlyText(in: format)
      if state == .new, targets[change.key] == nil { throw .noPlaceForStates(format) }
      set(text, change)
    case .extract(let text, _): set(text, change)
    case .remove:
      guard let target = targets.removeValue(forKey: change.key) else { throw .init(message: "does not exist") }
      if case .entry = target {
        for number in numbers(of: target) { editor.remove(number) }
      } else {
        addedKeys.removeAll { $0 == change.key }
      }
    case .rename(let key): try rename(change.key, to: key)
    case .comment(let comment):
      if case .entry(let number)? = targets[change.key], properties.entries[number].comments.isEmpty {
        editor.setComment(comment, of: number)
      }
    case .extractionState: break
    }
  }

  private mutating func set(_ text: String, _ change: TableChange) {
    let text = specifiers.spelled(text)
    if case .entry(let number)? = targets[change.key] {
      editor.setText(text, of: number)
    } else if targets.updateValue(.added(text: text, comment: change.comment), forKey: change.key) == nil {
      addedKeys.append(change.key)
    }
  }

  private mutating func rename(_ key: TableKey, to newKey: TableKey) throws(EditLoss) {
    guard let target = try targets.target(of: key, renamedTo: newKey) else { return }
    if newKey.text.isEmpty { throw .init(message: "cannot become empty") }
    for number in numbers(of: target) { editor.rename(number, to: newKey) }
    if let place = addedKeys.firstIndex(of: key) { addedKeys[place] = newKey }
    targets[newKey] = target
    targets[key] = nil
  }

  /// An entry of the file and others with its key, of which only the last is shown.
  private func numbers(of target: Target) -> [Int] {
    guard case .entry(let number) = target else { return [] }
    let name = properties.entries[number].name
    return properties.entries.indices.filter { properties.entries[$0].name == name }
  }

  func editedBytes() -> [UInt8]? {
    if refusal != nil { return nil }
    var editor = editor
    for key in addedKeys {
      if case .added(let text, let comment)? = targets[key] { editor.add(key, text, comment: comment) }
    }
    let edits = editor.edits
    return edits.isEmpty || file == nil && edits.utf8.isEmpty ? nil : edits.bytes
  }
}
