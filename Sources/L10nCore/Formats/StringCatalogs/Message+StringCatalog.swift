import L10nRuntime
package import L10nSyntax

extension Message {
  /// The localization of a String Catalog for this message.
  ///
  /// Plural forms are written as Xcode's variations if these can express the message, otherwise as substitutions, which
  /// keep the names of variables.
  /// - Parameters:
  ///   - comment: the comment of the entry, which may name arguments.
  ///   - original: the texts of the source language and the key, which may show the number of forms that omit it.
  /// - Returns: `nil` with a loss if nothing can be written; a loss is one clause after the key, such as
  ///   `differs by width, of which a String Catalog keeps the widest`.
  package func localization(
    state: TranslationState, comment: String?, original: @escaping () -> [String] = { [] }
  ) -> (localization: JSONOutput?, loss: String?) {
    if case .select(.width, let variants) = content {
      guard let widest = variants.max(by: { $0.width < $1.width }) else { return (nil, "has no text") }
      let (localization, loss) = widest.message.localization(state: state, comment: comment, original: original)
      return (localization, loss ?? "differs by width, of which a String Catalog keeps the widest")
    }
    let writer = LocalizationWriter(state: StringCatalogUnit.State(state))
    let candidates = writer.candidates(for: self)
    let exact = candidates.first { Self.message(of: $0, comment, original) == self }
    if let exact { return (exact, nil) }
    // Categories are written by name, and their order has no meaning.
    let same = candidates.first { Self.message(of: $0, comment, original)?.sorted == sorted }
    if let same { return (same, nil) }
    return (candidates.first, "says something that a String Catalog cannot hold")
  }

  /// The message of a localization when it is read.
  private static func message(
    of localization: JSONOutput, _ comment: String?, _ original: @escaping () -> [String]
  ) -> Message? {
    read(localization)?.shown(comment: { comment }, original: original)?.message
  }

  /// The texts of a localization.
  static func texts(of localization: JSONOutput) -> [String] {
    read(localization)?.text?.leaves.flatMap(\.message.texts) ?? []
  }

  private static func read(_ localization: JSONOutput) -> StringCatalogLocalization? {
    let file = JSONOutput.object([
      .init(
        "strings",
        .object([.init("k", .object([.init("localizations", .object([.init("en", localization)]))]))]))
    ])
    return StringCatalog(Array(file.text().utf8)).localizations(in: "en").first
  }

  /// The message with its devices, variables and forms sorted by name.
  private var sorted: Message {
    switch content {
    case .select(.device, let variants):
      let sorted = variants.map { Variant($0.key, $0.message.sorted) }.sorted { $0.key < $1.key }
      return Message(.select(.device, sorted))
    case .format(let format, let variables):
      let sorted = variables.map { variable in
        var variable = variable
        variable.variants.sort { $0.category < $1.category }
        return variable
      }
      return .format(format, variables: sorted.sorted { $0.name < $1.name })
    case .text, .select, .pattern, .markedUp: return self
    }
  }
}

/// Writes messages in the ways that a String Catalog allows, Xcode's first.
private struct LocalizationWriter {
  let state: StringCatalogUnit.State

  func candidates(for message: Message) -> [JSONOutput] {
    switch message.content {
    case .text(let text): [StringCatalogWriter.unit(text, state: state)]
    case .format(let format, let variables): formats(format, variables)
    case .select(.device, let variants): devices(variants)
    case .select, .pattern, .markedUp: []
    }
  }

  private func formats(_ format: String, _ variables: [MessageVariable]) -> [JSONOutput] {
    var candidates: [JSONOutput] = []
    if let plural = plural(format, variables) { candidates.append(plural) }
    if let substitutions = substitutions(variables, of: format) {
      candidates.append(adding(substitutions, to: StringCatalogWriter.unit(format, state: state)))
    }
    return candidates
  }

  /// Plural forms of a whole text; `nil` if they show two whole numbers, of which Xcode cannot tell which one is
  /// counted.
  private func plural(_ format: String, _ variables: [MessageVariable]) -> JSONOutput? {
    guard let variable = variables.first, variables.count == 1, variable.rule == .plural,
      FormatString(format).segments.count == 1, variable.wholeNumbers.count < 2
    else { return nil }
    return .object([forms(of: variable) { $0 }])
  }

  private func devices(_ variants: [Message.Variant]) -> [JSONOutput] {
    let nested = variants.map { (name: $0.key, candidates: candidates(for: $0.message)) }
    var result: [JSONOutput] = []
    if nested.allSatisfy({ !$0.candidates.isEmpty }) {
      let choices = nested.compactMap { choice in choice.candidates.first.map { (name: choice.name, content: $0) } }
      result.append(.object([StringCatalogWriter.variations(by: "device", choices)]))
    }
    if let shared = sharedSubstitutions(variants) { result.append(shared) }
    return result
  }

  /// Devices whose texts use the same variables: a localization contains its substitutions once.
  private func sharedSubstitutions(_ variants: [Message.Variant]) -> JSONOutput? {
    var variables: [MessageVariable] = []
    var formats: [(name: String, content: JSONOutput)] = []
    var first: String?
    for variant in variants {
      guard case .format(let format, let own) = variant.message.content else { return nil }
      if first == nil { (first, variables) = (format, own) }
      guard own == variables else { return nil }
      formats.append((variant.key, StringCatalogWriter.unit(format, state: state)))
    }
    guard let first, let substitutions = substitutions(variables, of: first) else { return nil }
    return adding(substitutions, to: .object([StringCatalogWriter.variations(by: "device", formats)]))
  }

  private func adding(_ member: JSONOutput.Member, to localization: JSONOutput) -> JSONOutput {
    guard case .object(let members) = localization else { return localization }
    return .object((members + [member]).sorted { $0.key < $1.key })
  }

  // MARK: Variables

  private func substitutions(_ variables: [MessageVariable], of format: String) -> JSONOutput.Member? {
    guard variables.allSatisfy({ $0.rule == .plural }) else { return nil }
    let texts = [format] + variables.flatMap { $0.variants.map(\.text) }
    let placeholders = texts.flatMap { FormatString($0).placeholders }
    return .init(
      "substitutions",
      .object(
        variables.sorted { $0.name < $1.name }.map { variable in
          let argument = placeholders.first { $0.variable == variable.name }?.position
          return .init(variable.name, substitution(variable, argument: argument))
        }))
  }

  private func substitution(_ variable: MessageVariable, argument: Int?) -> JSONOutput {
    var members: [JSONOutput.Member] = []
    if let argument { members.append(.init("argNum", .number(argument))) }
    if let type = variable.valueType { members.append(.init("formatSpecifier", .string(type))) }
    members.append(forms(of: variable) { $0.namingNumber(variable.valueType) })
    return .object(members)
  }

  private func forms(of variable: MessageVariable, _ text: (String) -> String) -> JSONOutput.Member {
    StringCatalogWriter.variations(
      by: "plural",
      variable.variants.map { ($0.category, StringCatalogWriter.unit(text($0.text), state: state)) })
  }
}

extension MessageVariable {
  /// The positions of the whole numbers that the forms show.
  package var wholeNumbers: Set<Int> {
    Set(variants.flatMap { FormatString($0.text).placeholders.filter(\.conversion.isInteger).map(\.position) })
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
  /// The text of a substitution, with `%arg` for the specifiers that show its selecting number.
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
