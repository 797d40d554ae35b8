import L10nCore
import L10nRuntime
import StringsFormat

extension Rule {
  static let pluralImpliedNumber: Rule = Rule(
    id: "plural-implied-number", severity: .error,
    summary: "A plural form leaves its number out though the category stands for several numbers in the language.",
    rationale: "Users are told a wrong number: French \"Un fichier\" is shown for 0 too, Russian \"Один файл\" for 21.",
    sources: ["CLDR plural rules", "Unicode Technical Standard #35 part 3, explicit 0 and 1"]
  ) { context in
    context.ruleEntries.flatMap { entry in
      if entry.variables.isEmpty { return [RuleFinding]() }
      // Damage to the '%#@name@' alone leaves the forms as they are.
      let faults = context.specifierFaults(of: entry)
      guard faults.allSatisfy({ $0.damagedVariable != nil }),
        let needs = context.pluralRequirements[context.language(of: entry)]
      else { return [] }
      let numbers = PluralNumbers(entry, development: context.catalog.developmentEntries[entry.id], faults)
      return entry.variables.flatMap { variable in
        let hasZero = variable.variable.variants.contains { $0.category == "zero" }
        let forms = numbers.formsWithoutNumber(of: variable).compactMap { form -> (EntryText, [Int])? in
          guard let category = form.category.flatMap(PluralCategory.init) else { return nil }
          let integers = needs.integers(selecting: category).filter { $0 != 0 || !hasZero || category == .zero }
          return integers.count > 1 ? (form, integers) : nil
        }
        return forms.map { finding($0, integers: $1, of: variable, in: entry) }
      }
    }
  }

  private static func finding(
    _ form: EntryText, integers: [Int], of variable: EntryVariable, in entry: CatalogEntry
  ) -> RuleFinding {
    let examples = integers.prefix(3).map(String.init).joined(separator: ", ")
    let specifier = "%" + (variable.variable.valueType?.text ?? "lld")
    return RuleFinding(
      "'\(form.category ?? "")' of '\(variable.variable.name)' does not show its number but stands for \(examples)"
        + (integers.count > 3 ? " …" : ""),
      at: entry.location(of: 0..<form.text.utf8.count, in: form), subject: entry.subject,
      help: "write \(specifier) into the form")
  }
}

/// Which texts of an entry show the numbers that its variables choose on.
private struct PluralNumbers {
  private let entry: CatalogEntry
  private let arguments: EntryArguments
  private let development: EntryArguments?
  private let faults: [SpecifierFault]

  /// - Parameters:
  ///   - development: the development language's entry; may be the same one.
  ///   - faults: damaged specifiers of variables outside of their forms.
  init(_ entry: CatalogEntry, development: CatalogEntry?, _ faults: [SpecifierFault]) {
    self.entry = entry
    self.faults = faults
    arguments = EntryArguments(entry)
    self.development = development.map { EntryArguments($0) }
  }

  /// The forms of a variable that leave its number out, where the entry does not show the number beside them and shows
  /// it in other forms, or else the development text shows it.
  func formsWithoutNumber(of variable: EntryVariable) -> [EntryText] {
    guard variable.variable.rule == .plural else { return [] }
    let name = variable.variable.name
    let positions = arguments.positions(chosenOnBy: name, variants: variable.variants)
    let texts = entry.texts.filter { $0.variants == variable.variants }
    let forms = texts.filter { $0.variable == name }
    let damaged = faults.lazy.filter { $0.text.variants == variable.variants }.compactMap(\.damagedVariable)
    if let position = damaged.first(where: { $0.name == name })?.position {
      let without = forms.filter { !Self.mayShow(position, $0.text) }
      return without.count < forms.count ? without : []
    }
    let showing = texts.filter { shows(positions, in: $0, beside: texts, path: []) }
    if showing.contains(where: { $0.variable == nil }) { return [] }
    let without = forms.filter { !showing.contains($0) }
    if without.count < forms.count { return without }
    let isShownInDevelopment = development?.uses.contains {
      positions.contains($0.position) && !$0.isDeclared && $0.type != .variable
    }
    return isShownInDevelopment ?? false && showing.isEmpty ? without : []
  }

  /// Whether a form whose variable chooses on an argument shows it, be it by another variable.
  private static func mayShow(_ position: Int, _ form: String) -> Bool {
    FormatString(form).placeholders.contains {
      $0.variable != nil || ($0.isNumbered ? $0.position : position + $0.position - 1) == position
    }
  }

  /// Whether a text, or a form of a variable that it leads to, shows one of the arguments.
  private func shows(_ positions: Set<Int>, in text: EntryText, beside texts: [EntryText], path: [String]) -> Bool {
    let uses = arguments.uses.filter { $0.text == text && !$0.isDeclared }
    if uses.contains(where: { positions.contains($0.position) && $0.type != .variable }) { return true }
    guard text.variable != nil || !path.isEmpty else { return false }
    let inner = Set(uses.filter { $0.type == .variable }.compactMap(\.argument.name)).subtracting(path)
    return inner.contains { name in
      texts.contains { $0.variable == name && shows(positions, in: $0, beside: texts, path: path + [name]) }
    }
  }
}

extension SpecifierFault {
  /// The variable that a damaged specifier outside of forms names, and the argument that it chooses on.
  fileprivate var damagedVariable: (name: String, position: Int)? {
    guard text.variable == nil, case .damaged(let specifier) = kind,
      let placeholder = FormatString(specifier).placeholders.first, let name = placeholder.variable
    else { return nil }
    return (name, placeholder.position)
  }
}
