import L10nCore
import L10nSyntax
import L10nWorkspace

extension Tool {
  static let lint = Tool(
    name: "lint", title: "Check a catalog",
    description: """
      Checks a catalog as 'l10n lint' does, with its settings: syntax, missing texts, arguments, plural forms, typography, \
      accessibility, and more. Each finding has its rule, place and help; 'fix' says that 'l10n fix' can fix it ('unsafe' \
      with --unsafe). Use explain_rule for the reasons of a rule.
      """,
    parameters: [
      .catalog, ToolParameter("locale", .string, "Only findings about this language."),
      ToolParameter("key", .string, "Only findings about this key."), .onlyTable,
      ToolParameter("rule", .string, "Only findings of this rule."),
      ToolParameter("severity", .choice(["error", "warning", "note"]), "The least severity; note by default."),
      .limit, .offset,
    ], annotations: .reads
  ) { project, arguments in
    var catalog = try project.catalog(arguments.string("catalog"))
    let tag = arguments.string("locale")
    let directories = Set(
      catalog.catalog.locales.filter { $0.tag.description == tag || $0.directory == tag }.map(\.directory))
    if let tag, directories.isEmpty { _ = try catalog.translatedTag(tag) }
    if let table = arguments.string("table") { try catalog.catalog.check(table: table) }
    let least = arguments.string("severity").flatMap(Severity.init) ?? .note
    func isAbout(_ wanted: String?, _ own: String?) -> Bool { wanted == nil || wanted == own }
    let findings = try project.findings(of: &catalog).filter { finding in
      let subject = finding.subject
      return finding.severity >= least && isAbout(arguments.string("rule"), finding.ruleID)
        && (tag == nil || subject.locale.map(directories.contains) ?? false)
        && isAbout(arguments.string("key"), subject.key) && isAbout(arguments.string("table"), subject.table)
    }.sorted { ($1.severity, $0.ruleID) < ($0.severity, $1.ruleID) }
    let page = Page(findings, arguments)
    let sources = catalog.loaded.sources
    let rules = Dictionary(grouping: findings, by: \.ruleID).sorted { $0.key < $1.key }
    let counts = Severity.allCases.reversed().map { severity in
      "\(findings.count { $0.severity == severity }) \(severity.rawValue)s"
    }
    return ToolResult(
      counts.joined(separator: ", ") + (page.items.count < page.total ? "; \(page.items.count) are listed" : ""),
      [
        "findings": .array(page.items.map { catalog.json($0, sources) }), "total": .number(page.total),
        "by_rule": .object(rules.map { .init($0.key, .number($0.value.count)) }), "next_offset": page.next,
      ])
  }

  static let explainRule = Tool(
    name: "explain_rule", title: "Explain a rule",
    description: """
      Explains a rule of 'lint', or why a translation was refused: its reason, a bad and a good example, its options and \
      sources.
      """,
    parameters: [ToolParameter("rule", .string, "The rule's id: plural-missing-category.", isRequired: true)],
    annotations: .reads
  ) { project, arguments in
    let rule = arguments.string("rule") ?? ""
    guard let text = project.explanation(rule) else {
      throw Refusal("there is no rule '\(rule)'", help: "findings and refusals name theirs")
    }
    return ToolResult(text, ["rule": .string(rule)])
  }
}
