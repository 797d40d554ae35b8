import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let markupMismatch: Rule = Rule(
    id: "markup-mismatch", severity: .warning,
    summary: "Tags, emphasis, links, names in braces, escapes or brackets are not those of the development text."
  ) { context, settings in
    var differences: [TextDifference] = []
    var links: [Diagnostic] = []
    var sources: [TextID: Diagnostic] = [:]
    let interesting: TextTraits = [.markup, .parentheses]
    let lacking = context.lackingArguments
    let highlighted = HighlightedWords.texts(in: context.pairs)
    for pair in context.pairs where pair.isInBase {
      // `tag-mismatch` reports texts that are declared as markup.
      if context.configuration.markup(of: pair.translation.entry.id) != nil { continue }
      let traits = pair.translation.traits.union(pair.original.traits)
      guard !traits.isDisjoint(with: interesting), pair.translation.string != pair.original.string else { continue }
      let text = pair.translation
      if let (clause, range) = strayLink(in: text.string, translating: pair.original.string) {
        links.append(
          Diagnostic(
            "'\(text.entry.key)' \(clause)", at: range, in: text, related: pair.related,
            help: "write the address of the development text", severity: .error))
        continue
      }
      // A name instead of a specifier, "{0}" for "%@", is a missing argument.
      let lacksArgument = lacking.contains(text.entry.keyLocation)
      let hasNames = text.entry.pattern == nil && !lacksArgument && !highlighted.contains(text.entry.id)
      let own = TextMarkup(text.string, hasNames: hasNames)
      let source = TextMarkup(pair.original.string, hasNames: hasNames)
      if own.unpaired == nil, let (tag, partner) = source.unpaired {
        let original = pair.original
        sources[original.entry.id] = Diagnostic(
          "'\(original.entry.key)' has \(tag) without \(partner)", at: original.location,
          subject: original.entry.subject)
        continue
      }
      guard let difference = own.difference(from: source),
        // Markup around a missing argument is missing with it: "<b>%@</b>".
        !(lacksArgument && difference.isLost), !settings.allowedTexts.contains(text.string)
      else { continue }
      let finding = Diagnostic(
        "'\(text.entry.key)' \(difference.own)", at: text.location, subject: text.entry.subject, related: pair.related)
      differences.append(TextDifference(pair, finding, shared: "'\(text.entry.key)' \(difference.other)"))
    }
    return links + sources.values.sorted(by: Diagnostic.precedes)
      + context.findings(about: differences, help: "see which is meant")
  }

  /// The first tag that links to another site than those of the development text, or in another way.
  private static func strayLink(
    in text: String, translating original: String
  ) -> (clause: String, range: Range<Int>)? {
    guard text.utf8.contains(UInt8(ascii: "<")), text.utf8.contains(UInt8(ascii: "=")) else { return nil }
    let known = MarkupReading(FormatString(original), of: original, .tags).tags.map(\.markup)
    for (markup, range) in MarkupReading(FormatString(text), of: text, .tags).tags where markup.kind != .close {
      if let clause = markup.strayLink(from: known) { return (clause, range) }
    }
    return nil
  }
}
