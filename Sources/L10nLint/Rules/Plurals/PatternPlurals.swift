import L10nCore
import L10nRuntime
import StringsFormat

/// The plurals of a pattern with what its language needs of them.
struct PatternPlural {
  let select: MessageSelect
  let entry: CatalogEntry

  /// The name of the argument in the file.
  let nameLocation: SourceLocation

  /// The keys of the variants in the file.
  let keyLocations: [SourceLocation]

  /// What the language's cardinal or ordinal numbers need.
  let requirements: PluralRequirements

  /// The keywords that are no categories.
  var unknownKeywords: [(keyword: String, location: SourceLocation)] {
    zip(select.variants, keyLocations).compactMap { variant, location in
      guard case .keyword(let keyword) = variant.key, PluralCategory(rawValue: keyword) == nil else { return nil }
      return (keyword, location)
    }
  }

  /// Those of some categories that have no variant, and that no variants for exact numbers make up for.
  func lacking(_ categories: [PluralCategory]) -> [PluralCategory] {
    let known = Set(select.categories.map(\.category))
    return categories.filter { category in
      if known.contains(category) { return false }
      guard let only = requirements.onlyInteger(selecting: category) else { return true }
      // The variant is for the number before the offset is subtracted.
      return !select.variants.contains { $0.key == .exactly(Double(only) + select.offset) }
    }
  }
}

extension LintContext {
  /// Every plural of every pattern that can be read, in the order of the entries.
  var patternPlurals: [PatternPlural] {
    guard hasPatterns else { return [] }
    var cardinal = LanguageCache { PluralRequirements(for: $0) }
    var ordinal = LanguageCache { PluralRequirements(for: $0, type: .ordinal) }
    return entries.flatMap { entry -> [PatternPlural] in
      guard let pattern = entry.pattern, let message = pattern.message else { return [] }
      let language = language(of: entry)
      return message.placedArguments(in: pattern.text).compactMap { argument in
        guard case .select(let select) = argument.part, select.isPlural, !select.isExact else { return nil }
        return PatternPlural(
          select: select, entry: entry, nameLocation: entry.location(ofPattern: argument.range),
          keyLocations: select.variants.indices.map { entry.location(ofPattern: message.places[argument.path + [$0]]) },
          requirements: select.function == .plural ? cardinal[language] : ordinal[language])
      }
    }
  }
}
