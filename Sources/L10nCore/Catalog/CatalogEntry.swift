package import L10nRuntime
package import L10nSyntax

/// The identity of a text: keys are unique within a table only.
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
///
/// A reference to its contents, because entries are in many lists.
package struct CatalogEntry: Sendable {
  private final class Contents: Sendable {
    let id: TextID
    let message: Message
    let file: TableFile
    let loaded: LoadedEntry
    let pattern: TextPattern?

    init(_ id: TextID, _ message: Message, _ file: TableFile, _ loaded: LoadedEntry, _ pattern: TextPattern?) {
      (self.id, self.message, self.file, self.loaded, self.pattern) = (id, message, file, loaded, pattern)
    }
  }

  private let contents: Contents

  /// - Parameter language: the language of the text; `nil` for that of the file.
  package init(
    _ entry: LoadedEntry, in file: TableFile, syntax: TextSyntax = .printf, language: LanguageTag? = nil
  ) {
    var pattern: TextPattern?
    if syntax.hasPatterns, !entry.isRule, case .text(let text) = entry.message.content {
      pattern = TextPattern(
        text, syntax, language: language ?? LanguageTag(directoryName: file.place.directory), dialect: entry.dialect
      ).showing(entry.functions)
    }
    contents = Contents(
      TextID(table: file.place.table, key: entry.key), pattern?.message() ?? entry.message, file, entry, pattern)
  }

  private init(_ entry: CatalogEntry, _ pattern: TextPattern, argumentNames: [String]) {
    let message = pattern.message(argumentNames: argumentNames)
    contents = Contents(entry.id, message, entry.file, entry.loaded, pattern)
  }

  /// The entry with the arguments of its pattern in the order of the development text.
  ///
  /// - Parameters:
  ///   - argumentNames: the names of the arguments by position.
  ///   - functions: the functions that show arguments, by name.
  func naming(_ argumentNames: [String], _ functions: [String: MessagePlaceholder.Function]) -> CatalogEntry {
    pattern.map { CatalogEntry(self, $0.showing(functions), argumentNames: argumentNames) } ?? self
  }

  package var id: TextID { contents.id }

  /// The message for formatting.
  package var message: Message { contents.message }

  /// The file of the entry.
  package var file: TableFile { contents.file }

  /// The entry as it was read.
  package var loaded: LoadedEntry { contents.loaded }

  /// The pattern of a text in a table with `format: icu` or `mf2`; `nil` for other texts.
  package var pattern: TextPattern? { contents.pattern }

  package var key: TableKey { contents.id.key }

  /// The message as it is written: a pattern is a text.
  package var written: Message { loaded.message }

  /// Whether the text has a rule, like every text of a `.stringsdict`, and so is always a format.
  package var isRule: Bool { loaded.isRule }

  /// The plain text; `nil` for an entry with variables, widths or devices, and for a pattern with arguments.
  package var plainText: String? {
    if let pattern { return pattern.plainText }
    if case .text(let text) = loaded.message.content { return text }
    return nil
  }

  /// Whether the text is translated; if not, it is the same in all languages and never missing.
  package var isTranslatable: Bool { loaded.isTranslatable }

  /// Whether languages without a translation are incomplete: the text is translated, code can look it up, and it does
  /// not itself ask translators to leave it, as in old nibs.
  package var needsTranslation: Bool {
    guard isTranslatable, key.isForCode, let text = plainText else { return isTranslatable && key.isForCode }
    return !text.containsASCII("do not localize") && !text.containsASCII("do not translate")
  }

  /// Every text that the entry may show, with its place and, for a plural form, its variable and category; empty for an
  /// invalid pattern.
  package var texts: [EntryText] { pattern?.texts(at: valueRange, argumentNames: argumentNames) ?? loaded.text.texts }

  /// The place of the key; of the language's name for a translation in a file of several languages.
  package var keyRange: Range<Int> { loaded.keyRange }

  /// The place of the key.
  package var keyLocation: SourceLocation { file.location(keyRange) }

  /// The place of the value: of the text for a plain entry, of the key for one with rules.
  package var valueLocation: SourceLocation { file.location(valueRange) }

  private var valueRange: Range<Int> {
    guard case .text = loaded.message.content, let text = loaded.text.places.leaves.first?.text else { return keyRange }
    return text.range
  }

  /// The names of a pattern's arguments by position.
  private var argumentNames: [String] {
    if case .pattern(let pattern) = message.content { pattern.argumentNames } else { [] }
  }

  /// The comment for translators, without lines that are meant for this tool; `nil` if there is none.
  package var comment: String? { file.comment(of: loaded) }

  package var subject: Diagnostic.Subject { file.subject(key: key.text) }
}

extension TextID {
  /// Whether the text belongs to an app's `Info.plist`, which contains the development texts itself.
  package var isInInfoPlist: Bool { table == "InfoPlist" || table.hasSuffix("/InfoPlist") }

  /// Whether the system looks up the text: texts of an `Info.plist`, of settings and shortcuts, of a storyboard's
  /// object.
  package var isReadBySystem: Bool {
    let folders = table.split(separator: "/").dropLast()
    let name = table.split(separator: "/").last ?? ""
    return isInInfoPlist || ["AppShortcuts", "Root", "ServicesMenu"].contains(name)
      || folders.contains { $0.hasSuffix(".bundle") } || key.isObjectKey
      || key.isRuleEditorKey
  }
}

extension CatalogEntry {
  /// Whether the text is only the key of an object in a storyboard, which contains the real text, so that nothing is
  /// known about the source of its translations.
  package var isObjectKey: Bool { key.isObjectKey && plainText == key.text }
}

extension TableKey {
  /// Whether code can look up the key: it is not empty, and not for a rule editor.
  package var isForCode: Bool { !text.isEmpty && !isRuleEditorKey }

  /// Whether the key is a format of `NSRuleEditor` and `NSPredicateEditor`, whose menus have their items in brackets:
  /// `%[Name,Age]@ %[is,is not]@ %@`.
  ///
  /// Each language may divide the items of a menu into entries differently, so none is missing or superfluous. Source:
  /// `NSRuleEditor.formattingStringsFilename`.
  package var isRuleEditorKey: Bool {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return false }
    let bytes = Array(text.utf8)
    return bytes.indices.contains { start in
      guard bytes[start] == UInt8(ascii: "%") else { return false }
      var rest = bytes[(start + 1)...]
      let digits = rest.prefix { $0.isASCIIDigit }
      if !digits.isEmpty {
        rest = rest[digits.endIndex...]
        guard rest.popFirst() == UInt8(ascii: "$") else { return false }
      }
      guard rest.popFirst() == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
      return rest[(end + 1)...].first == UInt8(ascii: "@")
    }
  }

  /// Whether the key identifies an object of a storyboard, as written by Interface Builder: `46P-cB-AYj.title`,
  /// `145.title` in older ones.
  package var isObjectKey: Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { return false }
    let words = parts[0].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isPlain = { (byte: UInt8) in
      byte.isASCIIAlphanumeric
    }
    if words.count == 1 { return !words[0].isEmpty && words[0].allSatisfy { $0.isASCIIDigit } }
    return words.map(\.count) == [3, 2, 3] && words.joined().allSatisfy(isPlain)
  }

  /// Whether the key names accessibility: `player.accessibility.play`.
  package var namesAccessibility: Bool {
    ["accessib", "a11y", "voiceover", "voice_over"].contains { text.containsASCII($0) }
  }

  /// Whether the key looks like a text, as if source code contained the development texts: it begins with a capital, or
  /// has several words.
  package var isOwnText: Bool {
    text.unicodeScalars.contains(where: \.properties.isWhitespace)
      || (text.unicodeScalars.first?.properties.isUppercase ?? false) && !text.contains(".") && !text.contains("_")
  }
}
