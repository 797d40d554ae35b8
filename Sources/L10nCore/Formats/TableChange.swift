package import L10nSyntax

/// One thing to change in a table.
package struct TableChange: Sendable {
  package enum Action: Sendable {
    /// Make the text this, in a new entry where there is none. The state `.new` makes it a stub, any other one ordinary.
    case set(Message, TranslationState)
    /// Remove the entry.
    case remove
    /// Give the entry another key.
    case rename(TableKey)
    /// Add an entry as it is extracted from code: with the text that the code gives, or that follows from the key.
    case extract(String, isGiven: Bool)
    /// Give an entry that is there a comment; a format with states has one, others get it only where there is none.
    case comment(String)
    /// Say how the entry came into the file, in the words of String Catalogs; other formats do not say.
    case extractionState(String?)
  }

  package let key: TableKey
  package let action: Action

  /// The comment for translators, for an entry that is new; one that is there keeps its own comments.
  package let comment: String?

  package init(_ key: TableKey, _ action: Action, comment: String? = nil) {
    (self.key, self.action, self.comment) = (key, action, comment)
  }
}
