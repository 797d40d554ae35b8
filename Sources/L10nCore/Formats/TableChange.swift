package import L10nSyntax

/// One change of a table.
package struct TableChange: Sendable {
  package enum Action: Sendable {
    /// Set the text, in a new entry if there is none. The state `.new` makes it a stub, any other state an ordinary
    /// entry.
    case set(Message, TranslationState)
    /// Remove the entry.
    case remove
    /// Rename the entry.
    case rename(TableKey)
    /// Add an entry as it is extracted from code: with the text in the code, or one that follows from the key.
    case extract(String, isGiven: Bool)
    /// Set the comment of an existing entry; in a format without states only if it has none.
    case comment(String)
    /// Set the origin of the entry in the terms of String Catalogs; ignored by other formats.
    case extractionState(String?)
  }

  package let key: TableKey
  package let action: Action

  /// The comment for translators of a new entry; an existing one keeps its comments.
  package let comment: String?

  /// The states of a new message's `texts`, if a change sets each; only String Catalogs keep them.
  package let formStates: [TranslationState]

  package init(_ key: TableKey, _ action: Action, comment: String? = nil, formStates: [TranslationState] = []) {
    (self.key, self.action, self.comment, self.formStates) = (key, action, comment, formStates)
  }
}
