import L10nSyntax

/// A format of table files: all that the rest of the tool knows of one.
///
/// A format is one folder beside this file and one element of `all`. What reads, judges, converts and edits tables asks
/// for the properties here and names no format.
package struct TableFormat: Sendable {
  /// The name in commands; for most formats also the suffix of file names: `strings`.
  package let name: String

  /// The name in messages: `.strings`, `a String Catalog`.
  package let title: String

  /// What the paths of its files say, and back.
  package let layout: TableLayout

  /// Whether a file holds a table in all languages, which then share their keys and what is said of them.
  package var holdsAllLanguages = false

  /// Whether a file says how far each text is translated.
  package var hasStates = false

  /// How texts spell what is put into them.
  package var specifiers = SpecifierSyntax.foundation

  /// What defines a variable that a text names, as the object of `define`: `the substitution 'n'`.
  package let variableDefinition: @Sendable (_ name: String) -> String

  /// Whether the format can define variables itself.
  package var definesVariables = true

  /// Whether plural forms are chosen by whole numbers alone.
  package var countsWholeNumbers = false

  /// Whether a file holds what `ResourceNotes` says of texts.
  package var holdsResourceNotes = false

  /// Whether a form `zero` is shown for the number 0 in every language, not only where the language's rule says so.
  package var showsZero = true

  /// Whether plural forms of patterns for the numbers 0, 1 and 2 are those of the categories `zero`, `one` and `two`, so that
  /// `=1` is shown for 21 in Russian.
  package var numbersAreCategories = false

  /// Whether programs look texts up by the texts of the code, so that keys are texts.
  package var looksUpTexts = false

  /// Whether a file says itself how many plural forms its language has, and which number takes which.
  package var declaresPlurals = false

  /// Where plural forms of a text are written, after "give it plural forms: ".
  package var pluralAdvice = "an entry in the .stringsdict, or 'Vary by Plural' in a String Catalog"

  /// Whether `Base` is a directory of its own beside that of the development language; otherwise it is that directory,
  /// and other ones of its language are translations.
  package var keepsBase = true

  /// Whether other files than tables have such names, so that a file has to be read to know what it is.
  package var sharesNames = false

  /// Whether projects with such files are written in Swift as a rule.
  package var isOfSwift = true

  /// Whether `l10n format` writes its files in one style.
  package var hasStyle = false

  /// Whether its files only supplement those of the format before it in `all`, which writes both.
  package var isSupplement = false

  /// Reads a file; never fails.
  package let read: @Sendable ([UInt8]) -> ReadFile

  /// The files, in their canonical form, of a table in one layer and all its languages, and what they cannot hold.
  ///
  /// The second argument is the locale of the development language. `nil` for a format with a message syntax of its own, into
  /// which texts have to be converted before they are written.
  package var write: (@Sendable (_ tables: [TextTable], _ source: String) -> WrittenTables)?

  /// What changes a table of this format.
  package let editor: @Sendable (TableSite) -> any TableEditing

  /// A file as parts, to be merged; a refusal for one that cannot be edited.
  let outline: @Sendable ([UInt8]) throws(EditRefusal) -> SourceOutline

  /// The files of this format as `.gitattributes` names them; none where no pattern is of tables alone.
  package var filePatterns: [String] = []
}

extension TableFormat: Hashable {
  package static func == (left: TableFormat, right: TableFormat) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension TableFormat {
  /// All formats. Files of several of them make up one table where they have its name, and then entries of a later one
  /// hide those of the same keys of an earlier one.
  package static let all: [TableFormat] = [.strings, .stringsdict, .stringCatalog, .android, .arb, .json, .po]
}

extension TableFormat {
  /// The format of a file by its name, wherever it stands; `nil` for what is no table.
  package init?(ofFile path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let format = Self.all.first(where: { $0.layout.table(name) != nil }) else { return nil }
    self = format
  }
}
