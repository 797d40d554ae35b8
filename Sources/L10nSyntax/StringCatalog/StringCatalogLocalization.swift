/// The text of one entry in one language.
public struct StringCatalogLocalization: Sendable {
  /// The index of its entry in the catalog's entries.
  public let entry: Int

  /// The language tag in the file's spelling, such as `pt-BR`.
  public let language: String

  /// The range of the language, quotes included.
  public let languageRange: Range<Int>

  /// The range from the language to the end of its object.
  public let range: Range<Int>

  /// The text, or texts by plural category and device; `nil` if none is usable.
  public let text: PlacedMessage?

  /// The states of all texts, those of the substitutions last.
  public let units: [StringCatalogUnit]

  /// The parts that texts use as `%#@name@`, in file order.
  public let substitutions: [StringCatalogSubstitution]
}

/// The translation state of one text.
public struct StringCatalogUnit: Sendable {
  /// The state of a translation.
  public enum State: String, CaseIterable, Sendable {
    /// Not translated: the text, if any, is a placeholder.
    case new
    /// Translated and ready to be shown.
    case translated
    /// Translated, but needs a review.
    case needsReview = "needs_review"
    /// Translated from a text that has changed since.
    case stale
  }

  /// The state; `translated` for a missing or unknown one.
  public let state: State

  /// The range of the state, quotes included; `nil` if there is none.
  public let stateRange: Range<Int>?

  /// The range of the text, quotes included.
  public let textRange: Range<Int>
}

/// A part of a text that a number selects: `%#@name@`.
public struct StringCatalogSubstitution: Sendable {
  /// The name in texts.
  public let name: String

  /// The range of the name, quotes included.
  public let nameRange: Range<Int>

  /// The number of the argument that selects, from 1; `nil` if it is counted by its place in the text.
  public let argument: Int?

  /// The specifier of the argument without its `%`, such as `lld`; texts contain `%arg` instead.
  public let specifier: (text: String, place: MessagePlaces.Text)?

  /// The text with its variants.
  public let text: PlacedMessage
}
