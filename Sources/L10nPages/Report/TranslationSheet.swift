package import L10nCore

/// What a translator gets of one locale: the development texts beside the translations, by part, as translation files have
/// them.
package struct TranslationSheet: Sendable {
  /// One part of a text: all of a plain one, a form of a plural one.
  package struct Part: Sendable {
    /// The identifier of its unit in a translation file.
    package let unit: String

    package let source: String

    /// `nil` without a translation.
    package let target: String?

    /// What tells the parts of a text apart, in words: `few`, `iPad`; empty for a plain text.
    package let name: String

    /// The numbers that take the form: `3, 4, 5 …`; `nil` for what is no plural form.
    package let numbers: String?

    /// Whether the form stands for one number alone, so that it may leave the number out.
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

    /// Whether the translation is to be reviewed.
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

  /// The locale's number in the catalog.
  package let locale: Int

  package let files: [File]

  package init(locale: Int, files: [File]) { (self.locale, self.files) = (locale, files) }
}
