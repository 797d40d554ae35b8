internal import StringsFormat

/// Reads override files and keeps what can be shown.
struct OverrideReader {
  /// The texts that passed, by language and index; later files hide earlier ones.
  private(set) var tables: [LanguageTag: OverrideTable] = [:]

  private let catalog: CatalogStorage
  private let styles: NumberStyles
  private let forms: Set<DateForm>

  init(_ catalog: CatalogStorage) {
    self.catalog = catalog
    // All locales hold the same styles.
    styles = catalog.steps.first?.numbers.own.styles ?? .none
    forms = catalog.steps.reduce(into: []) { $0.formUnion($1.numbers.own.dates.forms) }
  }

  /// Reads one file.
  ///
  /// - Returns: what is wrong with it, in file order.
  mutating func read(_ file: OverrideFile) -> [OverrideProblem] {
    switch file.format {
    case .strings:
      let table = StringsTable(file.bytes)
      var pass = Pass(file, findings: table.findings)
      for entry in table.entries where !table.document.isUntranslated(entry.comments) {
        add(Message(text: entry.value), for: entry.key, at: entry.valueRange, in: &pass)
      }
      return finish(pass, table.source)
    case .stringsdict:
      let table = StringsdictTable(file.bytes)
      var pass = Pass(file, findings: table.findings)
      for entry in table.entries where !table.document.isUntranslated(entry.comments) {
        add(entry.message, for: entry.key, at: entry.keyRange, in: &pass)
      }
      return finish(pass, table.source)
    }
  }

  /// One file on its way.
  private struct Pass {
    let file: OverrideFile
    let categories: [PluralCategory]
    var texts: OverrideTable = [:]
    var problems: [(offset: Int, kind: OverrideProblem.Kind, key: String?, message: String)]

    init(_ file: OverrideFile, findings: [StringsFinding]) {
      self.file = file
      categories = PluralRules(for: file.language).categories
      problems = findings.map { ($0.range.lowerBound, .file($0.kind), nil, $0.message) }
    }
  }

  private func add(_ message: Message, for key: TableKey, at range: Range<Int>, in pass: inout Pass) {
    guard let index = catalog.keys.index(of: key.text) else {
      pass.problems.append((range.lowerBound, .unknownKey, key.text, "'\(key)' is not a key of the module"))
      return
    }
    let arguments = catalog.arguments(of: index)
    let check = OverrideCheck(
      key: key.text, arguments: arguments, categories: pass.categories, styles: styles, forms: forms)
    let result: Result<Message, OverrideCheck.Refusal>
    if case .text(let text) = message.content, let pattern = catalog.pattern(of: index) {
      result = check.message(text, replacing: pattern, PluralRules(for: pass.file.language))
    } else {
      result = check.fault(in: message).map { .failure(OverrideCheck.Refusal($0)) } ?? .success(message)
    }
    switch result {
    case .success(let message):
      pass.texts[index] = OverrideText(
        catalog.markup(of: index).map { message.markedUp($0) } ?? message, categories: pass.categories)
    case .failure(let refusal):
      pass.problems.append((range.lowerBound, refusal.fault.kind, key.text, refusal.fault.message))
    }
  }

  /// What `merge` would do, which Embedded Swift does not compile.
  private static func add(_ texts: OverrideTable, to table: inout OverrideTable) {
    for (index, text) in texts { table[index] = text }
  }

  private mutating func finish(_ pass: Pass, _ source: SourceText) -> [OverrideProblem] {
    Self.add(pass.texts, to: &tables[pass.file.language, default: [:]])
    guard !pass.problems.isEmpty else { return [] }
    let lines = LineTable(source)
    return pass.problems.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map { _, problem in
        OverrideProblem(
          kind: problem.kind, file: pass.file.name, position: lines.position(of: problem.offset), key: problem.key,
          message: problem.message)
      }
  }
}
