import L10nCore
import L10nSyntax
import L10nWorkspace

extension ToolParameter {
  /// The parameters for the parts of a text.
  static let texts = [
    ToolParameter("text", .string, "A plain text, or the format around the forms of several numbers."),
    ToolParameter(
      "forms", .texts,
      "Plural forms by category: {\"one\": \"…\", \"other\": \"…\"}; other forms as list_gaps names them."),
  ]

  static let state = ToolParameter(
    "state", .choice([TranslationState.needsReview, .translated].map(\.rawValue)),
    "needs_review by default; 'translated' once a person has approved it. Only String Catalogs keep it.")

  /// The members of a translation.
  fileprivate static let translation =
    [
      key, ToolParameter("locale", .string, "The language; not needed where the call names one."), table,
    ] + texts + [state]
}

extension Tool {
  static let setTranslations = Tool(
    name: "set_translations", title: "Write translations",
    description: """
      Writes translations of texts that the development language has, into one or several languages. Each is checked before \
      anything is written: a lost, added or changed specifier, a plural form that the language needs and that is missing or \
      that it does not have, an unknown key, and every new error of 'lint' refuse that translation with the reason; the \
      others are written. Correct what was refused and call again. Write texts as users see them: escapes of \
      the file format are added here.
      """,
    parameters: [
      .catalog, ToolParameter("locale", .string, "The language of translations that name none."),
      ToolParameter(
        "translations", .list(of: .object(ToolParameter.translation)),
        "The translations, each with 'key' and 'text' or 'forms'.", isRequired: true),
      .state, ToolParameter("check_only", .boolean, "Write nothing; only say what would be refused."),
    ], annotations: .writes
  ) { project, arguments in
    let catalog = try project.writableCatalog(arguments.string("catalog"))
    let state = arguments.string("state") ?? TranslationState.needsReview.rawValue
    let given = try arguments.objects("translations").enumerated().map { index, item in
      guard let locale = item.string("locale") ?? arguments.string("locale") else {
        throw Refusal("'translations[\(index)]' has no 'locale'", help: "give one for all beside 'translations'")
      }
      return GivenTranslation(item, locale: locale, state: item.string("state") ?? state)
    }
    if given.isEmpty { throw Refusal("'translations' is empty") }
    let batch = try TranslationBatch(given, into: catalog)
    let isDry = arguments.isTrue("check_only")
    let written = isDry ? [] : try project.write(batch.files, of: catalog)
    let changed = isDry ? "would be written" : "written"
    return ToolResult(
      "\(batch.changedCount) \(changed), \(batch.unchangedCount) unchanged, \(batch.refused.count) refused"
        + batch.refused.prefix(10).map { "\n'\(given[$0.index].key)': \($0.message)" }.joined(),
      [
        "written": .number(batch.changedCount), "unchanged": .number(batch.unchangedCount),
        "refused": .array(batch.refused.map { $0.json(given) }), "files": .strings(written),
        "warnings": batch.after.warnings(batch.findings),
      ], isError: batch.changedCount + batch.unchangedCount == 0)
  }
}

extension GivenTranslation {
  init(_ arguments: ToolArguments, locale: String, state: String) {
    self.init(
      locale: locale, key: arguments.string("key") ?? "", table: arguments.string("table"),
      texts: arguments.givenTexts, state: TranslationState(rawValue: state) ?? .needsReview)
  }
}

extension ToolArguments {
  /// The `text` and the `forms`, by their names.
  var givenTexts: [(name: String, text: String)] {
    (string("text").map { [("", $0)] } ?? []) + (texts("forms") ?? [])
  }
}

extension TranslationBatch.Refused {
  func json(_ given: [GivenTranslation]) -> JSONOutput {
    .object(
      [.init("index", .number(index))] + given[index].name + [.init("reason", .string(message))]
        + (help.map { [.init("help", .string($0))] } ?? []) + (rule.map { [.init("rule", .string($0))] } ?? []))
  }
}

extension AgentCatalog {
  /// The findings that changed files cause, at most twenty; `nil` for none.
  func warnings(_ findings: [Diagnostic]) -> JSONOutput? {
    let told = findings.filter { $0.ruleID != "unreviewed-translation" }
    let sources = loaded.sources
    return told.isEmpty ? nil : .array(told.prefix(20).map { json($0, sources) })
  }
}

extension AgentProject {
  /// Reads a catalog to change it.
  ///
  /// - Throws: `Refusal` if its settings are invalid, or not all of it can be read.
  mutating func writableCatalog(_ name: String?) throws -> AgentCatalog {
    let catalog = try catalog(name)
    if let problem = catalog.loaded.unreadable.first { throw Refusal(problem.message, help: "nothing was written") }
    return catalog
  }
}
