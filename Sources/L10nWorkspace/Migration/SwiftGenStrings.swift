package import L10nCore

/// The settings of a `swiftgen.yml` for one set of string tables.
package struct SwiftGenStrings: Hashable, Sendable {
  /// The tables, or folders of them, as paths from the project's folder.
  package var inputs: [DeclaredName] = []

  /// A regular expression that part of the tables' paths must match; `nil` for all tables.
  package var filter: String?

  /// Whether keys become one name each, as in `flat-swift5`, instead of names nested by their dots.
  package var isFlat = false

  /// The file that SwiftGen writes, from the project's folder; `nil` if none is named.
  package var output: String?

  /// The generated type.
  package var enumName = "L10n"

  package var isPublic = false

  /// Whether a single table has its own enum as well.
  package var hasTableEnums = false

  /// The place in the file.
  package let location: SourceLocation

  package init(at location: SourceLocation) { self.location = location }
}
