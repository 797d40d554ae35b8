package import L10nCore

/// What came of fixing a catalog.
package struct FixResult: Sendable {
  /// A finding whose fix was not applied.
  package struct Unapplied: Sendable {
    package let diagnostic: Diagnostic

    /// The same finding with its place in the catalog as it was; `nil` for one that a fix has brought up.
    package let original: Diagnostic?

    /// Why not, one clause.
    package let reason: String
  }

  /// The catalog with all fixes that were applied.
  package internal(set) var catalog: Catalog

  /// The files that are not as they were, in order of their paths.
  package internal(set) var changedFiles: [SourceFile] = []

  /// The findings that were to be fixed and are still there, with their places in `catalog`.
  package internal(set) var unapplied: [Unapplied] = []

  /// Files that one fix changed together: written all or none.
  package internal(set) var ties: Set<Set<String>> = []

  /// How many findings of each rule are left because their fixes are unsafe, by id; none where those were wanted.
  package internal(set) var unsafeCounts: [String: Int] = [:]

  /// How many findings of each rule were fixed, by id.
  package internal(set) var counts: [String: Int] = [:]
}
