import L10nCore
import StringsFormat

extension LanguageServer {
  /// A `TextEdit`.
  static func edit(_ range: Range<Int>, _ text: String, in document: DocumentText) -> JSONOutput {
    .members(["range": document.range(range), "newText": .string(text)])
  }

  /// A `WorkspaceEdit` that makes files what they are to be; `nil` where one is not known.
  func edit(_ files: [SourceFile], in catalog: ServedCatalog) -> JSONOutput? {
    var changes: [JSONOutput.Member] = []
    for file in files {
      guard let source = catalog.sources[file.path] else { return nil }
      let new = SourceText(decoding: file.bytes).utf8
      let (range, text) = source.utf8.difference(to: new)
      let document = DocumentText(source, capabilities.encoding)
      changes.append(
        .init(URIReference.of(catalog.absolute(file.path)), .array([Self.edit(range, text, in: document)])))
    }
    return .members(["changes": .object(changes)])
  }

  /// A `WorkspaceEdit` of places; `nil` where a file is not known.
  func edit(_ replacements: [SourceReplacement], in catalog: ServedCatalog) -> JSONOutput? {
    var changes: [JSONOutput.Member] = []
    for (path, replacements) in Dictionary(grouping: replacements, by: \.path).sorted(by: { $0.key < $1.key }) {
      guard let source = catalog.sources[path] else { return nil }
      let document = DocumentText(source, capabilities.encoding)
      changes.append(
        .init(
          URIReference.of(catalog.absolute(path)),
          .array(replacements.map { Self.edit($0.range, $0.text, in: document) })))
    }
    return .members(["changes": .object(changes)])
  }
}

extension [UInt8] {
  /// The range in which another text differs, and what stands there; at the borders of characters.
  func difference(to new: [UInt8]) -> (range: Range<Int>, text: String) {
    var start = zip(self, new).prefix(count, while: ==)
    while start > 0, isContinuation(start) || new.isContinuation(start) { start -= 1 }
    let shorter = Swift.min(count, new.count) - start
    var length = zip(reversed(), new.reversed()).prefix(shorter, while: ==)
    while length > 0, isContinuation(count - length) || new.isContinuation(new.count - length) { length -= 1 }
    return (start..<count - length, String(decoding: new[start..<new.count - length], as: UTF8.self))
  }

  private func isContinuation(_ offset: Int) -> Bool { offset < count && self[offset] & 0xC0 == 0x80 }
}

extension Sequence {
  /// How many elements from the first on meet a condition, at most so many.
  fileprivate func prefix(_ limit: Int, while condition: (Element) -> Bool) -> Int {
    var count = 0
    for element in self {
      if count == limit || !condition(element) { break }
      count += 1
    }
    return count
  }
}
