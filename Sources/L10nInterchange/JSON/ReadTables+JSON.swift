internal import L10nCore
internal import StringsFormat

extension ReadTables {
  /// Reads flat JSON: one object of keys and texts.
  ///
  /// Keys with plural suffixes are forms of one text; see ``PluralSuffix/plural(of:among:)``.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(json file: InterchangeFile) {
    let document = JSONDocument(file.source.bytes)
    let language = file.language(declared: nil)
    var diagnostics = language.diagnostics + file.diagnostics(document.findings)
    var texts: [FlatText] = []
    for member in file.members(of: document, &diagnostics) {
      if let text = member.value.string {
        texts.append(FlatText(key: member.key, text: text, range: member.keyRange))
      } else if member.value.kind != .invalid {
        diagnostics.append(
          file.diagnostic(
            "non-string-value", .error, "\(member.value.kindName) where a text is due", at: member.value.range,
            key: member.key, help: "flat JSON holds nothing but texts"))
      }
    }
    let units = FlatText.units(texts, path: file.path)
    self.init(
      tables: [TextTable(name: file.table, locale: language.name, units: units)], source: document.source,
      diagnostics: diagnostics.sorted(by: Diagnostic.precedes))
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
        TextUnit(key: plural, message: PluralSuffix.sentence(forms).message, location: location)
      }
    }
  }
}
