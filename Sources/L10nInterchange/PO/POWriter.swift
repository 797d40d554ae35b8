package import L10nCore
package import L10nRuntime
internal import L10nSyntax

extension WrittenTable {
  /// A PO file: the translations of a table beside the development texts, in their order.
  ///
  /// The context of a message is its key. Nothing in the file depends on the date or the machine.
  /// - Parameters:
  ///   - table: the translations, which may be the development table itself.
  ///   - language: its language.
  ///   - development: the source texts.
  ///   - developmentLanguage: their language.
  package init(
    po table: TextTable, language: LanguageTag, development: TextTable, developmentLanguage: LanguageTag
  ) {
    var writer = POWriter(table, language, developmentLanguage, isTemplate: false)
    writer.write(development)
    self.init(text: writer.text, losses: writer.losses)
  }

  /// A template (`.pot`): the messages without translations.
  package init(pot development: TextTable, language: LanguageTag) {
    var writer = POWriter(development, language, language, isTemplate: true)
    writer.write(development)
    self.init(text: writer.text, losses: [])
  }
}

private struct POWriter {
  private(set) var text = ""
  private(set) var losses: [Diagnostic] = []

  private let table: TextTable
  private let isTemplate: Bool

  /// The translations; none in a template.
  private let units: [TableKey: TextUnit]
  private let language: LanguageTag
  private let developmentLanguage: LanguageTag
  private let plurals: GettextPlurals

  /// The identities of messages by key, if the table was made for gettext; else empty.
  private var identities: [TableKey: POIdentity] = [:]

  init(_ table: TextTable, _ language: LanguageTag, _ developmentLanguage: LanguageTag, isTemplate: Bool) {
    (self.table, self.isTemplate) = (table, isTemplate)
    (self.language, self.developmentLanguage) = (language, developmentLanguage)
    units = isTemplate ? [:] : Dictionary(table.units.map { ($0.key, $0) }) { $1 }
    let hasZero = table.units.contains { unit in
      guard case .format(_, let variables) = unit.message.content else { return false }
      return variables.contains { $0.variants.contains { $0.category == "zero" } }
    }
    plurals = GettextPlurals(for: language, hasZero: hasZero)
  }

  mutating func write(_ development: TextTable) {
    identities = gettextIdentities(development)
    writeHeader(development.name)
    for unit in development.units { write(unit, isExtra: false) }
    let known = Set(development.units.map(\.key))
    for unit in table.units where !known.contains(unit.key) { write(unit, isExtra: true) }
  }

  /// The identities by which programs look messages up, if the table was made for gettext and each key is the source,
  /// or `context|source`. Empty for other tables, and if contexts would be taken for keys when the file is read.
  private func gettextIdentities(_ development: TextTable) -> [TableKey: POIdentity] {
    func identity(of unit: TextUnit, style: String?) -> POIdentity? {
      let id = POMessage.id(of: PluralText(unit, in: "PO").text, in: developmentLanguage)
      var names = unit.comment.map(CommentNames.names) ?? [:]
      for argument in unit.message.signature.arguments where names[argument.position] == nil {
        names[argument.position] = argument.name
      }
      return POIdentity(gettext: unit.key, id: id, names: names, style: style)
    }
    var identities: [TableKey: POIdentity] = [:]
    for unit in development.units {
      guard let own = identity(of: unit, style: nil) else { return [:] }
      identities[unit.key] = own
    }
    if let style = identities.values.first(where: \.hasNames)?.flag {
      for unit in development.units { identities[unit.key] = identity(of: unit, style: style) }
    }
    let contexts = identities.values.compactMap(\.context)
    return contexts.count == identities.count && Set(contexts).count == contexts.count ? [:] : identities
  }

  private mutating func writeHeader(_ name: String) {
    var fields = [
      "Project-Id-Version: \(name)",
      // For gettext, which warns if they are missing, and for translators' tools to fill in. Babel cannot read an empty
      // date.
      "PO-Revision-Date: \(isTemplate ? "YEAR-MO-DA HO:MI+ZONE" : "1970-01-01 00:00+0000")",
      "Last-Translator: ",
      "Language-Team: ",
      "Language: \(isTemplate ? "" : language.description.replacing("-", with: "_"))",
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=UTF-8",
      "Content-Transfer-Encoding: 8bit",
    ]
    if developmentLanguage != .english {
      fields.append("\(PONotes.sourceField): \(developmentLanguage.description.replacing("-", with: "_"))")
    }
    if table.units.contains(where: { $0.extractionState == TextUnit.extracted }) {
      fields.append("\(PONotes.extractionField): \(TextUnit.extracted)")
    }
    // A template has no language; msginit adds the field, and Babel cannot read it without numbers.
    if !isTemplate { fields.append("Plural-Forms: \(plurals.header)") }
    text += "msgid \"\"\nmsgstr \(POEscape.quoted(fields.map { $0 + "\n" }.joined()))\n"
  }

  /// - Parameter isExtra: whether the development table lacks the key, so that the key takes the text's place.
  private mutating func write(_ source: TextUnit, isExtra: Bool) {
    var unit = units[source.key]
    let isNew = unit?.state == .new
    if isExtra {
      losses.append(
        loss("'\(source.key)' has no text in \(developmentLanguage), where PO takes the key for it", of: source))
    }
    let original = isExtra ? .text(source.key.text) : PluralText(source, in: "PO").text
    let translation = PluralText(unit ?? source, in: "PO")
    losses += unit?.lostPattern(in: "PO").map { loss($0, of: source) } ?? []
    losses += unit?.lostStates.map { [loss($0, of: source)] } ?? []
    if unit != nil { losses += translation.losses.map { loss($0, of: source) } }
    if let translated = unit, translated.state == .new {
      if isExtra || translated.message != source.message {
        losses.append(loss("'\(source.key)' is not translated yet, so PO drops the text in its place", of: source))
      }
      unit = nil
    }
    let isOfGettext = isExtra && !identities.isEmpty
    var message = POMessage(
      identities[source.key] ?? (isOfGettext ? POIdentity(source: source.key) : POIdentity(key: source.key)))
    message.fill(original, in: developmentLanguage)
    message.notes = PONotes(unit ?? source)
    if isNew { message.notes.state = .new }
    // Fuzzy translations are skipped when they are read, unless a note says that they are shown.
    if unit?.state == .needsReview { message.notes.state = .needsReview }
    if let unit {
      let issues = message.translate(translation.text, plurals: plurals, language: language)
      losses += issues.map { loss("'\(unit.key)' \($0)", of: unit) }
    } else {
      message.leaveUntranslated(translation.text, forms: isTemplate ? 2 : plurals.categories.count)
    }
    let comment = message.identity.flag == nil ? source.comment : source.commentWithoutNames
    message.addComments(source: isExtra ? nil : comment, translation: unit?.comment)
    message.hasSource = !isExtra
    message.isPattern = source.syntax.hasPatterns
    message.reference = isExtra ? nil : source.location?.path
    message.isFuzzy = unit?.state == .needsReview
    text += "\n" + message.text
  }

  private func loss(_ message: String, of unit: TextUnit) -> Diagnostic {
    Loss.diagnostic(message, of: units[unit.key] ?? unit, in: table)
  }
}

extension PONotes {
  fileprivate init(_ unit: TextUnit) {
    self.init()
    state = unit.state == .stale ? .stale : nil
    isTranslatable = unit.isTranslatable
    extractionState = unit.extractionState == TextUnit.extracted ? nil : unit.extractionState
  }
}
