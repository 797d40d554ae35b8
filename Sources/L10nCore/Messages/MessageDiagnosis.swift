package import L10nRuntime
package import L10nSyntax

/// The problems of a table's messages in one language, beyond their structure: formats, variables and the plural
/// categories that the language needs.
package struct MessageDiagnosis {
  private let requirements: PluralRequirements

  /// - Parameter requirements: the plural requirements of the table's language.
  package init(_ requirements: PluralRequirements) { self.requirements = requirements }

  /// The findings of all entries of a file, in file order.
  package func findings(in file: TableFile) -> [StringsFinding] {
    guard file.place.format.definesVariables else { return [] }
    let hasStates = file.place.format.hasStates
    let doubtful = file.entries.filter { !hasStates || $0.state != .new && $0.message.mayNameVariables }
    return doubtful.flatMap { findings(in: $0) }.sorted {
      ($0.range.lowerBound, $0.kind.rawValue) < ($1.range.lowerBound, $1.kind.rawValue)
    }
  }

  /// The findings of one entry.
  package func findings(in entry: LoadedEntry) -> [StringsFinding] {
    let signature = entry.message.signature
    // A specifier that is unreadable, or that misspells a name, may be the one that uses the variable.
    let isExplained = signature.problems.contains { $0.code == .malformedFormat || $0.code == .undefinedVariable }
    let problems = signature.problems.filter { !isExplained || $0.code != .unusedVariable }
    return problems.compactMap { finding($0, in: entry) } + missingCategories(in: entry.text)
  }

  // MARK: Formats and variables

  private func finding(_ problem: MessageProblem, in entry: LoadedEntry) -> StringsFinding? {
    let name = problem.subject ?? ""
    let variable = problem.place.variable ?? ""
    let leaf = entry.text.leaves.first { $0.path.map(\.key) == problem.place.variants }
    let variables = leaf?.message.variables ?? []
    let index = variables.firstIndex { $0.name == variable }
    let places = index.flatMap { leaf?.places.variables[$0] }
    let text = leaf.flatMap { self.text(at: problem.place, in: $0) }
    let place = text?.place.pairRange ?? places?.name ?? entry.keyRange
    switch problem.code {
    case .undefinedVariable:
      let meant = Suggestion.nearest(to: name, among: variables.map(\.name))
      return StringsFinding(
        .error, .undefinedVariable, at: place, "'%#@\(name)@' does not name a variable of this entry",
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
        "'\(specifier(at: problem.place, in: text?.text))' does not fit the value type of '\(variable)'",
        help: index.flatMap { variables[$0].valueType }.map { "write %\($0)" }
          ?? "use the specifier of NSStringFormatValueTypeKey")
    case .argumentGap:
      return StringsFinding(
        .warning, .argumentGap, at: place, "no text uses argument \(name), but a later one is used",
        help: "Foundation picks the wrong arguments after a gap; number them without one")
    case .invalidValueType:
      return StringsFinding(
        .error, .invalidValueType, at: places?.valueType?.pairRange ?? place, "'\(name)' is not a value type",
        help: "write the specifier of a number without its '%', such as lld")
    case .missingValueType, .malformedFormat:
      // The first is reported with the structure of the table; the second belongs to the rules on specifiers.
      return nil
    }
  }

  /// The text at a place; `nil` for a variable as a whole.
  private func text(
    at place: MessagePlace, in leaf: (path: [Message.Choice], message: Message, places: MessagePlaces.Leaf)
  ) -> (text: String, place: MessagePlaces.Text)? {
    switch leaf.message.content {
    case .text(let text): return (text, leaf.places.text)
    case .format(let format, let variables):
      guard let name = place.variable else { return (format, leaf.places.text) }
      guard let variable = variables.firstIndex(where: { $0.name == name }),
        let variant = variables[variable].variants.firstIndex(where: { $0.category == place.category })
      else { return nil }
      return (variables[variable].variants[variant].text, leaf.places.variables[variable].variants[variant].text)
    case .select, .pattern, .markedUp: return nil
    }
  }

  /// The spelling of the specifier at fault, otherwise the whole text.
  private func specifier(at place: MessagePlace, in text: String?) -> String {
    guard let text else { return "" }
    guard let range = place.range else { return text }
    return String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  // MARK: Plural categories

  private func missingCategories(in text: PlacedMessage) -> [StringsFinding] {
    text.leaves.flatMap { leaf in
      zip(leaf.message.variables, leaf.places.variables).compactMap { variable, places in
        let missing = missing(in: variable)
        return missing.isEmpty ? nil : finding(missing, in: variable, at: places)
      }
    }
  }

  /// The finding for categories that a variable lacks; at least one.
  package func finding(
    _ missing: [PluralCategory], in variable: MessageVariable, at places: MessagePlaces.Variable
  ) -> StringsFinding {
    let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let numbers = missing.compactMap { requirements.integers(selecting: $0).first }.map(String.init)
    let examples = numbers.isEmpty ? "" : ": 'other' is used for \(numbers.joined(separator: ", "))"
    return StringsFinding(
      .warning, .missingCategory, at: places.name,
      "variable '\(variable.name)' has no \(names)\(examples)", help: "add \(names)")
  }

  /// The categories that the language needs for the variable's numbers and that the variable lacks; empty if `other` is
  /// missing, which is an error of the table's structure.
  package func missing(in variable: MessageVariable) -> [PluralCategory] {
    guard variable.rule == .plural else { return [] }
    let valueType = variable.valueType ?? "lld"
    let isFractional = valueType.utf8.last.map { "fFeEgGaA".utf8.contains($0) } ?? false
    let needed = requirements.integers + (isFractional ? requirements.onlyFractions : [])
    let present = Set(variable.variants.map(\.category))
    guard present.contains("other") else { return [] }
    return needed.filter { $0 != .other && !present.contains($0.rawValue) }
  }
}

extension Message {
  /// Whether variables may be used or defined: most texts have none, and parsing their formats takes time.
  fileprivate var mayNameVariables: Bool {
    if case .text(let text) = content { text.utf8.contains(UInt8(ascii: "#")) } else { true }
  }
}
