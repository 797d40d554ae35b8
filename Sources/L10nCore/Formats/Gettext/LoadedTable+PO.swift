import L10nRuntime
import L10nSyntax

extension ReadFile {
  /// The name under which a file's source texts are loaded as a language, if no template has them.
  static let sources = "sources"
}

extension LoadedTable {
  /// The translations of a PO file; for `Base` and `ReadFile.sources` the texts of the code.
  init(_ file: POFile, in directory: String) {
    let isSource = directory == "Base" || directory == ReadFile.sources
    let named =
      LanguageTag(directoryName: directory) ?? file.header["language"].flatMap { LanguageTag(translationName: $0) }
    let tag = isSource ? .english : named ?? .english
    let reader = POTableReader(file, tag: tag, isSource: isSource)
    var entries: [LoadedEntry] = []
    entries.reserveCapacity(file.entries.count)
    for (number, entry) in file.entries.enumerated() where entry.isMessage {
      if let loaded = reader.entry(entry, number: number) { entries.append(loaded) }
    }
    let isEditable = directory != ReadFile.sources
    let refusal =
      isEditable
      ? file.editRefusal
      : EditRefusal("the texts of the code cannot be changed in a translation", help: "change them in the code")
    self.init(
      language: isEditable ? nil : ReadFile.sources, source: file.source, entries: entries, brokenKeys: [],
      findings: isEditable
        ? (file.findings + reader.pluralFindings).sorted { $0.range.lowerBound < $1.range.lowerBound } : [],
      isEmpty: file.entries.isEmpty && !file.findings.isEmpty, keys: entries.map { ($0.key, $0.ownKeyRange) },
      comments: { [entries] in
        entries.compactMap { entry in
          let lines = file.entries[entry.comments.lowerBound].comments.filter { $0.mark == " " || $0.mark == "." }
          return lines.first.map {
            ($0.range.lowerBound..<(lines.last?.range ?? $0.range).upperBound, (entry.key, entry.range))
          }
        }
      },
      commentText: { file.entries[$0.lowerBound].note },
      spelling: { range in
        guard let entry = file.entry(at: range.lowerBound), let text = entry.string(at: range) else { return nil }
        return TextSpelling(file.spelled(text, file.syntax(of: entry)), at: range)
      },
      editRefusal: { refusal },
      placeEditor: { refusal == nil ? POPlaceEditor(file) : nil })
    if !isSource { numbersOfForm = reader.numbersOfForms }
  }
}

extension POEntry {
  /// The comment on the message: its translator's, or else the code's; `nil` for none.
  var note: String? {
    var extracted = extractedComments
    _ = PONotes(removingFrom: &extracted)
    let lines = translatorComments.contains { !$0.isEmpty } ? translatorComments : extracted
    return lines.allSatisfy(\.isEmpty) ? nil : lines.joined(separator: "\n")
  }

  /// The string at a place.
  func string(at range: Range<Int>) -> Text? {
    (texts + [context].compactMap(\.self)).first { $0.range == range }
  }
}

/// Turns messages into entries.
private struct POTableReader {
  private let file: POFile
  private let tag: LanguageTag
  private let isSource: Bool
  private let plurals: (forms: GettextPlurals, isDeclared: Bool)

  /// That of messages without one.
  private let extractionState: String?

  init(_ file: POFile, tag: LanguageTag, isSource: Bool) {
    (self.file, self.tag, self.isSource) = (file, tag, isSource)
    plurals = file.plurals(in: tag)
    extractionState = file.header[PONotes.extractionField.lowercased()]
  }

  /// - Returns: `nil` for a message without a source.
  func entry(_ entry: POEntry, number: Int) -> LoadedEntry? {
    guard let id = entry.id else { return nil }
    var extracted = entry.extractedComments
    let notes = PONotes(removingFrom: &extracted)
    let syntax = file.syntax(of: entry)
    let isPlural = entry.plural != nil && !notes.isPlain
    let forms = isSource ? sourceForms(entry) : translatedForms(entry)
    let isFuzzy = entry.isFuzzy
    let isTranslated = isSource || !(forms.isEmpty || isFuzzy && notes.state != .needsReview)
    let shown = forms.isEmpty ? sourceForms(entry) : forms
    let placed = shown.map { form in
      let place = MessagePlaces.Text(form.text.range, pairRange: form.text.range)
      return (form.category, form.place, PlacedMessage(file.text(form.text, syntax), at: place))
    }
    let text: PlacedMessage
    if isPlural {
      text = counted(PlacedMessage(.plural, placed), notes) ?? placed[0].2
    } else {
      text = placed.first?.2 ?? PlacedMessage("", at: MessagePlaces.Text(id.range, pairRange: id.range))
    }
    var loaded = LoadedEntry(
      key: file.key(of: entry), keyRange: isSource ? file.keyRange(of: entry) : entry.translationKeyword,
      range: entry.lines, text: text, isRule: isPlural, comments: number..<number + 1)
    if !isSource { loaded.sharedKeyRange = file.keyRange(of: entry) }
    loaded.specifiers = file.holdsICU ? nil : syntax.specifiers
    loaded.isTranslatable = notes.isTranslatable
    loaded.state = isTranslated ? isFuzzy && !isSource ? .needsReview : notes.state ?? .translated : .new
    if loaded.state == .new, isTranslated { loaded.state = .translated }
    loaded.extractionState = notes.extractionState ?? extractionState
    return loaded
  }

  private typealias Form = (category: String, place: Range<Int>, text: POEntry.Text)

  private func sourceForms(_ entry: POEntry) -> [Form] {
    guard let id = entry.id else { return [] }
    guard let plural = entry.plural else { return [("other", id.range, id)] }
    return [("one", id.range, id), ("other", plural.range, plural)]
  }

  /// The forms that have a text. If no form is `other`, the last one without a category is.
  private func translatedForms(_ entry: POEntry) -> [Form] {
    let texts = entry.translations.filter { !$0.text.isEmpty }
    if entry.plural == nil { return texts.first.map { [("other", $0.text.range, $0.text)] } ?? [] }
    let categories = plurals.forms.categories
    var forms = texts.compactMap { index, text -> Form? in
      guard categories.indices.contains(index), let category = categories[index] else { return nil }
      return (category.rawValue, text.range, text)
    }
    if !forms.contains(where: { $0.category == "other" }), let last = forms.popLast() {
      forms.append(("other", last.place, last.text))
    }
    return forms
  }

  /// gettext gets the number that chooses a plural form apart from the arguments. It is taken for the first number
  /// among them, or, if none is a number, for an argument after them.
  private func counted(_ message: PlacedMessage, _ notes: PONotes) -> PlacedMessage? {
    let forms = message.pluralForms
    guard let other = forms.last(where: { $0.category == "other" }) ?? forms.last else { return nil }
    let placeholders = ([other] + forms).map { FormatString($0.text).placeholders }
    let name = notes.variable?.name ?? PlacedMessage.impliedVariable
    let number = CountedNumber(of: [other.text] + forms.map(\.text))
    let position = number?.position ?? (placeholders.flatMap(\.self).map(\.position).max() ?? 0) + 1
    let variable = PluralForm.variable(
      name, at: other.categoryPlace, valueType: notes.variable?.valueType ?? number?.specifier ?? "lld",
      at: other.place,
      position == 1 ? forms : forms.map { $0.replacingText($0.text.withNumberedArguments) })
    // The forms are whole sentences, also where a note says the format around the variable.
    let format = position == 1 ? "%#@\(name)@" : "%\(position)$#@\(name)@"
    return PlacedMessage(format: format, at: other.place, variables: [variable])
  }

  /// The first numbers of each category that has a form.
  var numbersOfForms: @Sendable (PluralCategory) -> [Int]? {
    guard plurals.isDeclared else { return { _ in nil } }
    let categories = plurals.forms.categories
    var numbers: [PluralCategory: [Int]] = [:]
    for (form, category) in categories.enumerated() {
      let own = plurals.forms.numbers(taking: form, count: 4).map { Int($0) }
      if let category { numbers[category] = own }
      if form == categories.count - 1, !categories.contains(.other) { numbers[.other] = own }
    }
    return { [numbers] in numbers[$0] }
  }

  /// The findings about the plural forms of translations.
  var pluralFindings: [StringsFinding] {
    if isSource { return [] }
    guard plurals.isDeclared else { return file.undeclaredPlurals(in: tag) }
    let plural = file.entries.filter { $0.isMessage && $0.plural != nil }
    let count = plurals.forms.categories.count
    let translated = plural.filter { $0.isTranslated && !$0.isFuzzy }
    let lacking = translated.flatMap { entry in
      (0..<count).filter { entry.translation($0)?.isEmpty ?? true }.map { index in
        let numbers = plurals.forms.numbers(taking: index, count: 3).map { "\($0)" }.joined(separator: ", ")
        return StringsFinding(
          .error, .missingCategory, at: (entry.translation(index) ?? entry.id)?.range ?? entry.start..<entry.start,
          "'\(file.key(of: entry))' lacks msgstr[\(index)]",
          help: numbers.isEmpty ? "translate it" : "translate it, for numbers such as \(numbers)")
      }
    }
    // The header, not each message, is the likely cause of many.
    let extra = Dictionary(grouping: translated.flatMap { $0.translations.filter { $0.form >= count } }, by: \.form)
    return lacking
      + extra.map { index, texts in
        let others = texts.count > 1 ? " in \(texts.count) messages" : ""
        return StringsFinding(
          .error, .invalidPO, at: texts[0].text.range,
          "msgstr[\(index)] is one too many\(others): Plural-Forms declares \(count)",
          help: "remove it, or correct Plural-Forms")
      }
  }
}
