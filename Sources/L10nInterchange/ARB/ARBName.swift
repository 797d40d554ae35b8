/// The names of ARB's attributes; those that begin with `x-` are our own.
enum ARBName {
  static let locale: StaticString = "@@locale"
  static let description: StaticString = "description"
  static let placeholders: StaticString = "placeholders"
  static let type: StaticString = "type"
  static let specifier: StaticString = "x-specifier"
  static let variable: StaticString = "x-variable"
  static let valueType: StaticString = "x-value-type"
  static let state: StaticString = "x-state"
  static let translate: StaticString = "x-translate"
  static let extractionState: StaticString = "x-extraction-state"

  /// The extraction state of the texts that do not say theirs.
  static let defaultExtractionState: StaticString = "@@x-extraction-state"

  /// Whether tables hold what a file says of itself in an attribute.
  static func isOfTables(_ name: String) -> Bool {
    [locale, defaultExtractionState].contains { $0.description == name }
  }

  /// Whether the notes on a text have it in an attribute that belongs to the text in all formats.
  static func isOfTexts(_ name: String) -> Bool {
    [description, placeholders, state, translate, extractionState].contains { $0.description == name }
  }

  /// Whether reading takes an attribute of a text or of a placeholder.
  static func isKnown(_ name: String) -> Bool {
    let names = [description, placeholders, type, specifier, variable, valueType, state, translate, extractionState]
    return names.contains { $0.description == name }
  }
}
