/// A message of a PO file.
package struct POEntry: Sendable {
  /// A string with the place of its first quote to its last.
  package struct Text: Sendable {
    package var text: String
    package var range: Range<Int>

    package init(text: String, range: Range<Int>) { (self.text, self.range) = (text, range) }
  }

  /// A comment, or another line that begins with `#`.
  package struct Comment: Sendable {
    /// What follows the `#`, if that gives the comment a meaning: `.`, `:`, `,`, `|`; a space for what a translator wrote.
    let mark: Unicode.Scalar

    /// What it says.
    let text: String

    /// The whole line with its break.
    let range: Range<Int>
  }

  /// `msgctxt`
  package var context: Text?

  /// `msgid`
  package var id: Text?

  /// `msgid_plural`
  package var plural: Text?

  /// `msgstr` as 0, or `msgstr[n]`.
  package var translations: [Int: Text] = [:]

  /// In file order.
  var comments: [Comment] = []

  /// What a translator wrote.
  package var translatorComments: [String] { comments.filter { $0.mark == " " }.map(\.text) }

  /// `#.` lines: what is said to translators.
  package var extractedComments: [String] { comments.filter { $0.mark == "." }.map(\.text) }

  /// `#,` flags.
  package var flags: [String] {
    comments.filter { $0.mark == "," }.flatMap { line in
      line.text.split(separator: ",").map { String($0.filter { $0 != " " && $0 != "\t" }) }
    }
  }

  /// Whether the message stands after `#~`: gettext keeps it for translators' memory only.
  package var isObsolete = false

  /// Where its first keyword stands.
  package var start = 0

  /// All lines with their breaks, from the first comment to the last string; blank lines before it are not its own.
  package var lines = 0..<0

  /// Where the keyword of each string stands, by what it is: `msgid`, `msgstr[0]`.
  var keywords: [(name: String, start: Int)] = []

  /// What programs look the message up by, as gettext writes it into its own files.
  var lookup: String { (context.map { "\($0.text)\u{4}" } ?? "") + (id?.text ?? "") }

  /// The place of the first `msgstr`.
  var translationKeyword: Range<Int> {
    let keyword = keywords.first { $0.name.hasPrefix("msgstr") }
    return keyword.map { $0.start..<$0.start + $0.name.utf8.count } ?? start..<start
  }

  /// Whether the translation is a guess of a tool, or of another source.
  package var isFuzzy: Bool { flags.contains("fuzzy") }

  package var isTranslated: Bool { translations.values.contains { !$0.text.isEmpty } }

  package var isEmpty: Bool { id == nil && context == nil && translations.isEmpty }

  /// Whether its strings are complete, so that what follows belongs to the next one.
  package var isClosed: Bool { !translations.isEmpty }

  /// The first message of a file, whose translation is the header.
  package var isHeader: Bool { context == nil && id?.text.isEmpty == true && !isObsolete }
}
