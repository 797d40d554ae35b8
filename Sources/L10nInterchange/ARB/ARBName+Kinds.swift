import L10nCore

extension ARBName {
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
