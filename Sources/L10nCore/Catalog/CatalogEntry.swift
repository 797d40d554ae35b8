package import L10nRuntime
package import L10nSyntax

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
///
/// A reference to what it holds: entries stand in many lists.
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

  /// - Parameter language: that of the text; `nil` for what the file's place says.
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

  /// The same entry with the arguments of its pattern as the development text has them.
  ///
  /// - Parameters:
  ///   - argumentNames: the names of the arguments by position.
  ///   - functions: how they are shown by name.
  func naming(_ argumentNames: [String], _ functions: [String: MessagePlaceholder.Function]) -> CatalogEntry {
    pattern.map { CatalogEntry(self, $0.showing(functions), argumentNames: argumentNames) } ?? self
  }

  package var id: TextID { contents.id }

  /// The text as it is run.
  package var message: Message { contents.message }

  /// Where it was read.
  package var file: TableFile { contents.file }

  /// How it was read.
  package var loaded: LoadedEntry { contents.loaded }

  /// The pattern of a text in a table with `format: icu` or `mf2`; `nil` for every other text.
  package var pattern: TextPattern? { contents.pattern }

  package var key: TableKey { id.key }

  /// The message as it is written: a pattern is a text.
  package var written: Message { loaded.message }

  /// Whether the text is chosen by a rule, as every text of a `.stringsdict` is: it is run as a format, whatever is in it.
  package var isRule: Bool { loaded.isRule }

  /// The plain text; `nil` for an entry with variables, widths or devices, and for a pattern with arguments.
  package var plainText: String? {
    if let pattern { return pattern.plainText }
    if case .text(let text) = loaded.message.content { return text }
    return nil
  }

  /// Whether the text is to be translated; one that is not is the same in all languages and never missing.
  package var isTranslatable: Bool { loaded.isTranslatable }

  /// Whether languages lack something without a translation of it: it is to be translated, code can ask for it, and it
  /// does not itself tell translators to leave it, as old nibs do.
  package var needsTranslation: Bool {
    guard isTranslatable, key.isForCode, let text = plainText else { return isTranslatable && key.isForCode }
    return !text.containsASCII("do not localize") && !text.containsASCII("do not translate")
  }

  /// Every text that the entry may show, with its place and, for a plural form, its variable and category; none for a
  /// pattern that cannot be read.
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

  /// The translator's comment before the entry, without the lines that are for this tool; `nil` without one.
  package var comment: String? { file.comment(of: loaded) }

  package var subject: Diagnostic.Subject { file.subject(key: key.text) }
}

extension TextID {
  /// Whether the text belongs to an app's `Info.plist`, which holds the development texts itself.
  package var isInInfoPlist: Bool { table == "InfoPlist" || table.hasSuffix("/InfoPlist") }

  /// Whether the system looks the text up: that of an `Info.plist`, of settings and shortcuts, of a storyboard's object.
  package var isReadBySystem: Bool {
    let folders = table.split(separator: "/").dropLast()
    let name = table.split(separator: "/").last ?? ""
    return isInInfoPlist || ["AppShortcuts", "Root", "ServicesMenu"].contains(name)
      || folders.contains { $0.hasSuffix(".bundle") } || key.isObjectKey
      || key.isRuleEditorKey
  }
}

extension CatalogEntry {
  /// Whether the text is only the key of an object in a storyboard, whose text stands there: nothing can be said of what
  /// its translations are translations of.
  package var isObjectKey: Bool { key.isObjectKey && plainText == key.text }
}

extension TableKey {
  /// Whether code can ask for a text by the key: not by an empty one, and not by what a rule editor reads.
  package var isForCode: Bool { !text.isEmpty && !isRuleEditorKey }

  /// Whether the key is a format of `NSRuleEditor` and `NSPredicateEditor`, whose menus have their items between brackets:
  /// `%[Name,Age]@ %[is,is not]@ %@`.
  ///
  /// Each language may cut the items of a menu into other entries, so none is missing and none has too many. Source:
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

  /// Whether the key names an object of a storyboard as Interface Builder does: `46P-cB-AYj.title`, `145.title` in older
  /// ones.
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

  /// Whether a part of the key says that the text is for accessibility: `player.accessibility.play`.
  package var namesAccessibility: Bool {
    ["accessib", "a11y", "voiceover", "voice_over"].contains { text.containsASCII($0) }
  }

  /// Whether the key reads as a text, as where source code holds the development texts: a capital first, or words.
  package var isOwnText: Bool {
    text.unicodeScalars.contains(where: \.properties.isWhitespace)
      || (text.unicodeScalars.first?.properties.isUppercase ?? false) && !text.contains(".") && !text.contains("_")
  }
}
