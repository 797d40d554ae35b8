import L10nRuntime
import L10nSyntax

/// Edits one JSON or ARB file, which may not exist yet.
struct JSONTableEditor: FileEditing {
  /// The result of the changes to a key.
  private enum Target {
    case unit(JSONUnit)
    /// New members: one, or one for each plural form.
    case added([JSONTextEditor.NewText])
  }

  let site: TableSite
  let format: TableFormat

  /// Whether the files are ARB, which has notes on texts: comments, states and the language.
  private let isBundle: Bool
  let file: TableFile?
  private let table: JSONTable

  /// The keys of the file, or else of the development language's, if plural forms are members with suffixes.
  private let i18next: I18nextKeys?
  private let language: LanguageTag
  private let refusal: EditRefusal?
  private var editor: JSONTextEditor

  /// The file's entries and new ones, by their current keys.
  private var targets: [TableKey: Target] = [:]

  /// The keys of new entries, in the order of their addition.
  private var addedKeys: [TableKey] = []

  init(_ site: TableSite, of format: TableFormat, isBundle: Bool) {
    (self.site, self.format, self.isBundle) = (site, format, isBundle)
    file = site.files.first { $0.place.format == format }
    let model = site.development.first { $0.place.format == format }?.read.contents as? JSONTable
    let isNew = file.map(\.isBlank) ?? true
    let known = isNew ? nil : file?.read.contents as? JSONTable
    table = known ?? Self.table(Self.newFile(site, isBundle, like: model), isBundle)
    refusal = table.document.editRefusal
    editor = JSONTextEditor(
      table, order: model?.i18next == nil ? site.order : site.order.flatMap(Self.members),
      like: table.entries.isEmpty ? model : nil)
    i18next = table.i18next ?? model?.i18next
    language = LanguageTag(directoryName: site.directory) ?? .english
    for unit in JSONUnit.all(in: table, language: language) { targets[unit.key] = .unit(unit) }
  }

  /// The keys that a text's members may have.
  private static func members(of key: TableKey) -> [TableKey] {
    let suffixes = [PluralSuffix.earlier] + PluralCategory.allCases.map(\.rawValue) + (0..<6).map { "\($0)" }
    return [key] + suffixes.map { TableKey(PluralSuffix.key(key, $0)) }
  }

  private static func table(_ bytes: [UInt8], _ isBundle: Bool) -> JSONTable {
    isBundle ? JSONTable(bundle: JSONDocument(bytes)) : JSONTable(JSONDocument(bytes))
  }

  /// A file without texts, indented as the development language's file.
  private static func newFile(_ site: TableSite, _ isBundle: Bool, like model: JSONTable?) -> [UInt8] {
    var layout = JSONLayout(of: model?.document ?? JSONDocument([]))
    if model == nil { layout.colon = ": " }
    let language = JSONOutput.Member(
      ARBName.locale.description, .string(site.directory.replacing("-", with: "_")))
    let text = JSONOutput.object(isBundle ? [language] : []).text(layout)
    return Array((text + layout.lineBreak).utf8)
  }

  func refusal(of change: TableChange) -> EditRefusal? { refusal }

  mutating func make(_ change: TableChange) throws(EditLoss) {
    switch change.action {
    case .set(let message, let state):
      try set(message.onlyText(in: format), change, isUntranslated: state == .new)
    case .extract(let text, _): try set(text, change, isUntranslated: false)
    case .remove:
      guard let target = targets.removeValue(forKey: change.key) else { throw .init(message: "does not exist") }
      guard case .unit(let unit) = target else {
        addedKeys.removeAll { $0 == change.key }
        break
      }
      if table.entries[unit.forms[0].entry].name == nil {
        targets[change.key] = target
        throw .init(message: "cannot be removed: the items after it would change their numbers")
      }
      for same in equal(to: unit) { editor.remove(same) }
    case .rename(let key): try rename(change.key, to: key)
    case .comment(let comment):
      if isBundle, case .unit(let unit)? = targets[change.key], let number = unit.forms.first?.entry,
        table.entries[number].notes?.member.value[ARBName.description] == nil
      {
        editor.setNote(ARBName.description, comment, of: number)
      }
    case .extractionState: break
    }
  }

  private mutating func set(
    _ text: String, _ change: TableChange, isUntranslated: Bool
  ) throws(EditLoss) {
    let key = change.key
    let forms = i18next == nil ? nil : try I18nextForms.forms(of: text)
    switch targets[key] {
    case .unit(let unit)?:
      if let forms, unit.isPlural {
        editor.setForms(forms, of: unit, I18nextSuffixes(language))
        return
      }
      if unit.isPlural { throw .init(message: "has plural forms, and the new text has none") }
      if forms != nil { throw .init(message: "has no plural forms, and the new text has some") }
      let number = unit.forms[0].entry
      editor.setText(text, of: number)
      let state = table.entries[number].notes?.member.value[ARBName.state]
      if isBundle, isUntranslated || state != nil {
        editor.setNote(ARBName.state, isUntranslated ? TranslationState.new.rawValue : nil, of: number)
      }
    case .added?, nil:
      if !isKey(key) { throw .init(message: "is not a key of \(format.title)") }
      if !isBundle, isUntranslated { throw .noPlaceForStates(format) }
      var new = JSONTextEditor.NewText(key: key, text: text)
      if isBundle {
        if isUntranslated { new.notes[ARBName.state.description] = TranslationState.new.rawValue }
        if let comment = change.comment, isDevelopment { new.notes[ARBName.description.description] = comment }
      }
      let suffixes = I18nextSuffixes(language)
      let members = forms?.compactMap { form in
        suffixes.suffix(form.selector, isEarlier: i18next?.areEarlier ?? false).map {
          JSONTextEditor.NewText(key: TableKey(PluralSuffix.key(key, $0)), text: form.text)
        }
      }
      if targets.updateValue(.added(members ?? [new]), forKey: key) == nil { addedKeys.append(key) }
    }
  }

  /// Whether a key would make a text without forms a form of another one.
  private func isForm(_ key: TableKey, of target: Target) -> Bool {
    guard i18next != nil, case .unit(let unit) = target, !unit.isPlural, let (stem, _) = PluralSuffix.split(key) else {
      return false
    }
    if case .unit(let other)? = targets[stem], other.isPlural { return true }
    let text = table.entries[unit.forms[0].entry].value.string ?? ""
    return ICUMessage.doubleBracedArguments(in: text).contains { $0.name == I18nextKeys.number }
  }

  /// A text and others with its key, of which only the last is shown.
  private func equal(to unit: JSONUnit) -> [JSONUnit] {
    if unit.isPlural { return [unit] }
    let key = table.entries[unit.forms[0].entry].key
    return JSONUnit.all(in: table, language: language).filter { $0.key == key }
  }

  /// Whether the table is the development language's, whose notes apply to all languages.
  private var isDevelopment: Bool { site.development.contains { $0.place.directory == site.directory } }

  /// Whether the format can have a key: in ARB, `@` begins the keys of notes.
  private func isKey(_ key: TableKey) -> Bool { !key.text.isEmpty && !(isBundle && key.text.hasPrefix("@")) }

  private mutating func rename(_ key: TableKey, to newKey: TableKey) throws(EditLoss) {
    guard let target = try targets.target(of: key, renamedTo: newKey) else { return }
    if !isKey(newKey) { throw .init(message: "cannot become '\(newKey)', which is not a key of \(format.title)") }
    if isForm(newKey, of: target) {
      throw .init(message: "cannot become '\(newKey)', which i18next takes for a plural form")
    }
    switch target {
    case .unit(let unit):
      if table.entries[unit.forms[0].entry].name == nil {
        throw .init(message: "is the item of an array, which has no name")
      }
      for same in equal(to: unit) { editor.rename(same, to: newKey) }
      targets[newKey] = target
    case .added(let texts):
      targets[newKey] = .added(
        texts.map { text in
          var text = text
          text.key = TableKey(newKey.text + text.key.text.dropFirst(key.text.count))
          return text
        })
      addedKeys.removeAll { $0 == key }
      addedKeys.append(newKey)
    }
    targets[key] = nil
  }

  func editedBytes() -> [UInt8]? {
    if refusal != nil || isNew && addedKeys.isEmpty { return nil }
    var editor = editor
    for key in addedKeys {
      if case .added(let texts)? = targets[key] { for text in texts { editor.add(text) } }
    }
    return editor.edits.bytes
  }
}
