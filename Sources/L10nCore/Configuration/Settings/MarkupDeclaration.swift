package import L10nSyntax

/// The markup of some texts in `l10n.yml`.
///
///     markup:
///       legal.*: tags
///       legal.raw: none
package struct MarkupDeclaration: Hashable, Sendable {
  /// The key, or a pattern of keys in which `*` matches any characters, with its place.
  package let keys: DeclaredName

  /// The markup syntax of the texts; `nil` for texts without markup.
  package let syntax: MarkupSyntax?

  /// The pattern of the keys.
  package let pattern: KeyPattern

  package init(_ keys: DeclaredName, _ syntax: MarkupSyntax?) {
    (self.keys, self.syntax, pattern) = (keys, syntax, KeyPattern(keys.name))
  }
}

extension Configuration {
  /// The markup syntax of a text, by the most specific declaration for its key, otherwise that of its table; `nil` for
  /// a text without markup, and for messages of MessageFormat 2, which have their own tags.
  func markup(ofKey key: String, inTable table: String) -> MarkupSyntax? {
    guard declaresMarkup, syntax(ofTable: table) != .mf2 else { return nil }
    let declaration = markup.filter { $0.pattern.matches(key) }.max {
      $0.pattern.specificity < $1.pattern.specificity
    }
    if let declaration { return declaration.syntax }
    return tableSettings.last { $0.table.name == table }?.markup
  }

  /// Whether any texts are declared as marked up.
  package var declaresMarkup: Bool { !markup.isEmpty || tableSettings.contains { $0.markup != nil } }
}
