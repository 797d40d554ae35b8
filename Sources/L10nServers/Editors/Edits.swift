import L10nCore
import L10nSyntax

extension LanguageServer {
  /// A `TextEdit`.
  static func edit(_ range: Range<Int>, _ text: String, in document: DocumentText) -> JSONOutput {
    .members(["range": document.range(range), "newText": .string(text)])
  }

  /// A `WorkspaceEdit` that gives files new contents; `nil` if one is new and the editor cannot create files.
  func edit(_ files: [SourceFile], in catalog: ServedCatalog) -> JSONOutput? {
    edit(
      files.map { file in
        let text = SourceText(decoding: file.bytes)
        guard let source = catalog.sources[file.path] else {
          return FileEdits(path: file.path, replacements: [(0..<0, String(decoding: text.utf8, as: UTF8.self))])
        }
        return FileEdits(path: file.path, replacements: [source.utf8.difference(to: text.utf8)])
      }, in: catalog)
  }

  /// A `WorkspaceEdit` of places; `nil` if a file is unknown.
  func edit(_ replacements: [SourceReplacement], in catalog: ServedCatalog) -> JSONOutput? {
    let files = Dictionary(grouping: replacements, by: \.path).sorted { $0.key < $1.key }
    guard files.allSatisfy({ catalog.sources[$0.key] != nil }) else { return nil }
    return edit(
      files.map { path, all in FileEdits(path: path, replacements: all.map { ($0.range, $0.text) }) }, in: catalog)
  }

  /// The edits of one file.
  private struct FileEdits {
    /// The path below the catalog's folder.
    let path: String
    let replacements: [(range: Range<Int>, text: String)]
  }

  private func edit(_ files: [FileEdits], in catalog: ServedCatalog) -> JSONOutput? {
    let isNew = files.map { catalog.sources[$0.path] == nil }
    if isNew.contains(true), !capabilities.createsFiles { return nil }
    let edits = files.map { file in
      let encoding = capabilities.encoding
      let document = catalog.text(of: file.path, encoding) ?? DocumentText(SourceText(decoding: []), encoding)
      return JSONOutput.array(file.replacements.map { Self.edit($0.range, $0.text, in: document) })
    }
    let addresses = files.map { URIReference.of(catalog.absolute($0.path)) }
    guard isNew.contains(true) else {
      return .members(["changes": .object(zip(addresses, edits).map { .init($0, $1) })])
    }
    let changes = zip(files.indices, zip(addresses, edits)).flatMap { index, change -> [JSONOutput] in
      let version = version(of: catalog.absolute(files[index].path)).map { JSONOutput.number($0) } ?? .null
      let document = JSONOutput.members(["uri": .string(change.0), "version": version])
      let creation = JSONOutput.members(["kind": .string("create"), "uri": .string(change.0)])
      return (isNew[index] ? [creation] : []) + [.members(["textDocument": document, "edits": change.1])]
    }
    return .members(["documentChanges": .array(changes)])
  }
}

extension [UInt8] {
  /// The range that differs in another text, and its new contents; at character boundaries.
  func difference(to new: [UInt8]) -> (range: Range<Int>, text: String) {
    var start = zip(self, new).prefix { $0 == $1 }.count
    while start > 0, isContinuation(start) || new.isContinuation(start) { start -= 1 }
    let shorter = Swift.min(count, new.count) - start
    var length = zip(reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    while length > 0, isContinuation(count - length) || new.isContinuation(new.count - length) { length -= 1 }
    return (start..<count - length, String(decoding: new[start..<new.count - length], as: UTF8.self))
  }

  private func isContinuation(_ offset: Int) -> Bool { offset < count && self[offset] & 0xC0 == 0x80 }
}
