import L10nCore
import L10nRuntime
import L10nSyntax

/// A selection by a number, a plural of a pattern or a variable of a format, with the categories that its language
/// needs.
struct PluralChoice {
  /// For a variable, a selector with the variable's name.
  let select: MessageSelect
  let entry: CatalogEntry

  /// The plural in the graph of its entry's texts.
  let id: TextGraph.Variable

  /// The pattern that contains it; `nil` for a variable.
  var pattern: TextPattern? { entry.pattern }

  /// The variable; `nil` in a pattern.
  var variable: EntryVariable?

  /// The name of the argument, or of the variable, in the file.
  let nameLocation: SourceLocation

  /// The keys of the variants in the file.
  let keyLocations: [SourceLocation]

  /// The categories that the language's cardinal or ordinal numbers need.
  let requirements: PluralRequirements

  /// Whether the number is whole: no fractions of it are shown.
  let isWhole: Bool

  /// The plurals around it, the outermost first.
  let outer: [OuterPlural]

  /// Whether one variant for all numbers is enough, apart from exact numbers.
  let isUninflected: Bool

  /// The keywords that are not categories.
  var unknownKeywords: [(keyword: String, location: SourceLocation)] {
    zip(select.variants, keyLocations).compactMap { variant, location in
      guard let keyword = variant.keyword, PluralCategory(rawValue: keyword) == nil else { return nil }
      return (keyword, location)
    }
  }

  /// The categories that have variants, each with the index of its variant. In a format that uses numbers for
  /// categories, the variant `=1` is that of `one`.
  var categories: [(category: PluralCategory, variant: Int, isNumber: Bool)] {
    let own = select.categories.map { ($0.category, $0.variant, false) }
    guard pattern != nil, entry.file.place.format.numbersAreCategories else { return own }
    let numbers: [(Double, PluralCategory)] = [(0, .zero), (1, .one), (2, .two)]
    return own
      + numbers.compactMap { number, category in
        guard !own.contains(where: { $0.0 == category }),
          let variant = select.variants.firstIndex(where: { $0.key == .exactly(number) })
        else { return nil }
        return (category, variant, true)
      }
  }

  /// The categories among some that have no variant, although a whole number of the category uses the `other` variant
  /// instead.
  func lacking(_ categories: [PluralCategory]) -> [PluralCategory] {
    if isUninflected && !select.choosesByCategory || leavesCategoriesToOthers { return [] }
    let known = Set(self.categories.map(\.category))
    return categories.filter { category in
      if known.contains(category) { return false }
      let integers = requirements.integers(selecting: category)
      // French 'one' is for 0, 1 and everything between them.
      return integers.isEmpty || integers.count > 1 && !isWhole || integers.contains(where: choosesByCategory)
    }
  }

  /// Whether 0 is the only number whose category is missing.
  var lacksOnlyZero: Bool {
    isWhole && lacking(requirements.integers).allSatisfy { integers(choosing: $0) == [0] }
  }

  /// The whole numbers of a category that select by it, ascending.
  func integers(choosing category: PluralCategory) -> [Int] {
    requirements.integers(selecting: category).filter(choosesByCategory)
  }

  /// Whether a number, minus the offset, gets here and has no variant for itself.
  private func choosesByCategory(_ number: Int) -> Bool {
    // Variants for exact numbers are for the number before the offset is subtracted.
    let argument = Double(number) + select.offset
    let inner = select.other?.parts.selects.filter { $0.name == select.name } ?? []
    if ([select] + inner).contains(where: { $0.variants.contains { $0.key == .exactly(argument) } }) { return false }
    return outer.allSatisfy { $0.select.name != select.name || $0.mayTake(argument) }
  }

  /// Whether this number only distinguishes some exact numbers, and another plural of the same text has the categories:
  ///
  ///     .match $likes $others  0 * {{none}}  1 * {{one}}  * one {{one and {$others} other}}  * * {{…}}
  private var leavesCategoriesToOthers: Bool {
    guard !select.choosesByCategory, let other = select.other else { return false }
    let isShown = other.parts.show(select.name, isCounted: true)
    let isFlat = pattern?.syntax == .mf2
    let around = outer.map(\.select).filter { isFlat || $0.name == select.name }
    return (other.parts.selects + around).contains { another in
      another.choosesByCategory
        && (another.name == select.name ? another.function == select.function : !isShown)
    }
  }
}

extension LintContext {
  /// Every plural of every format and pattern: those of formats first, in the order of the entries.
  var plurals: [PluralChoice] { ruleEntries.flatMap(plurals(of:)) + patternPlurals }

  /// The plural variables of an entry, in file order.
  func plurals(of entry: CatalogEntry) -> [PluralChoice] {
    let variables = entry.variables.filter { $0.variable.rule == .plural }
    if variables.isEmpty { return [] }
    let language = language(of: entry)
    let requirements = PluralRequirements(for: language)
    return variables.map { variable in
      PluralChoice(
        select: MessageSelect(variable.variable), entry: entry,
        id: TextGraph.Variable(name: variable.variable.name, variants: variable.variants), variable: variable,
        nameLocation: entry.file.location(variable.places.name),
        keyLocations: variable.places.variants.map { entry.file.location($0.category) }, requirements: requirements,
        isWhole: !(variable.variable.valuePlaceholder?.conversion.isFloatingPoint ?? false), outer: [],
        isUninflected: language.countsInSingular)
    }
  }

  /// Every plural of every pattern that can be read, in the order of the entries.
  var patternPlurals: [PluralChoice] {
    guard hasPatterns else { return [] }
    return entries.flatMap { entry -> [PluralChoice] in
      guard let pattern = entry.pattern, let message = pattern.message,
        message.parts.selects.contains(where: \.isPlural)
      else { return [] }
      let language = language(of: entry)
      func requirements(of select: MessageSelect) -> PluralRequirements {
        PluralRequirements(for: language, type: select.function == .plural ? .cardinal : .ordinal)
      }
      let fractional = MessagePattern(message).signature.arguments.filter { $0.type == .double }.compactMap(\.name)
      return pattern.placedArguments.compactMap { argument in
        guard case .select(let select) = argument.part, select.isPlural, !select.isExact else { return nil }
        let outer = message.parts.selects(around: argument.path).filter(\.select.isPlural)
        return PluralChoice(
          select: select, entry: entry, id: TextGraph.Variable(path: argument.path),
          nameLocation: entry.location(ofPattern: argument.range),
          keyLocations: select.variants.indices.map { entry.location(ofPattern: message.places[argument.path + [$0]]) },
          requirements: requirements(of: select), isWhole: !fractional.contains(select.name),
          outer: outer.map { OuterPlural(select: $0, variant: $1, requirements: requirements(of: $0)) },
          isUninflected: select.function == .plural
            && (language.countsInSingular
              || PluralRequirements(for: language).integers.count == 2 && select.saysOneAsOthers)
            || choosesByCode(select.name, entry))
      }
    }
  }
}

extension CatalogEntry {
  /// The selections by the same name and function, in a pattern or among the variables of formats.
  func choices(like choice: MessageSelect) -> [MessageSelect] {
    let choices = pattern.map { $0.message?.parts.selects ?? [] } ?? variables.map { MessageSelect($0.variable) }
    return choices.filter { $0.name == choice.name && $0.function == choice.function }
  }
}

extension LintContext {
  /// Whether a number is a code and not a count: the development text has variants for exact numbers other than 0 and 1
  /// and none for a category, and shows the number no more than an entry does.
  fileprivate func choosesByCode(_ name: String, _ entry: CatalogEntry) -> Bool {
    guard let parts = entry.pattern?.message?.parts,
      let development = catalog.developmentEntries[entry.id]?.pattern?.message?.parts
    else { return false }
    let choices = development.selects.filter { $0.isPlural && $0.name == name }
    let hasNumbers = choices.flatMap(\.variants).contains { variant in
      if case .exactly(let number) = variant.key { number > 1 } else { false }
    }
    return hasNumbers && !choices.contains(where: \.choosesByCategory)
      && !development.show(name) && !parts.show(name)
  }

  /// The plurals of the patterns that have some, pattern by pattern.
  var pluralsByPattern: [[PluralChoice]] {
    patternPlurals.reduce(into: []) { groups, plural in
      if groups.last?[0].entry.valueLocation == plural.entry.valueLocation {
        groups[groups.count - 1].append(plural)
      } else {
        groups.append([plural])
      }
    }
  }
}

extension [MessagePart] {
  /// The selections around the part at a path, the outermost first, with the indices of the path's variants.
  fileprivate func selects(around path: [Int]) -> [(select: MessageSelect, variant: Int)] {
    guard path.count > 2, case .select(let select) = self[path[0]] else { return [] }
    return [(select, path[1])] + select.variants[path[1]].parts.selects(around: Array<Int>(path.dropFirst(2)))
  }
}

extension MessageSelect {
  /// A variable as a selector of its name, with the formats of its forms read into parts.
  fileprivate init(_ variable: MessageVariable) {
    self.init(
      variable.name, variable.rule == .plural ? .plural : .text,
      variable.variants.map { Variant(.keyword($0.category), [MessagePart](format: $0.text)) })
  }

  /// Whether a plural has a variant for a category other than `other`, and other than a `zero` for 0.
  var choosesByCategory: Bool { categories.contains { $0.category != .other && $0.category != .zero } }

  /// Whether a variant for the number 1 equals the one for `other`: `=1 {1 min} other {# min}`.
  var saysOneAsOthers: Bool { variants.contains { $0.key == .exactly(1) && saysAsOthers($0) } }

  /// Whether a variant is the one for `other` with its number written out.
  func saysAsOthers(_ variant: Variant) -> Bool {
    guard case .exactly(let number) = variant.key, let count = Int(exactly: number), let other,
      let text = spelled(other.parts, count)
    else { return false }
    return spelled(variant.parts, count) == text
  }

  /// Parts with their number written out; `nil` if they have more than the number and text.
  private func spelled(_ parts: [MessagePart], _ number: Int) -> String? {
    var spelled = ""
    for part in parts {
      switch part {
      case .text(let text): spelled += text
      case .number: spelled += "\(number)"
      case .placeholder(let placeholder) where placeholder.name == name: spelled += "\(number)"
      case .placeholder, .markup, .select: return nil
      }
    }
    return spelled
  }
}
