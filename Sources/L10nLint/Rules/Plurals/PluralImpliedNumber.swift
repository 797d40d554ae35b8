import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let pluralImpliedNumber: Rule = Rule(
    id: "plural-implied-number", severity: .error,
    summary: "A plural form leaves its number out though the category includes several numbers in the language."
  ) { context, _ in
    (context.ruleEntries.map(context.plurals(of:)) + context.pluralsByPattern).flatMap { plurals -> [Diagnostic] in
      guard let entry = plurals.first?.entry else { return [] }
      // Damage to the '%#@name@' alone leaves the forms unchanged.
      let faults = context.specifierFaults(of: entry)
      guard faults.allSatisfy({ $0.damagedVariable != nil }) else { return [] }
      var numbers = PluralNumbers(entry, development: context.catalog.developmentEntries[entry.id], faults)
      // If a variable appears twice, the first one gives its forms.
      var seen: Set<TextGraph.Variable> = []
      // The message of several selectors has a variant once for each combination.
      var places: Set<SourceLocation> = []
      return plurals.filter { seen.insert($0.id).inserted }.flatMap { plural -> [Diagnostic] in
        let without = numbers.formsWithoutNumber(of: plural)
        return plural.categories.compactMap { category, variant, isNumber in
          guard let form = without[variant] else { return nil }
          let integers = plural.integers(shownBy: category)
          guard integers.count > (isNumber ? 0 : 1) else { return nil }
          // Another rule reports an empty form, unless other variables are beside it.
          if plural.variable != nil, form.isBlank, entry.variables.count == 1 { return nil }
          let place = entry.location(of: 0..<form.text.utf8.count, in: form)
          guard plural.variable != nil || places.insert(place).inserted else { return nil }
          return finding(plural.select.variants[variant].key.text, at: place, integers, of: plural)
        }
      }
    }
  }

  private static func finding(
    _ form: String, at place: SourceLocation, _ integers: [Int], of plural: PluralChoice
  ) -> Diagnostic {
    let (entry, name) = (plural.entry, plural.select.name)
    let examples = integers.prefix(3).map { "\($0)" }.joined(separator: ", ") + (integers.count > 3 ? " …" : "")
    // Another rule reports a value type with a percent sign.
    let specifier = "%" + (plural.variable?.variable.valueType ?? "lld").drop { $0 == "%" }
    return Diagnostic(
      "'\(form)' of '\(name)' does not show its number but is used for \(examples)", at: place,
      subject: entry.subject,
      help: "write \(plural.pattern?.spelledCount(name) ?? entry.specifiers.spelled(specifier)) into the form")
  }
}

extension PluralChoice {
  /// The whole numbers for which the form of a category is used.
  fileprivate func integers(shownBy category: PluralCategory) -> [Int] {
    let known = categories.map(\.category)
    let declared = variable == nil ? nil : entry.file.table.numbersOfForm(category)
    let zeroIsNumber = variable != nil && known.contains(.zero) && category != .zero
    return (declared ?? requirements.integers(shownBy: category, besides: known)).filter { integer in
      // Variants for exact numbers are tried first, and with the number before the offset is subtracted.
      !(integer == 0 && zeroIsNumber)
        && !select.variants.contains { $0.key == .exactly(Double(integer) + select.offset) }
    }
  }
}

/// The texts of an entry that show the numbers that its plurals select by.
private struct PluralNumbers {
  /// The arguments that a variable selects by.
  private struct Numbers: Hashable {
    let positions: Set<Int>
    let variants: [String]
  }

  private let graph: TextGraph

  /// The arguments of the development text, with the same positions.
  private let development: EntryArguments?

  /// The arguments that damaged specifiers outside of forms select by.
  private var damaged: [TextGraph.Variable: Int] = [:]

  /// The texts that show numbers; cached, because many variables select by the same number.
  private var showing: [Numbers: Set<Int>] = [:]

  /// - Parameters:
  ///   - development: the development language's entry; may be the same one.
  ///   - faults: damaged specifiers of variables outside of their forms.
  init(_ entry: CatalogEntry, development: CatalogEntry?, _ faults: [SpecifierFault]) {
    let names = entry.pattern?.argumentNames
    func arguments(_ entry: CatalogEntry) -> EntryArguments? {
      names.map { EntryArguments(pattern: entry, names: $0) } ?? EntryArguments(entry)
    }
    graph = TextGraph(arguments(entry) ?? EntryArguments(entry))
    self.development = development.flatMap(arguments)
    for fault in faults {
      guard let (name, position) = fault.damagedVariable else { continue }
      let variable = TextGraph.Variable(name: name, variants: fault.text.variants)
      if damaged[variable] == nil { damaged[variable] = position }
    }
  }

  /// The forms of a plural that leave its number out, by their variants, if the entry does not show the number beside
  /// them and either other forms or the development text show it.
  mutating func formsWithoutNumber(of plural: PluralChoice) -> [Int: EntryText] {
    let all = graph.forms(of: plural.id)
    let used = Set(plural.categories.map(\.variant))
    let forms = all.indices.filter { used.contains($0) }
    func texts(_ variants: [Int]) -> [Int: EntryText] {
      Dictionary(uniqueKeysWithValues: variants.map { ($0, graph.texts[all[$0]]) })
    }
    if let position = damaged[plural.id] {
      let without = forms.filter { !Self.mayShow(position, graph.texts[all[$0]].text) }
      return without.count < forms.count ? texts(without) : [:]
    }
    let numbers = Numbers(positions: graph.positions(chosenOnBy: plural.id), variants: plural.id.variants)
    let showing = self.showing[numbers] ?? graph.textsLeading(to: numbers.positions, in: numbers.variants)
    self.showing[numbers] = showing
    if graph.isShownBesideForms(numbers.positions, in: numbers.variants) { return [:] }
    let without = forms.filter { !showing.contains(all[$0]) }
    if without.count < forms.count { return texts(without) }
    guard showing.isEmpty, let development else { return [:] }
    let original = TextGraph(development)
    return numbers.positions.contains(where: original.isShown) ? texts(without) : [:]
  }

  /// Whether a form whose variable selects by an argument shows it, perhaps through another variable.
  private static func mayShow(_ position: Int, _ form: String) -> Bool {
    FormatString(form).placeholders.contains {
      $0.variable != nil || ($0.isNumbered ? $0.position : position + $0.position - 1) == position
    }
  }
}

extension SpecifierFault {
  /// The variable that a damaged specifier outside of forms names, and the argument that it selects by.
  fileprivate var damagedVariable: (name: String, position: Int)? {
    guard text.variable == nil, case .damaged(let specifier) = kind,
      let placeholder = FormatString(specifier).placeholders.first, let name = placeholder.variable
    else { return nil }
    return (name, placeholder.position)
  }
}
