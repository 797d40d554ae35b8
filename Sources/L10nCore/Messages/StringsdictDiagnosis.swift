package import L10nRuntime
package import StringsFormat

/// What is wrong with the rules of a `.stringsdict` table, beyond its shape: formats, variables and the plural
/// categories that its language needs.
package struct StringsdictDiagnosis {
  private let requirements: PluralRequirements

  /// - Parameter language: the language of the table.
  package init(language: LanguageTag) {
    requirements = PluralRequirements(for: language)
  }

  /// The findings of all entries, in file order.
  package func findings(in table: StringsdictTable) -> [StringsFinding] {
    table.entries.flatMap { findings(in: $0) }.sorted {
      ($0.range.lowerBound, $0.kind.rawValue) < ($1.range.lowerBound, $1.kind.rawValue)
    }
  }

  /// The findings of one entry.
  package func findings(in entry: StringsdictEntry) -> [StringsFinding] {
    let signature = Message(entry.rule).signature
    let isReadable = !signature.problems.contains { $0.code == .malformedFormat }
    // A specifier that could not be read may be the one that uses the variable.
    let problems = signature.problems.filter { isReadable || $0.code != .unusedVariable }
    return problems.compactMap { finding($0, in: entry) } + missingCategories(in: entry.rule)
  }

  // MARK: Formats and variables

  private func finding(_ problem: MessageProblem, in entry: StringsdictEntry) -> StringsFinding? {
    let name = problem.subject ?? ""
    let variable = problem.place.variable ?? ""
    let isAboutValueType = problem.code == .invalidValueType
    let place = range(of: problem.place, in: entry.rule, valueType: isAboutValueType) ?? entry.keyRange
    switch problem.code {
    case .undefinedVariable:
      return StringsFinding(
        .error, .undefinedVariable, at: place, "'%#@\(name)@' names no variable of this entry",
        help: "define a variable '\(name)', or write the name of one that is there; case counts")
    case .unusedVariable:
      return StringsFinding(
        .warning, .unusedVariable, at: place, "no text uses the variable '\(variable)'",
        help: "write %#@\(variable)@ into the format, or remove the variable")
    case .variableCycle:
      return StringsFinding(
        .error, .variableCycle, at: place, "variable '\(name)' leads back to itself", help: "break the circle")
    case .formatMismatch:
      return StringsFinding(
        .error, .formatMismatch, at: place, "%\(conversion(name)) does not fit the value type of '\(variable)'",
        help: "use the specifier of NSStringFormatValueTypeKey")
    case .argumentGap:
      return StringsFinding(
        .warning, .argumentGap, at: place, "no text uses argument \(name), but one behind it is used",
        help: "Foundation picks the wrong arguments after a gap; number them without one")
    case .invalidValueType:
      return StringsFinding(
        .error, .invalidValueType, at: place, "'\(name)' is no value type",
        help: "write the specifier of a number without its '%', such as lld")
    case .missingValueType, .malformedFormat:
      // The first is reported with the shape of the table; the second belongs to the rules on specifiers.
      return nil
    }
  }

  private func conversion(_ type: String) -> String { type == ArgumentType.object.rawValue ? "@" : " of type \(type)" }

  /// The place of a text, variable or value type inside an entry.
  private func range(of place: MessagePlace, in rule: StringsdictRule, valueType: Bool) -> Range<Int>? {
    switch rule {
    case .text(let text): return text.pairRange
    case .width(let cases):
      return nested(place, cases.map { (String($0.value), $0.rule) }, valueType: valueType)
    case .device(let cases):
      return nested(place, cases.map { ($0.value, $0.rule) }, valueType: valueType)
    case .format(let format, let variables):
      guard let name = place.variable else { return format.pairRange }
      guard let variable = variables.first(where: { $0.name == name }) else { return nil }
      guard let category = place.category else {
        return (valueType ? variable.valueType?.pairRange : nil) ?? variable.nameRange
      }
      return variable.variants.first { $0.category == category }?.text.pairRange
    }
  }

  private func nested(
    _ place: MessagePlace, _ cases: [(String, StringsdictRule)], valueType: Bool
  ) -> Range<Int>? {
    guard let first = place.variants.first, let rule = cases.first(where: { $0.0 == first })?.1 else { return nil }
    var inner = place
    inner.variants.removeFirst()
    return range(of: inner, in: rule, valueType: valueType)
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

  /// The categories that the language needs for the variable's numbers and that it does not have. `other` is not among
  /// them: its absence is an error of the table's shape.
  package func missing(in variable: StringsdictVariable) -> [PluralCategory] {
    guard variable.rule == .plural else { return [] }
    let valueType = variable.valueType?.text ?? "lld"
    let isFractional = valueType.utf8.last.map { "fFeEgGaA".utf8.contains($0) } ?? false
    let needed = requirements.integers + (isFractional ? requirements.onlyFractions : [])
    let present = Set(variable.variants.map(\.category))
    return needed.filter { $0 != .other && !present.contains($0.rawValue) }
  }
}
