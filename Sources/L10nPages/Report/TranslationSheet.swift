package import L10nCore

/// A locale's texts for a translator: the development texts beside the translations, by part, like translation files.
package struct TranslationSheet: Sendable {
  /// One part of a text: all of a plain one, or a form of a plural.
  package struct Part: Sendable {
    /// The identifier of its unit in a translation file.
    package let unit: String

    package let source: String

    /// `nil` without a translation.
    package let target: String?

    /// The name of the part within its text: `few`, `iPad`; empty for a plain text.
    package let name: String

    /// Example numbers of the form: `3, 4, 5 …`; `nil` for a part that is not a plural form.
    package let numbers: String?

    /// Whether the form is for one number only, so that it may leave the number out.
    package let isOfOneNumber: Bool

    /// Whether the language needs it.
    package let isRequired: Bool

    package init(
      unit: String, source: String, target: String?, name: String = "", numbers: String? = nil,
      isOfOneNumber: Bool = false, isRequired: Bool = true
    ) {
      (self.unit, self.source, self.target, self.name) = (unit, source, target, name)
      (self.numbers, self.isOfOneNumber, self.isRequired) = (numbers, isOfOneNumber, isRequired)
    }
  }

  /// One text with its parts.
  package struct Text: Sendable {
    package let id: TextID

    /// Whether the translation must be reviewed.
    package let needsReview: Bool

    package let parts: [Part]

    package init(id: TextID, needsReview: Bool, parts: [Part]) {
      (self.id, self.needsReview, self.parts) = (id, needsReview, parts)
    }
  }

  /// The texts of one file of the development language.
  package struct File: Sendable {
    /// Its path, by which a translation file names it.
    package let original: String
    package let texts: [Text]

    package init(original: String, texts: [Text]) { (self.original, self.texts) = (original, texts) }
  }

  /// The locale's index in the catalog.
  package let locale: Int

  package let files: [File]

  package init(locale: Int, files: [File]) { (self.locale, self.files) = (locale, files) }
}
