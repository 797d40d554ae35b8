internal import L10nCore
internal import L10nRuntime
internal import StringsFormat

extension XLIFFImport {
  /// Takes an entry, or says why not.
  mutating func read(_ entry: ImportedEntry, of table: ImportTable, _ language: ImportLanguage) {
    let current = table.translations[entry.key].flatMap { $0.state == .new ? nil : $0 }
    let given = entry.units.filter(\.unit.isTranslated)
    if given.isEmpty {
      untranslatedCount += 1
      return
    }
    guard let development = table.development[entry.key] else {
      return refuse(
        entry, of: table, "import-unknown-key", "table '\(table.name)' has no '\(entry.key)'",
        help: "the key was changed or removed since the export")
    }
    if !development.isTranslatable {
      return refuse(entry, of: table, "import-untranslatable", "'\(entry.key)' is not to be translated")
    }
    let shapes = [current?.message, development.message].compactMap { $0 }
    guard let shape = shapes.first(where: { shape in given.allSatisfy { shape.hasPlace(for: $0.part) } }) else {
      let lost = given.first { !development.message.hasPlace(for: $0.part) } ?? given[0]
      return refuse(
        entry, of: table, "import-unknown-form", "'\(entry.key)' has no '\(lost.part)'", at: lost.unit,
        help: "the development text has other forms, devices or widths than when it was exported")
    }
    let isCurrent = current?.message == shape
    let message: Message
    do {
      let texts = Dictionary(given.map { ($0.part, $0.unit.target ?? "") }) { first, _ in first }
      message = try shape.filled(with: texts, keepsOwn: isCurrent)
    } catch {
      return refuse(entry, of: table, error)
    }
    let state = given.state
    if let current, current.message == message, state == nil || state == current.state || !current.keepsState {
      unchangedCount += 1
      return
    }
    if let (part, unit) = given.first(where: { part, _ in !language.allows(part, in: current?.message) }) {
      return refuse(
        entry, of: table, "import-plural-category",
        "'\(part.form?.category ?? "")' is no plural category of '\(language.tag)'", at: unit,
        help: "the language has: \(language.categories.subtracting(["zero"]).ordered.joined(separator: ", "))")
    }
    if let fault = ArgumentFault(of: message, against: development.message, table.syntax) {
      return refuse(entry, of: table, "import-arguments", "'\(entry.key)' \(fault.clause)", help: fault.help)
    }
    warn(about: message, entry, development, shape, table, language)
    texts.append(
      ImportedText(
        locale: table.locale, table: table.name, key: entry.key, message: message, state: state ?? .translated,
        comment: development.comment))
  }

  // MARK: Findings

  private mutating func warn(
    about message: Message, _ entry: ImportedEntry, _ development: TextUnit, _ shape: Message,
    _ table: ImportTable, _ language: ImportLanguage
  ) {
    let changed = entry.units.first { part, unit in
      unit.isTranslated && !unit.source.hasSameScalars(as: development.message.source(of: part, in: shape))
    }
    if let changed {
      report(
        .warning, "import-source-changed", "the development text of '\(entry.key)' has changed since the export",
        at: changed.unit, entry, table, help: "look whether the translation still fits")
    }
    for variable in message.variables where variable.rule == .plural {
      let present = Set(variable.variants.map(\.category))
      let missing = language.needed.filter { !present.contains($0.rawValue) }.map { "'\($0.rawValue)'" }
      if missing.isEmpty { continue }
      report(
        .warning, "import-missing-category",
        "'\(entry.key)' has no \(missing.joined(separator: ", ")), so 'other' is shown", at: entry.units[0].unit, entry,
        table, help: "translate these forms too")
    }
  }

  private mutating func refuse(_ entry: ImportedEntry, of table: ImportTable, _ gap: MessageGap) {
    switch gap {
    case .other(let variable):
      refuse(
        entry, of: table, "import-missing-other", "'\(entry.key)' has no form 'other' for '\(variable)'",
        help: "translate it: numbers without a form of their own show it")
    case .text(let part):
      let name = part == TextPart() ? "text around its forms" : "'\(part)'"
      refuse(
        entry, of: table, "import-incomplete", "'\(entry.key)' is translated but for its \(name)",
        help: "translate all of its units")
    }
  }

  private mutating func refuse(
    _ entry: ImportedEntry, of table: ImportTable, _ id: String, _ message: String, at unit: XLIFFUnit? = nil,
    help: String? = nil
  ) {
    refusedCount += 1
    report(.error, id, message, at: unit ?? entry.units[0].unit, entry, table, help: help)
  }

  private mutating func report(
    _ severity: Severity, _ id: String, _ message: String, at unit: XLIFFUnit, _ entry: ImportedEntry,
    _ table: ImportTable, help: String?
  ) {
    diagnostics.append(
      Diagnostic(id, severity, message, at: unit.location, subject: table.subject(entry.key), help: help))
  }
}

extension XLIFFUnit {
  /// Whether a translator has translated the text. A target that waits for translation is often a copy of the source.
  fileprivate var isTranslated: Bool {
    guard let target, !target.isEmpty else { return false }
    return state != .new || !target.hasSameScalars(as: source)
  }
}

extension [(part: TextPart, unit: XLIFFUnit)] {
  /// The state of an entry: that of the unit that needs most; what is translated before its time needs a look. `nil`
  /// where no unit says one.
  fileprivate var state: TranslationState? {
    let states = compactMap(\.unit.state).map { $0 == .new ? .needsReview : $0 }
    return [.needsReview, .stale, .translated].first(where: states.contains)
  }
}

extension TextUnit {
  /// Whether its file says how far a translation is; of the formats that are read only String Catalogs do.
  fileprivate var keepsState: Bool { location.flatMap { CatalogPlace(path: $0.path) }?.format == .stringCatalog }
}

extension ImportLanguage {
  /// Whether numbers of the language may choose a form, or the translation has it anyway.
  fileprivate func allows(_ part: TextPart, in translation: Message?) -> Bool {
    guard let form = part.form, form.rule == .plural, !categories.contains(form.category) else { return true }
    return (translation?.variables ?? []).contains { $0.variants.contains { $0.category == form.category } }
  }
}

extension Set<String> {
  /// Plural categories in CLDR's order.
  fileprivate var ordered: [String] { PluralCategory.allCases.map(\.rawValue).filter(contains) }
}
