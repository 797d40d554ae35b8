package import L10nSyntax

/// A look-up in code with a literal key.
package struct LocalizationCall: Hashable, Sendable {
  /// The table of the look-up.
  package enum Table: Hashable, Sendable {
    /// `Localizable`, Foundation's default.
    case standard
    case named(String)
    /// An unknown one.
    case unknown
  }

  package let key: TableKey

  package let table: Table

  /// The range of the literal, quotes included, in its file.
  package let range: Range<Int>

  /// Whether the call has its own text for a missing translation: `defaultValue:` or `value:`.
  package let hasText: Bool

  /// Whether it may use another bundle than the catalog's.
  package let isForOtherBundle: Bool

  /// The literal of the key.
  let literal: SwiftString

  /// The call's own text, if it is a literal.
  let defaultText: SwiftString?

  /// The comment for translators in the call; `nil` without a literal that contains text.
  let comment: String?

  /// Whether the argument for the table is not a literal, so that the table is unknown.
  let hasUnknownTable: Bool
}
