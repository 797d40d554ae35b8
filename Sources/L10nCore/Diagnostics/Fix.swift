package import L10nSyntax

/// A change that removes the cause of a finding.
///
/// A rule offers one only if the result is certainly what the translator meant: no words are invented, and no argument
/// of a text changes its type, number or position relative to the development text.
package struct Fix: Hashable, Sendable {
  /// Whether a fix is applied to files without a review.
  package enum Safety: String, Sendable {
    /// Nothing is lost, and code that uses the text still works.
    case safe
    /// It deletes entries or words that a person wrote, renames a key, changes the arguments that code must pass, or
    /// may be wrong in some language. `l10n fix --unsafe` applies it.
    case unsafe
  }

  /// The effect, an imperative clause: `write %lld`.
  package let summary: String

  /// The changes, all of which are made or none.
  package let changes: [Change]

  /// Always `unsafe` for a fix that removes or renames an entry.
  package let safety: Safety

  package init(_ summary: String, _ changes: Change..., safety: Safety = .safe) {
    self.init(summary, changes, safety: safety)
  }

  package init(_ summary: String, _ changes: [Change], safety: Safety = .safe) {
    self.summary = summary
    self.changes = changes
    self.safety = changes.contains(where: \.concernsEntry) ? .unsafe : safety
  }

  /// One change to one file.
  package enum Change: Hashable, Sendable {
    /// Replaces characters of a text.
    ///
    /// The location is that of the text (`EntryText.range` in its file), quotes or tags included; the range counts the
    /// UTF-8 of the decoded text. Escapes and entities outside of the range stay as they are written.
    case text(SourceLocation, range: Range<Int>, replacement: String)

    /// Replaces characters of the file.
    case source(SourceLocation, replacement: String)

    /// Removes the entry whose key is at a place, with its comments.
    case remove(entryAt: SourceLocation)

    /// Renames the entry whose key is at a place.
    case rename(entryAt: SourceLocation, to: String)

    /// Writes the file in UTF-8, without a byte order mark.
    case encodeAsUTF8(path: String)

    /// Replaces or removes the message of a text in one language, in all files of its table for which that is
    /// necessary.
    case entry(EntryChange)

    /// Whether the entry as a whole is removed, added or renamed.
    fileprivate var concernsEntry: Bool {
      switch self {
      case .remove, .rename, .entry: true
      case .text, .source, .encodeAsUTF8: false
      }
    }

    /// The file of the change.
    package var path: String {
      switch self {
      case .text(let location, _, _), .source(let location, _), .remove(let location), .rename(let location, _):
        location.path
      case .encodeAsUTF8(let path): path
      case .entry(let change): change.path
      }
    }
  }
}

/// The new state of an entry of one language and layer, whether or not it is now in the correct file.
package struct EntryChange: Hashable, Sendable {
  package let table: String
  package let key: TableKey

  /// The current file of the entry.
  package let path: String

  /// The directory of its language, without the suffix.
  package let directory: String

  /// The layer; `nil` for the base tables.
  package let layer: String?

  /// The new message; `nil` to remove the entry.
  package let message: Message?

  /// Whether a person needs to review it, in formats with such a state.
  package let needsReview: Bool
}
