import L10nCore
import L10nRuntime
import StringsFormat

/// The plurals of a pattern with what its language needs of them.
struct PatternPlural {
  let choice: ICUChoice
  let entry: CatalogEntry

  /// What the language's cardinal or ordinal numbers need.
  let requirements: PluralRequirements

  /// The name of the argument in the file.
  var nameLocation: SourceLocation {
    entry.location(ofPattern: choice.nameStretch(in: entry.pattern?.text ?? ""))
  }

  /// The keywords that are no categories, each with its branch.
  var unknownKeywords: [(keyword: String, branch: ICUChoice.Branch)] {
    choice.branches.compactMap { branch in
      guard case .keyword(let keyword) = branch.selector, PluralCategory(rawValue: keyword) == nil else { return nil }
      return (keyword, branch)
    }
  }

  /// Those of some categories that have no branch, and that no branches for exact numbers make up for.
  func lacking(_ categories: [PluralCategory]) -> [PluralCategory] {
    let known = Set(choice.categories.map(\.category))
    return categories.filter { category in
      if known.contains(category) { return false }
      guard let only = requirements.onlyInteger(selecting: category) else { return true }
      // The branch is for the number before the offset is subtracted.
      return !choice.branches.contains { $0.selector == .exactly(Double(only) + choice.offset) }
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
      guard let message = entry.pattern?.message else { return [] }
      let language = language(of: entry)
      return message.choices.filter(\.isPlural).map { choice in
        let requirements = choice.kind == .plural ? cardinal[language] : ordinal[language]
        return PatternPlural(choice: choice, entry: entry, requirements: requirements)
      }
    }
  }
}
