package import L10nCore
package import L10nRuntime
internal import L10nSyntax

extension WrittenTable {
  /// An Application Resource Bundle: ICU messages with notes on each, in the order of the table.
  ///
  /// Facts without an attribute in ARB are in custom ones, which begin with `x-`.
  /// - Parameters:
  ///   - language: the language of the table.
  ///   - development: the texts whose variables and comments name the arguments.
  package init(arb table: TextTable, language: LanguageTag, development: TextTable) {
    var writer = ARBWriter(table, language, development)
    writer.write()
    self.init(text: writer.text, losses: writer.losses)
  }
}

private struct ARBWriter {
  private(set) var losses: [Diagnostic] = []

  private let table: TextTable
  private let rules: PluralRules
  private let sources: [TableKey: TextUnit]
  private var members: [String]

  init(_ table: TextTable, _ language: LanguageTag, _ development: TextTable) {
    self.table = table
    rules = PluralRules(for: language)
    sources = Dictionary(development.units.map { ($0.key, $0) }) { $1 }
    members = ["  \"@@locale\": \(JSONText.quoted(language.description.replacing("-", with: "_")))"]
    members += table.bundleAttributes.map { "  \(JSONText.quoted($0.name)): \($0.value)" }
    if table.units.contains(where: { $0.extractionState == TextUnit.extracted }) {
      members.append("  \"\(ARBName.defaultExtractionState)\": \(JSONText.quoted(TextUnit.extracted))")
    }
  }

  var text: String { "{\n\(members.joined(separator: ",\n"))\n}\n" }

  mutating func write() {
    let others = table.units.filter { !Self.isIdentifier($0.key) }
    if let first = others.first {
      let count = others.count.counted("key is not an identifier", "keys are not identifiers")
      losses.append(
        Diagnostic(
          "conversion-loss", .note, "\(count) of Dart, such as '\(first.key)'", at: first.location,
          subject: Diagnostic.Subject(locale: table.locale, table: table.name),
          help: "Flutter's generator refuses them; other tools take them"))
    }
    for unit in table.units { write(unit) }
  }

  private mutating func write(_ unit: TextUnit) {
    guard !unit.key.text.utf8.starts(with: "@".utf8) else {
      return lose("'\(unit.key)' begins with '@', which ARB keeps for notes, and is left out", unit)
    }
    guard unit.state != .new else {
      return lose("'\(unit.key)' is not translated yet and is left out", unit)
    }
    let message = ARBMessage(unit, source: sources[unit.key] ?? unit, rules: rules)
    for loss in message.losses { lose(loss, unit) }
    if unit.bundle == nil {
      for note in message.placeholders.flutterNotes {
        losses.append(Loss.diagnostic("'\(unit.key)' \(note)", of: unit, in: table, .note))
      }
    }
    if let loss = unit.lostStates { lose(loss, unit) }
    let text = unit.bundle?.text ?? message.text
    members.append("  \(JSONText.quoted(unit.key.text)): \(JSONText.quoted(text))")
    let placeholders =
      unit.bundle?.placeholders.map { ($0.name, $0.attributes) }
      ?? message.placeholders.list.map { ($0.name, Self.attributes($0)) }
    var unit = unit
    if !unit.isPattern {
      let source = sources[unit.key] ?? unit
      let names = zip(1..., ARBPlaceholders(for: source.message, source: source).list).map { ($0, $1.name) }
      let note = ArgumentNote(source.message, names: Dictionary(names) { first, _ in first })
      unit.comment = note.removed(from: unit.comment)
    }
    let notes = Self.notes(unit, placeholders)
    if !notes.isEmpty { members.append("  \(JSONText.quoted("@\(unit.key)")): \(Self.object(notes, depth: 1))") }
  }

  private mutating func lose(_ message: String, _ unit: TextUnit) {
    losses.append(Loss.diagnostic(message, of: unit, in: table))
  }

  /// Whether a key may name a Dart getter: it begins with a lowercase letter.
  private static func isIdentifier(_ key: TableKey) -> Bool {
    key.text.isDartName && key.text.unicodeScalars.prefix(1).allSatisfy { ("a"..."z").contains($0) }
  }

  // MARK: Notes

  private static func notes(_ unit: TextUnit, _ placeholders: [(String, String)]) -> [(String, String)] {
    var notes: [(String, String)] = []
    if let comment = unit.comment, !comment.isEmpty { notes.append(("description", JSONText.quoted(comment))) }
    if !placeholders.isEmpty { notes.append(("placeholders", object(placeholders, depth: 2))) }
    notes += unit.bundle?.attributes.map { ($0.name, $0.value) } ?? []
    if unit.state != .translated { notes.append(("\(ARBName.state)", JSONText.quoted(unit.state.rawValue))) }
    if !unit.isTranslatable { notes.append(("\(ARBName.translate)", "false")) }
    if let state = unit.extractionState, state != TextUnit.extracted {
      notes.append(("\(ARBName.extractionState)", JSONText.quoted(state)))
    }
    return notes
  }

  private static func attributes(_ placeholder: ARBPlaceholders.Placeholder) -> String {
    var attributes = [("type", JSONText.quoted(placeholder.type))]
    attributes += placeholder.format?.members.map { ($0.name, $0.value) } ?? []
    if let specifier = placeholder.specifier { attributes.append(("\(ARBName.specifier)", JSONText.quoted(specifier))) }
    if let variable = placeholder.variable, variable != "%#@\(placeholder.name)@" || placeholder.valueType == nil {
      attributes.append(("\(ARBName.variable)", JSONText.quoted(variable)))
    }
    if let type = placeholder.valueType { attributes.append(("\(ARBName.valueType)", JSONText.quoted(type))) }
    return "{ \(attributes.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")) }"
  }

  private static func object(_ members: [(String, String)], depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    let lines = members.map { "\(indent)  \(JSONText.quoted($0.0)): \($0.1)" }
    return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
  }
}
