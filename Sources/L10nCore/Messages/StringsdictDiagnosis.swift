package import L10nRuntime
package import StringsFormat

/// What is wrong with the rules of a `.stringsdict` table or of a String Catalog in one language, beyond their shape:
/// formats, variables and the plural categories that the language needs.
package struct StringsdictDiagnosis {
  private let requirements: PluralRequirements

  /// - Parameter language: the language of the table.
  package init(language: LanguageTag) {
    requirements = PluralRequirements(for: language)
  }

  /// The findings of all rules of a file, in file order.
  package func findings(in file: TableFile) -> [StringsFinding] {
    switch file.contents {
    case .strings: []
    case .stringsdict(let table): findings(in: table)
    case .stringCatalog(let table): findings(in: table)
    }
  }

  /// The findings of all entries, in file order.
  package func findings(in table: StringsdictTable) -> [StringsFinding] {
    findings(in: table.entries)
  }

  /// The findings of all texts, in file order.
  package func findings(in table: StringCatalogTable) -> [StringsFinding] {
    let doubtful = table.texts.filter { $0.state != .new && $0.rule.mayNameVariables }
    return findings(
      in: doubtful.map { StringsdictEntry(key: $0.key, keyRange: $0.keyRange, range: $0.entry.range, rule: $0.rule) })
  }

  private func findings(in entries: some Sequence<StringsdictEntry>) -> [StringsFinding] {
    entries.flatMap { findings(in: $0) }.sorted {
      ($0.range.lowerBound, $0.kind.rawValue) < ($1.range.lowerBound, $1.kind.rawValue)
    }
  }

  /// The findings of one entry.
  package func findings(in entry: StringsdictEntry) -> [StringsFinding] {
    let signature = Message(entry.rule).signature
    // A specifier that cannot be read, or that misspells a name, may be the one that uses the variable.
    let isExplained = signature.problems.contains { $0.code == .malformedFormat || $0.code == .undefinedVariable }
    let problems = signature.problems.filter { !isExplained || $0.code != .unusedVariable }
    return problems.compactMap { finding($0, in: entry) } + missingCategories(in: entry.rule)
  }

  // MARK: Formats and variables

  private func finding(_ problem: MessageProblem, in entry: StringsdictEntry) -> StringsFinding? {
    let name = problem.subject ?? ""
    let variable = problem.place.variable ?? ""
    let rule = rule(at: problem.place, in: entry.rule)
    let definition = rule?.variables.first { $0.name == variable }
    let text = rule.flatMap { self.text(at: problem.place, in: $0) }
    let place = text?.pairRange ?? definition?.nameRange ?? entry.keyRange
    switch problem.code {
    case .undefinedVariable:
      let meant = Suggestion.nearest(to: name, among: rule?.variables.map(\.name) ?? [])
      return StringsFinding(
        .error, .undefinedVariable, at: place, "'%#@\(name)@' names no variable of this entry",
        help: meant.map { "did you mean '%#@\($0)@'?" } ?? "define a variable '\(name)'")
    case .unusedVariable:
      return StringsFinding(
        .warning, .unusedVariable, at: place, "no text uses the variable '\(variable)'",
        help: "write %#@\(variable)@ into the format, or remove the variable")
    case .variableCycle:
      return StringsFinding(
        .error, .variableCycle, at: place, "variable '\(name)' leads back to itself", help: "break the circle")
    case .formatMismatch:
      return StringsFinding(
        .error, .formatMismatch, at: place,
        "'\(specifier(at: problem.place, in: text))' does not fit the value type of '\(variable)'",
        help: definition?.valueType.map { "write %\($0.text)" } ?? "use the specifier of NSStringFormatValueTypeKey")
    case .argumentGap:
      return StringsFinding(
        .warning, .argumentGap, at: place, "no text uses argument \(name), but a later one is used",
        help: "Foundation picks the wrong arguments after a gap; number them without one")
    case .invalidValueType:
      return StringsFinding(
        .error, .invalidValueType, at: definition?.valueType?.pairRange ?? place, "'\(name)' is no value type",
        help: "write the specifier of a number without its '%', such as lld")
    case .missingValueType, .malformedFormat:
      // The first is reported with the shape of the table; the second belongs to the rules on specifiers.
      return nil
    }
  }

  /// The rule after the devices and widths that lead to a place.
  private func rule(at place: MessagePlace, in rule: StringsdictRule) -> StringsdictRule? {
    place.variants.reduce(rule) { rule, name in
      switch rule {
      case .width(let cases)?: cases.first { String($0.value) == name }?.rule
      case .device(let cases)?: cases.first { $0.value == name }?.rule
      case .text?, .format?, nil: nil
      }
    }
  }

  /// The text at a place; `nil` for a variable as a whole.
  private func text(at place: MessagePlace, in rule: StringsdictRule) -> StringsdictText? {
    switch rule {
    case .text(let text): return text
    case .width, .device: return nil
    case .format(let format, let variables):
      guard let name = place.variable else { return format }
      return variables.first { $0.name == name }?.variants.first { $0.category == place.category }?.text
    }
  }

  /// The specifier at fault as it is written, else the whole text.
  private func specifier(at place: MessagePlace, in text: StringsdictText?) -> String {
    guard let text else { return "" }
    guard let range = place.range else { return text.text }
    return String(decoding: Array(text.text.utf8)[range], as: UTF8.self)
  }

  // MARK: Plural categories

  private func missingCategories(in rule: StringsdictRule) -> [StringsFinding] {
    switch rule {
    case .text: return []
    case .width(let cases): return cases.flatMap { missingCategories(in: $0.rule) }
    case .device(let cases): return cases.flatMap { missingCategories(in: $0.rule) }
    case .format(_, let variables): return variables.compactMap { missingCategories(of: $0) }
    }
  }

  private func missingCategories(of variable: StringsdictVariable) -> StringsFinding? {
    let missing = self.missing(in: variable)
    guard !missing.isEmpty else { return nil }
    return finding(missing, in: variable)
  }

  /// The finding for categories that a variable lacks; at least one.
  package func finding(_ missing: [PluralCategory], in variable: StringsdictVariable) -> StringsFinding {
    let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let numbers = missing.compactMap { requirements.integers(selecting: $0).first }.map(String.init)
    let examples = numbers.isEmpty ? "" : ": 'other' is used for \(numbers.joined(separator: ", "))"
    return StringsFinding(
      .warning, .missingCategory, at: variable.nameRange,
      "variable '\(variable.name)' has no \(names)\(examples)", help: "add \(names)")
  }

  /// The categories that the language needs for the variable's numbers and that it does not have; none where `other` is
  /// missing, which is an error of the table's shape.
  package func missing(in variable: StringsdictVariable) -> [PluralCategory] {
    guard variable.rule == .plural else { return [] }
    let valueType = variable.valueType?.text ?? "lld"
    let isFractional = valueType.utf8.last.map { "fFeEgGaA".utf8.contains($0) } ?? false
    let needed = requirements.integers + (isFractional ? requirements.onlyFractions : [])
    let present = Set(variable.variants.map(\.category))
    guard present.contains("other") else { return [] }
    return needed.filter { $0 != .other && !present.contains($0.rawValue) }
  }
}

extension StringsdictRule {
  /// Whether variables may be named or defined: most texts have none, and reading their formats takes time.
  fileprivate var mayNameVariables: Bool {
    if case .text(let text) = self { text.text.utf8.contains(UInt8(ascii: "#")) } else { true }
  }

  /// The variables of a format.
  fileprivate var variables: [StringsdictVariable] {
    if case .format(_, let variables) = self { variables } else { [] }
  }
}
