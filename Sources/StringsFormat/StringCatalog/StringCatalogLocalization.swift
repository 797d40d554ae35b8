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

  /// The text, or what chooses among texts; `nil` when there is none that can be used.
  public let content: StringCatalogContent?

  /// The parts that texts use as `%#@name@`, in file order.
  public let substitutions: [StringCatalogSubstitution]
}

/// A text, or texts by what chooses among them.
public indirect enum StringCatalogContent: Sendable {
  /// A text with its state.
  case unit(StringCatalogUnit)
  /// Contents by CLDR plural category, in file order.
  case plural([StringCatalogVariation])
  /// Contents by device: `iphone`, `ipad`, `mac`, … `other`, in file order.
  case device([StringCatalogVariation])
}

/// What is chosen for one plural category or device.
public struct StringCatalogVariation: Sendable {
  /// The category or device.
  public let name: String

  /// The place of the name, quotes included.
  public let nameRange: Range<Int>

  /// What is chosen.
  public let content: StringCatalogContent
}

/// A text with its state.
public struct StringCatalogUnit: Sendable {
  /// How far a translation is.
  public enum State: String, CaseIterable, Sendable {
    /// Not translated: whatever text is there stands in for the translation.
    case new
    /// Translated, and fit to be shown.
    case translated
    /// Translated, but to be looked at before it is trusted.
    case needsReview = "needs_review"
    /// Translated from a text that has changed since.
    case stale
  }

  /// The state; `translated` where none is written that is known.
  public let state: State

  /// The place of the state, quotes included; `nil` where none is written.
  public let stateRange: Range<Int>?

  /// The text.
  public let value: StringsdictText
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
  public let specifier: StringsdictText?

  /// What is chosen.
  public let content: StringCatalogContent
}
