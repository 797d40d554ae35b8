import L10nSyntax

extension TableFormat {
  /// Property files of Java's `ResourceBundle`: plain texts, messages of `MessageFormat` or ICU, or formats.
  package static let properties: TableFormat = TableFormat(
    name: "properties", title: "a .properties file", layout: .properties, specifiers: .java,
    variableDefinition: { "'\($0)'" }, definesVariables: false,
    pluralAdvice: "'{0, plural, one {…} other {…}}' of ICU4J", keepsBase: false, needsSiblings: true,
    readsLatin1: true, isOfSwift: false,
    read: { bytes in
      let file = PropertiesFile(bytes)
      return ReadFile(
        syntax: { file.syntax }, isTable: !PropertiesSyntax.areSettings(file.entries.map(\.value.text))
      ) { _ in LoadedTable(file) }
    },
    editor: { PropertiesTableEditor($0) },
    outline: { (bytes) throws(EditRefusal) in try SourceOutline(PropertiesFile(bytes)) })
}
