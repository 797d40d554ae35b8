package import L10nSyntax

/// What `l10n.yml` says about the markup of some texts.
///
///     markup:
///       legal.*: tags
///       legal.raw: none
package struct MarkupDeclaration: Hashable, Sendable {
  /// The key, or a pattern of keys in which `*` stands for any characters, with its place.
  package let keys: DeclaredName

  /// What the texts are marked up with; `nil` for texts that have no markup.
  package let syntax: MarkupSyntax?

  /// The keys that it is about.
  package let pattern: KeyPattern

  package init(_ keys: DeclaredName, _ syntax: MarkupSyntax?) {
    (self.keys, self.syntax, pattern) = (keys, syntax, KeyPattern(keys.name))
  }
}

extension Configuration {
  /// What a text is marked up with, by the narrowest declaration for its key, else as its table is; `nil` for a text without
  /// markup, and for messages of MessageFormat 2, which have tags of their own.
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
