package import L10nCore
internal import L10nSyntax

extension ReadTables {
  /// Reads JSON: an object of keys and texts, perhaps with nested objects, whose keys are joined by dots, as i18next
  /// reads them: `{"player": {"play": "Play"}}` is `player.play`.
  ///
  /// Texts of i18next become ICU messages. In other files, keys with plural suffixes are forms of one text; see
  /// ``PluralSuffix/plural(of:among:)``.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(json file: TableFile) {
    let table = file.read.contents as? JSONTable ?? JSONTable(JSONDocument(file.source.bytes))
    let language = file.language(declared: nil)
    var diagnostics = language.diagnostics + file.diagnostics(table.findings) + file.nestingNotes(table)
    if let messages = table.messages(in: language.tag ?? .english) {
      let units = messages.map { message in
        var unit = TextUnit(
          key: message.key, message: Message(text: message.text), location: SourceLocation(file.path, message.keyRange))
        unit.syntax = .icu
        return unit
      }
      diagnostics += messages.flatMap { message in
        message.losses.map {
          file.diagnostic(
            "conversion-loss", .warning, "'\(message.key)' \($0)", at: message.keyRange, key: message.key)
        }
      }
      self.init(
        tables: [TextTable(name: file.place.table, locale: language.name, units: units)], source: table.document.source,
        diagnostics: diagnostics.sorted(by: Diagnostic.precedes))
      return
    }
    var places: [TableKey: Int] = [:]
    var texts: [JSONTable.Entry] = []
    for entry in table.entries {
      guard let place = places[entry.key] else {
        places[entry.key] = texts.count
        texts.append(entry)
        continue
      }
      // Of equal names in one object the last one counts, as the finding on them says.
      if texts[place].path.last?.object.range == entry.path.last?.object.range {
        texts[place] = entry
      } else {
        let message = "a second text for '\(entry.key)' is left out"
        diagnostics.append(file.diagnostic("duplicate-key", .error, message, at: entry.keyRange, key: entry.key))
      }
    }
    self.init(
      tables: [TextTable(name: file.place.table, locale: language.name, units: texts.units(path: file.path))],
      source: table.document.source, diagnostics: diagnostics.sorted(by: Diagnostic.precedes))
  }
}

extension TableFile {
  /// Says once that files of other formats have no nested objects.
  fileprivate func nestingNotes(_ table: JSONTable) -> [Diagnostic] {
    let members = table.document.root?.members.map(\.self) ?? []
    return members.first { $0.value.kind == .object || $0.value.kind == .array }.map { member in
      diagnostic(
        "conversion-loss", .note, "keys in objects and arrays become one with dots, such as '\(member.key).…'",
        at: member.keyRange, key: member.key)
    }.map { [$0] } ?? []
  }
}

extension [JSONTable.Entry] {
  /// The texts, with the plural forms of each put together in the place of the first.
  fileprivate func units(path: String) -> [TextUnit] {
    let keys = Set(map(\.key))
    var forms: [TableKey: [MessageVariable.Variant]] = [:]
    let plurals = map { entry -> TableKey? in
      guard let (key, category) = PluralSuffix.plural(of: entry.key, among: keys) else { return nil }
      forms[key, default: []].append(MessageVariable.Variant(category: category, text: entry.value.string ?? ""))
      return key
    }
    return zip(self, plurals).compactMap { entry, plural in
      let location = SourceLocation(path, entry.keyRange)
      guard let plural else {
        return TextUnit(key: entry.key, message: Message(text: entry.value.string ?? ""), location: location)
      }
      return forms.removeValue(forKey: plural).map { forms in
        TextUnit(key: plural, message: Message(pluralForms: forms), location: location)
      }
    }
  }
}
