import L10nCore

extension Rule {
  static let argumentExtra: Rule = Rule(
    id: "argument-extra", severity: .error,
    summary: "A translation uses an argument that the development text does not have."
  ) { context, _ in
    context.argumentComparisons.filter { !$0.translation.isOverride }.flatMap { comparison in
      comparison.extra.map { difference in
        let translation = comparison.translation
        let count = context.developmentSignature(of: translation.entry.id)?.arguments.count ?? 0
        let names = translation.entry.specifiers.hasNames ? EntryArguments(translation.development).written : []
        return Diagnostic(
          difference, in: translation, context,
          help: count == 0
            ? "remove it, or add it to the development text"
            : names.isEmpty
              ? "use no argument above \(count), or add it to the development text"
              : "the development text has \(names.joined(separator: ", "))")
      }
    }
      + context.patternComparisons.filter { !$0.translation.isOverride }.flatMap { comparison in
        comparison.extra.map { difference in
          let development = comparison.development
          return difference.finding(
            in: comparison.translation, related: context.developmentText(of: comparison.translation.development),
            help: development.quotes(difference.name)
              ? "in the development text \(development.quotingHelp)"
              : Suggestion.question(difference.name, among: development.argumentNames)
                ?? "remove it, or add it to the development text")
        }
      }
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
