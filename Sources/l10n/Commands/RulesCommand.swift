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

  func run() throws {
    guard let id else {
      try Terminal.write(RuleText.list)
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
