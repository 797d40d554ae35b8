/// A thing that several texts name, as `l10n.yml` lists them: its word must be one in each language.
///
///     concepts:
///       advertisement: [ads.started.announcement, ads.ended.announcement]
package struct TermConcept: Equatable, Sendable {
  package let name: String

  /// The keys with their places. The first one's text is the word itself, the others' texts contain it.
  package let keys: [DeclaredName]

  package init(name: String, keys: [DeclaredName]) {
    self.name = name
    self.keys = keys
  }
}
