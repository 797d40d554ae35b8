internal import L10nCompiler
internal import L10nRuntime
internal import L10nSyntax

/// Reads override files and keeps the texts that can be shown.
struct OverrideReader {
  /// The texts that passed, by language and index; later files hide earlier ones.
  private(set) var tables: [LanguageTag: OverrideTable] = [:]

  private let target: OverrideTarget
  private let styles: NumberStyles
  private let forms: Set<DateForm>

  init(_ target: OverrideTarget) {
    self.target = target
    (styles, forms) = (target.styles, Set(target.dateForms))
  }

  /// Reads one file.
  ///
  /// - Returns: the problems of the file, in file order.
  mutating func read(_ file: OverrideFile) -> [OverrideProblem] {
    switch (file.format, file.language) {
    case (.strings, let language?):
      let table = StringsTable(file.bytes)
      var pass = Pass(file.name, table.findings)
      pass.start(language)
      for entry in table.entries where !table.document.isUntranslated(entry.comments) {
        add(Message(text: entry.value), for: entry.key, at: entry.valueRange, in: &pass)
      }
      return finish(pass, table.source)
    case (.stringsdict, let language?):
      let table = StringsdictTable(file.bytes)
      var pass = Pass(file.name, table.findings)
      pass.start(language)
      for entry in table.entries where !table.document.isUntranslated(entry.comments) {
        add(entry.message, for: entry.key, at: entry.keyRange, in: &pass)
      }
      return finish(pass, table.source)
    case (.stringCatalog, _), (_, nil):
      let catalog = StringCatalog(file.bytes)
      var pass = Pass(file.name, catalog.findings)
      for name in catalog.languages { add(name, of: catalog, to: &pass) }
      return finish(pass, catalog.source)
    }
  }

  private func add(_ name: String, of catalog: StringCatalog, to pass: inout Pass) {
    let localizations = catalog.localizations(in: name)
    guard let language = LanguageTag(name) else {
      let place = localizations.first?.languageRange.lowerBound ?? 0
      pass.problems.append((place, .file(code: "unknown-language"), nil, "'\(name)' is not a language tag"))
      return
    }
    pass.start(language)
    for localization in localizations {
      let entry = catalog.entries[localization.entry]
      let isNew = localization.units.allSatisfy { $0.state == .new }
      if entry.isPhraseList || isNew && name != catalog.sourceLanguage { continue }
      guard let text = localization.withoutNewForms.shown(comment: { entry.comment }) else { continue }
      add(text.message, for: entry.key, at: localization.languageRange, in: &pass)
    }
  }

  /// The state of reading one file.
  private struct Pass {
    let name: String
    var problems: [(offset: Int, kind: OverrideProblem.Kind, key: String?, message: String)]
    /// The texts by language.
    private(set) var texts: [LanguageTag: OverrideTable] = [:]
    /// The current language, and its rules.
    private var language = LanguageTag.english
    private(set) var rules = PluralRules(for: .english)

    init(_ name: String, _ findings: [StringsFinding]) {
      self.name = name
      problems = findings.map { ($0.range.lowerBound, .file(code: $0.kind.rawValue), nil, $0.message) }
    }

    /// Continues with the texts of a language.
    mutating func start(_ language: LanguageTag) {
      self.language = language
      rules = PluralRules(for: language)
    }

    mutating func add(_ text: OverrideText, _ index: Int) { texts[language, default: [:]][index] = text }
  }

  private func add(_ message: Message, for key: TableKey, at range: Range<Int>, in pass: inout Pass) {
    guard let index = target.index(of: key.text) else {
      pass.problems.append((range.lowerBound, .unknownKey, key.text, "'\(key)' is not a key of the module"))
      return
    }
    let arguments = target.arguments(of: index)
    let check = OverrideCheck(
      key: key.text, arguments: arguments, categories: pass.rules.categories, styles: styles, forms: forms)
    let result: Result<Message, OverrideCheck.Refusal>
    if case .text(let text) = message.content, let pattern = target.pattern(of: index) {
      result = check.message(text, replacing: pattern, pass.rules)
    } else {
      result = check.fault(in: message).map { .failure(OverrideCheck.Refusal($0)) } ?? .success(message)
    }
    switch result {
    case .success(let message):
      let syntax: MarkupSyntax? = target.markup(of: index).map { $0 == .tags ? .tags : .markdown }
      let text = syntax.map { message.markedUp($0) } ?? message
      pass.add(OverrideText(text.program, lacksForms: text.lacksForms(of: pass.rules.categories)), index)
    case .failure(let refusal):
      pass.problems.append((range.lowerBound, refusal.fault.kind, key.text, refusal.fault.message))
    }
  }

  private mutating func finish(_ pass: Pass, _ source: SourceText) -> [OverrideProblem] {
    for (language, texts) in pass.texts { tables[language, default: [:]].merge(texts) { $1 } }
    guard !pass.problems.isEmpty else { return [] }
    let lines = LineTable(source)
    return pass.problems.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map { _, problem in
        let place = lines.position(of: problem.offset)
        return OverrideProblem(
          kind: problem.kind, file: pass.name,
          position: OverrideProblem.Position(line: place.line, column: place.column), key: problem.key,
          message: problem.message)
      }
  }
}
