import L10nCore
import StringsFormat

extension Rule {
  static let tagMismatch: Rule = Rule(
    id: "tag-mismatch", severity: .error,
    summary: "Tags of a message are not closed, are crossed, or are not those of the development text."
  ) { context, _ in
    guard context.hasPatterns else { return [] }
    let faults = context.entries.flatMap { entry in
      entry.pattern?.taggedPatterns.compactMap { $0.nestingFault }.map { fault in
        Diagnostic(
          "'\(entry.key)' \(fault.clause)", at: entry.location(ofPattern: fault.range), subject: entry.subject,
          help: "close each tag within the one around it: {#name}…{/name}")
      } ?? []
    }
    return faults + context.translations.flatMap { differences(in: $0, context) }
  }

  /// The patterns of a translation that have other tags than any of the development text.
  private static func differences(
    in translation: LintContext.Translation, _ context: LintContext
  ) -> [Diagnostic] {
    let entry = translation.entry
    guard let development = translation.development.pattern, development.message != nil,
      let own = entry.pattern, own.message != nil
    else { return [] }
    let patterns = development.taggedPatterns
    // What is wrong in the development text is reported there.
    guard patterns.allSatisfy({ $0.nestingFault == nil }) else { return [] }
    let wanted = patterns.map(\.names)
    var reported: Set<String> = []
    return own.taggedPatterns.compactMap { pattern in
      guard pattern.nestingFault == nil, !wanted.contains(pattern.names), let whole = wanted.last else { return nil }
      let lost = whole.first { $0.value > pattern.names[$0.key] ?? 0 && !pattern.has($0.key, asIn: wanted) }?.key
      let extra = pattern.names.keys.sorted().first { name in
        wanted.allSatisfy { ($0[name] ?? 0) < pattern.names[name] ?? 0 }
      }
      let clause: String
      if let extra {
        clause = "has the tag '\(extra)', which the development text does not have"
      } else if let lost {
        clause = "does not have the tag '\(lost)' of the development text"
      } else {
        clause = "has its tags another number of times than the development text"
      }
      guard reported.insert(clause).inserted else { return nil }
      return Diagnostic(
        "'\(entry.key)' \(clause)", at: entry.location(ofPattern: pattern.range), subject: entry.subject,
        related: [context.developmentText(of: translation.development)], help: "write the tags of the development text")
    }
  }
}

/// The tags of one pattern of a message of MessageFormat 2.
private struct TaggedPattern {
  let tags: [(markup: MF2Markup, range: Range<Int>)]

  /// The whole pattern.
  let range: Range<Int>

  /// How often each tag stands in it; one that closes a range counts with the one that opens it.
  var names: [String: Int] {
    tags.reduce(into: [:]) { counts, tag in if tag.markup.kind != .close { counts[tag.markup.name, default: 0] += 1 } }
  }

  /// Whether a tag stands in it as often as in one of the patterns that are wanted.
  func has(_ name: String, asIn wanted: [[String: Int]]) -> Bool {
    wanted.contains { ($0[name] ?? 0) == names[name] ?? 0 }
  }

  /// The first tag that is closed in the wrong place or not at all.
  var nestingFault: (clause: String, range: Range<Int>)? {
    var open: [(name: String, range: Range<Int>)] = []
    for (markup, range) in tags {
      switch markup.kind {
      case .standalone: break
      case .open: open.append((markup.name, range))
      case .close:
        guard let last = open.popLast() else { return ("closes the tag '\(markup.name)', which is not open", range) }
        if last.name != markup.name {
          let isOpen = open.contains { $0.name == markup.name }
          return isOpen
            ? ("closes the tag '\(markup.name)' before '\(last.name)' within it", range)
            : ("closes the tag '\(markup.name)', which is not open", range)
        }
      }
    }
    return open.last.map { ("does not close the tag '\($0.name)'", $0.range) }
  }
}

extension TextPattern {
  /// The patterns that the message may show, with their tags; none in other syntaxes than MessageFormat 2.
  fileprivate var taggedPatterns: [TaggedPattern] {
    guard let source, source.errors.isEmpty else { return [] }
    let places = source.places.variants.isEmpty ? [source.places.pattern] : source.places.variants.map(\.pattern)
    return zip(source.message.patterns, places).map { pattern, places in
      let tags = zip(pattern, places).compactMap { part, pieces -> (MF2Markup, Range<Int>)? in
        guard case .markup(let markup) = part, let range = pieces.first?.range else { return nil }
        return (markup, range)
      }
      let start = places.first?.first?.range.lowerBound ?? 0
      return TaggedPattern(tags: tags, range: start..<(places.last?.last?.range.upperBound ?? start))
    }
  }
}
