package import L10nSyntax

extension Configuration {
  /// The markup syntax of a text; `nil` if it has no markup.
  package func markup(of id: TextID) -> MarkupSyntax? { markup(ofKey: id.key.text, inTable: id.table) }
}
