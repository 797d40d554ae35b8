/// A concept in `l10n.yml` that several texts name, for which each language must have one word.
///
///     concepts:
///       advertisement: [ads.started.announcement, ads.ended.announcement]
package struct TermConcept: Equatable, Sendable {
  package let name: String

  /// The keys with their places. The text of the first is the word itself, and those of the others contain it.
  package let keys: [DeclaredName]

  package init(name: String, keys: [DeclaredName]) {
    self.name = name
    self.keys = keys
  }
}
