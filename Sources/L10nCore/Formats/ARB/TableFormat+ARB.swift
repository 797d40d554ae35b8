import L10nRuntime
import L10nSyntax

extension TableFormat {
  /// Application Resource Bundles of Dart and Flutter: ICU messages, with notes on them in the development language's
  /// file.
  package static let arb: TableFormat = TableFormat(
    name: "arb", title: "an ARB file", layout: .arb,
    variableDefinition: { "'\($0)'" }, definesVariables: false, numbersAreCategories: true,
    pluralAdvice: "'{count, plural, one {…} other {…}}'", keepsBase: false, isOfSwift: false,
    read: { bytes in
      let table = JSONTable(bundle: JSONDocument(bytes))
      return ReadFile(syntax: { .icu }, contents: table) { _ in
        let state = table.document.root?[ARBName.defaultExtractionState]?.value.string
        return LoadedTable(table) { $0.bundleEntry(at: $1, extractionState: state) }
      }
    },
    editor: { JSONTableEditor($0, of: .arb, isBundle: true) },
    outline: { (bytes) throws(EditRefusal) in try SourceOutline(JSONDocument(bytes)) }, filePatterns: ["*.arb"])
}

extension JSONTable.Entry {
  /// The text of an ARB file with the facts in its notes.
  ///
  /// - Parameter extractionState: that of texts without one.
  fileprivate func bundleEntry(at number: Int, extractionState: String?) -> LoadedEntry {
    var entry = loadedEntry(at: number)
    entry.dialect =
      ICUText.quotesArgument(value.string ?? "") ? [.plainApostrophes, .plainNumberSigns] : .plainNumberSigns
    guard let notes = notes?.member.value else { return entry }
    entry.functions = Dictionary(
      (notes[ARBName.placeholders]?.value.members.map(\.self) ?? []).compactMap { placeholder in
        MessagePlaceholder.Function(attributes: placeholder.value).map { (placeholder.key.text, $0) }
      }
    ) { $1 }
    if let state = notes[ARBName.state]?.value {
      entry.state = state.string.flatMap(TranslationState.init) ?? .translated
      entry.stateRange = state.range
    }
    entry.isTranslatable = notes[ARBName.translate]?.value.boolean ?? true
    entry.extractionState = notes[ARBName.extractionState].map(\.value.string) ?? extractionState
    return entry
  }
}

extension MessagePlaceholder.Function {
  /// The function that shows a placeholder as Flutter does, by the type and format that its attributes declare; `nil`
  /// for a text.
  fileprivate init?(attributes: JSONValue) {
    if let function = FlutterFormat(attributes)?.function {
      self = function
      return
    }
    switch attributes[ARBName.type]?.value.string {
    case "int"?: self = .integer
    case "double"?, "num"?: self = .number(.plain)
    default: return nil
    }
  }
}
