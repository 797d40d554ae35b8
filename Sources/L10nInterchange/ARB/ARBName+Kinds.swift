import L10nCore

extension ARBName {
  /// Whether tables hold the value of a file's attribute.
  static func isOfTables(_ name: String) -> Bool {
    [locale, defaultExtractionState].contains { $0.description == name }
  }

  /// Whether an attribute in the notes on a text belongs to the text in all formats.
  static func isOfTexts(_ name: String) -> Bool {
    [description, placeholders, state, translate, extractionState].contains { $0.description == name }
  }

  /// Whether the reader takes an attribute of a text or placeholder.
  static func isKnown(_ name: String) -> Bool {
    let names = [description, placeholders, type, specifier, variable, valueType, state, translate, extractionState]
    return names.contains { $0.description == name }
  }
}
