/// A setting that one rule reads, beside its severity, in `l10n.yml`.
package struct RuleOption: Sendable {
  /// What may be written after the name.
  package enum Kind: Sendable {
    /// One word or sentence.
    case text
    /// A whole number.
    case number
    /// `true` or `false`.
    case flag
    /// A list of texts.
    case texts
    /// A number for each language tag.
    case numbersByLanguage
    /// A text for each name.
    case textsByName
    /// A list of texts for each name.
    case listsByName
  }

  package let name: String
  package let kind: Kind

  /// What it does, one sentence.
  package let summary: String

  package init(_ name: String, _ kind: Kind, _ summary: String) {
    (self.name, self.kind, self.summary) = (name, kind, summary)
  }
}
