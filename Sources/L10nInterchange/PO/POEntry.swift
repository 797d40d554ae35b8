/// A message of a PO file.
struct POEntry {
  /// A string with the place of its first quote to its last.
  struct Text {
    var text: String
    var range: Range<Int>
  }

  /// `msgctxt`
  var context: Text?

  /// `msgid`
  var id: Text?

  /// `msgid_plural`
  var plural: Text?

  /// `msgstr` as 0, or `msgstr[n]`.
  var translations: [Int: Text] = [:]

  /// `#` lines: what a translator wrote.
  var translatorComments: [String] = []

  /// `#.` lines: what is said to translators.
  var extractedComments: [String] = []

  /// `#,` flags.
  var flags: [String] = []

  /// Whether the message stands after `#~`: gettext keeps it for translators' memory only.
  var isObsolete = false

  /// Where its first keyword stands.
  var start = 0

  /// Whether the translation is a guess of a tool, or of another source.
  var isFuzzy: Bool { flags.contains("fuzzy") }

  var isTranslated: Bool { translations.values.contains { !$0.text.isEmpty } }

  var isEmpty: Bool { id == nil && context == nil && translations.isEmpty }

  /// Whether its strings are complete, so that what follows belongs to the next one.
  var isClosed: Bool { !translations.isEmpty }

  /// The first message of a file, whose translation is the header.
  var isHeader: Bool { context == nil && id?.text.isEmpty == true && !isObsolete }
}
