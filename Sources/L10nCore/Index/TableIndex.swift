import StringsFormat

/// What a format read of one table file, in bytes that are quick to read again.
///
/// An index speaks of the bytes that it was made from and of no others: it holds their number and their hash, beside a
/// checksum of its own, the version of its encoding, and that of the program, for another one may read the same file otherwise.
/// The same file gives the same index everywhere.
///
/// What is seldom asked for is not in it, such as how a text is spelled: for that the source is read by its format after
/// all. So is a file that is not plain text, such as a binary property list.
package struct TableIndex: Sendable {
  /// The bytes that the index is of.
  package let source: ContentID

  /// The path of the source as it was given; of an absolute one only the end, which says the language and the table.
  package let path: String

  /// The source itself, where the index holds it.
  package let embeddedSource: [UInt8]?

  private let format: String
  private let isTable: Bool
  private let languages: [String]
  private let sourceLanguage: String?
  private let pool: [String]

  /// Where the tables stand, one a language; none of a file that is not plain text.
  private let tables: [Range<Int>]
  private let bytes: [UInt8]

  /// Reads an index apart from its tables.
  ///
  /// - Parameter program: the version of the program that reads.
  package init(_ bytes: [UInt8], program: String) throws(SealedBytes.Refusal) {
    var reader = try SealedBytes.reader(of: bytes, program: program)
    do throws(IndexReader.Fault) {
      source = try reader.contentID()
      path = try reader.rawText()
      format = try reader.rawText()
      isTable = try reader.flag()
      languages = try reader.list { reader throws(IndexReader.Fault) in try reader.rawText() }
      sourceLanguage = try reader.optional { reader throws(IndexReader.Fault) in try reader.rawText() }
      pool = try reader.list { reader throws(IndexReader.Fault) in try reader.rawText() }
      tables = try reader.list { reader throws(IndexReader.Fault) in try reader.block() }
      let embedded = try reader.optional { reader throws(IndexReader.Fault) in try reader.block() }
      embeddedSource = embedded.map { Array(bytes[$0]) }
      guard reader.isAtEnd else { throw IndexReader.Fault() }
    } catch {
      throw .damaged
    }
    self.bytes = bytes
  }

  // MARK: Reading

  /// What the format read of the source.
  ///
  /// - Parameter bytes: those of the source, as `source` says.
  /// - Returns: `nil` where the index is of a file of another format.
  package func read(_ bytes: [UInt8], by format: TableFormat) -> ReadFile? {
    guard format.name == self.format, !tables.isEmpty else { return nil }
    let text = SourceText(decoding: bytes)
    let parsed = Lazy { format.read(bytes) }
    return ReadFile(languages: languages, sourceLanguage: sourceLanguage, isTable: isTable) { language in
      table(language, of: text, parsed) ?? parsed.value.table(language)
    }
  }

  private func table(_ language: String?, of text: SourceText, _ parsed: Lazy<ReadFile>) -> LoadedTable? {
    let number = language.map { name in languages.firstIndex { $0.utf8.elementsEqual(name.utf8) } } ?? 0
    guard let number, tables.indices.contains(number), let table = decoded(number, of: text),
      let keys = table.keys ?? (number == 0 ? nil : decoded(0, of: text)?.keys)
    else { return nil }
    let full = Lazy { parsed.value.table(language) }
    return LoadedTable(
      language: table.language, isSource: table.isSource, source: text, entries: table.entries,
      brokenKeys: table.brokenKeys, findings: table.findings, isEmpty: table.isEmpty, keys: keys,
      comments: { full.value.comments() },
      commentText: { range in
        let number = table.comments.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
        return table.comments[number...].prefix { $0.range.lowerBound == range.lowerBound }
          .first { $0.range == range }?.text
      },
      spelling: { full.value.spelling($0) }, editRefusal: { full.value.editRefusal() },
      placeEditor: { full.value.placeEditor() }, syntax: table.syntax, document: { full.value.document() })
  }

  private func decoded(_ number: Int, of text: SourceText) -> IndexedTable? {
    var reader = IndexReader(bytes, in: tables[number], source: text.utf8, pool: pool)
    guard let table = try? reader.table(), reader.isAtEnd else { return nil }
    return table
  }
}

extension IndexReader {
  fileprivate mutating func contentID() throws(Fault) -> ContentID {
    let count = try number()
    let digits = try rawText()
    guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.dropFirst(16), radix: 16)
    else { throw Fault() }
    return ContentID(count: count, high: high, low: low)
  }
}
