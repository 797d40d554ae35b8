import L10nCore
import L10nSyntax

extension Rule {
  static let selectMismatch: Rule = Rule(
    id: "select-mismatch", severity: .error,
    summary: "A `select` of a translation has different keywords from the development text."
  ) { context, _ in
    context.argumentComparisons.flatMap { comparison -> [Diagnostic] in
      guard let (pattern, message, development) = comparison.patterns else { return [] }
      let translation = comparison.translation
      let wanted = development.parts.keywords
      let has = message.parts.keywords
      var reported: Set<String> = []
      return pattern.placedArguments.compactMap { argument in
        guard case .select(let select) = argument.part, !select.isPlural, let wanted = wanted[select.name],
          let has = has[select.name]
        else { return nil }
        let (known, own) = (Set(wanted), Set(has))
        let lost = wanted.filter { !own.contains($0) }
        let extra = select.variants.indices.filter { index in
          select.variants[index].keyword.map { $0 != "other" && !known.contains($0) } ?? false
        }
        // A language may distinguish more than the development language does, as long as it has all of its keywords.
        guard !lost.isEmpty, reported.insert(select.name).inserted else { return nil }
        let entry = translation.entry
        let related = [context.developmentText(of: translation.development)]
        if let index = extra.first {
          let places = extra.map { entry.location(ofPattern: message.places[argument.path + [$0]]) }
          return Diagnostic(
            "'\(entry.key)' has the keyword '\(select.variants[index].key.text)' for '\(select.name)', and the development text has \(list(wanted))",
            at: places[0], subject: entry.subject,
            related: related + places.dropFirst().map { Diagnostic.Related("another keyword", at: $0) },
            help: "keep the keywords, and translate the text in braces after them")
        }
        let missed = lost.filter { keyword in
          !genders.contains(keyword.lowercased()) && development.parts.says(keyword, of: select.name)
        }
        // If nothing is distinguished, the language may not need it.
        if missed.isEmpty || has.isEmpty { return nil }
        return Diagnostic(
          "'\(entry.key)' lacks the keyword \(list(missed)) for '\(select.name)', which the development text has",
          at: entry.location(ofPattern: argument.range), subject: entry.subject, related: related,
          help: "add a branch \(missed[0]) {…}", severity: .warning)
      }
    }
  }

  private static func list(_ keywords: [String]) -> String { keywords.map { "'\($0)'" }.joined(separator: ", ") }

  /// Keywords for genders: languages differ in the ones they need.
  private static let genders: Set<String> = [
    "f", "female", "feminine", "m", "male", "masculine", "n", "neuter", "neutral",
  ]
}

extension [MessagePart] {
  /// The keywords of every text selector except `other`, by its argument, each once in the order of the pattern.
  fileprivate var keywords: [String: [String]] {
    var known: [String: Set<String>] = [:]
    return selects.reduce(into: [:]) { keywords, select in
      guard !select.isPlural else { return }
      for keyword in select.variants.compactMap(\.keyword)
      where keyword != "other" && known[select.name, default: []].insert(keyword).inserted {
        keywords[select.name, default: []].append(keyword)
      }
    }
  }

  /// Whether a variant differs from that for `other`, and that one is not empty.
  fileprivate func says(_ keyword: String, of name: String) -> Bool {
    selects.contains { select in
      guard select.name == name, let variant = select.variant(for: keyword), let other = select.other else {
        return false
      }
      return !other.parts.isEmpty && variant.parts != other.parts
    }
  }
}
