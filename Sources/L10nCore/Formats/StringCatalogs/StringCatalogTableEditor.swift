import L10nRuntime
import L10nSyntax

/// An editor of one language of a String Catalog, which the file may not have yet.
struct StringCatalogTableEditor: FileEditing {
  let site: TableSite
  let format = TableFormat.stringCatalog

  /// The table of this language, or of another one in the same file; `nil` if there is no file yet.
  let file: TableFile?
  private let catalog: StringCatalog
  private let language: String
  private let isSource: Bool
  private var editor: StringCatalogEditor?
  private let refusal: EditRefusal?

  init(_ site: TableSite) {
    self.site = site
    let candidates = site.files + site.development.filter { $0.place.layer == site.layer }
    file = candidates.first { $0.place.format == .stringCatalog }
    catalog = StringCatalog(file?.source.bytes ?? [])
    let isThere = file?.place.directory == site.directory
    language =
      (isThere ? file?.table.language : nil) ?? LanguageTag(directoryName: site.directory)?.description
      ?? site.directory
    isSource = isThere && file?.table.isSource ?? false
    do {
      editor = try StringCatalogEditor(catalog)
      refusal = nil
    } catch {
      refusal = error
    }
  }

  func refusal(of change: TableChange) -> EditRefusal? { refusal }

  mutating func make(_ change: TableChange) throws(EditLoss) {
    if file == nil { throw .init(message: "has no String Catalog to be in") }
    let key = change.key
    let isThere = editor?.contains(key) ?? false
    switch change.action {
    case .set(let content, let state):
      if !isSource, !isThere {
        let source = StringCatalogTable.sourceLanguage(of: catalog)
        throw .init(message: "has no text in \(source), where a String Catalog would take the key for it")
      }
      try set(content, state, change)
    case .remove:
      if !isThere { throw .init(message: "does not exist") }
      if isSource { editor?.remove(key) } else { editor?.remove(key, from: language) }
    case .rename(let newKey):
      if !isThere { throw .init(message: "does not exist") }
      if key == newKey { return }
      if editor?.contains(newKey) ?? false { throw .init(message: "cannot become '\(newKey)', which already exists") }
      editor?.rename(key, to: newKey)
    case .extract(let text, let isGiven):
      if isThere { throw .init(message: "already exists") }
      editor?.add(.extracted(key, text, isGiven: isGiven, comment: change.comment, in: language))
    case .comment(let comment): editor?.setComment(comment, of: key)
    case .extractionState(let state): editor?.setExtractionState(state, of: key)
    }
  }

  /// The localization with new strings.
  private func edited(
    _ localization: StringCatalogLocalization, _ strings: [Range<Int>: String]
  ) -> StringCatalogLocalization? {
    let utf8 = catalog.source.utf8
    var json: [UInt8] = []
    var end = localization.range.lowerBound
    for (range, string) in strings.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
      json += utf8[end..<range.lowerBound]
      json += JSONText.quoted(string).utf8
      end = range.upperBound
    }
    json += utf8[end..<localization.range.upperBound]
    return Message.read("{\(String(decoding: json, as: UTF8.self))}", in: localization.language)
  }

  /// Sets a text: at its places if the file has them, otherwise as Xcode writes it.
  private mutating func set(
    _ message: Message, _ state: TranslationState, _ change: TableChange
  ) throws(EditLoss) {
    let key = change.key
    let comment = catalog.entries.last { $0.key == key }?.comment ?? change.comment
    let original = { [isSource, catalog] in
      isSource ? [key.text] : StringCatalogTable.originalTexts(of: key, in: catalog)
    }
    let read = { [isSource] (whole: StringCatalogLocalization) in
      (isSource ? whole : whole.withoutNewForms).shown(comment: { comment }, original: original)
    }
    let present = editor?.localization(of: key, in: language)
    let placed = present.flatMap(read)
    let edit = LocalizationEdit(message, present, placed)
    let states = change.formStates.isEmpty ? edit.states(setting: state) : change.formStates
    if let present, let strings = edit.strings(states),
      edited(present, strings).flatMap(read)?.message.sorted == message.sorted
    {
      editor?.replace(strings, in: present)
      return
    }
    let (localization, loss) = message.localization(states: states, comment: comment, original: original)
    guard let localization, loss == nil else { throw .init(message: loss ?? "has no text") }
    editor?.set(localization, for: key, in: language, comment: change.comment)
  }

  func editedBytes() -> [UInt8]? { file == nil ? nil : editor?.edits.bytes }
}

extension StringCatalogWriter.Entry {
  /// An entry as Xcode writes it when it finds a key in code: without a text if the key is the text.
  static func extracted(
    _ key: TableKey, _ text: String, isGiven: Bool, comment: String?, in language: String
  ) -> StringCatalogWriter.Entry {
    var entry = StringCatalogWriter.Entry(key)
    entry.comment = comment
    if isGiven { entry.extractionState = TextUnit.extractedWithText }
    if isGiven || !text.utf8.elementsEqual(key.text.utf8) {
      entry.localizations[language] = StringCatalogWriter.unit(text, state: .new)
    }
    return entry
  }
}
