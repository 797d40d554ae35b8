import L10nCore
import L10nRuntime
import L10nSyntax

/// An ARB file with its messages, its own attributes, and the arguments that apostrophes may quote.
struct ARBFile {
  /// A text with the notes on it.
  struct Entry {
    let key: TableKey
    let keyRange: Range<Int>
    let range: Range<Int>
    let text: String

    /// The value of the member `@key`.
    let notes: JSONValue?

    /// The text as a message, after it is read.
    fileprivate(set) var pattern: ARBPattern?

    /// The declared arguments: an object, or an array of names.
    var placeholders: JSONValue? { notes?[ARBName.placeholders]?.value }

    var declaredNames: [String] {
      (placeholders?.elements.compactMap(\.string) ?? []) + (placeholders?.members.map(\.key.text) ?? [])
    }
  }

  let file: TableFile
  let source: SourceText

  /// The name of the language; `und`, without a tag, if nothing names the language.
  let locale: String
  let tag: LanguageTag?

  /// The table of its texts.
  let table: String

  /// The extraction state of texts without one.
  let extractionState: String?

  /// The file's attributes that no table holds: `@@author`.
  let attributes: [JSONMember]

  private(set) var entries: [Entry]
  let diagnostics: [Diagnostic]

  /// The language is the one that the file's path names, or else that of `@@locale`.
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ file: TableFile) {
    self.file = file
    let bundle = file.read.contents as? JSONTable ?? JSONTable(bundle: JSONDocument(file.source.bytes))
    let document = bundle.document
    source = document.source
    let declared = document.root?[ARBName.locale]?.value.string
    let language = file.language(declared: declared?.replacing("_", with: "-"))
    (locale, tag) = (language.name, language.tag)
    // An ARB file is commonly named after its language, `app_fr.arb`, even if only the file itself declares it.
    let suffix = "_" + language.name.replacing("-", with: "_")
    let named = file.place.table
    let isNamed = file.namedLanguage == nil && named.hasSuffix(suffix)
    table = isNamed ? String(named.dropLast(suffix.count)) : named
    extractionState = document.root?[ARBName.defaultExtractionState]?.value.string
    diagnostics = language.diagnostics + file.diagnostics(bundle.findings)
    attributes = (document.root?.members.map(\.self) ?? []).filter {
      $0.key.text.hasPrefix("@@") && !ARBName.isOfTables($0.key.text)
    }
    // Of equal keys the last one counts.
    var seen: Set<TableKey> = []
    entries = bundle.entries.reversed().filter { seen.insert($0.key).inserted }.reversed().map { entry in
      Entry(
        key: entry.key, keyRange: entry.keyRange, range: entry.value.range, text: entry.value.string ?? "",
        notes: entry.notes?.member.value)
    }
  }

  /// The number of texts that declare arguments.
  var declarationCount: Int { entries.count { $0.placeholders != nil } }

  func id(of entry: Entry) -> TextID { TextID(table: table, key: entry.key) }

  /// Reads the messages.
  ///
  /// - Parameters:
  ///   - hasEscapes: whether apostrophes quote; `nil` if nothing declares it.
  ///   - names: the arguments of the source texts; those of other texts are added.
  mutating func readMessages(hasEscapes: Bool?, names: inout [TextID: Set<String>]) {
    for index in entries.indices {
      let entry = entries[index]
      let id = id(of: entry)
      let known = Set(entry.declaredNames).union(names[id] ?? [])
      let pattern = ARBPattern(entry.text, hasEscapes: hasEscapes, names: known)
      if names[id] == nil { names[id] = known.union(pattern.message?.argumentNames ?? []) }
      entries[index].pattern = pattern
    }
  }
}
