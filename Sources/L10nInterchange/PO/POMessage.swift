import L10nCore
import L10nRuntime
import L10nSyntax

/// A message to be written to a PO file.
struct POMessage {
  let identity: POIdentity
  var notes = PONotes()
  var reference: String?
  var isFuzzy = false

  /// Whether the source is the text itself, not its key.
  var hasSource = true

  /// Whether the text is an ICU message, in which a percent sign does not begin a specifier.
  var isPattern = false

  private var id = ""
  private var plural: String?
  private var translations: [String] = []
  private var translatorComment: [String] = []
  private var extractedComment: [String] = []

  init(_ identity: POIdentity) { self.identity = identity }

  // MARK: Contents

  /// The source by which gettext's programs look a text up.
  static func id(of source: PluralText.Text, in language: LanguageTag) -> String {
    switch source {
    case .text(let text): text
    case .plural(let sentence):
      POForms(sentence.variable).text(for: PluralRules(for: language).category(for: PluralOperands(1)), language)
    }
  }

  /// Sets the source.
  mutating func fill(_ source: PluralText.Text, in language: LanguageTag) {
    id = Self.id(of: source, in: language)
    if case .plural(let sentence) = source { plural = POForms(sentence.variable).text(for: .other, language) }
  }

  /// Sets the translation.
  ///
  /// - Returns: the losses, in clauses after the key.
  mutating func translate(_ text: PluralText.Text, plurals: GettextPlurals, language: LanguageTag) -> [String] {
    switch text {
    case .text(let text):
      translations = plural == nil ? [text] : plurals.categories.map { _ in text }
      notes.isPlain = plural != nil
      return text.isEmpty ? ["is empty, which PO takes for untranslated"] : []
    case .plural(let sentence):
      note(sentence)
      plural = plural ?? id
      let forms = POForms(sentence.variable)
      translations = plurals.categories.map { $0.map { forms.text(for: $0, language) } ?? "" }
      let names = plurals.categories.compactMap { $0?.rawValue }
      let written = sentence.variable.variants.map(\.category)
      let kept = written.filter(names.contains)
      if kept != names { notes.forms = kept }
      let unused = written.filter { !names.contains($0) }.map { "has a form '\($0)', which no number takes" }
      let isEmpty = sentence.variable.variants.contains { $0.text.isEmpty }
      return unused + (isEmpty ? ["has an empty form, which PO takes for untranslated"] : [])
    }
  }

  /// Leaves the message untranslated; the notes say how a translation is read.
  mutating func leaveUntranslated(_ text: PluralText.Text, forms: Int) {
    if case .plural(let sentence) = text { note(sentence) }
    translations = plural == nil ? [""] : Array(repeating: "", count: forms)
  }

  private mutating func note(_ sentence: PluralSentence) {
    let name = sentence.variable.name
    notes.variable = (name, sentence.variable.valueType)
    if sentence.format != "%#@\(name)@" { notes.format = sentence.format }
  }

  /// Sets the comments: the source's, which address translators, and the translation's if it differs.
  mutating func addComments(source: String?, translation: String?) {
    extractedComment = Self.lines(source)
    if translation != source { translatorComment = Self.lines(translation) }
  }

  private static func lines(_ comment: String?) -> [String] {
    guard let comment, !comment.isEmpty else { return [] }
    // Readers drop spaces around a line, and empty lines at either end.
    let lines = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let isBlank = { (character: Character) in character.unicodeScalars.allSatisfy { $0.value <= 0x20 } }
      return String(line.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(lines[first...last])
  }

  // MARK: Text

  /// The lines of the message, each ended by a line break.
  var text: String {
    var lines = translatorComment.map { Self.comment("#", $0) }
    lines += (extractedComment.map(PONotes.comment) + notes.lines).map { Self.comment("#.", $0) }
    // Newer versions of gettext enclose paths with spaces in this way.
    if let reference { lines.append("#: " + (reference.contains(" ") ? "\u{2068}\(reference)\u{2069}" : reference)) }
    let format = identity.flag ?? (id.contains("%(") ? "python-format" : "objc-format")
    let flags = (isFuzzy ? ["fuzzy"] : []) + (isFormat ? [format] : [])
    if !flags.isEmpty { lines.append("#, " + flags.joined(separator: ", ")) }
    if let context = identity.context { lines.append("msgctxt \(POEscape.quoted(context))") }
    lines.append("msgid \(identity.source.map(POEscape.quoted) ?? quoted(id))")
    if let plural {
      lines.append("msgid_plural \(quoted(plural))")
      lines += translations.enumerated().map { "msgstr[\($0.offset)] \(quoted($0.element))" }
    } else {
      lines.append("msgstr \(quoted(translations.first ?? ""))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) -> String { POEscape.quoted(identity.written(text)) }

  private static func comment(_ mark: String, _ line: String) -> String { line.isEmpty ? mark : "\(mark) \(line)" }

  /// Whether gettext can check the specifiers of the message.
  private var isFormat: Bool {
    guard hasSource, !isPattern else { return false }
    if identity.flag != nil { return true }
    let texts = [id] + [plural].compactMap(\.self) + translations
    let formats = texts.map { FormatString($0) }
    return formats.allSatisfy { $0.errors.isEmpty && $0.placeholders.allSatisfy { $0.variable == nil } }
      && (formats.contains { !$0.placeholders.isEmpty } || plural != nil && texts.contains { $0.contains("%") })
  }
}
