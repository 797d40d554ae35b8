import ArgumentParser
import L10nCore
import L10nLint

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the lint rules, or explains one.",
    discussion: """
      EXAMPLE:
        l10n rules missing-key
      """)

  @Argument(help: "The rule to explain; all are listed without it.")
  var id: String?

  @Flag(help: "All rules as a page in Markdown.")
  var markdown = false

  @Flag(help: "The JSON schema of l10n.yml, for editors.")
  var schema = false

  func validate() throws {
    if [id != nil, markdown, schema].count(where: { $0 }) > 1 {
      throw ValidationError("a rule, --markdown and --schema exclude one another")
    }
  }

  func run() throws {
    if markdown { return try Terminal.write(RuleMarkdown.page) }
    if schema { return try Terminal.write(ConfigurationSchema.text) }
    guard let id else {
      try Terminal.write(RuleText.list(columns: Terminal.width))
      return
    }
    guard let text = RuleText.explanation(of: id) else {
      throw Terminal.failure(
        "there is no rule '\(id)'",
        help: Suggestion.nearest(to: id, among: RuleText.ids).map { "did you mean '\($0)'?" }
          ?? "l10n rules lists all of them")
    }
    try Terminal.write(text)
  }
}
