import L10nCore
import L10nSyntax

extension LanguageServer {
  /// The answer to a request about a Swift file; `nil` for other requests. If a file is code of several catalogs, that
  /// of the first with an answer.
  func swiftAnswer(to method: String, _ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput? {
    guard method.hasPrefix("textDocument/"),
      let path = parameters?.member("textDocument")?.member("uri")?.string.flatMap(URIReference.path(of:)),
      path.hasSuffix(".swift"), let document = swiftDocuments[path]
    else {
      return nil
    }
    let places = codePlaces(document, parameters?.member("position"))
    switch method {
    case "textDocument/hover": return first(places, else: .null) { self.hover($0) }
    case "textDocument/definition": return first(places, else: .null) { self.definitions($0) }
    case "textDocument/references": return first(places, else: .array([])) { self.references($0) }
    case "textDocument/documentHighlight": return first(places, else: .array([])) { self.highlights($0) }
    case "textDocument/completion": return first(places, else: .array([])) { self.completions($0) }
    case "textDocument/inlayHint": return .array(places.flatMap { hints($0, parameters?.member("range")) })
    case "textDocument/codeAction": return .array(places.prefix(1).flatMap { extractions($0, parameters) })
    case "textDocument/documentSymbol", "textDocument/formatting", "textDocument/codeLens": return .array([])
    case "textDocument/prepareRename":
      guard let answer = first(places, { self.renamedRange($0) }) else {
        throw RequestFailure(.requestFailed, "there is no key here")
      }
      return answer
    case "textDocument/rename":
      guard let place = places.first(where: { $0.use?.id != nil }), let id = place.use?.id,
        let name = parameters?.member("newName")?.string, !name.isEmpty
      else { throw RequestFailure(.requestFailed, "there is no key here") }
      if catalogs[place.folder]?.isOutOfDate ?? false { checkAll() }
      guard let catalog = catalogs[place.folder] else { return .null }
      return try renamed(id, to: name, in: catalog)
    default: return .null
    }
  }

  private func first(_ places: [CodePlace], _ answer: (CodePlace) -> JSONOutput?) -> JSONOutput? {
    places.lazy.compactMap(answer).first
  }

  private func first(_ places: [CodePlace], else other: JSONOutput, _ answer: (CodePlace) -> JSONOutput?) -> JSONOutput
  {
    first(places, answer) ?? other
  }

  private func hover(_ place: CodePlace) -> JSONOutput? {
    guard let use = place.use, let id = use.id else { return nil }
    return hover(id, in: place.catalog, at: place.text.range(use.range))
  }

  private func definitions(_ place: CodePlace) -> JSONOutput? {
    guard let use = place.use, !use.ids.isEmpty, let catalog = catalogs[place.folder] else { return nil }
    return .array(
      use.ids.compactMap { id in
        place.catalog.developmentEntries[id].flatMap { self.place($0.keyLocation, in: catalog) }
      })
  }

  /// The entry in all languages and layers, and all uses.
  private func references(_ place: CodePlace) -> JSONOutput? {
    guard let id = place.use?.id, let served = catalogs[place.folder] else { return nil }
    return .array(entryPlaces(of: id, in: served) + usePlaces(of: id, in: place.folder))
  }

  private func highlights(_ place: CodePlace) -> JSONOutput? {
    guard let id = place.use?.id else { return nil }
    return .array(
      place.index.uses(at: place.path).filter { $0.id == id }.map { .members(["range": place.text.range($0.range)]) })
  }

  private func renamedRange(_ place: CodePlace) -> JSONOutput? {
    guard let use = place.use, let id = use.id, use.kind != .key(isInterpolated: true) else { return nil }
    return .members(["range": place.text.range(use.range), "placeholder": .string(id.key.text)])
  }

  /// The development texts beside their keys and accessors, except for keys that are texts themselves.
  private func hints(_ place: CodePlace, _ range: JSONValue?) -> [JSONOutput] {
    let range = place.text.range(of: range) ?? 0..<place.source.utf8.count
    return place.index.uses(at: place.path).compactMap { use in
      guard range.contains(use.end) || range.upperBound == use.end, let id = use.id,
        let entry = place.catalog.developmentEntries[id], let text = entry.texts.first?.text, text != id.key.text
      else { return nil }
      return .members([
        "position": place.text.position(of: use.end), "label": .string(text.shownShort), "paddingLeft": .boolean(true),
      ])
    }
  }
}
