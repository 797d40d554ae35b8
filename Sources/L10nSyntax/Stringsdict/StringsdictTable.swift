/// A `.stringsdict` table: entries in file order, and findings beside them.
///
/// Reading never fails. The findings are about the file's structure; problems that depend on formats or on the language
/// (undefined variables, missing plural categories) are checked elsewhere.
public struct StringsdictTable: Sendable {
  /// The property list of the table.
  public let document: PropertyListDocument

  /// The usable entries, in file order.
  public let entries: [StringsdictEntry]

  /// The problems in the file, in file order.
  public let findings: [StringsFinding]

  /// Keys of the file whose entry cannot be used.
  public let brokenKeys: [TableKey]

  /// The decoded text.
  public var source: SourceText { document.source }

  /// Reads a table from the bytes of a file: a property list in any syntax and encoding.
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

  /// The range of the key with its tags.
  public let keyRange: Range<Int>

  /// The range of the entry.
  public let range: Range<Int>

  /// The indices of the document's `comments` before the entry.
  public let comments: Range<Int>

  /// The message with the places of its parts.
  public let text: PlacedMessage

  /// The message.
  public var message: Message { text.message }
}
