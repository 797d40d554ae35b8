package import L10nCore

/// The result of fixing a catalog.
package struct FixResult: Sendable {
  /// A finding whose fix was not applied.
  package struct Unapplied: Sendable {
    package let diagnostic: Diagnostic

    /// The same finding with its place in the original catalog; `nil` for one that a fix has caused.
    package let original: Diagnostic?

    /// The reason, in one clause.
    package let reason: String
  }

  /// The catalog with all fixes that were applied.
  package internal(set) var catalog: Catalog

  /// The files that have changed, in order of their paths.
  package internal(set) var changedFiles: [SourceFile] = []

  /// The findings that should have been fixed and remain, with their places in `catalog`.
  package internal(set) var unapplied: [Unapplied] = []

  /// Files that one fix changed together: either all of them are written or none.
  package internal(set) var ties: Set<Set<String>> = []

  /// The number of findings of each rule that remain because their fixes are unsafe, by id; empty if unsafe fixes were
  /// wanted.
  package internal(set) var unsafeCounts: [String: Int] = [:]

  /// The number of fixed findings of each rule, by id.
  package internal(set) var counts: [String: Int] = [:]
}
