package import L10nSyntax

extension Configuration {
  /// What a text is marked up with; `nil` for one without markup.
  package func markup(of id: TextID) -> MarkupSyntax? { markup(ofKey: id.key.text, inTable: id.table) }
}
