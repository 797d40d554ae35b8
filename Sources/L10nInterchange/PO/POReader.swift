package import L10nCore
internal import L10nRuntime
internal import L10nSyntax

extension ReadTables {
  /// Reads a PO file, or a template (`.pot`) as the texts of the development language.
  ///
  /// Keys are the contexts, if each message has a unique one; in files of other origin `context|text`, or the text
  /// alone. As in gettext, which omits fuzzy translations from programs' files, a fuzzy translation does not count.
  /// - Parameters:
  ///   - usesFuzzy: whether fuzzy translations are texts that need a review.
  ///   - notesNames: whether comments on source texts say the names of arguments.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(po file: TableFile, usesFuzzy: Bool = false, notesNames: Bool = true) {
    var reader = POReader(file, usesFuzzy: usesFuzzy, notesNames: notesNames)
    let table = reader.table()
    self.init(
      tables: [table], sources: reader.sources.map { [$0] } ?? [], sourceLanguage: reader.header.sourceLanguage,
      source: file.source,
      diagnostics: reader.diagnostics.sorted(by: Diagnostic.precedes))
  }
}

/// Reads the messages of a PO file as texts.
private struct POReader {
  private(set) var diagnostics: [Diagnostic]

  private let file: TableFile
  private let po: POFile
  private let entries: [POEntry]
  private let isTemplate: Bool
  private let locale: String
  private let tag: LanguageTag
  private let plurals: GettextPlurals
  var header: POHeader { po.header }

  /// The language of the sources.
  private let sourceTag: LanguageTag

  private let usesFuzzy: Bool
  private let notesNames: Bool

  init(_ file: TableFile, usesFuzzy: Bool, notesNames: Bool) {
    (self.file, self.usesFuzzy, self.notesNames) = (file, usesFuzzy, notesNames)
    isTemplate = file.path.hasSuffix(".pot")
    po = file.read.contents as? POFile ?? POFile(file.source)
    entries = po.entries.filter { !$0.isHeader }
    let declared = po.header["language"].map { LanguageTag(translationName: $0)?.description ?? $0 }
    // A template has the texts of the code.
    sourceTag = po.header.sourceLanguage ?? .english
    let language = file.language(declared: declared ?? (isTemplate ? sourceTag.description : nil))
    (locale, tag) = (language.name, language.tag ?? .english)
    plurals = po.plurals(in: tag).forms
    // Messages with the same key are reported where they are left out.
    let findings = po.findings.filter { $0.kind != .duplicateKey } + (isTemplate ? [] : po.undeclaredPlurals(in: tag))
    diagnostics = file.diagnostics(findings) + language.diagnostics
  }

  /// The sources as texts of their language; `nil` if that is the file's language, or if messages have separate keys,
  /// since those have a template, too.
  var sources: TextTable? {
    if isTemplate || tag == sourceTag || po.haveOwnContexts { return nil }
    var seen: Set<TableKey> = []
    let units = entries.compactMap { entry -> TextUnit? in
      let key = po.key(of: entry)
      guard !entry.isObsolete, let id = entry.id, seen.insert(key).inserted else { return nil }
      var comments = entry.extractedComments
      let notes = PONotes(removingFrom: &comments)
      let message = source(of: texts(of: entry, notes), notes)
      return inSyntaxOfFile(
        TextUnit(
          key: key, message: message, comment: comment(comments, on: message, entry, isSource: true),
          state: .translated,
          isTranslatable: notes.isTranslatable, location: SourceLocation(file.path, id.range)))
    }
    return units.isEmpty ? nil : TextTable(name: file.place.table, locale: sourceTag.description, units: units)
  }

  mutating func table() -> TextTable {
    var units: [TextUnit] = []
    var seen: Set<TableKey> = []
    reportObsolete()
    reportFuzzy()
    for entry in entries where !entry.isObsolete {
      let key = po.key(of: entry)
      let place = entry.context?.range ?? entry.id?.range ?? 0..<0
      if !seen.insert(key).inserted {
        diagnostics.append(
          file.diagnostic("duplicate-key", .error, "a second message for '\(key)' is left out", at: place, key: key))
      } else if let unit = unit(entry, key: key, place: place) {
        units.append(unit)
      }
    }
    return TextTable(name: file.place.table, locale: locale, units: units)
  }

  /// Says once that obsolete messages are not read.
  private mutating func reportObsolete() {
    let obsolete = entries.filter(\.isObsolete)
    guard let first = obsolete.first else { return }
    let messages =
      obsolete.count == 1 ? "an obsolete message is" : "\(obsolete.count.withSeparators) obsolete messages are"
    diagnostics.append(
      file.diagnostic(
        "conversion-loss", .note, "\(messages) left out", at: first.id?.range ?? first.start..<first.start))
  }

  /// Whether a translation is a guess: fuzzy, and not marked so by our writer for a text that needs a review.
  private func isGuess(_ entry: POEntry, _ notes: PONotes) -> Bool {
    entry.isFuzzy && !usesFuzzy && notes.state != .needsReview
  }

  /// Says once that fuzzy translations are not read.
  private mutating func reportFuzzy() {
    if isTemplate { return }
    let guesses = entries.filter { entry in
      var comments = entry.extractedComments
      return !entry.isObsolete && entry.isTranslated && isGuess(entry, PONotes(removingFrom: &comments))
    }
    guard let first = guesses.first else { return }
    let texts = guesses.count == 1 ? "a fuzzy translation is" : "\(guesses.count.withSeparators) fuzzy translations are"
    diagnostics.append(
      file.diagnostic(
        "conversion-loss", .warning, "\(texts) left out, as gettext shows the source for them",
        at: first.translations.map(\.text.range).min { $0.lowerBound < $1.lowerBound } ?? first.start..<first.start,
        help: "--use-fuzzy reads them as translations that need a review"))
  }

  /// The text; `nil` for an untranslated message. In the language of the sources, which is English unless the header
  /// names another, the source is the text, as gettext shows it.
  private mutating func unit(_ entry: POEntry, key: TableKey, place: Range<Int>) -> TextUnit? {
    var comments = entry.extractedComments
    let notes = PONotes(removingFrom: &comments)
    if entry.translatorComments.contains(where: { !$0.isEmpty }) { comments = entry.translatorComments }
    let isMissing = !isTemplate && (!entry.isTranslated || isGuess(entry, notes))
    if isMissing, notes.state != .new, tag != sourceTag { return nil }
    // A new text may be translated by now, and one that is no longer fuzzy was reviewed.
    let noted = notes.state == .new && !isMissing || notes.state == .needsReview ? nil : notes.state
    let state = noted ?? (entry.isFuzzy && !isTemplate && !isMissing ? .needsReview : .translated)
    let message = message(texts(of: entry, notes), notes, fromSource: isTemplate || isMissing, key: key)
    return inSyntaxOfFile(
      TextUnit(
        key: key, message: message,
        comment: comment(comments, on: message, entry, isSource: isTemplate || tag == sourceTag), state: state,
        isTranslatable: notes.isTranslatable,
        extractionState: notes.extractionState ?? header[PONotes.extractionField.lowercased()],
        location: SourceLocation(file.path, place)))
  }

  private func inSyntaxOfFile(_ unit: TextUnit) -> TextUnit {
    var unit = unit
    if po.holdsICU { unit.syntax = .icu }
    return unit
  }

  /// The texts with our specifiers, which messages without a flag have in files that we write.
  private func texts(of entry: POEntry, _ notes: PONotes) -> POTexts {
    let isFlagged = !entry.formatFlags.isEmpty
    let isOwn = notes.variable != nil || notes.isPlain || po.haveOwnContexts
    return isOwn && !isFlagged ? POTexts(entry) : POTexts(entry).withOurSpecifiers(po.syntax(of: entry))
  }

  /// The comment on a text, which on a source has the names of arguments that our specifiers do not say.
  private func comment(_ lines: [String], on message: Message, _ entry: POEntry, isSource: Bool) -> String? {
    let comment = lines.allSatisfy(\.isEmpty) ? nil : lines.joined(separator: "\n")
    guard notesNames, isSource else { return comment }
    let names = po.syntax(of: entry).names.enumerated().map { ($0.offset + 1, $0.element.name) }
    return ArgumentNote(message, names: Dictionary(names) { first, _ in first }).added(to: comment)
  }

  private mutating func message(
    _ texts: POTexts, _ notes: PONotes, fromSource: Bool, key: TableKey
  ) -> Message {
    if fromSource { return source(of: texts, notes) }
    guard texts.plural != nil, texts.id != nil else {
      return Message(text: texts.translations.first { $0.form == 0 }?.text ?? "")
    }
    return message(of: translatedForms(texts, notes, key: key), texts, notes)
  }

  private func source(of texts: POTexts, _ notes: PONotes) -> Message {
    guard let id = texts.id, let plural = texts.plural else { return Message(text: texts.id ?? "") }
    let forms = [
      MessageVariable.Variant(category: "one", text: id),
      MessageVariable.Variant(category: "other", text: plural),
    ]
    return message(of: forms, texts, notes)
  }

  private func message(of forms: [MessageVariable.Variant], _ texts: POTexts, _ notes: PONotes) -> Message {
    if notes.isPlain, let first = forms.first, forms.allSatisfy({ $0.text == first.text }) {
      return Message(text: first.text)
    }
    let number = PluralNumber(in: forms.map(\.text) + [texts.plural ?? ""])
    let name = notes.variable?.name ?? "count"
    let format = notes.format ?? (notes.variable == nil ? number.format(naming: name) : "%#@\(name)@")
    let valueType = notes.variable.map(\.valueType) ?? number.valueType
    let variable = MessageVariable(name: name, valueType: valueType, variants: forms)
    return PluralSentence(format: format, variable: variable).message
  }

  /// The forms by category, without those that our writer only repeated to fill a form.
  private mutating func translatedForms(_ texts: POTexts, _ notes: PONotes, key: TableKey) -> [MessageVariable.Variant]
  {
    var forms: [PluralCategory: String] = [:]
    let translations = texts.translations.filter { !$0.text.isEmpty }
    for (index, text, range) in translations {
      if plurals.categories.indices.contains(index), let category = plurals.categories[index] {
        forms[category] = text
      } else {
        diagnostics.append(
          file.diagnostic(
            "conversion-loss", .warning, "form \(index) of '\(key)' is for numbers that have another form",
            at: range, key: key))
      }
    }
    let given = forms
    if forms[.other] == nil { forms[.other] = translations.last?.text }
    let listed = notes.forms.map { $0.compactMap(PluralCategory.init) } ?? []
    let unlisted = forms.keys.sorted().filter { category in
      guard !listed.contains(category) else { return false }
      return listed.isEmpty || given[category] != POForms(forms).filling(category, tag)
    }
    return (listed + unlisted).compactMap { category in
      forms[category].map { MessageVariable.Variant(category: category.rawValue, text: $0) }
    }
  }
}
