package import L10nSyntax

/// A change that removes the cause of a finding.
///
/// A rule offers one only where the result is what the translator meant, whatever that is: no words are made up, and no
/// argument of a text changes its type, number or position against the development text.
package struct Fix: Hashable, Sendable {
  /// Whether a fix is applied to files whose owner has not seen it.
  package enum Safety: String, Sendable {
    /// Nothing is lost, and code that uses the text goes on working.
    case safe
    /// It deletes entries or words that a person wrote, gives a key another name, changes what code must pass, or may be
    /// wrong in some language. `l10n fix --unsafe` applies it.
    case unsafe
  }

  /// What it does, an imperative clause: `write %lld`.
  package let summary: String

  /// What to change, all of it or nothing.
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
    /// Put other characters into a text.
    ///
    /// The location is the text's own (`EntryText.range` in its file), quotes or tags included; the range counts the
    /// UTF-8 of the decoded text. Escapes and entities outside of the range stay as they are written.
    case text(SourceLocation, range: Range<Int>, replacement: String)

    /// Put other characters into the file, as it is written.
    case source(SourceLocation, replacement: String)

    /// Remove the entry whose key stands at a place, with its comments.
    case remove(entryAt: SourceLocation)

    /// Give the entry whose key stands at a place another key.
    case rename(entryAt: SourceLocation, to: String)

    /// Write the file in UTF-8, without a byte order mark.
    case encodeAsUTF8(path: String)

    /// Make the text of one language another message, or take it away, in whichever files of its table that takes.
    case entry(EntryChange)

    /// Whether the entry as a whole goes, comes or gets another key.
    fileprivate var concernsEntry: Bool {
      switch self {
      case .remove, .rename, .entry: true
      case .text, .source, .encodeAsUTF8: false
      }
    }

    /// The file that is changed.
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

/// What an entry of one language and layer is to become, whether or not it stands in the file that such entries belong into.
package struct EntryChange: Hashable, Sendable {
  package let table: String
  package let key: TableKey

  /// The file where the entry stands now.
  package let path: String

  /// The directory of its language, without the suffix.
  package let directory: String

  /// `nil` for the base tables.
  package let layer: String?

  /// What it is to show; `nil` where it is to go.
  package let message: Message?

  /// Whether a person has to look at it, in formats that say so.
  package let needsReview: Bool
}
