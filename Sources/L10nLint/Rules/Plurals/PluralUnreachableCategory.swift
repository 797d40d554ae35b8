import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let pluralUnreachableCategory: Rule = Rule(
    id: "plural-unreachable-category", severity: .warning,
    summary: "A plural variable has a category that no number takes in its language.",
    fixes: .unsafe
  ) { context, _ in
    var seen: Set<SourceLocation> = []
    return context.plurals.flatMap { plural -> [Diagnostic] in
      let (entry, variable) = (plural.entry, plural.variable)
      if entry.file.place.format.declaresPlurals { return [] }
      // If a format shows its `zero`, it is for the number 0 in every language.
      let showsZero = variable != nil && entry.file.place.format.showsZero
      return plural.select.categories.filter { category, variant in
        plural.requirements.unreachable.contains(category) && !(showsZero && category == .zero)
          && (variable == nil || seen.insert(plural.keyLocations[variant]).inserted)
      }
      .map { category, variant in
        let removal = variable.flatMap { variable in
          let form = variable.places.variants[variant]
          return entry.file.removal(ofMemberNamedAt: form.category, pair: form.text.pairRange)
        }
        return Diagnostic(
          "no number takes '\(category.rawValue)' in '\(context.language(of: entry))', so this form of '\(entry.key)' is never shown",
          at: plural.keyLocations[variant], subject: entry.subject,
          help: category == .zero && variable == nil ? "write =0 for the number 0" : "remove the form",
          fix: removal.map { Fix("remove '\(category.rawValue)'", $0, safety: .unsafe) })
      }
    }
      + (context.hasPatterns ? context.entries : []).flatMap(categoriesBesideExactNumbers)
  }

  /// Categories in a message of MessageFormat 2 whose number is compared with exact numbers alone, `select=exact`.
  private static func categoriesBesideExactNumbers(in entry: CatalogEntry) -> [Diagnostic] {
    guard let pattern = entry.pattern, let source = pattern.source, let message = pattern.message,
      case .match(let selectors, let variants) = source.message.body
    else { return [] }
    let exact = pattern.placedArguments.filter {
      if case .select(let select) = $0.part { select.isExact } else { false }
    }
    let places = Set(exact.map { message.places[$0.path] })
    return selectors.indices.filter { places.contains(source.places.selectors[$0]) }.flatMap { column in
      zip(variants, source.places.variants).compactMap { variant, place in
        guard case .literal(let key) = variant.keys[column], PluralCategory(rawValue: key) != nil else { return nil }
        return Diagnostic(
          "'$\(selectors[column])' chooses only by exact numbers, so form '\(key)' of '\(entry.key)' is never shown",
          at: entry.location(ofPattern: place.keys[column]), subject: entry.subject,
          help: key == "other" ? "write * for all other numbers" : "write a number, or remove select=exact")
      }
    }
  }
}
