/// What a project says of its ARB files, as Flutter's `l10n.yaml` does.
package struct ARBSettings: Hashable, Sendable {
  /// Whether apostrophes quote, as ICU has it; else they stand for themselves.
  package let hasEscapes: Bool

  /// The name of the file that the others are translated from; `nil` where nothing says it.
  package let template: String?

  package init(hasEscapes: Bool, template: String?) { (self.hasEscapes, self.template) = (hasEscapes, template) }
}
