package import L10nSyntax

/// A look-up in code whose key is written there.
package struct LocalizationCall: Hashable, Sendable {
  /// Which table is asked.
  package enum Table: Hashable, Sendable {
    /// `Localizable`, which Foundation takes where none is named.
    case standard
    case named(String)
    /// An unknown one.
    case unknown
  }

  package let key: TableKey

  package let table: Table

  /// The range of the literal, quotes included, in its file.
  package let range: Range<Int>

  /// Whether the call has a text of its own where there is no translation: `defaultValue:` or `value:`.
  package let hasText: Bool

  /// Whether it may ask another bundle than the one that the catalog is in.
  package let isForOtherBundle: Bool

  /// The key as it is written.
  let literal: SwiftString

  /// The text of its own, where that is a literal.
  let defaultText: SwiftString?

  /// What the call says to translators; `nil` without a literal that says something.
  let comment: String?

  /// Whether an argument is missing that would say which table is asked: it is there, and is no literal.
  let hasUnknownTable: Bool
}
