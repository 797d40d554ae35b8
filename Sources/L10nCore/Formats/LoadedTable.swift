package import L10nRuntime
package import L10nSyntax

/// A table file as its format reads it, before it is split into languages.
package struct ReadFile: Sendable {
  /// The languages of the file's tables, as they are written, the source language first; empty for a file with one
  /// language, which its place determines.
  package var languages: [String] = []

  /// The language of the file's keys and source texts; `nil` if the file does not declare it.
  package var sourceLanguage: String?

  /// The syntax of the file's texts, if the file determines it; `nil` if only settings do.
  package var syntax: @Sendable () -> TextSyntax? = { nil }

  /// Whether the file contains a table, if its name does not determine that.
  package var isTable = true

  /// Whether the file has texts that are only converted, so that it is no table.
  package var isOnlyConverted = false

  /// Whether the file contains the source texts of its translations, so that it also has a table for `Base`:
  /// `table("Base")`.
  package var hasSources = false

  /// The file as its format holds it, if that says how the texts of its table are written in all languages.
  package var contents: (any Sendable)?

  /// The same file with texts that are written as in another file of its table, by that file's `contents`; `nil` if that
  /// changes nothing.
  package var like: @Sendable (_ model: any Sendable) -> ReadFile? = { _ in nil }

  /// The table of one of the languages; `nil` for that of a file with one language.
  ///
  /// The table of a file with one language may also be requested by the name of its directory.
  package let table: @Sendable (_ language: String?) -> LoadedTable
}

/// One table in one language: uniform entries, and problems beside them.
package struct LoadedTable: Sendable {
  /// A comment, and the entry that it belongs to, if its place does not determine that.
  package typealias Comment = (range: Range<Int>, owner: (key: TableKey, range: Range<Int>)?)

  /// The language as it is written in a file of several; `nil` in a file of one.
  package var language: String?

  /// Whether the table represents the whole file: `false` for translations in a file of several languages.
  package var isSource = true

  /// The decoded text.
  package let source: SourceText

  /// The usable entries, in file order, including equal keys.
  package let entries: [LoadedEntry]

  /// Existing keys that cannot be used.
  package let brokenKeys: [TableKey]

  /// The problems in the file, in file order.
  package let findings: [StringsFinding]

  /// Whether nothing in the file has the structure of a table.
  package let isEmpty: Bool

  /// The keys of the file with their places, including those of entries without a language.
  package let keys: [(key: TableKey, range: Range<Int>)]

  /// Keys of the file whose texts are not read: the phrases of App Shortcuts.
  package var phraseKeys: [TableKey] = []

  /// The comments in file order.
  package let comments: @Sendable () -> [Comment]

  /// The text of an entry's comments, by `LoadedEntry.comments`; `nil` without any.
  package let commentText: @Sendable (Range<Int>) -> String?

  /// The spelling of the text at a range, quotes or tags included; `nil` in a binary file, and if there is no string at
  /// the range, or a broken one.
  package let spelling: @Sendable (Range<Int>) -> TextSpelling?

  /// The notes of an Android resource file about an entry, besides its text; `nil` for none.
  package var resource: @Sendable (LoadedEntry) -> ResourceNotes? = { _ in nil }

  /// The text at a range, quotes or tags included, as a format of its run time; `nil` for a text that the file does not
  /// spell in this way. Only used for formats whose specifiers are not Foundation's.
  package var format: @Sendable (_ place: Range<Int>, _ text: String) -> FormatString? = { _, _ in nil }

  /// The first whole numbers of a plural form, by its category, as the file declares them; `nil` if it does not.
  package var numbersOfForm: @Sendable (_ category: PluralCategory) -> [Int]? = { _ in nil }

  /// The reason why the file cannot be edited; `nil` if it can.
  package let editRefusal: @Sendable () -> EditRefusal?

  /// The editor of places in the file; `nil` if it cannot be edited.
  package let placeEditor: @Sendable () -> (any PlaceEditing)?

  /// The syntax of the file's property list; `nil` for other files.
  package var syntax: PropertyListDocument.Syntax?

  /// The property list of the file; `nil` for other files.
  package var document: @Sendable () -> PropertyListDocument? = { nil }
}

/// One entry of a table.
package struct LoadedEntry: Sendable {
  /// The key.
  package let key: TableKey

  /// The place of the key; of the language's name for a translation in a file of several languages.
  package let keyRange: Range<Int>

  /// The place of the key if `keyRange` is, or may be, that of a language's name.
  package var sharedKeyRange: Range<Int>?

  /// The place of the key itself, in any kind of file.
  package var ownKeyRange: Range<Int> { sharedKeyRange ?? keyRange }

  /// The range of the entry.
  package let range: Range<Int>

  /// The message with the places of its parts.
  package let text: PlacedMessage

  /// Whether the text is always a format.
  package let isRule: Bool

  /// The functions of arguments whose types the file declares outside of the message, by name.
  package var functions: [String: MessagePlaceholder.Function] = [:]

  /// The differences of an ICU message from ICU's own.
  package var dialect = ICUDialect()

  /// The specifier syntax of the texts, if each entry declares it; `nil` for that of the format.
  package var specifiers: SpecifierSyntax?

  /// The key of the form for a plural category, if each form is a text with its own key; the function returns `nil` if the
  /// format has no form for the category.
  package var formName: (@Sendable (_ category: String) -> String?)?

  /// The comments of the entry, for `LoadedTable.commentText`.
  package let comments: Range<Int>

  /// The translation state of the text.
  package var state = TranslationState.translated

  /// The states of the message's `texts`, of which `state` is the least; empty if all are the same.
  package var formStates: [TranslationState] = []

  /// The place of the state; `nil` if there is none.
  package var stateRange: Range<Int>?

  /// Whether the text is translated; if not, it is the same in all languages and never missing.
  package var isTranslatable = true

  /// The origin of the text, in the terms of String Catalogs; `TextUnit.extracted` if such a file does not contain it,
  /// `nil` in other files.
  package var extractionState: String?

  /// Whether Xcode generated the comment.
  package var isCommentGenerated = false

  package var message: Message { text.message }
}
