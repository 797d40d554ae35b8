/// Reads a String Catalog from a JSON document, and reports errors in its structure.
struct StringCatalogReader {
  private(set) var findings: [StringsFinding] = []
  private(set) var entries: [StringCatalogEntry] = []
  private(set) var places: [LocalizationPlace] = []
  private(set) var languages: Set<TableKey> = []
  private(set) var brokenKeys: [TableKey] = []

  /// Reads all entries and checks all localizations.
  mutating func read(_ document: JSONDocument) {
    guard let root = document.root else { return }
    // In malformed JSON, only the JSON errors are reported.
    let isMalformed = document.findings.contains { $0.severity == .error }
    guard root.kind == .object, let strings = root["strings"] else {
      if isMalformed { return }
      let place = root.kind == .object ? root.range.lowerBound..<root.range.lowerBound + 1 : root.range
      report(.notADictionary, at: place, "no 'strings' in this String Catalog", help: "an empty one is written '{ }'")
      return
    }
    if root["sourceLanguage"]?.value.kind != .string, root["sourceLanguage"]?.value.kind != .invalid {
      let place = root["sourceLanguage"]?.value.range ?? root.range.lowerBound..<root.range.lowerBound + 1
      report(
        .invalidField, at: place, "no 'sourceLanguage' in this String Catalog", help: "add the language of its keys")
    }
    // manaflow-ai/cmux#12097
    for member in root.members {
      if member.value["localizations"] != nil || member.value["extractionState"] != nil {
        report(
          .invalidField, at: member.keyRange, "'\(member.key)' is outside of 'strings', where Xcode ignores it",
          help: "move it into 'strings'")
      }
    }
    // xcstringstool says "Missing required key 'version'" (isamercan/ThemeKit#290).
    if root["version"] == nil, !isMalformed {
      report(
        .invalidField, at: root.range.lowerBound..<root.range.lowerBound + 1,
        "no 'version' in this String Catalog, so Xcode does not compile it", help: "add \"version\" : \"1.0\"",
        severity: .warning)
    }
    guard isObject(strings.value, "the entries") else { return }
    for member in strings.value.members { readEntry(member) }
  }

  private mutating func readEntry(_ member: JSONMember) {
    guard isObject(member.value, "an entry") else {
      brokenKeys.append(member.key)
      return
    }
    let number = entries.count
    var isPhraseList = false
    for field in member.value.members {
      if field.isKey("localizations") {
        guard isObject(field.value, "localizations") else { continue }
        for localization in field.value.members where !readText(localization, entry: number) { isPhraseList = true }
      } else if field.isKey("shouldTranslate") {
        check(field, isDue: [.true, .false], "true or false")
      } else if field.isKey("comment") || field.isKey("extractionState") {
        check(field, isDue: [.string], "a text")
      }
    }
    entries.append(StringCatalogEntry(member: member, isPhraseList: isPhraseList))
  }

  /// Reads a localization.
  ///
  /// - Returns: whether it has a text, or should have one; `false` for a list of phrases.
  private mutating func readText(_ member: JSONMember, entry: Int) -> Bool {
    places.append(LocalizationPlace(entry: entry, language: interned(member), member: member))
    if isPlain(member.value) { return true }
    _ = localization(member, entry: entry)
    return member.value["stringSet"] == nil
  }

  /// The language of a localization, as one string for all equal ones: catalogs have few languages, many times.
  private mutating func interned(_ member: JSONMember) -> String {
    languages.insert(member.key).memberAfterInsert.text
  }

  /// Whether a localization is one text in a known state, which needs no checks before its format is read.
  private func isPlain(_ value: JSONValue) -> Bool {
    var members = value.members
    guard let unit = members.next(), members.next() == nil, unit.isKey("stringUnit") else { return false }
    var fields = unit.value.members
    guard let state = fields.next(), let text = fields.next(), fields.next() == nil else { return false }
    return state.isKey("state") && text.isKey("value") && text.value.isVerbatim
      && (state.value.isString("translated") || state.value.isString("needs_review") || state.value.isString("new"))
      && !text.value.contains("%arg")
  }

  // MARK: Fields

  /// Whether a value is an object; anything else is reported, unless it was before.
  mutating func isObject(_ value: JSONValue, _ what: String) -> Bool {
    if value.kind != .object, value.kind != .invalid {
      report(.notADictionary, at: value.range, "\(value.kindName) where \(what) should be", help: nil)
    }
    return value.kind == .object
  }

  /// Reports a field whose value has none of the expected kinds.
  mutating func check(_ field: JSONMember, isDue kinds: [JSONValue.Kind], _ due: String) {
    guard !kinds.contains(field.value.kind), field.value.kind != .invalid else { return }
    report(.invalidField, at: field.value.range, "\(field.value.kindName) where '\(field.key)' takes \(due)", help: nil)
  }

  mutating func report(
    _ kind: FindingKind, at range: Range<Int>, _ message: String, help: String?,
    severity: StringsFinding.Severity = .error
  ) {
    findings.append(StringsFinding(severity, kind, at: range, message, help: help))
  }
}
