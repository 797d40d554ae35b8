/// A message of a PO file. Its texts are decoded when they are asked for.
package struct POEntry: Sendable {
  /// A string.
  package struct Text: Sendable {
    fileprivate let contents: POContents
    fileprivate let phrase: POContents.Phrase

    /// From its first quote to its last.
    package var range: Range<Int> { phrase.range }

    package var isEmpty: Bool { contents.isEmpty(phrase) }

    package var text: String { contents.text(of: phrase) }
  }

  private let contents: POContents
  private let parts: POContents.Message

  /// The flags that the message has in another file of its table; `nil` for its own.
  var knownFlags: [String]?

  init(_ contents: POContents, _ parts: POContents.Message) { (self.contents, self.parts) = (contents, parts) }

  private var phrases: ArraySlice<POContents.Phrase> { contents.parts.phrases[parts.phrases] }

  private func text(_ field: POContents.Phrase.Field) -> Text? {
    phrases.first { $0.field == field }.map { Text(contents: contents, phrase: $0) }
  }

  /// `msgctxt`
  package var context: Text? { text(.context) }

  /// `msgid`
  package var id: Text? { text(.id) }

  /// `msgid_plural`
  package var plural: Text? { text(.plural) }

  /// `msgstr` as 0, and `msgstr[n]`, in their order.
  package var translations: [(form: Int, text: Text)] {
    let all = phrases.lazy.filter { $0.field == .translation }.map { ($0.form, Text(contents: contents, phrase: $0)) }
    return all.sorted { $0.0 < $1.0 }
  }

  /// The `msgstr` of a form; `nil` if there is none.
  package func translation(_ form: Int) -> Text? {
    phrases.first { $0.field == .translation && $0.form == form }.map { Text(contents: contents, phrase: $0) }
  }

  /// All strings but the context, in file order.
  var texts: [Text] {
    phrases.filter { $0.field != .context && $0.field != .repeated }.map { Text(contents: contents, phrase: $0) }
  }

  /// In file order, each with its mark and the range of its line.
  var comments: [(mark: Unicode.Scalar, text: String, range: Range<Int>)] {
    contents.parts.comments[parts.comments].map { ($0.mark, contents.string($0.text), $0.range) }
  }

  private func comments(_ mark: Unicode.Scalar) -> [String] {
    contents.parts.comments[parts.comments].lazy.filter { $0.mark == mark }.map { contents.string($0.text) }
  }

  /// The lines of the translator's comments.
  package var translatorComments: [String] { comments(" ") }

  /// The lines of `#.` comments, which address translators.
  package var extractedComments: [String] { comments(".") }

  /// The flags of `#,` comments.
  package var flags: [String] {
    comments(",").flatMap { line in
      line.split(separator: ",").map { String($0.filter { $0 != " " && $0 != "\t" }) }
    }
  }

  /// Whether the message is marked with `#~`: gettext keeps it only for reuse by translators.
  package var isObsolete: Bool { parts.isObsolete }

  /// The flags that say how arguments are spelled, such as `c-format`.
  package var formatFlags: [String] { knownFlags ?? flags.filter { $0.hasSuffix("-format") } }

  /// The offset of the first keyword.
  package var start: Int { parts.start }

  /// All lines with their breaks, from the first comment to the last string, without the blank lines before them.
  package var lines: Range<Int> { parts.lines }

  /// The name of each string's keyword, and the offset of its line: `msgid`, `msgstr[0]`.
  var keywords: [(name: String, start: Int)] { phrases.map { (contents.string($0.keyword), $0.start) } }

  /// The text by which programs look the message up, as in gettext's MO files.
  var lookup: String { (context.map { "\($0.text)\u{4}" } ?? "") + (id?.text ?? "") }

  /// The range of the first `msgstr`.
  var translationKeyword: Range<Int> {
    let phrase = phrases.first { $0.field == .translation }
    return phrase.map { $0.start..<$0.start + $0.keyword.count } ?? start..<start
  }

  /// Whether the translation is a tool's guess, or was made from another source.
  package var isFuzzy: Bool { flags.contains("fuzzy") }

  package var isTranslated: Bool { phrases.contains { $0.field == .translation && !contents.isEmpty($0) } }

  /// Whether programs look the message up.
  var isMessage: Bool { !isHeader && !isObsolete }

  /// The first message of a file, whose translation is the header.
  package var isHeader: Bool { !isObsolete && context == nil && id?.isEmpty == true }
}
