import L10nSyntax

/// A format of table files, with everything that the rest of the tool needs to know about it.
///
/// A format is one folder beside this file and one element of `all`. Code that reads, checks, converts and edits tables
/// uses these properties and names no format.
package struct TableFormat: Sendable {
  /// The name in commands, for most formats also the suffix of file names: `strings`.
  package let name: String

  /// The name in messages: `.strings`, `a String Catalog`.
  package let title: String

  /// The paths of its files, and their meaning.
  package let layout: TableLayout

  /// Whether a file contains a table in all languages, which then share their keys and properties.
  package var holdsAllLanguages = false

  /// Whether a file contains the translation state of each text.
  package var hasStates = false

  /// The specifier syntax of the texts.
  package var specifiers = SpecifierSyntax.foundation

  /// The definition of a variable that a text uses, as the object of `define`: `the substitution 'n'`.
  package let variableDefinition: @Sendable (_ name: String) -> String

  /// Whether the format can define variables itself.
  package var definesVariables = true

  /// Whether only whole numbers select plural forms.
  package var countsWholeNumbers = false

  /// Whether a file can hold `ResourceNotes` of texts.
  package var holdsResourceNotes = false

  /// Whether a form `zero` is shown for the number 0 in every language, rather than only by the language's rules.
  package var showsZero = true

  /// Whether plural forms of patterns for the numbers 0, 1 and 2 are those of the categories `zero`, `one` and `two`,
  /// so that `=1` is also shown for 21 in Russian.
  package var numbersAreCategories = false

  /// Whether programs look texts up by the texts in the code, so that keys are texts.
  package var looksUpTexts = false

  /// Whether a file itself declares the number of plural forms of its language, and the numbers of each.
  package var declaresPlurals = false

  /// The place of a text's plural forms, after "give it plural forms: ".
  package var pluralAdvice = "an entry in the .stringsdict, or 'Vary by Plural' in a String Catalog"

  /// Whether `Base` is a separate directory beside that of the development language; otherwise it is that directory,
  /// and other directories of its language are translations.
  package var keepsBase = true

  /// Whether other files than tables have such names, so that a file must be read to recognize it.
  package var sharesNames = false

  /// Whether keys are unique in all files of a directory: a text may be in another file than that of its translation.
  package var sharesKeysInFolder = false

  /// Whether a file is only a table beside files of the same table in other languages, because other files have such
  /// names.
  package var needsSiblings = false

  /// Whether programs read a file that is not UTF-8 as ISO-8859-1, and a byte order mark as text.
  package var readsLatin1 = false

  /// Whether projects with such files are usually written in Swift.
  package var isOfSwift = true

  /// Whether `l10n format` formats its files.
  package var hasStyle = false

  /// Whether its files only supplement those of the previous format in `all`, which writes both.
  package var isSupplement = false

  /// Reads a file; never fails.
  package let read: @Sendable ([UInt8]) -> ReadFile

  /// The files, in their canonical form, of a table in one layer and all its languages, with the losses.
  ///
  /// The second argument is the locale of the development language. `nil` for a format with its own message syntax,
  /// into which texts have to be converted before they are written.
  package var write: (@Sendable (_ tables: [TextTable], _ source: String) -> WrittenTables)?

  /// The editor of a table in this format.
  package let editor: @Sendable (TableSite) -> any TableEditing

  /// The outline of a file for merging; a refusal for a file that cannot be edited.
  let outline: @Sendable ([UInt8]) throws(EditRefusal) -> SourceOutline

  /// The patterns of this format's files for `.gitattributes`; empty if no pattern is only for tables.
  package var filePatterns: [String] = []
}

extension TableFormat: Hashable {
  package static func == (left: TableFormat, right: TableFormat) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension TableFormat {
  /// All formats. Files with the same table name in several of them are one table, in which entries of a later format
  /// hide those with the same keys of an earlier one.
  package static let all: [TableFormat] = [
    .strings, .stringsdict, .stringCatalog, .compose, .android, .moko, .arb, .json, .po, .properties,
  ]
}

extension TableFormat {
  /// The format of a file by its name, and by its folders if several formats have such names; `nil` for files that are
  /// not tables.
  package init?(ofFile path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let formats = Self.all.filter { $0.layout.table(name) != nil }
    let placed = formats.count > 1 ? CatalogPlace(path: path)?.format : nil
    guard let format = placed ?? formats.first(where: { $0.layout.folder == nil }) else { return nil }
    self = format
  }
}
