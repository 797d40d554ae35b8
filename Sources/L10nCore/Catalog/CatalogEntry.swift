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

  /// The pattern of a text in a table with `format: icu`; `nil` for every other text.
  package let pattern: TextPattern?

  package enum Source: Sendable {
    case strings(StringsEntry)
    case stringsdict(StringsdictEntry)
    case stringCatalog(StringCatalogText)
  }

  package init(_ entry: StringsEntry, in file: TableFile, syntax: TextSyntax = .printf) {
    id = TextID(table: file.place.table, key: entry.key)
    pattern = syntax == .icu ? TextPattern(entry.value) : nil
    message = pattern?.message() ?? Message(text: entry.value)
    self.file = file
    source = .strings(entry)
  }

  package init(_ entry: StringsdictEntry, in file: TableFile) {
    id = TextID(table: file.place.table, key: entry.key)
    message = Message(entry.rule)
    pattern = nil
    self.file = file
    source = .stringsdict(entry)
  }

  package init(_ text: StringCatalogText, in file: TableFile, syntax: TextSyntax = .printf) {
    id = TextID(table: file.place.table, key: text.key)
    if syntax == .icu, case .text(let plain) = text.rule {
      pattern = TextPattern(plain.text)
    } else {
      pattern = nil
    }
    message = pattern?.message() ?? Message(text.rule)
    self.file = file
    source = .stringCatalog(text)
  }

  private init(_ entry: CatalogEntry, message: Message) {
    (id, file, source, pattern) = (entry.id, entry.file, entry.source, entry.pattern)
    self.message = message
  }

  /// The same entry with the arguments of its pattern at the positions that these names have.
  func naming(_ argumentNames: [String]) -> CatalogEntry {
    pattern.map { CatalogEntry(self, message: $0.message(argumentNames: argumentNames)) } ?? self
  }

  package var key: TableKey { id.key }

  /// How the text is chosen; `nil` for an entry of a `.strings` file.
  package var rule: StringsdictRule? {
    switch source {
    case .strings: nil
    case .stringsdict(let entry): entry.rule
    case .stringCatalog(let text): text.rule
    }
  }

  /// Whether the text is chosen by a rule, as every text of a `.stringsdict` is: it is run as a format, whatever is in it.
  package var isRule: Bool {
    switch source {
    case .strings: return false
    case .stringsdict: return true
    case .stringCatalog(let text):
      if case .text = text.rule { return false }
      return true
    }
  }

  /// The plain text; `nil` for an entry with variables, widths or devices, and for a pattern with arguments.
  package var plainText: String? {
    if let pattern { return pattern.plainText }
    if case .strings(let entry) = source { return entry.value }
    if case .text(let text)? = rule { return text.text }
    return nil
  }

  /// Whether the text is to be translated; one that is not is the same in all languages and never missing.
  package var isTranslatable: Bool {
    if case .stringCatalog(let text) = source { text.entry.shouldTranslate } else { true }
  }

  /// Every text that the entry may show, with its place and, for a plural form, its variable and category; none for a
  /// pattern that cannot be read.
  package var texts: [EntryText] {
    if let pattern { return pattern.texts(at: valueRange, argumentNames: argumentNames) }
    return switch source {
    case .strings(let entry): [EntryText(text: entry.value, range: entry.valueRange)]
    case .stringsdict(let entry): entry.rule.texts(under: [])
    case .stringCatalog(let text): text.rule.texts(under: [])
    }
  }

  /// The place of the key; of the language's name for a localization in a String Catalog.
  package var keyRange: Range<Int> {
    switch source {
    case .strings(let entry): entry.keyRange
    case .stringsdict(let entry): entry.keyRange
    case .stringCatalog(let text): text.keyRange
    }
  }

  /// The place of the key.
  package var keyLocation: SourceLocation { file.location(keyRange) }

  /// The place of the value: of the text for a plain entry, of the key for one with rules.
  package var valueLocation: SourceLocation { file.location(valueRange) }

  private var valueRange: Range<Int> {
    if case .strings(let entry) = source { return entry.valueRange }
    if case .text(let text)? = rule { return text.range }
    return keyRange
  }

  /// The names of a pattern's arguments by position.
  private var argumentNames: [String] {
    if case .icu(let pattern) = message.content { pattern.argumentNames } else { [] }
  }

  /// The translator's comment before the entry, without the lines that are for this tool; `nil` without one.
  package var comment: String? {
    let comment =
      switch source {
      case .strings(let entry): file.document?.commentText(in: entry.comments)
      case .stringsdict(let entry): file.document?.commentText(in: entry.comments)
      case .stringCatalog(let text): text.entry.comment
      }
    return comment?.withoutMarkerLines
  }

  package var subject: Diagnostic.Subject { file.subject(key: key.text) }
}

extension TextID {
  /// Whether the text belongs to an app's `Info.plist`, which holds the development texts itself.
  package var isInInfoPlist: Bool { table == "InfoPlist" || table.hasSuffix("/InfoPlist") }
}

extension TableKey {
  /// Whether the key reads as a text, as where source code holds the development texts: a capital first, or words.
  package var isOwnText: Bool {
    text.unicodeScalars.contains(where: \.properties.isWhitespace)
      || (text.unicodeScalars.first?.properties.isUppercase ?? false) && !text.contains(".") && !text.contains("_")
  }
}
