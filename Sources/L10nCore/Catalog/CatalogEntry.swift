package import L10nRuntime
package import StringsFormat

/// The identity of a text: keys are unique within a table, not beyond.
package struct TextID: Hashable, Comparable, Sendable {
  package let table: String
  package let key: TableKey

  package init(table: String, key: TableKey) {
    self.table = table
    self.key = key
  }

  package static func < (left: TextID, right: TextID) -> Bool {
    left.table == right.table ? left.key < right.key : left.table < right.table
  }
}

/// One text of one locale and layer, with its place.
package struct CatalogEntry: Sendable {
  package let id: TextID

  /// The text as it is run.
  package let message: Message

  /// Where it was read.
  package let file: TableFile

  /// How it was written.
  package let source: Source

  package enum Source: Sendable {
    case strings(StringsEntry)
    case stringsdict(StringsdictEntry)
  }

  package init(_ entry: StringsEntry, in file: TableFile) {
    id = TextID(table: file.place.table, key: entry.key)
    message = Message(text: entry.value)
    self.file = file
    source = .strings(entry)
  }

  package init(_ entry: StringsdictEntry, in file: TableFile) {
    id = TextID(table: file.place.table, key: entry.key)
    message = Message(entry.rule)
    self.file = file
    source = .stringsdict(entry)
  }

  package var key: TableKey { id.key }

  /// The plain text; `nil` for an entry of a `.stringsdict` with variables, widths or devices.
  package var plainText: String? {
    switch source {
    case .strings(let entry): entry.value
    case .stringsdict(let entry):
      if case .text(let text) = entry.rule { text.text } else { nil }
    }
  }

  /// Every text that the entry may show, with its place and, for a plural form, its variable and category.
  package var texts: [EntryText] {
    switch source {
    case .strings(let entry): [EntryText(text: entry.value, range: entry.valueRange)]
    case .stringsdict(let entry): entry.rule.texts(under: [])
    }
  }

  package var keyRange: Range<Int> {
    switch source {
    case .strings(let entry): entry.keyRange
    case .stringsdict(let entry): entry.keyRange
    }
  }

  /// The place of the key.
  package var keyLocation: SourceLocation { file.location(keyRange) }

  /// The place of the value: of the text for a plain entry, of the key for one with rules.
  package var valueLocation: SourceLocation {
    switch source {
    case .strings(let entry): file.location(entry.valueRange)
    case .stringsdict(let entry):
      if case .text(let text) = entry.rule { file.location(text.range) } else { file.location(entry.keyRange) }
    }
  }

  /// The translator's comment before the entry; `nil` without one.
  package var comment: String? {
    switch source {
    case .strings(let entry): file.document.commentText(in: entry.comments)
    case .stringsdict(let entry): file.document.commentText(in: entry.comments)
    }
  }

  package var subject: Diagnostic.Subject { file.subject(key: key.text) }
}
