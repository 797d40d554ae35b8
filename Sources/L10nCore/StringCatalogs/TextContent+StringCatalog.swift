import L10nRuntime
package import StringsFormat

extension TextContent {
  /// The localization of a String Catalog that says this.
  ///
  /// Plural forms are written as Xcode's variations where that says the same, else as substitutions, which keep the
  /// names of variables.
  /// - Parameter comment: that of the entry, which may name arguments.
  /// - Returns: `nil` with a loss where nothing can be written; a loss is one clause behind the key, such as `differs by
  ///   width, of which a String Catalog keeps the widest`.
  package func localization(
    state: TranslationState, comment: String?
  ) -> (localization: JSONOutput?, loss: String?) {
    if case .width(let cases) = self {
      guard let widest = cases.max(by: { $0.value < $1.value }) else { return (nil, "has no text") }
      let (localization, loss) = widest.content.localization(state: state, comment: comment)
      return (localization, loss ?? "differs by width, of which a String Catalog keeps the widest")
    }
    let writer = LocalizationWriter(state: StringCatalogUnit.State(state))
    let candidates = writer.candidates(for: self)
    let exact = candidates.first { Self.content(of: $0, comment: comment) == self }
    if let exact { return (exact, nil) }
    // Categories are written by name, and in any order they say the same.
    let same = candidates.first { Self.content(of: $0, comment: comment)?.sorted == sorted }
    if let same { return (same, nil) }
    return (candidates.first, "says something that a String Catalog cannot hold")
  }

  /// What a localization says when it is read.
  private static func content(of localization: JSONOutput, comment: String?) -> TextContent? {
    let file = JSONOutput.object([
      .init(
        "strings",
        .object([.init("k", .object([.init("localizations", .object([.init("en", localization)]))]))]))
    ])
    let read = StringCatalog(Array(file.text().utf8)).localizations(in: "en").first
    return read.flatMap { StringCatalogRule($0) { comment }.rule }.map { TextContent($0) }
  }

  /// The content with its choices, variables and forms by name.
  private var sorted: TextContent {
    switch self {
    case .text, .width: self
    case .device(let cases):
      .device(
        cases.map { TextCase(value: $0.value, content: $0.content.sorted) }.sorted { $0.value < $1.value })
    case .format(let format, let variables):
      .format(
        format,
        variables: variables.map { variable in
          var variable = variable
          variable.forms.sort { $0.category < $1.category }
          return variable
        }.sorted { $0.name < $1.name })
    }
  }
}

/// Writes contents in the ways in which a String Catalog can say them, the one that Xcode writes first.
private struct LocalizationWriter {
  let state: StringCatalogUnit.State

  func candidates(for content: TextContent) -> [JSONOutput] {
    switch content {
    case .text(let text): [StringCatalogWriter.unit(text, state: state)]
    case .format(let format, let variables): formats(format, variables)
    case .device(let cases): devices(cases)
    case .width: []
    }
  }

  private func formats(_ format: String, _ variables: [TextVariable]) -> [JSONOutput] {
    var candidates: [JSONOutput] = []
    if let plural = plural(format, variables) { candidates.append(plural) }
    if let substitutions = substitutions(variables, of: format) {
      candidates.append(adding(substitutions, to: StringCatalogWriter.unit(format, state: state)))
    }
    return candidates
  }

  /// Plural forms of a whole text.
  private func plural(_ format: String, _ variables: [TextVariable]) -> JSONOutput? {
    guard let variable = variables.first, variables.count == 1, variable.rule == .plural,
      FormatString(format).segments.count == 1
    else { return nil }
    return .object([forms(of: variable) { $0 }])
  }

  private func devices(_ cases: [TextCase<String>]) -> [JSONOutput] {
    let nested = cases.map { (name: $0.value, candidates: candidates(for: $0.content)) }
    var result: [JSONOutput] = []
    if nested.allSatisfy({ !$0.candidates.isEmpty }) {
      let choices = nested.compactMap { choice in choice.candidates.first.map { (name: choice.name, content: $0) } }
      result.append(.object([StringCatalogWriter.variations(by: "device", choices)]))
    }
    if let shared = sharedSubstitutions(cases) { result.append(shared) }
    return result
  }

  /// Devices whose texts use the same variables: a localization has its substitutions once.
  private func sharedSubstitutions(_ cases: [TextCase<String>]) -> JSONOutput? {
    var variables: [TextVariable] = []
    var formats: [(name: String, content: JSONOutput)] = []
    var first: String?
    for choice in cases {
      guard case .format(let format, let own) = choice.content else { return nil }
      if first == nil { (first, variables) = (format, own) }
      guard own == variables else { return nil }
      formats.append((choice.value, StringCatalogWriter.unit(format, state: state)))
    }
    guard let first, let substitutions = substitutions(variables, of: first) else { return nil }
    return adding(substitutions, to: .object([StringCatalogWriter.variations(by: "device", formats)]))
  }

  private func adding(_ member: JSONOutput.Member, to localization: JSONOutput) -> JSONOutput {
    guard case .object(let members) = localization else { return localization }
    return .object((members + [member]).sorted { $0.key < $1.key })
  }

  // MARK: Variables

  private func substitutions(_ variables: [TextVariable], of format: String) -> JSONOutput.Member? {
    guard variables.allSatisfy({ $0.rule == .plural }) else { return nil }
    let texts = [format] + variables.flatMap { $0.forms.map(\.text) }
    let placeholders = texts.flatMap { FormatString($0).placeholders }
    return .init(
      "substitutions",
      .object(
        variables.sorted { $0.name < $1.name }.map { variable in
          let argument = placeholders.first { $0.variable == variable.name }?.position
          return .init(variable.name, substitution(variable, argument: argument))
        }))
  }

  private func substitution(_ variable: TextVariable, argument: Int?) -> JSONOutput {
    var members: [JSONOutput.Member] = []
    if let argument { members.append(.init("argNum", .number(argument))) }
    if let type = variable.valueType { members.append(.init("formatSpecifier", .string(type))) }
    members.append(forms(of: variable) { $0.namingNumber(variable.valueType) })
    return .object(members)
  }

  private func forms(of variable: TextVariable, _ text: (String) -> String) -> JSONOutput.Member {
    StringCatalogWriter.variations(
      by: "plural",
      variable.forms.map { ($0.category, StringCatalogWriter.unit(text($0.text), state: state)) })
  }
}

extension StringCatalogUnit.State {
  /// The state as a String Catalog writes it.
  package init(_ state: TranslationState) {
    switch state {
    case .new: self = .new
    case .needsReview: self = .needsReview
    case .translated: self = .translated
    case .stale: self = .stale
    }
  }
}

extension String {
  /// The text of a substitution: `%arg` for the specifiers that show the number that chose it.
  fileprivate func namingNumber(_ specifier: String?) -> String {
    guard let specifier else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var end = 0
    for placeholder in FormatString(self).placeholders where placeholder.position == 1 && !placeholder.isNumbered {
      guard bytes[placeholder.range].elementsEqual("%\(specifier)".utf8) else { continue }
      result += bytes[end..<placeholder.range.lowerBound]
      result += "%arg".utf8
      end = placeholder.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }
}
