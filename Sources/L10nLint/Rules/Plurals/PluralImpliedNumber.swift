import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let pluralImpliedNumber: Rule = Rule(
    id: "plural-implied-number", severity: .error,
    summary: "A plural form leaves its number out though the category includes several numbers in the language."
  ) { context, _ in
    context.ruleEntries.flatMap { entry in
      if entry.variables.isEmpty { return [Diagnostic]() }
      // Damage to the '%#@name@' alone leaves the forms unchanged.
      let faults = context.specifierFaults(of: entry)
      guard faults.allSatisfy({ $0.damagedVariable != nil }) else { return [] }
      let needs = PluralRequirements(for: context.language(of: entry))
      var numbers = PluralNumbers(entry, development: context.catalog.developmentEntries[entry.id], faults)
      var seen: Set<TextGraph.Variable> = []
      return entry.variables.flatMap { variable in
        // If a variable appears twice, the first one gives its forms.
        guard seen.insert(variable.id).inserted else { return [Diagnostic]() }
        let known = variable.variable.variants.compactMap { PluralCategory(rawValue: $0.category) }
        let hasZero = variable.variable.variants.contains { $0.category == "zero" }
        let forms = numbers.formsWithoutNumber(of: variable).compactMap { form -> (EntryText, [Int])? in
          // Another rule reports an empty form, unless other variables are beside it.
          guard let category = form.category.flatMap(PluralCategory.init), !form.isBlank || entry.variables.count > 1
          else { return nil }
          let declared = entry.file.table.numbersOfForm(category)
          let integers = (declared ?? needs.integers(shownBy: category, besides: known))
            .filter { $0 != 0 || !hasZero || category == .zero }
          return integers.count > 1 ? (form, integers) : nil
        }
        return forms.map { finding($0, integers: $1, of: variable, in: entry) }
      }
    } + context.patternFormsWithoutNumber.map { finding($0, integers: $1, of: $2) }
  }

  private static func finding(_ variant: Int, integers: [Int], of plural: PluralChoice) -> Diagnostic {
    Diagnostic(
      clause(plural.select.variants[variant].key.text, of: plural.select.name, integers),
      at: plural.keyLocations[variant],
      subject: plural.entry.subject,
      help: "write \(plural.pattern?.spelledCount(plural.select.name) ?? "#") into the form")
  }

  private static func clause(_ form: String, of name: String, _ integers: [Int]) -> String {
    let examples = integers.prefix(3).map { "\($0)" }.joined(separator: ", ")
    return "'\(form)' of '\(name)' does not show its number but is used for \(examples)"
      + (integers.count > 3 ? " …" : "")
  }

  private static func finding(
    _ form: EntryText, integers: [Int], of variable: EntryVariable, in entry: CatalogEntry
  ) -> Diagnostic {
    // Another rule reports a value type with a percent sign.
    let specifier = "%" + (variable.variable.valueType ?? "lld").drop { $0 == "%" }
    return Diagnostic(
      clause(form.category ?? "", of: variable.variable.name, integers),
      at: entry.location(of: 0..<form.text.utf8.count, in: form), subject: entry.subject,
      help: "write \(entry.specifiers.spelled(specifier)) into the form")
  }
}

/// The texts of an entry that show the numbers that its variables select by.
private struct PluralNumbers {
  /// The arguments that a variable selects by.
  private struct Numbers: Hashable {
    let positions: Set<Int>
    let variants: [String]
  }

  private let graph: TextGraph
  private let development: EntryArguments?

  /// The arguments that damaged specifiers outside of forms select by.
  private var damaged: [TextGraph.Variable: Int] = [:]

  /// The texts that show numbers; cached, because many variables select by the same number.
  private var showing: [Numbers: Set<Int>] = [:]

  /// - Parameters:
  ///   - development: the development language's entry; may be the same one.
  ///   - faults: damaged specifiers of variables outside of their forms.
  init(_ entry: CatalogEntry, development: CatalogEntry?, _ faults: [SpecifierFault]) {
    graph = TextGraph(EntryArguments(entry))
    self.development = development.map { EntryArguments($0) }
    for fault in faults {
      guard let (name, position) = fault.damagedVariable else { continue }
      let variable = TextGraph.Variable(name: name, variants: fault.text.variants)
      if damaged[variable] == nil { damaged[variable] = position }
    }
  }

  /// The forms of a variable that leave its number out, if the entry does not show the number beside them and either
  /// other forms or the development text show it.
  mutating func formsWithoutNumber(of variable: EntryVariable) -> [EntryText] {
    guard variable.variable.rule == .plural else { return [] }
    let forms = graph.forms(of: variable.id)
    if let position = damaged[variable.id] {
      let without = forms.map { graph.texts[$0] }.filter { !Self.mayShow(position, $0.text) }
      return without.count < forms.count ? without : []
    }
    let positions = graph.positions(chosenOnBy: variable.id)
    let showing = showing(Numbers(positions: positions, variants: variable.variants))
    if showing.contains(where: { graph.texts[$0].variable == nil }) { return [] }
    let without = forms.filter { !showing.contains($0) }.map { graph.texts[$0] }
    if without.count < forms.count { return without }
    let isShownInDevelopment = development?.uses.contains {
      positions.contains($0.position) && !$0.isDeclared && $0.type != .variable
    }
    return isShownInDevelopment ?? false && showing.isEmpty ? without : []
  }

  private mutating func showing(_ numbers: Numbers) -> Set<Int> {
    if let known = showing[numbers] { return known }
    let texts = graph.textsLeading(to: numbers.positions, in: numbers.variants)
    showing[numbers] = texts
    return texts
  }

  /// Whether a form whose variable selects by an argument shows it, perhaps through another variable.
  private static func mayShow(_ position: Int, _ form: String) -> Bool {
    FormatString(form).placeholders.contains {
      $0.variable != nil || ($0.isNumbered ? $0.position : position + $0.position - 1) == position
    }
  }
}

extension EntryVariable {
  fileprivate var id: TextGraph.Variable { TextGraph.Variable(name: variable.name, variants: variants) }
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
