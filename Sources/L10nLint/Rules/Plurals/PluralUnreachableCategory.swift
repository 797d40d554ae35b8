import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let pluralUnreachableCategory: Rule = Rule(
    id: "plural-unreachable-category", severity: .warning,
    summary: "A plural variable has a category that no number takes in its language.",
    fixes: .unsafe
  ) { context, _ in
    context.ruleEntries.flatMap { entry -> [Diagnostic] in
      let language = context.language(of: entry)
      let needs = PluralRequirements(for: language)
      let showsZero = entry.file.place.format.showsZero
      let unreachable = Set(needs.unreachable.filter { !showsZero || $0 != .zero }.map(\.rawValue))
      var seen: Set<Range<Int>> = []
      return entry.variables.filter { $0.variable.rule == .plural }.flatMap { variable in
        zip(variable.variable.variants, variable.places.variants).filter {
          unreachable.contains($0.category) && seen.insert($1.category).inserted
        }
        .map { finding($0.category, at: $1, language, in: entry) }
      }
    }
      + context.patternPlurals.flatMap { plural in
        plural.select.categories.filter { plural.requirements.unreachable.contains($0.category) }.map {
          category, variant in
          let entry = plural.entry
          return Diagnostic(
            "no number takes '\(category.rawValue)' in '\(context.language(of: entry))', so this form of '\(entry.key)' is never shown",
            at: plural.keyLocations[variant], subject: entry.subject,
            help: category == .zero ? "write =0 for the number 0" : "remove the form")
        }
      }
      + (context.hasPatterns ? context.entries : []).flatMap(categoriesBesideExactNumbers)
  }

  /// Categories in a message of MessageFormat 2 whose number is compared with exact numbers alone, `select=exact`.
  private static func categoriesBesideExactNumbers(in entry: CatalogEntry) -> [Diagnostic] {
    guard let pattern = entry.pattern, let source = pattern.source, let message = pattern.message,
      case .match(let selectors, let variants) = source.message.body
    else { return [] }
    let exact = message.placedArguments(in: pattern.text).filter {
      if case .select(let select) = $0.part { select.isExact } else { false }
    }
    let places = Set(exact.map { message.places[$0.path] })
    return selectors.indices.filter { places.contains(source.places.selectors[$0]) }.flatMap { column in
      zip(variants, source.places.variants).compactMap { variant, place in
        guard case .literal(let key) = variant.keys[column], PluralCategory(rawValue: key) != nil else { return nil }
        return Diagnostic(
          "'$\(selectors[column])' chooses by exact numbers alone, so the form '\(key)' of '\(entry.key)' is never shown",
          at: entry.location(ofPattern: place.keys[column]), subject: entry.subject,
          help: key == "other" ? "write * for all other numbers" : "write a number, or remove select=exact")
      }
    }
  }

  private static func finding(
    _ category: String, at form: MessagePlaces.Variant, _ language: LanguageTag, in entry: CatalogEntry
  ) -> Diagnostic {
    let removal = entry.file.removal(ofMemberNamedAt: form.category, pair: form.text.pairRange)
    return Diagnostic(
      "no number takes '\(category)' in '\(language)', so this form of '\(entry.key)' is never shown",
      at: entry.file.location(form.category), subject: entry.subject, help: "remove the form",
      fix: removal.map { Fix("remove '\(category)'", $0, safety: .unsafe) })
  }
}
