import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let pluralMissingCategory: Rule = Rule(
    id: "plural-missing-category", severity: .error,
    summary: "A plural variable lacks a category that whole numbers take in its language.",
    claims: [.missingCategory]
  ) { context, _ in
    context.ruleEntries.flatMap { entry in
      let variables = entry.variables
      if variables.isEmpty { return [Diagnostic]() }
      let language = context.language(of: entry)
      let requirements = PluralRequirements(for: language)
      let diagnosis = MessageDiagnosis(requirements)
      let millions = requirements.onlyMillions
      return variables.flatMap { variable in
        if language.countsInSingular, variable.variable.variants.hasOnlyOther { return [Diagnostic]() }
        let missing = diagnosis.missing(in: variable.variable)
        let rare = variable.variable.lacking(millions)
        if missing.isEmpty, rare.isEmpty { return [Diagnostic]() }
        let supplied = context.categories(of: variable, suppliedTo: entry)
        func finding(_ categories: [PluralCategory], _ severity: Severity?) -> [Diagnostic] {
          let lacking = categories.filter { !supplied.contains($0.rawValue) }
          if lacking.isEmpty { return [] }
          return [
            Diagnostic(
              diagnosis.finding(lacking, in: variable.variable, at: variable.places), in: entry.file, severity: severity
            )
          ]
        }
        let isUninflected =
          variable.variable.variants.hasOnlyOther
          && context.developmentKeepsOneForm(of: variable.variable.name, in: entry)
        // Whole millions are rare, and most projects do without a form for them.
        return finding(missing, isUninflected ? .note : nil) + finding(rare, .note)
      }
    }
      + context.pluralsByPattern.flatMap { plurals in
        let own = plurals.flatMap { plural in
          let isUninflected =
            plural.select.hasOnlyOther && context.developmentKeepsOneForm(of: plural.select.name, in: plural.entry)
          // What is left to others may be 0 alone: French "0 livre" beside =1.
          let isNote = isUninflected || plural.lacksOnlyZero
          return finding(plural, plural.requirements.integers, isNote ? .note : nil)
            + finding(plural, plural.requirements.onlyMillions, .note)
        }
        return own + combinations(plurals)
      }
  }

  /// The findings for combinations of categories; none for a number that has a finding of its own.
  private static func combinations(_ plurals: [PatternPlural]) -> [Diagnostic] {
    guard plurals.count > 1 else { return [] }
    let pattern = plurals[0].pattern
    let lost = LostCombination.all(in: pattern) { select in
      (plurals.first { $0.select.function == select.function } ?? plurals[0]).requirements
    }
    return Dictionary(grouping: lost, by: \.name).compactMap { name, lost -> Diagnostic? in
      let same = plurals.filter { $0.select.name == name }
      guard let first = lost.first, let place = same.first?.nameLocation,
        same.allSatisfy({ $0.lacking($0.requirements.integers).isEmpty })
      else { return nil }
      var known: Set<String> = []
      let keys = lost.map { $0.keys.joined(separator: " ") }.filter { known.insert($0).inserted }
      let shown = keys.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
      let names = first.names.map { "'\($0)'" }.joined(separator: " and ")
      let (entry, numbers) = (plurals[0].entry, first.examples.map { "\($0)" }.joined(separator: " and "))
      return Diagnostic(
        "the plural of \(names) in '\(entry.key)' lacks \(shown)\(keys.count > 6 ? " …" : "")", at: place,
        subject: entry.subject,
        help: pattern.syntax == .mf2
          ? "add a variant '\(keys[0])', for numbers such as \(numbers)"
          : "choose by '\(name)' there, too, for numbers such as \(numbers)")
    }
    .sorted { $0.message < $1.message }
  }

  private static func finding(
    _ plural: PatternPlural, _ categories: [PluralCategory], _ severity: Severity?
  ) -> [Diagnostic] {
    let lacking = plural.lacking(categories)
    guard let first = lacking.first else { return [] }
    let names = lacking.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let numbers = plural.integers(choosing: first).prefix(3).map { "\($0)" }.joined(separator: ", ")
    return [
      Diagnostic(
        "the plural of '\(plural.select.name)' in '\(plural.entry.key)' lacks \(names)", at: plural.nameLocation,
        subject: plural.entry.subject, help: "add a branch '\(first.rawValue)', for numbers such as \(numbers)",
        severity: severity)
    ]
  }
}

extension MessageVariable {
  /// Those of some categories that a plural variable does not have; none where `other` is missing, too.
  fileprivate func lacking(_ categories: [PluralCategory]) -> [PluralCategory] {
    guard rule == .plural, variants.contains(where: { $0.category == "other" }) else { return [] }
    return categories.filter { category in !variants.contains { $0.category == category.rawValue } }
  }
}

extension [MessageVariable.Variant] {
  /// Whether one form is for all numbers but 0.
  fileprivate var hasOnlyOther: Bool { allSatisfy { $0.category == "other" || $0.category == "zero" } }
}

extension MessageSelect {
  /// Whether one variant is for all numbers but 0, or others say the same.
  fileprivate var hasOnlyOther: Bool {
    variants.allSatisfy { [.keyword("other"), .keyword("zero"), .exactly(0)].contains($0.key) || saysAsOthers($0) }
  }
}

extension LintContext {
  /// Whether the development text, too, has one form for what chooses by a number, though its language has several: most
  /// likely an abbreviation, "%d min", that no number changes.
  fileprivate func developmentKeepsOneForm(of name: String, in entry: CatalogEntry) -> Bool {
    guard let development = catalog.developmentEntries[entry.id],
      PluralRequirements(for: language(of: development)).integers.count > 1
    else { return false }
    if let pattern = development.pattern?.message {
      let plurals = pattern.parts.selects.filter { $0.name == name && $0.isPlural }
      return !plurals.isEmpty && plurals.allSatisfy(\.hasOnlyOther)
    }
    let variables = development.variables.filter { $0.variable.name == name }
    return !variables.isEmpty && variables.allSatisfy(\.variable.variants.hasOnlyOther)
  }

  /// The categories that further entries of the same language on a look-up's way have for a variable: the base table
  /// below an override, and the parents of a regional locale. `Message.completed(by:categories:)` takes them from there.
  fileprivate func categories(of variable: EntryVariable, suppliedTo entry: CatalogEntry) -> Set<String> {
    guard let locale = catalog.locales.firstIndex(where: { $0.directory == entry.file.place.directory }) else {
      return []
    }
    let chain = catalog.available.chain(startingAt: locale).indices
      .filter { catalog.locales[$0].tag.language == catalog.locales[locale].tag.language }
    var categories: Set<String> = []
    for index in chain {
      guard let other = catalog.entries(locale: index, layer: nil)[entry.id], other.keyLocation != entry.keyLocation
      else { continue }
      for supplied in other.variables
      where supplied.variants == variable.variants && supplied.variable.name == variable.variable.name {
        categories.formUnion(supplied.variable.variants.map(\.category))
      }
    }
    return categories
  }
}
