internal import L10nCore
internal import L10nSyntax

extension XLIFFImport {
  /// Accepts an entry, or reports why not.
  mutating func read(_ entry: ImportedEntry, of table: TranslatedTable) {
    let given = entry.units.filter(\.unit.isTranslated)
    for (_, unit) in entry.units {
      for review in unit.reviews {
        report(
          .warning, "import-review", "a reviewer of '\(entry.key)' says: \(review)", at: unit, entry, table,
          help: "correct the translation, or keep it if the reviewer is wrong")
      }
    }
    if given.isEmpty {
      untranslatedCount += 1
      return
    }
    do throws(TranslationRefusal) {
      try check(given, entry.key, table)
      let parts = given.map { (part: $0.part, text: $0.unit.target ?? "") }
      if let refusal = table.damage(in: parts, of: entry.key) { throw refusal }
      let states = Dictionary(given.map { ($0.part, $0.unit.givenState) }) { $1 }.compactMapValues { $0 }
      guard let text = try table.translation(of: entry.key, parts, given.state, states) else {
        unchangedCount += 1
        return
      }
      if given.allSatisfy({ $0.unit.state == .new }), table.hasTranslated(text) {
        unchangedCount += 1
        report(
          .warning, "import-damage", "'\(entry.key)' is marked as new though its text is the same; its state stays",
          at: given[0].unit, entry, table, help: nil)
        return
      }
      warn(about: text.message, entry, table)
      texts.append(text)
      units.append(given[0].unit)
    } catch {
      refusedCount += 1
      let unit = given.first { $0.part == error.part }?.unit ?? entry.units[0].unit
      report(.error, error.id, error.message, at: unit, entry, table, help: error.help)
    }
  }

  /// Refuses texts with unknown elements. Elements that the source has, too, come from another program if the source
  /// without them is the development text.
  private func check(
    _ given: [(part: TextPart, unit: XLIFFUnit)], _ key: TableKey, _ table: TranslatedTable
  ) throws(TranslationRefusal) {
    for (part, unit) in given {
      guard let element = unit.unknownElement else { continue }
      let shape = table.shape(of: key, for: [part])
      if element.isInSource, let development = table.development[key]?.message, let shape,
        unit.source.hasSameScalars(as: development.source(of: part, in: shape))
      {
        continue
      }
      throw TranslationRefusal(
        "import-element", "the translation of '\(key)' has \(element.tag), which represents no text of the source",
        in: part, help: "write what it represents as text, such as %@ or &lt;b&gt;")
    }
  }

  // MARK: Findings

  private mutating func warn(about message: Message, _ entry: ImportedEntry, _ table: TranslatedTable) {
    let given = entry.units.filter(\.unit.isTranslated)
    if let development = table.development[entry.key]?.message,
      let shape = table.shape(of: entry.key, for: given.map(\.part)),
      let changed = given.first(where: { !$1.source.hasSameScalars(as: development.source(of: $0, in: shape)) })
    {
      report(
        .warning, "import-source-changed", "the development text of '\(entry.key)' has changed since the export",
        at: changed.unit, entry, table, help: "look whether the translation still fits")
    }
    for (part, clause) in table.doubts(about: given.map { ($0.part, $0.unit.target ?? "") }, of: entry.key) {
      let unit = given.first { $0.part == part }?.unit ?? entry.units[0].unit
      report(
        .warning, "import-damage", "'\(entry.key)' \(clause)", at: unit, entry, table,
        help: "look whether the translator meant it")
    }
    for missing in table.language.missingCategories(of: message) {
      report(
        .warning, "import-missing-category",
        "'\(entry.key)' has no \(missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")), so 'other' is shown",
        at: entry.units[0].unit, entry, table, help: "translate these forms too")
    }
  }

  private mutating func report(
    _ severity: Severity, _ id: String, _ message: String, at unit: XLIFFUnit, _ entry: ImportedEntry,
    _ table: TranslatedTable, help: String?
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

extension XLIFFUnit {
  /// The state of its translation, which needs a review if it is still marked as new; `nil` if it has none.
  fileprivate var givenState: TranslationState? { state == .new ? .needsReview : state }
}

extension [(part: TextPart, unit: XLIFFUnit)] {
  /// The state of an entry: that of the unit that needs the most work; `nil` if no unit has a state.
  fileprivate var state: TranslationState? {
    let states = compactMap(\.unit.givenState)
    return [.needsReview, .stale, .translated].first(where: states.contains)
  }
}
