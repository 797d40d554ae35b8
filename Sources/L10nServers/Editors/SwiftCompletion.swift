import L10nCore
import L10nSyntax

extension LanguageServer {
  /// Inside the key of a look-up the keys; after a dot the accessors, if the expression before it is certain.
  func completions(_ place: CodePlace) -> JSONOutput? {
    if let call = place.index.call(at: place.offset, of: place.path) { return keys(for: call, place) }
    let utf8 = place.source.utf8
    let start = utf8.word(around: place.offset).lowerBound
    guard start > 0, utf8[start - 1] == UInt8(ascii: "."),
      let members = place.index.members(before: start - 1, of: place.path)
    else { return nil }
    let range = start..<place.offset
    let namespaces = members.namespaces.map { name in
      // The kind of a module, the nearest that the protocol has.
      JSONOutput.members([
        "label": .string(name), "kind": .number(9), "textEdit": Self.edit(range, name, in: place.text),
      ])
    }
    return .array(namespaces + members.texts.map { text(of: $0.id, named: $0.name, at: range, place) })
  }

  private func text(of id: TextID, named name: String, at range: Range<Int>, _ place: CodePlace) -> JSONOutput {
    let entry = place.catalog.developmentEntries[id]
    let parameters = entry.map { place.catalog.parameters(of: $0) } ?? []
    let isStatic = place.catalog.configuration.generate.style.isStatic
    let labels = parameters.map { isStatic ? "_" : $0.name ?? "_" }.map { "\($0):" }.joined()
    return .members([
      "label": .string(parameters.isEmpty ? name : "\(name)(\(labels))"),
      // The kind of a function or a property.
      "kind": .number(parameters.isEmpty ? 10 : 3), "detail": entry?.texts.first.map { .string($0.text) },
      "documentation": entry?.comment.map { .string($0) }, "filterText": .string(name),
      "textEdit": Self.edit(range, name, in: place.text),
    ])
  }

  /// The most keys that are sent at once; with more typed letters there are fewer.
  private static let keyLimit = 200

  private func keys(for call: LocalizationCall, _ place: CodePlace) -> JSONOutput? {
    let utf8 = place.source.utf8
    // An unclosed literal ends with its line.
    guard utf8[call.range.lowerBound] == UInt8(ascii: "\"") else { return nil }
    let isClosed = call.range.count > 1 && utf8[call.range.upperBound - 1] == UInt8(ascii: "\"")
    let content = call.range.lowerBound + 1..<(isClosed ? call.range.upperBound - 1 : place.offset)
    guard content.lowerBound <= place.offset, place.offset <= content.upperBound else { return nil }
    let typed = utf8[content.lowerBound..<place.offset].map(\.asciiLowercased)
    var items: [JSONOutput] = []
    var isCut = false
    for id in place.catalog.developmentIDs where id.key.text.utf8.lazy.map(\.asciiLowercased).starts(with: typed) {
      guard place.index.mayAsk(call, for: id) else { continue }
      if items.count == Self.keyLimit {
        isCut = true
        break
      }
      let entry = place.catalog.developmentEntries[id]
      items.append(
        .members([
          // The kind of a constant.
          "label": .string(id.key.text), "kind": .number(21), "detail": entry?.texts.first.map { .string($0.text) },
          "documentation": entry?.comment.map { .string($0) }, "filterText": .string(SwiftLiteral.escaped(id.key.text)),
          "textEdit": Self.edit(content, SwiftLiteral.escaped(id.key.text), in: place.text),
        ]))
    }
    return .members(["isIncomplete": .boolean(isCut), "items": .array(items)])
  }
}
