import StringsFormat

extension TableIndex {
  /// The index of a file in bytes.
  ///
  /// - Parameters:
  ///   - program: the version of the program.
  ///   - read: what the format read of the file.
  ///   - holdsSource: whether the source becomes a part of the index, which is then enough for itself.
  package static func bytes(
    of file: SourceFile, _ format: TableFormat, _ read: ReadFile, program: String, holdsSource: Bool
  ) -> [UInt8] {
    let all = read.languages.isEmpty ? [read.table(nil)] : read.languages.map { read.table($0) }
    let text = SourceText(decoding: file.bytes)
    let tables = all.allSatisfy { $0.source.isSame(as: text) } ? all : []
    var coder = IndexWriter(text.utf8)
    let blocks = tables.enumerated().map { number, table in
      coder.block { $0.add(table, after: number == 0 ? nil : tables[0].keys) }
    }
    let id = ContentID(file.bytes)
    var writer = IndexWriter([])
    writer.add(id.count)
    writer.add(raw: id.description)
    writer.add(raw: file.indexedPath)
    writer.add(raw: format.name)
    writer.add(read.isTable)
    writer.add(read.languages) { $0.add(raw: $1) }
    writer.add(read.sourceLanguage) { $0.add(raw: $1) }
    writer.add(coder.pool) { $0.add(raw: $1.text) }
    writer.add(blocks) { $0.add(raw: $1) }
    writer.add(holdsSource ? file.bytes : nil) { $0.add(raw: $1) }
    return SealedBytes.sealed(writer, program: program)
  }
}

extension SourceFile {
  /// The path without what is only of one machine.
  fileprivate var indexedPath: String {
    guard path.hasPrefix("/") || path.split(separator: "/").contains("..") else { return path }
    guard let place = CatalogPlace(path: path) else { return path.split(separator: "/").last.map(String.init) ?? path }
    let table = place.table.split(separator: "/").last.map(String.init) ?? place.table
    return CatalogPlace.path(table: table, directory: place.directory, layer: place.layer, format: place.format)
  }
}

extension SourceText {
  /// Whether two files were decoded to the same text in the same way.
  fileprivate func isSame(as other: SourceText) -> Bool {
    encoding == other.encoding && hasByteOrderMark == other.hasByteOrderMark && utf8 == other.utf8
  }
}
