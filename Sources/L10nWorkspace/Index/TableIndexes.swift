package import L10nCore

/// Indexes of tables that were written to files before, from which tables are taken without reading their sources.
package struct TableIndexes: Sendable {
  /// By what they are of.
  private var indexes: [ContentID: TableIndex]

  /// In the order of their files.
  package private(set) var all: [TableIndex]

  /// The files that are not to be trusted, and why, in a clause.
  package private(set) var refused: [(path: String, reason: String)] = []

  /// Indexes that were read before.
  package init(_ all: [TableIndex]) {
    self.all = all
    indexes = Dictionary(all.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads indexes.
  ///
  /// - Parameters:
  ///   - paths: of their files; one after `@` is that of a list, a path a line.
  ///   - program: the version of the program; an index of another one is refused.
  /// - Throws: `FileError` where a file cannot be read.
  package init(at paths: [String], program: String) throws {
    let files = try paths.flatMap { path in
      path.hasPrefix("@")
        ? try String(decoding: FileReader.bytes(of: String(path.dropFirst())), as: UTF8.self)
          .split(whereSeparator: \.isNewline).map(String.init) : [path]
    }
    let read = files.concurrentMap { path in
      (path, Result { try TableIndex(FileReader.bytes(of: path), program: program) })
    }
    self.init([])
    for (path, result) in read {
      do {
        let index = try result.get()
        indexes[index.source] = index
        all.append(index)
      } catch let refusal as SealedBytes.Refusal {
        refused.append((path, refusal == .damaged ? "it is damaged" : "another version of l10n wrote it"))
      }
    }
  }

  /// Takes each table from its index, or reads it where there is none.
  package var reader: TableReader {
    TableReader { bytes, format in indexes[ContentID(bytes)]?.read(bytes, by: format) ?? format.read(bytes) }
  }
}
