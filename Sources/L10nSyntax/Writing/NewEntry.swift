/// An entry to be written: what writers make tables of and editors insert.
public struct NewEntry<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The key, without escapes.
  public var key: TableKey

  /// The text, without escapes, or the rule.
  public var value: Value

  /// The comment for translators, without comment marks; nothing is written for `nil` and for an empty text.
  public var comment: String?

  /// Whether the entry only keeps the place of a translation: it gets the line of `UntranslatedMarker`.
  public var isUntranslated: Bool

  /// An entry with a comment, or without one.
  public init(_ key: TableKey, _ value: Value, comment: String? = nil, isUntranslated: Bool = false) {
    (self.key, self.value, self.comment, self.isUntranslated) = (key, value, comment, isUntranslated)
  }
}

/// The comment line of an entry that holds the development text until it is translated.
///
///     /* Verb. */
///     // l10n:untranslated
///     "play" = "Play";
public enum UntranslatedMarker {
  /// The whole line, without comment marks and the blanks around it.
  public static let text = "l10n:untranslated"
}
