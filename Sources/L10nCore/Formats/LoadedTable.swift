package import L10nRuntime
package import L10nSyntax

/// A table file as its format read it, apart from languages.
package struct ReadFile: Sendable {
  /// The languages that the file has tables of, as they are written, the source language first; empty for a file whose
  /// place says its one language.
  package var languages: [String] = []

  /// The language that the file says its keys and texts come from; `nil` where it does not say.
  package var sourceLanguage: String?

  /// What the file's texts are written in, where that follows from the file; `nil` where only settings say it.
  package var syntax: @Sendable () -> TextSyntax? = { nil }

  /// Whether the file holds a table at all, where its name does not say so.
  package var isTable = true

  /// Whether the file says what its texts are translated from, so that it has a table of `Base`, too: `table("Base")`.
  package var hasSources = false

  /// The table of one of the languages; `nil` asks for that of a file of one language.
  ///
  /// A file of one language may be asked for it by the name of the directory that its place says.
  package let table: @Sendable (_ language: String?) -> LoadedTable
}

/// One table in one language as a format read it: uniform entries, and problems beside them.
package struct LoadedTable: Sendable {
  /// A comment, and the entry that it belongs to where that does not follow from its place.
  package typealias Comment = (range: Range<Int>, owner: (key: TableKey, range: Range<Int>)?)

  /// The language as a file of several writes it; `nil` in a file of one.
  package var language: String?

  /// Whether the table speaks for the whole file: false for the translations in a file of several languages.
  package var isSource = true

  /// The decoded text.
  package let source: SourceText

  /// The entries that can be used, in file order; of equal keys all.
  package let entries: [LoadedEntry]

  /// Keys that are there but cannot be used.
  package let brokenKeys: [TableKey]

  /// What is wrong with the file, in file order.
  package let findings: [StringsFinding]

  /// Whether nothing in the file has the shape of a table.
  package let isEmpty: Bool

  /// The keys of the file with their places, those of entries that are for no language included.
  package let keys: [(key: TableKey, range: Range<Int>)]

  /// Keys of the file whose texts are not read: the phrases of App Shortcuts.
  package var phraseKeys: [TableKey] = []

  /// The comments in file order.
  package let comments: @Sendable () -> [Comment]

  /// The text of an entry's comments, by `LoadedEntry.comments`; `nil` without any.
  package let commentText: @Sendable (Range<Int>) -> String?

  /// How the text at a place, quotes or tags included, is spelled; `nil` in a binary file, and where no string stands, or
  /// one that is broken.
  package let spelling: @Sendable (Range<Int>) -> TextSpelling?

  /// What an Android resource file says of an entry besides what is shown; `nil` for nothing.
  package var resource: @Sendable (LoadedEntry) -> ResourceNotes? = { _ in nil }

  /// A text at a place, quotes or tags included, as what runs it reads it; `nil` for a text that the file does not spell
  /// so. Only asked of formats whose specifiers are not Foundation's.
  package var format: @Sendable (_ place: Range<Int>, _ text: String) -> FormatString? = { _, _ in nil }

  /// The first whole numbers that a plural form is for, by its category, as the file declares them; `nil` where it does not.
  package var numbersOfForm: @Sendable (_ category: PluralCategory) -> [Int]? = { _ in nil }

  /// Why the file cannot be edited; `nil` where it can.
  package let editRefusal: @Sendable () -> EditRefusal?

  /// What writes changes at places of the file; `nil` where it cannot be edited.
  package let placeEditor: @Sendable () -> (any PlaceEditing)?

  /// The spelling of the property list that the file is written as; `nil` for other files.
  package var syntax: PropertyListDocument.Syntax?

  /// The property list that the file is written as; `nil` for other files.
  package var document: @Sendable () -> PropertyListDocument? = { nil }
}

/// One entry of a table.
package struct LoadedEntry: Sendable {
  /// The key.
  package let key: TableKey

  /// The place of the key; of the language's name for a translation in a file of several languages.
  package let keyRange: Range<Int>

  /// The place of the key where `keyRange` is that of a language's name, or may be.
  package var sharedKeyRange: Range<Int>?

  /// The place of the key itself, whatever file it stands in.
  package var ownKeyRange: Range<Int> { sharedKeyRange ?? keyRange }

  /// The whole entry.
  package let range: Range<Int>

  /// What is shown, and where its parts stand.
  package let text: PlacedMessage

  /// Whether the text is run as a format whatever is in it.
  package let isRule: Bool

  /// How arguments are shown of whose types the file says it beside the message, by name.
  package var functions: [String: MessagePlaceholder.Function] = [:]

  /// How an ICU message differs from ICU's own.
  package var dialect: ICUDialect = []

  /// How the texts spell what is put into them, where each entry says it; `nil` for the format's own way.
  package var specifiers: SpecifierSyntax?

  /// The key of the form for a plural category, where each form is a text with a key of its own; it returns `nil` where the
  /// format has no form for it.
  package var formName: (@Sendable (_ category: String) -> String?)?

  /// What `LoadedTable.commentText` makes the entry's comment of.
  package let comments: Range<Int>

  /// How far the text is translated.
  package var state = TranslationState.translated

  /// Whether the texts of the entry are in several states, of which `state` is the least.
  package var hasSeveralStates = false

  /// The place of the state; `nil` where none is written.
  package var stateRange: Range<Int>?

  /// Whether the text is to be translated; one that is not is the same in all languages and never missing.
  package var isTranslatable = true

  /// How the text came into the file, in the words of String Catalogs; `TextUnit.extracted` where such a file does not
  /// say, `nil` in other files.
  package var extractionState: String?

  /// Whether Xcode has written the comment.
  package var isCommentGenerated = false

  package var message: Message { text.message }
}
