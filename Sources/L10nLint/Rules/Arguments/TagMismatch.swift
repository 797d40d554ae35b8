import L10nCore
import L10nSyntax

extension Rule {
  static let tagMismatch: Rule = Rule(
    id: "tag-mismatch", severity: .error,
    summary: "Tags of a message are not closed, are crossed, or are not those of the development text."
  ) { context, _ in
    guard context.hasPatterns || context.configuration.declaresMarkup else { return [] }
    let faults = context.entries.flatMap { entry in
      entry.taggedTexts(context.configuration).flatMap { text -> [Diagnostic] in
        let nesting = text.nestingFault.map { fault in
          Diagnostic(
            "'\(entry.key)' \(fault.clause)", at: fault.place, subject: entry.subject,
            help: "close each tag within the one around it: \(entry.example)")
        }
        return (nesting.map { [$0] } ?? []) + text.faults.map { $0.kind.diagnostic(at: $1, in: entry) }
      } + entry.choicesInOptions(context.configuration)
    }
    return faults + context.translations.flatMap { differences(in: $0, context) }
  }

  /// The texts of a translation that have other tags than any of the development text.
  private static func differences(
    in translation: LintContext.Translation, _ context: LintContext
  ) -> [Diagnostic] {
    let entry = translation.entry
    let development = translation.development.taggedTexts(context.configuration)
    let own = entry.taggedTexts(context.configuration)
    // A problem of the development text is reported there.
    guard !development.isEmpty, development.allSatisfy({ $0.nestingFault == nil }) else { return [] }
    var reported: Set<String> = []
    let all = WantedTags(development)
    let wanted = Dictionary(grouping: development, by: \.variable).mapValues { WantedTags($0) }
    return own.compactMap { text in
      guard text.nestingFault == nil, text.faults.isEmpty,
        let (clause, place) = text.difference(from: wanted[text.variable] ?? all),
        reported.insert(clause).inserted
      else { return nil }
      return Diagnostic(
        "'\(entry.key)' \(clause)", at: place, subject: entry.subject,
        related: [context.developmentText(of: translation.development)], help: "write the tags of the development text")
    }
  }
}

/// The tags of the development text's forms, each set of them once.
private struct WantedTags {
  /// The number of times that each tag is in a form.
  var names: [[String: Int]] = []

  /// The counts of the last form.
  let whole: [String: Int]?

  /// The tags of the forms with the same names, each once.
  var tags: [[String: Int]: [MessageMarkup]] = [:]

  init(_ texts: [TaggedText]) {
    var seen: [[String: Int]: Set<MessageMarkup>] = [:]
    for text in texts {
      let own = text.names
      if seen[own] == nil {
        (seen[own], tags[own]) = ([], [])
        names.append(own)
      }
      for markup in text.tags.map(\.markup)
      where markup.kind != .close && seen[own, default: []].insert(markup).inserted {
        tags[own, default: []].append(markup)
      }
    }
    whole = texts.last?.names
  }
}

extension TaggedText {
  /// The difference from the tags of all texts of the development language, and its place; `nil` for a text with the
  /// tags of one of them.
  fileprivate func difference(from development: WantedTags) -> (clause: String, place: SourceLocation)? {
    let wanted = development.names
    guard let whole = development.whole else { return nil }
    let names = names
    guard let known = development.tags[names] else {
      let extra = names.keys.sorted().first { name in wanted.allSatisfy { ($0[name] ?? 0) < names[name] ?? 0 } }
      if let extra { return ("has the tag '\(extra)', which the development text does not have", place) }
      let lost = whole.keys.sorted().first { whole[$0] ?? 0 > names[$0] ?? 0 && !has($0, asIn: wanted) }
      if let lost { return ("does not have the tag '\(lost)' of the development text", place) }
      return ("has its tags another number of times than the development text", place)
    }
    for (markup, place) in tags where markup.kind != .close {
      let others = known.filter { $0.name == markup.name }
      let clauses = others.map { markup.difference(from: $0) }
      if !clauses.contains(nil), let clause = clauses.first ?? nil { return (clause, place) }
    }
    return nil
  }
}

extension MarkupReading.Fault.Kind {
  /// The finding about a probable attempt at markup.
  fileprivate func diagnostic(at place: SourceLocation, in entry: CatalogEntry) -> Diagnostic {
    let (clause, help) =
      switch self {
      case .noTag: ("has a '<' that does not begin a tag", "write &lt; for the sign itself")
      case .noMark(let signs): ("has '\(signs)' that marks nothing", "write a backslash before each sign that is text")
      case .choiceInOption(let name):
        ("chooses a text within '\(name)' of a tag", "choose among whole tags")
      }
    return Diagnostic("'\(entry.key)' \(clause)", at: place, subject: entry.subject, help: help)
  }
}

extension CatalogEntry {
  /// The findings about options of tags whose value a selector chooses.
  fileprivate func choicesInOptions(_ configuration: Configuration) -> [Diagnostic] {
    guard let pattern, let syntax = configuration.markup(of: id) else { return [] }
    return (pattern.message?.parts.choicesInOptions(syntax) ?? []).map {
      MarkupReading.Fault.Kind.choiceInOption($0).diagnostic(at: valueLocation, in: self)
    }
  }

  /// A tag in the text's syntax.
  fileprivate var example: String { pattern?.syntax == .mf2 ? "{#name}…{/name}" : "<name>…</name>" }
}
