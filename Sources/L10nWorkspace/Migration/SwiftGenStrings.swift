package import L10nCore

/// What a `swiftgen.yml` says of one set of string tables.
package struct SwiftGenStrings: Hashable, Sendable {
  /// The tables, or folders of them, as paths from the project's folder.
  package var inputs: [DeclaredName] = []

  /// A regular expression that the paths of tables match somewhere; `nil` for all tables.
  package var filter: String?

  /// Whether keys are one name each, as `flat-swift5` has them, and not nested by their dots.
  package var isFlat = false

  /// The file that SwiftGen writes, from the project's folder; `nil` where none is named.
  package var output: String?

  /// The generated type.
  package var enumName = "L10n"

  package var isPublic = false

  /// Whether a single table has an enum of its own as well.
  package var hasTableEnums = false

  /// Where it stands.
  package let location: SourceLocation

  package init(at location: SourceLocation) { self.location = location }
}
