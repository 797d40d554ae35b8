import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let pluralMissingCategory: Rule = Rule(
    id: "plural-missing-category", severity: .error,
    summary: "A plural variable lacks a category that whole numbers take in its language.",
    claims: [.missingCategory]
  ) { context, _ in
    // If a file declares its plural forms, its reader reports the missing ones.
    context.plurals.filter { !$0.entry.file.place.format.declaresPlurals }.flatMap { findings($0, context) }
      + context.catalog.files.flatMap { file in
        file.findings.filter { $0.kind == .missingCategory }.map { Diagnostic($0, in: file) }
      } + context.pluralsByPattern.flatMap { combinations($0) }
  }

  private static func findings(_ plural: PluralChoice, _ context: LintContext) -> [Diagnostic] {
    let formName = plural.entry.loaded.formName
    // A plural without `other` is a separate error, unless no whole number takes it.
    if plural.select.other == nil, formName == nil { return [] }
    let needs = plural.requirements
    let isUninflected =
      plural.select.hasOnlyOther
      && context.developmentKeepsOneForm(of: plural.select, in: plural.entry)
    // The missing categories may have 0 as their only number: French "0 livre" beside =1.
    let isNote = isUninflected || plural.pattern != nil && plural.lacksOnlyZero
    // Whole millions are rare, and most projects do not have a form for them.
    let wanted: [(categories: [PluralCategory], severity: Severity?)] = [
      (needs.integers + (plural.isWhole || formName != nil ? [] : needs.onlyFractions), isNote ? .note : nil),
      (needs.onlyMillions, .note),
    ]
    return wanted.compactMap { categories, severity in
      let lacking = plural.lacking(categories).filter { formName == nil || formName?($0.rawValue) != nil }
      if lacking.isEmpty { return nil }
      let supplied = context.categories(suppliedTo: plural)
      let rest = lacking.filter { !supplied.contains($0.rawValue) }
      return rest.isEmpty ? nil : finding(rest, in: plural, severity)
    }
  }

  /// The findings for combinations of categories, without numbers that already have a finding.
  private static func combinations(_ plurals: [PluralChoice]) -> [Diagnostic] {
    guard plurals.count > 1, let pattern = plurals[0].pattern else { return [] }
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

  /// - Parameter lacking: at least one.
  private static func finding(
    _ lacking: [PluralCategory], in plural: PluralChoice, _ severity: Severity?
  ) -> Diagnostic {
    if let variable = plural.variable {
      let diagnosis = MessageDiagnosis(plural.requirements)
      return Diagnostic(
        diagnosis.finding(lacking, in: variable.variable, at: variable.places), in: plural.entry.file,
        severity: severity)
    }
    let names = lacking.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let numbers = plural.integers(choosing: lacking[0]).prefix(3).map { "\($0)" }.joined(separator: ", ")
    let examples = numbers.isEmpty ? "fractions" : "numbers such as \(numbers)"
    // The member may be there without a text.
    let form =
      plural.entry.loaded.formName?(lacking[0].rawValue).map { "write '\($0)'" }
      ?? "add a branch '\(lacking[0].rawValue)'"
    return Diagnostic(
      "the plural of '\(plural.select.name)' in '\(plural.entry.key)' lacks \(names)", at: plural.nameLocation,
      subject: plural.entry.subject, help: "\(form), for \(examples)", severity: severity)
  }
}

extension MessageSelect {
  /// Whether one variant is for all numbers but 0, or the others equal it.
  fileprivate var hasOnlyOther: Bool {
    variants.allSatisfy { [.keyword("other"), .keyword("zero"), .exactly(0)].contains($0.key) || saysAsOthers($0) }
  }
}

extension LintContext {
  /// Whether the development text also has only one form for the selection, although its language has several: most
  /// likely an abbreviation, "%d min", that does not change.
  fileprivate func developmentKeepsOneForm(of choice: MessageSelect, in entry: CatalogEntry) -> Bool {
    guard let development = catalog.developmentEntries[entry.id],
      PluralRequirements(for: language(of: development)).integers.count > 1
    else { return false }
    let choices = development.choices(like: choice)
    return !choices.isEmpty && choices.allSatisfy(\.hasOnlyOther)
  }

  /// The categories that other entries of the same language supply to a variable by fallback: the base table below an
  /// override, and the parents of a regional locale. `Message.completed(by:categories:)` takes them from there.
  fileprivate func categories(suppliedTo plural: PluralChoice) -> Set<String> {
    let entry = plural.entry
    guard let variable = plural.variable,
      let locale = catalog.locales.firstIndex(where: { $0.directory == entry.file.place.directory })
    else { return [] }
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
