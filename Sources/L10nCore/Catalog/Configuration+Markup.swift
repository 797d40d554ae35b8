package import StringsFormat

extension Configuration {
  /// What a text is marked up with; `nil` for one without markup.
  package func markup(of id: TextID) -> MarkupSyntax? { markup(ofKey: id.key.text, inTable: id.table) }
}

extension CatalogEntry {
  /// The text as it is run, its markup read where the configuration declares it.
  package func message(_ configuration: Configuration) -> Message {
    configuration.markup(of: id).map { message.markedUp($0) } ?? message
  }
}
