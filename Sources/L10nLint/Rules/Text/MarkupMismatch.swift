import L10nCore

extension Rule {
  static let markupMismatch: Rule = Rule(
    id: "markup-mismatch", severity: .warning,
    summary: "Tags, emphasis, links, names in braces, escapes or brackets are not those of the development text."
  ) { context, settings in
    var differences: [TextDifference] = []
    let interesting: TextTraits = [.markup, .parentheses]
    let lacking = context.lackingArguments
    let highlighted = HighlightedWords.texts(in: context.pairs)
    for pair in context.pairs where pair.isInBase {
      // Those of texts that are declared as marked up are `tag-mismatch`.
      if context.configuration.markup(of: pair.translation.entry.id) != nil { continue }
      let traits = pair.translation.traits.union(pair.original.traits)
      guard !traits.isDisjoint(with: interesting), pair.translation.string != pair.original.string else { continue }
      let text = pair.translation
      // A name that stands for a specifier, "{0}" for "%@", is a missing argument.
      let lacksArgument = lacking.contains(text.entry.keyLocation)
      let hasNames = text.entry.pattern == nil && !lacksArgument && !highlighted.contains(text.entry.id)
      let own = TextMarkup(text.string, hasNames: hasNames)
      guard let difference = own.difference(from: TextMarkup(pair.original.string, hasNames: hasNames)),
        // What stood around a missing argument is missing with it: "<b>%@</b>".
        !(lacksArgument && difference.isLost), !settings.allowedTexts.contains(text.string)
      else { continue }
      let finding = Diagnostic(
        "'\(text.entry.key)' \(difference.own)", at: text.location, subject: text.entry.subject, related: pair.related)
      differences.append(TextDifference(pair, finding, shared: "'\(text.entry.key)' \(difference.other)"))
    }
    return context.findings(about: differences, help: "see which is meant")
  }
}
