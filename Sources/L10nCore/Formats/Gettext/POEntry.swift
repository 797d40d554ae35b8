/// A message of a PO file.
package struct POEntry: Sendable {
  /// A string and its range, from its first quote to its last.
  package struct Text: Sendable {
    package var text: String
    package var range: Range<Int>

    package init(text: String, range: Range<Int>) { (self.text, self.range) = (text, range) }
  }

  /// A comment, or another line that begins with `#`.
  package struct Comment: Sendable {
    /// The character after `#` that says the comment's kind: `.`, `:`, `,` or `|`; a space for a translator's comment.
    let mark: Unicode.Scalar

    /// The comment's text.
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

  /// The lines of the translator's comments.
  package var translatorComments: [String] { comments.filter { $0.mark == " " }.map(\.text) }

  /// The lines of `#.` comments, which address translators.
  package var extractedComments: [String] { comments.filter { $0.mark == "." }.map(\.text) }

  /// The flags of `#,` comments.
  package var flags: [String] {
    comments.filter { $0.mark == "," }.flatMap { line in
      line.text.split(separator: ",").map { String($0.filter { $0 != " " && $0 != "\t" }) }
    }
  }

  /// Whether the message is marked with `#~`: gettext keeps it only for reuse by translators.
  package var isObsolete = false

  /// The flags that say how arguments are spelled, such as `c-format`.
  package var formatFlags: [String] { knownFlags ?? flags.filter { $0.hasSuffix("-format") } }

  /// The flags that the message has in another file of its table; `nil` for its own.
  var knownFlags: [String]?

  /// The offset of the first keyword.
  package var start = 0

  /// All lines with their breaks, from the first comment to the last string, without the blank lines before them.
  package var lines = 0..<0

  /// The name and offset of each string's keyword: `msgid`, `msgstr[0]`.
  var keywords: [(name: String, start: Int)] = []

  /// The text by which programs look the message up, as in gettext's MO files.
  var lookup: String { (context.map { "\($0.text)\u{4}" } ?? "") + (id?.text ?? "") }

  /// The range of the first `msgstr`.
  var translationKeyword: Range<Int> {
    let keyword = keywords.first { $0.name.hasPrefix("msgstr") }
    return keyword.map { $0.start..<$0.start + $0.name.utf8.count } ?? start..<start
  }

  /// Whether the translation is a tool's guess, or was made from another source.
  package var isFuzzy: Bool { flags.contains("fuzzy") }

  package var isTranslated: Bool { translations.values.contains { !$0.text.isEmpty } }

  package var isEmpty: Bool { id == nil && context == nil && translations.isEmpty }

  /// Whether programs look the message up.
  var isMessage: Bool { !isHeader && !isObsolete }

  /// Whether its strings are complete, so that a comment after them belongs to the next message.
  package var isClosed: Bool { !translations.isEmpty }

  /// The first message of a file, whose translation is the header.
  package var isHeader: Bool { context == nil && id?.text.isEmpty == true && !isObsolete }
}
