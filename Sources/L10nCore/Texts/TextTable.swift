package import L10nSyntax

/// The texts of one table in one language, apart from any file format: what conversions pass from a reader to a writer.
package struct TextTable: Hashable, Sendable {
  /// The table's name as in `CatalogPlace.table`: `Player`, `Widgets/Localizable`.
  package var name: String

  /// The language as its `.lproj` directory is named, without the suffix: `fr`, `pt-BR`, `zh_TW`.
  package var locale: String

  /// The override layer; `nil` for a base table.
  package var layer: String?

  /// The texts in their order. No two have the same key.
  package var units: [TextUnit]

  /// What an ARB file says of itself, `@@author`; it stands there again when the table is written as ARB.
  package var bundleAttributes: [BundleNotes.Attribute] = []

  package init(name: String, locale: String, layer: String? = nil, units: [TextUnit]) {
    (self.name, self.locale, self.layer, self.units) = (name, locale, layer, units)
  }
}

/// One text of a table with what translators know of it.
package struct TextUnit: Hashable, Sendable {
  package var key: TableKey
  /// What the text shows, as it is written: a pattern of ICU's MessageFormat is a text.
  package var message: Message

  /// The translator's comment, without comment marks; `nil` without one.
  package var comment: String?

  package var state: TranslationState

  /// Whether the forms of the text are in several states, of which `state` is the least.
  package var hasSeveralStates: Bool

  /// `false` for what is the same in all languages and never missing (`shouldTranslate` of a String Catalog).
  package var isTranslatable: Bool

  /// How the text came into a String Catalog (`manual`, `stale`, …, or `extracted` where the entry does not say);
  /// `nil` elsewhere.
  package var extractionState: String?

  /// Whether Xcode has written the comment.
  package var isCommentGenerated = false

  /// What Xcode has found in the code, which no state in a String Catalog says.
  package static let extracted = "extracted"

  /// What Xcode has found in the code with a text, as a String Catalog writes it.
  package static let extractedWithText = "extracted_with_value"

  /// What Xcode no longer finds in the code, as a String Catalog writes it.
  package static let noLongerExtracted = "stale"

  /// Whether the message is a plain text in which arguments are written as in ICU's MessageFormat.
  package var syntax = TextSyntax.printf

  /// What the text is marked up with; `nil` for nothing, and for what has tags of its own.
  package var markup: MarkupSyntax?

  /// Whether the plain text is a pattern of ICU's MessageFormat 1.
  package var isPattern: Bool { syntax == .icu }

  /// What an ARB file says of the text; `nil` for what was read as a format, and from other files.
  package var bundle: BundleNotes?

  /// What an Android resource file says of the text; `nil` for nothing, and from other files.
  package var resource: ResourceNotes?

  /// Where the text was read, for reports; `nil` for what stands in no file.
  package var location: SourceLocation?

  package init(
    key: TableKey, message: Message, comment: String? = nil, state: TranslationState = .translated,
    isTranslatable: Bool = true, extractionState: String? = nil, hasSeveralStates: Bool = false,
    location: SourceLocation? = nil
  ) {
    self.hasSeveralStates = hasSeveralStates
    (self.key, self.message, self.comment, self.state) = (key, message, comment, state)
    (self.isTranslatable, self.extractionState, self.location) = (isTranslatable, extractionState, location)
  }
}

/// How far a translation is, in the words of String Catalogs.
package enum TranslationState: String, CaseIterable, Sendable {
  /// Not translated: the text is missing, whatever stands in its place.
  case new
  /// Translated, but to be reviewed before it is trusted.
  case needsReview = "needs_review"
  case translated
  /// Translated from a text that is no longer in the code.
  case stale
}
