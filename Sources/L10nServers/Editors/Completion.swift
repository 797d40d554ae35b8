import L10nCore
import L10nRuntime
import L10nSyntax

extension LanguageServer {
  /// In a suppressing comment of a table the rules; inside a translation the specifiers of the development text; at
  /// names of plural forms those of the language; between the entries of a table the missing ones. In `l10n.yml` the
  /// settings.
  func completions(_ place: Place, trigger: String? = nil) throws(RequestFailure) -> JSONOutput {
    let catalog = place.file.catalog.catalog
    guard let catalog, let table = place.entry?.file ?? catalog.files.first(where: { $0.path == place.file.path })
    else {
      return .array(settingCompletions(place))
    }
    // These are typed everywhere in texts.
    if trigger == " " || trigger == ":" || trigger == "." { return .array(suppressions(place)) }
    let rules = suppressions(place)
    let isInComment = table.table.comments().contains { $0.range.contains(place.offset) }
    if !rules.isEmpty || isInComment { return .array(rules) }
    if let (table, entry) = place.entry,
      let text = entry.text.texts.first(where: { table.holds(place.offset, in: $0) }),
      entry.ownKeyRange != text.range
    {
      return .array(specifiers(in: text, of: TextID(table: table.place.table, key: entry.key), catalog, place))
    }
    if let names = formNames(place, in: table, of: catalog) { return .array(names) }
    if place.entry == nil, table.document?.syntax == .openStep {
      return .array(missingEntries(of: table, in: catalog, place))
    }
    return .array([])
  }

  /// The specifiers of the development text of a text: the one of the same plural form, or else of `other`.
  ///
  /// The text typed after the percent sign is replaced.
  private func specifiers(in text: EntryText, of id: TextID, _ catalog: Catalog, _ place: Place) -> [JSONOutput] {
    guard let development = catalog.developmentEntries[id], development.pattern == nil else { return [] }
    // Forms of a String Catalog are read as one text that the file does not contain, with a variable only if they show
    // its number.
    let texts = development.texts.filter { !development.file.place.format.holdsAllLanguages || !$0.isVariable }
    let original =
      texts.first { $0.variable == text.variable && $0.category == text.category }
      ?? texts.first { text.category != nil && $0.category == text.category }
      ?? texts.last { $0.variable == text.variable } ?? texts.last
    guard let original else { return [] }
    let utf8 = place.file.source.utf8
    let line = utf8[text.range.lowerBound..<place.offset].suffix(20)
    let start = line.lastIndex(of: UInt8(ascii: "%")).flatMap { percent in
      utf8[percent..<place.offset].contains { $0 == 0x20 || $0 == UInt8(ascii: "\"") } ? nil : percent
    }
    let range = (start ?? place.offset)..<place.offset
    let format = FormatString(original.text)
    let isNumbered = format.placeholders.count > 1
    let bytes = Array(original.text.utf8)
    let parameters = catalog.parameters(of: development)
    var seen: Set<String> = []
    return format.placeholders.compactMap { placeholder in
      // As the development file spells it: Android has different letters.
      let spelled = development.location(of: placeholder.range, in: original).range
      var written = String(decoding: development.file.source.utf8[spelled], as: UTF8.self)
      if FormatString(written).placeholders.map(\.range) != [0..<written.utf8.count] {
        written = String(decoding: bytes[placeholder.range], as: UTF8.self)
      }
      // In a different order than in the development text, only numbers identify the arguments.
      if isNumbered, !placeholder.isNumbered { written = "%\(placeholder.position)$" + written.dropFirst() }
      guard seen.insert(written).inserted else { return nil }
      let index = placeholder.position - 1
      let parameter = parameters.indices.contains(index) ? parameters[index] : nil
      return .members([
        "label": .string(written), "kind": .number(21),
        "detail": .string("argument \(placeholder.position) of “\(original.text)”"),
        "documentation": parameter.map { documentation("\($0.name ?? "argument \(index + 1)"): \($0.type.rawValue)") },
        "filterText": .string(written), "textEdit": Self.edit(range, written, in: place.file.text),
      ])
    }
  }

  private func missingEntries(of table: TableFile, in catalog: Catalog, _ place: Place) -> [JSONOutput] {
    guard table.place.layer == nil else { return [] }
    let own = Set(table.keys)
    let utf8 = place.file.source.utf8
    // The quote and the typed part of the key are replaced.
    let lineStart = utf8[..<place.offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return catalog.developmentIDs.lazy.filter { $0.table == table.place.table && !own.contains($0.key) }
      .compactMap { catalog.developmentEntries[$0] }.filter { $0.needsTranslation && $0.plainText != nil }.map {
        entry in
        let key = StringsWriter.quoted(entry.key.text)
        return .members([
          "label": .string(entry.key.text), "kind": .number(5), "detail": entry.plainText.map { .string($0) },
          "documentation": entry.comment.map { documentation($0) }, "filterText": .string(key),
          "textEdit": Self.edit(lineStart..<place.offset, "\(key) = \"\";", in: place.file.text),
        ])
      }
  }
}

extension EntryText {
  /// Whether the text is only a variable: `%#@count@`.
  fileprivate var isVariable: Bool {
    text.hasPrefix("%#@") && text.dropFirst(3).firstIndex(of: "@") == text.indices.last
  }
}

extension TableFile {
  /// Whether an offset is in the spelling of a text.
  fileprivate func holds(_ offset: Int, in text: EntryText) -> Bool {
    table.spelling(text.range).map { $0.content.contains(offset) || $0.content.upperBound == offset } ?? false
  }
}
