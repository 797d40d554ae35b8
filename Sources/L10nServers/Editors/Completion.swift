import L10nCore
import L10nRuntime
import StringsFormat

extension LanguageServer {
  /// Inside a translation the specifiers of the development text; between the entries of a table those that it lacks.
  func completions(_ place: Place) throws(RequestFailure) -> JSONOutput {
    guard let catalog = place.file.catalog.catalog,
      let table = catalog.files.first(where: { $0.path == place.file.path }), table.document?.syntax == .openStep
    else { return .array([]) }
    guard let (_, entry) = place.entry else { return .array(missingEntries(of: table, in: catalog, place)) }
    guard let text = catalog.developmentEntries[TextID(table: table.place.table, key: entry.key)]?.plainText,
      entry.text.texts.contains(where: { $0.range.contains(place.offset) })
    else { return .array([]) }
    return .array(specifiers(of: text, place))
  }

  /// What is typed from the percent sign on is replaced.
  private func specifiers(of text: String, _ place: Place) -> [JSONOutput] {
    let utf8 = place.file.source.utf8
    let line = utf8[..<place.offset].suffix(20)
    let start = line.lastIndex(of: UInt8(ascii: "%")).flatMap { percent in
      utf8[percent..<place.offset].contains { $0 == 0x20 || $0 == UInt8(ascii: "\"") } ? nil : percent
    }
    let range = (start ?? place.offset)..<place.offset
    let format = FormatString(text)
    let isNumbered = format.placeholders.count > 1
    let bytes = Array(text.utf8)
    var seen: Set<String> = []
    return format.placeholders.compactMap { placeholder in
      var written = String(decoding: bytes[placeholder.range], as: UTF8.self)
      // In another order than the development text's only numbers say which argument is meant.
      if isNumbered, !placeholder.isNumbered { written = "%\(placeholder.position)$" + written.dropFirst() }
      guard seen.insert(written).inserted else { return nil }
      return .members([
        "label": .string(written), "kind": .number(21),
        "detail": .string("argument \(placeholder.position) of “\(text)”"),
        "filterText": .string(written), "textEdit": Self.edit(range, written, in: place.file.text),
      ])
    }
  }

  private func missingEntries(of table: TableFile, in catalog: Catalog, _ place: Place) -> [JSONOutput] {
    guard place.file.path == table.path, table.place.layer == nil else { return [] }
    let own = Set(table.keys)
    let utf8 = place.file.source.utf8
    // A quote and what has been typed of the key are replaced.
    let lineStart = utf8[..<place.offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return catalog.developmentIDs.lazy.filter { $0.table == table.place.table && !own.contains($0.key) }
      .compactMap { catalog.developmentEntries[$0] }.filter { $0.needsTranslation && $0.plainText != nil }.map {
        entry in
        let key = StringsWriter.quoted(entry.key.text)
        return .members([
          "label": .string(entry.key.text), "kind": .number(5), "detail": entry.plainText.map { .string($0) },
          "documentation": entry.comment.map { .string($0) }, "filterText": .string(key),
          "textEdit": Self.edit(lineStart..<place.offset, "\(key) = \"\";", in: place.file.text),
        ])
      }
  }
}
