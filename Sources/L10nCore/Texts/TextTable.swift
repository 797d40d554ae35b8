package import L10nSyntax

/// The texts of one table in one language, independent of a file format: conversions pass them from a reader to a
/// writer.
package struct TextTable: Hashable, Sendable {
  /// The table's name as in `CatalogPlace.table`: `Player`, `Widgets/Localizable`.
  package var name: String

  /// The language by the name of its `.lproj` directory, without the suffix: `fr`, `pt-BR`, `zh_TW`.
  package var locale: String

  /// The override layer; `nil` for a base table.
  package var layer: String?

  /// The texts in their order, with different keys.
  package var units: [TextUnit]

  /// The attributes of an ARB file itself, such as `@@author`, which are written again when the table is written as
  /// ARB.
  package var bundleAttributes: [BundleNotes.Attribute] = []

  package init(name: String, locale: String, layer: String? = nil, units: [TextUnit]) {
    (self.name, self.locale, self.layer, self.units) = (name, locale, layer, units)
  }
}

/// One text of a table with its information for translators.
package struct TextUnit: Hashable, Sendable {
  package var key: TableKey
  /// The message as it is written: a pattern of ICU's MessageFormat is a text.
  package var message: Message

  /// The comment for translators, without comment marks; `nil` if there is none.
  package var comment: String?

  package var state: TranslationState

  /// The states of the message's `texts`, of which `state` is the least; empty if all are the same.
  package var formStates: [TranslationState]

  /// The states of the message's `texts`, in their order.
  package var allStates: [TranslationState] {
    formStates.isEmpty ? message.texts.map { _ in state } : formStates
  }

  /// Whether the text is translated; `false` if it is the same in all languages and never missing (`shouldTranslate` of
  /// a String Catalog).
  package var isTranslatable: Bool

  /// The origin of the text in a String Catalog (`manual`, `stale`, …, or `extracted` if the entry does not contain
  /// it); `nil` in other formats.
  package var extractionState: String?

  /// Whether Xcode generated the comment.
  package var isCommentGenerated = false

  /// The origin of a text that Xcode found in the code, for which a String Catalog has no state.
  package static let extracted = "extracted"

  /// The origin, in a String Catalog, of a text that Xcode found in the code together with its value.
  package static let extractedWithText = "extracted_with_value"

  /// The origin, in a String Catalog, of a text that Xcode no longer finds in the code.
  package static let noLongerExtracted = "stale"

  /// The syntax of the message, if it is a plain text.
  package var syntax = TextSyntax.printf

  /// The markup syntax of the text; `nil` for none, and for a text with its own tags.
  package var markup: MarkupSyntax?

  /// Whether the plain text is a pattern of ICU's MessageFormat 1.
  package var isPattern: Bool { syntax == .icu }

  /// The notes of an ARB file about the text; `nil` for a text that was read as a format, and in other files.
  package var bundle: BundleNotes?

  /// The notes of an Android resource file about the text; `nil` for none, and in other files.
  package var resource: ResourceNotes?

  /// The place of the text, for reports; `nil` for a text that is not from a file.
  package var location: SourceLocation?

  package init(
    key: TableKey, message: Message, comment: String? = nil, state: TranslationState = .translated,
    isTranslatable: Bool = true, extractionState: String? = nil, formStates: [TranslationState] = [],
    location: SourceLocation? = nil
  ) {
    self.formStates = formStates
    (self.key, self.message, self.comment, self.state) = (key, message, comment, state)
    (self.isTranslatable, self.extractionState, self.location) = (isTranslatable, extractionState, location)
  }
}

/// The state of a translation, in the terms of String Catalogs.
package enum TranslationState: String, CaseIterable, Sendable {
  /// Not translated: the text, if any, is a placeholder.
  case new
  /// Translated, but needs a review.
  case needsReview = "needs_review"
  case translated
  /// Translated from a text that is no longer in the code.
  case stale
}
