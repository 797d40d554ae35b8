import L10nCore
import L10nSyntax

extension SARIFReport {
  /// The tool with the rules that have findings.
  var tool: JSONOutput {
    .members([
      "driver": .members([
        "name": .string("l10n"), "semanticVersion": .string(report.version),
        "rules": .array(rules.map(Self.rule)),
      ])
    ])
  }

  private static func rule(_ rule: RuleDescription) -> JSONOutput {
    .members([
      "id": .string(rule.id),
      "shortDescription": message(rule.summary),
      "fullDescription": message(rule.rationale.isEmpty ? rule.summary : "\(rule.summary) \(rule.rationale)"),
      "help": .members(["text": .string(escaped(help(of: rule))), "markdown": .string(escaped(markdown(of: rule)))]),
      "defaultConfiguration": .members([
        "enabled": rule.use != .always ? .boolean(false) : nil, "level": .string(rule.severity.rawValue),
      ]),
      "properties": .members(["tags": .array([.string(rule.group)])]),
    ])
  }

  private static func help(of rule: RuleDescription) -> String {
    let fixing = rule.fixCommand.map { ["\($0) fixes some of its findings."] } ?? []
    let sources = rule.sources.isEmpty ? [] : ["Sources: \(rule.sources.joined(separator: "; "))."]
    return
      ([rule.rationale.isEmpty ? rule.summary : rule.rationale] + fixing + sources
      + ["l10n rules \(rule.id) shows examples."]).joined(separator: "\n\n")
  }

  private static func markdown(of rule: RuleDescription) -> String {
    let fixing = rule.fixCommand.map { ["`\($0)` fixes some of its findings."] } ?? []
    let sources = rule.sources.map { "* \(MarkdownText.of($0))" }.joined(separator: "\n")
    return
      (["**\(MarkdownText.of(rule.summary))**"]
      + (rule.rationale.isEmpty ? [] : [MarkdownText.of(rule.rationale)]) + fixing
      + ["`l10n rules \(rule.id)` shows examples."] + (sources.isEmpty ? [] : ["Sources:", sources]))
      .joined(separator: "\n\n")
  }
}
