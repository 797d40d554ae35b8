import L10nRuntime
import L10nSyntax

extension LoadedTable {
  /// A table of JSON.
  ///
  /// - Parameters:
  ///   - language: the language of the texts.
  ///   - entry: makes the entry of a member without plural forms, which has this number in the table.
  init(_ table: JSONTable, language: LanguageTag = .english, entry: (JSONTable.Entry, Int) -> LoadedEntry) {
    @Sendable func description(_ number: Int) -> JSONValue? {
      table.entries[number].details?[ARBName.description]?.value
    }
    let units = JSONUnit.all(in: table, language: language)
    let entries = units.map { unit in
      let number = unit.forms[0].entry
      return table.loadedEntry(of: unit, language: language) ?? entry(table.entries[number], number)
    }
    let plurals = Dictionary(units.filter(\.isPlural).map { ($0.range(in: table), $0) }) { $1 }
    self.init(
      source: table.document.source, entries: entries, brokenKeys: table.brokenKeys, findings: table.findings,
      isEmpty: table.document.root?.kind != .object, keys: entries.map { ($0.key, $0.keyRange) },
      comments: {
        entries.compactMap { entry in
          description(entry.comments.lowerBound).map { ($0.range, (entry.key, entry.range)) }
        }
      },
      commentText: { $0.first.flatMap { description($0)?.string } },
      spelling: { range in
        plurals[range]?.spelled(in: table).map { TextSpelling($0, at: range) } ?? table.document.spelling(at: range)
      },
      editRefusal: { table.document.editRefusal },
      placeEditor: { table.document.editRefusal == nil ? JSONPlaceEditor(table, language: language) : nil })
  }
}

extension JSONTable {
  /// The entry of a text's plural forms; `nil` for a text without forms.
  fileprivate func loadedEntry(of unit: JSONUnit, language: LanguageTag) -> LoadedEntry? {
    guard unit.isPlural else { return nil }
    let text = unit.spelled(in: self)?.text ?? ""
    let (first, last) = (unit.forms[0].entry, unit.forms[unit.forms.count - 1].entry)
    let keyRange = entries[first].keyRange
    let range = unit.range(in: self)
    let place = MessagePlaces.Text(range, pairRange: keyRange.lowerBound..<range.upperBound)
    var entry = LoadedEntry(
      key: unit.key, keyRange: keyRange,
      range: entries[first].range.lowerBound..<max(entries[first].range.upperBound, entries[last].range.upperBound),
      text: PlacedMessage(text, at: place), isRule: false, comments: first..<first + 1)
    entry.dialect = I18nextForms.dialect
    if text.isEmpty { entry.state = .new }
    entry.formName = { [areEarlier = i18next?.areEarlier ?? false] category in
      I18nextSuffixes(language).suffix(category, isEarlier: areEarlier).map { unit.key($0).text }
    }
    return entry
  }
}

extension JSONTable.Entry {
  /// The entry with the properties that all formats share.
  func loadedEntry(at number: Int) -> LoadedEntry {
    let place = MessagePlaces.Text(value.range, pairRange: keyRange.lowerBound..<value.range.upperBound)
    return LoadedEntry(
      key: key, keyRange: keyRange, range: range, text: PlacedMessage(value.string ?? "", at: place), isRule: false,
      comments: number..<number + 1)
  }
}
