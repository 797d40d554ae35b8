/// A project's settings for its ARB files, as in Flutter's `l10n.yaml`.
package struct ARBSettings: Hashable, Sendable {
  /// Whether apostrophes quote, as in ICU; else they are text.
  package let hasEscapes: Bool

  /// The name of the file that the others are translated from; `nil` if none is named.
  package let template: String?

  package init(hasEscapes: Bool, template: String?) { (self.hasEscapes, self.template) = (hasEscapes, template) }
}
