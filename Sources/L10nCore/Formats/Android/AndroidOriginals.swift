import L10nSyntax

/// The texts of the development language as they are written, including marks of placeholders, for reuse in stubs.
struct AndroidOriginals {
  private struct Original {
    let text: String
    let spelling: TextSpelling
    let written: String
  }

  private let files: [TableFile]
  private let entries: [TableKey: (file: TableFile, entry: LoadedEntry)]

  init(_ files: [TableFile], _ format: TableFormat) {
    self.files = files.filter { $0.place.format == format }
    entries = Dictionary(
      self.files.flatMap { file in file.entries.map { ($0.key, (file, $0)) } }, uniquingKeysWith: { $1 })
  }

  /// The spelling of an entry's text in the development language; `nil` if it has no such text.
  func written(_ text: String, _ key: TableKey) -> String? { original(text, key)?.written }

  /// The text as it is read, before arguments are numbered.
  func decoded(_ text: String, _ key: TableKey) -> [UInt8] { original(text, key)?.spelling.utf8 ?? [] }

  /// Whether a text of an entry contains tags.
  func hasTags(_ key: TableKey) -> Bool {
    originals(key).contains { original in
      var scanner = XMLScanner(Array(original.written.utf8))
      while let token = scanner.next() {
        if token.kind == .open, !token.name.contains(":") { return true }
      }
      return false
    }
  }

  private func original(_ text: String, _ key: TableKey) -> Original? {
    originals(key).first { $0.text.utf8.elementsEqual(text.utf8) }
  }

  private func originals(_ key: TableKey) -> [Original] {
    guard let (file, entry) = entries[key] else { return [] }
    return entry.text.texts.compactMap { text in
      file.table.spelling(text.range).map {
        Original(text: text.text, spelling: $0, written: file.source[$0.content])
      }
    }
  }
}
