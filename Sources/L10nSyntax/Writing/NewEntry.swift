/// An entry for a new table or for insertion by an editor.
public struct NewEntry<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The key, without escapes.
  public var key: TableKey

  /// The text, without escapes, or the rule.
  public var value: Value

  /// The comment for translators, without comment marks; `nil` or empty for none.
  public var comment: String?

  /// Whether the entry is a stub for a translation, which is marked with `UntranslatedMarker`.
  public var isUntranslated: Bool

  /// An entry with an optional comment.
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
  /// The whole line, without comment marks and surrounding blanks.
  public static let text = "l10n:untranslated"
}
