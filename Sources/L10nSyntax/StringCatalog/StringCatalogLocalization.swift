/// The text of one entry in one language.
public struct StringCatalogLocalization: Sendable {
  /// The index of its entry in the catalog's entries.
  public let entry: Int

  /// The language as it is written, such as `pt-BR`.
  public let language: String

  /// The place of the language, quotes included.
  public let languageRange: Range<Int>

  /// From the language to the end of its object.
  public let range: Range<Int>

  /// The text, or texts by plural category and device; `nil` when there is none that can be used.
  public let text: PlacedMessage?

  /// The states of all texts, those of the substitutions last.
  public let units: [StringCatalogUnit]

  /// The parts that texts use as `%#@name@`, in file order.
  public let substitutions: [StringCatalogSubstitution]
}

/// How far one text is translated.
public struct StringCatalogUnit: Sendable {
  /// How far a translation is.
  public enum State: String, CaseIterable, Sendable {
    /// Not translated: whatever text is there stands in for the translation.
    case new
    /// Translated, and fit to be shown.
    case translated
    /// Translated, but to be reviewed before it is trusted.
    case needsReview = "needs_review"
    /// Translated from a text that has changed since.
    case stale
  }

  /// The state; `translated` where none is written that is known.
  public let state: State

  /// The place of the state, quotes included; `nil` where none is written.
  public let stateRange: Range<Int>?
}

/// A part of a text that a number chooses: `%#@name@`.
public struct StringCatalogSubstitution: Sendable {
  /// The name that texts use.
  public let name: String

  /// The place of the name, quotes included.
  public let nameRange: Range<Int>

  /// The number of the argument that chooses, from 1; `nil` where it is counted by its place in the text.
  public let argument: Int?

  /// The specifier of the argument without its `%`, such as `lld`; its texts write `%arg` for it.
  public let specifier: (text: String, place: MessagePlaces.Text)?

  /// What is chosen.
  public let text: PlacedMessage
}
