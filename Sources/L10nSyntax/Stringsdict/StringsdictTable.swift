/// A `.stringsdict` table as it was read: entries in file order, and findings beside them.
///
/// Reading never fails. The findings are those of the file's shape; what depends on formats or on the language
/// (undefined variables, missing plural categories) is for those who know formats and languages.
public struct StringsdictTable: Sendable {
  /// The property list that the table is written as.
  public let document: PropertyListDocument

  /// The entries that can be used, in file order.
  public let entries: [StringsdictEntry]

  /// What is wrong with the file, in file order.
  public let findings: [StringsFinding]

  /// Keys that the file has but whose entry cannot be used.
  public let brokenKeys: [TableKey]

  /// The decoded text.
  public var source: SourceText { document.source }

  /// Reads a table from the bytes of a file: a property list in any spelling and encoding.
  public init(_ bytes: [UInt8]) {
    self.init(PropertyListDocument(bytes))
  }

  /// Takes the entries from a property list.
  public init(_ document: PropertyListDocument) {
    var reader = StringsdictReader()
    var entries: [StringsdictEntry] = []
    var brokenKeys = document.brokenKeys
    if case .dictionary(let pairs)? = document.root?.value {
      reader.reportDuplicates(in: pairs)
      for pair in pairs {
        if let text = reader.message(pair.node, of: pair) {
          entries.append(
            StringsdictEntry(
              key: pair.key, keyRange: pair.keyRange, range: pair.range, comments: pair.comments, text: text))
        } else {
          brokenKeys.append(pair.key)
        }
      }
    }
    self.document = document
    self.entries = entries
    self.brokenKeys = brokenKeys
    let findings = reader.findings.filter { !document.unreliable.contains($0.range.lowerBound) }
    self.findings = (document.findings + findings).inFileOrder
  }
}

/// One entry of a `.stringsdict` table.
public struct StringsdictEntry: Sendable {
  /// The key.
  public let key: TableKey

  /// The key's own text with its tags.
  public let keyRange: Range<Int>

  /// The whole entry.
  public let range: Range<Int>

  /// Which of the document's `comments` stand before the entry.
  public let comments: Range<Int>

  /// What is shown, and where its parts stand.
  public let text: PlacedMessage

  /// What is shown.
  public var message: Message { text.message }
}
