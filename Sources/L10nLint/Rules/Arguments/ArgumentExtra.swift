import L10nCore

extension Rule {
  static let argumentExtra: Rule = Rule(
    id: "argument-extra", severity: .error,
    summary: "A translation uses an argument that the development text does not have."
  ) { context, _ in
    context.argumentComparisons.filter { !$0.translation.isOverride }.flatMap { comparison in
      comparison.extra.map { difference in
        let translation = comparison.translation
        return Diagnostic(difference, in: translation, context, help: help(difference, translation, context))
      }
    }
  }

  private static func help(
    _ difference: ArgumentComparison.Difference, _ translation: LintContext.Translation, _ context: LintContext
  ) -> String {
    let count = context.developmentSignature(of: translation.entry.id)?.arguments.count ?? 0
    var names = translation.entry.specifiers.hasNames ? EntryArguments(translation.development).written : []
    if let pattern = translation.development.pattern {
      let name = difference.use.name
      if pattern.quotes(name) { return "in the development text \(pattern.quotingHelp)" }
      if let question = Suggestion.question(name, among: pattern.argumentNames) { return question }
      names = pattern.argumentNames.map(pattern.spelled)
    }
    if count == 0 { return "remove it, or add it to the development text" }
    return names.isEmpty
      ? "use no argument above \(count), or add it to the development text"
      : "the development text has \(names.joined(separator: ", "))"
  }
}

extension Rule {
  /// The same for arguments that only the key has: generated functions take the arguments of the development text.
  static let argumentExtraBesideKey: Rule = Rule(
    id: argumentExtra.id, severity: .error, summary: argumentExtra.info.summary
  ) { context, _ in
    context.argumentComparisons.filter { !$0.translation.isOverride }.flatMap { comparison in
      comparison.extraOfKey.map { difference in
        Diagnostic(
          difference, in: comparison.translation, context,
          help: "add it to the development text; plural forms take a number also where none of them shows it")
      }
    }
  }
}
