internal import L10nCore
internal import L10nSyntax

extension ReadTables {
  /// Reads JSON: one object of keys and texts, or of objects in it, whose keys become one with dots between them, as
  /// i18next reads them: `{"player": {"play": "Play"}}` is `player.play`.
  ///
  /// Keys with plural suffixes are forms of one text; see ``PluralSuffix/plural(of:among:)``. Those by ordinal number,
  /// which no format has, become an ICU message.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(json file: InterchangeFile) {
    let document = JSONDocument(file.source.bytes)
    let language = file.language(declared: nil)
    var reader = JSONTableReader(file)
    reader.diagnostics = language.diagnostics + file.diagnostics(document.findings)
    let members = file.members(of: document, &reader.diagnostics)
    reader.read(members.map { ($0.key.text, $0.value, $0.keyRange) })
    let units = FlatText.units(reader.texts, path: file.path)
    self.init(
      tables: [TextTable(name: file.table, locale: language.name, units: units)], source: document.source,
      diagnostics: reader.diagnostics.sorted(by: Diagnostic.precedes))
  }
}

/// Goes through the objects of a file.
private struct JSONTableReader {
  var diagnostics: [Diagnostic] = []
  private(set) var texts: [FlatText] = []

  private let file: InterchangeFile
  private var keys: Set<TableKey> = []
  private var isNested = false

  init(_ file: InterchangeFile) { self.file = file }

  mutating func read(_ members: [(key: String, value: JSONValue, range: Range<Int>)]) {
    for (key, value, range) in members {
      if let text = value.string {
        add(FlatText(key: TableKey(key), text: text, range: range))
      } else if value.kind == .object {
        noteNesting(at: range, key)
        read(value.members.map { ("\(key).\($0.key)", $0.value, $0.keyRange) })
      } else if value.kind == .array {
        noteNesting(at: range, key)
        read(value.elements.enumerated().map { ("\(key).\($0.offset)", $0.element, $0.element.range) })
      } else if value.kind != .invalid {
        report("non-string-value", .error, "\(value.kindName) where a text is due", at: value.range, key)
      }
    }
  }

  private mutating func add(_ text: FlatText) {
    if keys.insert(text.key).inserted { return texts.append(text) }
    report("duplicate-key", .error, "a second text for '\(text.key)' is left out", at: text.range, text.key.text)
  }

  /// Says once that files of other formats have no objects in objects.
  private mutating func noteNesting(at range: Range<Int>, _ key: String) {
    if isNested { return }
    isNested = true
    report(
      "conversion-loss", .note, "keys in objects and arrays become one with dots, such as '\(key).…'", at: range, key)
  }

  private mutating func report(
    _ id: String, _ severity: Severity, _ message: String, at range: Range<Int>, _ key: String
  ) {
    diagnostics.append(file.diagnostic(id, severity, message, at: range, key: TableKey(key)))
  }
}

extension InterchangeFile {
  /// The members of the object that a file is, of equal keys the last one.
  func members(of document: JSONDocument, _ diagnostics: inout [Diagnostic]) -> [JSONMember] {
    guard let root = document.root else { return [] }
    if root.kind != .object, root.kind != .invalid {
      diagnostics.append(
        diagnostic("non-string-value", .error, "\(root.kindName) where an object of texts is due", at: root.range))
    }
    var seen: Set<TableKey> = []
    return Array(root.members).reversed().filter { seen.insert($0.key).inserted }.reversed()
  }
}

/// A key of flat JSON with its text.
private struct FlatText {
  let key: TableKey
  let text: String
  let range: Range<Int>

  /// The texts with their plural forms put together, each where its first form stands.
  static func units(_ texts: [FlatText], path: String) -> [TextUnit] {
    let keys = Set(texts.map(\.key))
    var forms: [TableKey: [MessageVariable.Variant]] = [:]
    let plurals = texts.map { text -> TableKey? in
      guard let (key, category) = PluralSuffix.plural(of: text.key, among: keys) else { return nil }
      forms[key, default: []].append(MessageVariable.Variant(category: category, text: text.text))
      return key
    }
    return zip(texts, plurals).compactMap { text, plural in
      let location = SourceLocation(path, text.range)
      guard let plural else { return TextUnit(key: text.key, message: Message(text: text.text), location: location) }
      return forms.removeValue(forKey: plural).map { forms in
        guard plural.text.hasSuffix(OrdinalForms.suffix) else {
          return TextUnit(key: plural, message: Message(pluralForms: forms), location: location)
        }
        let message = Message(text: OrdinalForms(forms).pattern)
        var unit = TextUnit(key: plural, message: message, location: location)
        unit.syntax = .icu
        return unit
      }
    }
  }
}
