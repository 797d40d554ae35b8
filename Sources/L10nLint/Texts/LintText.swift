package import L10nCore
package import L10nRuntime

/// One text of an entry, with what several rules need to know of it.
package struct LintText: Sendable {
  package let entry: CatalogEntry
  package let text: EntryText

  /// The language of the text.
  package let language: LanguageTag

  /// Whether the text is run as a format, so that specifiers mean something in it.
  package let isFormat: Bool

  package let traits: TextTraits

  /// The text, escapes decoded.
  package var string: String { text.text }

  /// The place in the file of a stretch of the text, in UTF-8 offsets of the decoded text.
  package func location(of stretch: Range<Int>) -> SourceLocation { entry.location(of: stretch, in: text) }

  /// The place of the whole text, quotes or tags included.
  package var location: SourceLocation { entry.file.location(text.range) }

  /// A fix that puts other characters in place of a stretch of the text, in UTF-8 offsets of the decoded text.
  package func fix(_ summary: String, _ stretch: Range<Int>, with replacement: String) -> Fix {
    Fix(summary, .text(location, stretch: stretch, replacement: replacement))
  }
}

/// A text of a translation beside the text of the development language that it stands for.
package struct TextPair: Sendable {
  /// The translation, or an override of the development text.
  package let translation: LintText

  /// The text of the same form in the development language; of its `other` for a form that it does not have.
  package let original: LintText
}
