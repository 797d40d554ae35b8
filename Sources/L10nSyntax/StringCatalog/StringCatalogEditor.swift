/// Changes the entries of a String Catalog without touching other bytes.
///
///     var editor = try StringCatalogEditor(catalog)
///     editor.set(StringCatalogWriter.unit("Lecture", state: .translated), for: "play", in: "fr")
///     editor.edits.bytes
///
/// New text follows the file's own indentation and colons. A new entry is inserted in the order of the keys, a new
/// language in that of the languages; if the file has another order, both come last. Of equal keys the last one is
/// changed; removing and renaming apply to all of them.
package struct StringCatalogEditor: Sendable {
  /// The file as read.
  package let catalog: StringCatalog

  let strings: JSONValue
  private let layout: JSONLayout
  private let order: JSONObjectChange.Order

  /// The indices of the entries with a key; renamed ones are under their new keys.
  private var indices: [TableKey: [Int]] = [:]

  private var added: [TableKey: StringCatalogWriter.Entry] = [:]
  private var removed: Set<Int> = []
  private var renamed: [Int: TableKey] = [:]

  /// The new values of fields of entries by name; `nil` removes a field.
  private var fields: [Int: [String: String?]] = [:]

  /// The changes of localizations, by entry and language.
  private var localizations: [Int: [String: LocalizationChange]] = [:]

  private enum LocalizationChange {
    case value(JSONOutput)
    case removal

    /// New texts and states at their places.
    case strings([Range<Int>: String])
  }

  /// An editor without changes.
  ///
  /// - Throws: `EditRefusal` for a file with errors in its JSON, and for one whose bytes are not its text.
  package init(_ catalog: StringCatalog) throws(EditRefusal) {
    if let refusal = catalog.document.editRefusal { throw refusal }
    guard let strings = catalog.document.root?["strings"]?.value, strings.kind == .object else {
      throw EditRefusal("the file has no 'strings', so it cannot be edited", help: "add 'strings'")
    }
    self.catalog = catalog
    self.strings = strings
    layout = JSONLayout(of: catalog.document)
    order = JSONObjectChange.order(of: catalog.entries.map { $0.key.text })
    for (number, entry) in catalog.entries.enumerated() { indices[entry.key, default: []].append(number) }
  }

  /// Whether the catalog has a key that was not removed.
  package func contains(_ key: TableKey) -> Bool { added[key] != nil || indices[key] != nil }

  // MARK: Changes

  /// Sets a localization, and adds it or its entry if there is none.
  ///
  /// - Parameters:
  ///   - localization: an object with `stringUnit`, `variations` or `substitutions`.
  ///   - comment: the comment of a new entry.
  package mutating func set(
    _ localization: JSONOutput, for key: TableKey, in language: String, comment: String? = nil
  ) {
    if let number = indices[key]?.last {
      localizations[number, default: [:]][language] = .value(localization)
      return
    }
    if added[key] == nil {
      added[key] = StringCatalogWriter.Entry(key)
      added[key]?.comment = comment
      added[key]?.extractionState = "manual"
    }
    added[key]?.localizations[language] = localization
  }

  /// Changes texts and states of a localization where they are.
  ///
  /// - Parameters:
  ///   - localization: of this catalog.
  ///   - strings: the new strings by the ranges of the old ones.
  package mutating func replace(_ strings: [Range<Int>: String], in localization: StringCatalogLocalization) {
    localizations[localization.entry, default: [:]][localization.language] = .strings(strings)
  }

  /// Adds an entry.
  ///
  /// - Precondition: the catalog has no entry with the key.
  package mutating func add(_ entry: StringCatalogWriter.Entry) {
    precondition(!contains(entry.key), "an entry cannot take the key of another")
    added[entry.key] = entry
  }

  /// Sets the comment of the last entry with a key.
  package mutating func setComment(_ comment: String, of key: TableKey) {
    added[key]?.comment = comment
    if let number = indices[key]?.last { fields[number, default: [:]]["comment"] = comment }
  }

  /// Sets the extraction state of the last entry with a key, such as `stale`; `nil` for text that is extracted from the
  /// code.
  package mutating func setExtractionState(_ state: String?, of key: TableKey) {
    added[key]?.extractionState = state
    if let number = indices[key]?.last { fields[number, default: [:]].updateValue(state, forKey: "extractionState") }
  }

  /// Removes the localization of one language, if there is one.
  package mutating func remove(_ key: TableKey, from language: String) {
    added[key]?.localizations[language] = nil
    for number in indices[key] ?? [] { localizations[number, default: [:]][language] = .removal }
  }

  /// Removes an entry in all languages.
  package mutating func remove(_ key: TableKey) {
    added[key] = nil
    removed.formUnion(indices.removeValue(forKey: key) ?? [])
  }

  /// Renames an entry in all languages and keeps its place.
  ///
  /// - Precondition: the catalog has no entry with that key.
  package mutating func rename(_ key: TableKey, to newKey: TableKey) {
    precondition(key == newKey || !contains(newKey), "an entry cannot take the key of another")
    if var entry = added.removeValue(forKey: key) {
      entry.key = newKey
      added[newKey] = entry
    }
    for number in indices.removeValue(forKey: key) ?? [] {
      renamed[number] = newKey
      indices[newKey, default: []].append(number)
    }
  }

  // MARK: Result

  /// All changes.
  package var edits: SourceEdits {
    var edits = SourceEdits(catalog.source)
    for (number, key) in renamed where !removed.contains(number) {
      edits.replace(catalog.entries[number].keyRange, with: JSONText.quoted(key.text))
    }
    for number in Set(localizations.keys).union(fields.keys) where !removed.contains(number) {
      let entry = catalog.entries[number].member.value
      let change = change(entry, localizations[number] ?? [:], in: &edits)
      change.setting(fields[number] ?? [:], in: &edits).apply(to: &edits)
    }
    if added.isEmpty, removed.isEmpty { return edits }
    let places = Set(removed.map { catalog.entries[$0].keyRange.lowerBound })
    var change = JSONObjectChange(strings, depth: 1, layout: layout)
    change.removes = { places.contains($0.keyRange.lowerBound) }
    change.added = added.values.map { .init($0.key.text, StringCatalogWriter.object(of: $0)) }
    change.order = order
    change.apply(to: &edits)
    return edits
  }

  /// - Returns: the changes to the fields of the entry.
  private func change(
    _ entry: JSONValue, _ changes: [String: LocalizationChange], in edits: inout SourceEdits
  ) -> JSONObjectChange {
    var fields = JSONObjectChange(entry, depth: 2, layout: layout)
    guard let localizations = entry["localizations"]?.value, localizations.kind == .object else {
      let new = changes.compactMap { language, change -> JSONOutput.Member? in
        if case .value(let value) = change { JSONOutput.Member(language, value) } else { nil }
      }
      if new.isEmpty { return fields }
      let sorted = new.sorted { StringCatalogKeyOrder.precedes($0.key, $1.key) }
      fields.added = [.init("localizations", .object(sorted))]
      fields.removes = { $0.isKey("localizations") }
      return fields
    }
    var change = JSONObjectChange(localizations, depth: 3, layout: layout)
    change.order = JSONObjectChange.order(of: localizations.members.map { $0.key.text })
    change.removes = { if case .removal? = changes[$0.key.text] { true } else { false } }
    for (language, new) in changes {
      switch new {
      case .removal: break
      case .strings(let strings):
        for (range, string) in strings { edits.replace(range, with: JSONText.quoted(string)) }
      case .value(let value):
        if let present = Array(localizations.members).last(where: { $0.key == TableKey(language) }) {
          edits.replace(present.value.range, with: value.text(layout, depth: 4))
        } else {
          change.added.append(.init(language, value))
        }
      }
    }
    change.apply(to: &edits)
    return fields
  }

  /// The localization of a key in a language, as read; `nil` if there is none, or it was changed.
  package func localization(of key: TableKey, in language: String) -> StringCatalogLocalization? {
    guard let number = indices[key]?.last, localizations[number]?[language] == nil,
      let localizations = catalog.entries[number].member.value["localizations"]?.value, localizations.kind == .object,
      let member = Array(localizations.members).last(where: { $0.key == TableKey(language) })
    else { return nil }
    var reader = StringCatalogReader()
    return reader.localization(member, entry: number)
  }
}

extension JSONDocument {
  /// The reason why the file cannot be edited: an error in its JSON, or bytes that are not its text; `nil` if it can.
  package var editRefusal: EditRefusal? {
    if let finding = findings.first(where: { $0.severity == .error }) {
      return EditRefusal(
        "the file is broken, so it cannot be edited: \(finding.message)", help: "fix the file first",
        at: finding.range)
    }
    return SourceEdits(source).canEdit
      ? nil
      : EditRefusal("the file holds bytes that are not text, so it cannot be edited", help: "save the file as UTF-8")
  }
}
