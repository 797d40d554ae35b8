internal import L10nCore
internal import L10nRuntime
internal import StringsFormat

extension ReadTables {
  /// Reads an Application Resource Bundle: ICU messages and the notes on them.
  ///
  /// Plurals become variables, named as their arguments. The language is that of `@@locale` where the file's place does
  /// not say it.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(arb file: InterchangeFile) {
    let document = JSONDocument(file.source.bytes)
    let declared = document.root?[ARBName.locale]?.value.string
    let language = file.language(declared: declared?.replacing("_", with: "-"))
    var reader = ARBReader(file, language.tag ?? .english)
    reader.diagnostics = language.diagnostics + file.diagnostics(document.findings)
    let units = reader.units(document)
    // An ARB file is commonly named after its language, `app_fr.arb`, also after one that only the file itself tells.
    let suffix = "_" + language.name.replacing("-", with: "_")
    let isNamed = file.placeLocale == nil && file.table.hasSuffix(suffix)
    let table = isNamed ? String(file.table.dropLast(suffix.count)) : file.table
    self.init(
      tables: [TextTable(name: table, locale: language.name, units: units)], source: document.source,
      diagnostics: reader.diagnostics.sorted(by: Diagnostic.precedes))
  }
}

private struct ARBReader {
  var diagnostics: [Diagnostic] = []

  private let file: InterchangeFile
  private let language: ARBLanguage
  private var unknownAttributes: Set<String> = []

  /// Of texts that do not say theirs.
  private var extractionState: String?

  init(_ file: InterchangeFile, _ tag: LanguageTag) { (self.file, language) = (file, ARBLanguage(tag)) }

  mutating func units(_ document: JSONDocument) -> [TextUnit] {
    extractionState = document.root?[ARBName.defaultExtractionState]?.value.string
    let members = file.members(of: document, &diagnostics)
    let notes = Dictionary(members.filter { $0.key.text.utf8.starts(with: "@".utf8) }.map { ($0.key, $0) }) { $1 }
    let keys = Set(members.map(\.key))
    return members.compactMap { member in
      let key = member.key
      if key.text.utf8.starts(with: "@@".utf8) { return nil }
      if key.text.utf8.starts(with: "@".utf8) {
        if !keys.contains(TableKey(String(key.text.unicodeScalars.dropFirst()))) {
          report(.warning, "notes on a text that is not there", at: member.keyRange, key)
        }
        return nil
      }
      guard let text = member.value.string else {
        if member.value.kind != .invalid {
          report(.error, "\(member.value.kindName) where a text is due", at: member.value.range, key)
        }
        return nil
      }
      return unit(member, text, notes: notes[TableKey("@\(key)")]?.value)
    }
  }

  private mutating func unit(_ member: JSONMember, _ text: String, notes: JSONValue?) -> TextUnit {
    reportUnknownAttributes(of: notes)
    let placeholders = notes?[ARBName.placeholders]?.value
    for placeholder in placeholders?.members.map(\.self) ?? [] { reportUnknownAttributes(of: placeholder.value) }
    return TextUnit(
      key: member.key, message: message(text, placeholders, of: member),
      comment: notes?[ARBName.description]?.value.string,
      state: notes?[ARBName.state]?.value.string.flatMap(TranslationState.init) ?? .translated,
      isTranslatable: notes?[ARBName.translate]?.value.boolean ?? true,
      extractionState: notes?[ARBName.extractionState]?.value.string ?? extractionState,
      location: SourceLocation(file.path, member.keyRange))
  }

  private mutating func message(_ text: String, _ placeholders: JSONValue?, of member: JSONMember) -> Message {
    let pattern: ICUMessage
    do {
      pattern = try ICUMessage(text)
    } catch {
      diagnostics.append(
        file.diagnostic(
          "invalid-arb", .error, "'\(member.key)' is read as plain text, for it is no ICU message: \(error)",
          at: member.value.range,
          key: member.key, help: "write '{' between apostrophes where no argument is meant"))
      return Message(text: text)
    }
    let read = ARBContent(pattern, of: text, arguments: ARBArguments(placeholders), language: language)
    for loss in read.losses {
      diagnostics.append(
        file.diagnostic(
          "conversion-loss", .warning, "'\(member.key)' \(loss), which string tables cannot hold",
          at: member.value.range, key: member.key))
    }
    return read.message
  }

  /// Reports each attribute that no text keeps, once.
  private mutating func reportUnknownAttributes(of value: JSONValue?) {
    for member in value?.members.map(\.self) ?? []
    where !ARBName.isKnown(member.key.text) && unknownAttributes.insert(member.key.text).inserted {
      report(.note, "string tables have no place for the attribute '\(member.key)'", at: member.keyRange, nil)
    }
  }

  private mutating func report(_ severity: Severity, _ message: String, at range: Range<Int>, _ key: TableKey?) {
    let id = severity == .note ? "conversion-loss" : "invalid-arb"
    diagnostics.append(file.diagnostic(id, severity, message, at: range, key: key))
  }
}
