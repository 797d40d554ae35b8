import ArgumentParser
import L10nCore
import L10nLint

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the lint rules, or explains one.",
    discussion: """
      EXAMPLE:
        l10n rules missing-key
        l10n rules --markdown
      """)

  @Argument(help: "The rule to explain; lists all without it.")
  var id: String?

  @Flag(help: "Print Markdown: a list of all rules, or a rule's page with all of its examples.")
  var markdown = false

  @Flag(help: "Print the JSON schema of l10n.yml, for editors.")
  var schema = false

  func validate() throws {
    if schema && (markdown || id != nil) {
      throw ValidationError("--schema takes neither a rule nor --markdown")
    }
  }

  func run() throws {
    if schema { return try Terminal.write(Configuration.shape.documentSchema) }
    guard let id else {
      if markdown { return try Terminal.write(RuleMarkdown.index) }
      try Terminal.write(RuleText.list(columns: Terminal.width))
      return
    }
    let rule = markdown ? Rule.all.first { $0.id == id } : nil
    guard let text = rule.map(RuleMarkdown.page) ?? RuleText.explanation(of: id) else {
      throw Terminal.failure(
        "there is no rule '\(id)'",
        help: Suggestion.question(id, among: RuleText.ids) ?? "l10n rules lists all of them")
    }
    try Terminal.write(text)
  }
}
