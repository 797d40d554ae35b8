import L10nRuntime
package import L10nSyntax

extension Message {
  /// The localization of a String Catalog for this message.
  ///
  /// Plural forms are written as Xcode's variations if these can express the message, otherwise as substitutions, which
  /// keep the names of variables.
  /// - Parameters:
  ///   - states: the states of the message's `texts`, in their order.
  ///   - comment: the comment of the entry, which may name arguments.
  ///   - original: the texts of the source language and the key, which may show the number of forms that omit it.
  /// - Returns: `nil` with a loss if nothing can be written; a loss is one clause after the key, such as
  ///   `differs by width, of which a String Catalog keeps the widest`.
  package func localization(
    states: [TranslationState], comment: String?, original: @escaping () -> [String] = { [] }
  ) -> (localization: JSONOutput?, loss: String?) {
    if case .select(.width, let variants) = content {
      guard let widest = zip(variants, variants.parts(of: states[...])).max(by: { $0.0.width < $1.0.width }) else {
        return (nil, "has no text")
      }
      let (localization, loss) = widest.0.message.localization(
        states: Array(widest.1), comment: comment, original: original)
      return (localization, loss ?? "differs by width, of which a String Catalog keeps the widest")
    }
    let candidates = LocalizationWriter.candidates(for: self, states.map { StringCatalogUnit.State($0) }[...])
    let read = candidates.map { localization in
      let text = JSONOutput.object([.init("en", localization)]).text()
      return Self.read(text, in: "en")?.shown(comment: { comment }, original: original)?.message
    }
    // Categories are written by name, and their order has no meaning.
    if let exact = read.firstIndex(of: self) ?? read.firstIndex(where: { $0?.sorted == sorted }) {
      return (candidates[exact], nil)
    }
    return (candidates.first, "says something that a String Catalog cannot hold")
  }

  /// The texts of a localization.
  static func texts(of localization: JSONOutput) -> [String] {
    read(JSONOutput.object([.init("en", localization)]).text(), in: "en")?.text?.leaves.flatMap(\.message.texts) ?? []
  }

  /// The localization in the JSON text of an entry's `localizations`.
  static func read(_ localizations: String, in language: String) -> StringCatalogLocalization? {
    let file = "{\"strings\":{\"k\":{\"localizations\":\(localizations)}}}"
    return StringCatalog(Array(file.utf8)).localizations(in: language).first
  }

  /// The message with its devices, variables and forms sorted by name.
  var sorted: Message {
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
private enum LocalizationWriter {
  typealias States = ArraySlice<StringCatalogUnit.State>

  /// - Parameter states: of the message's `texts`.
  static func candidates(for message: Message, _ states: States) -> [JSONOutput] {
    switch message.content {
    case .text(let text): [unit(text, states)]
    case .format(let format, let variables): formats(format, variables, states)
    case .select(.device, let variants): [devices(variants, states), shared(variants, states)].compactMap { $0 }
    case .select, .pattern, .markedUp: []
    }
  }

  private static func unit(_ text: String, _ states: States) -> JSONOutput {
    StringCatalogWriter.unit(text, state: states.first ?? .translated)
  }

  private static func formats(_ format: String, _ variables: [MessageVariable], _ states: States) -> [JSONOutput] {
    var candidates: [JSONOutput] = []
    if let plural = plural(format, variables, states.dropFirst()) { candidates.append(plural) }
    if let substitutions = substitutions([("other", .format(format, variables: variables), states)]) {
      candidates.append(adding(substitutions, to: unit(format, states)))
    }
    return candidates
  }

  /// Plural forms of a whole text; `nil` if they show two whole numbers, of which Xcode cannot tell which one is
  /// counted.
  private static func plural(_ format: String, _ variables: [MessageVariable], _ states: States) -> JSONOutput? {
    guard let variable = variables.first, variables.count == 1, variable.rule == .plural,
      FormatString(format).segments.count == 1, variable.wholeNumbers.count < 2
    else { return nil }
    return .object([forms(of: variable, states) { $0 }])
  }

  /// Devices whose texts need no substitutions.
  private static func devices(_ variants: [Message.Variant], _ states: States) -> JSONOutput? {
    let choices = zip(variants, variants.parts(of: states)).compactMap { variant, states in
      candidates(for: variant.message, states).first { $0.member("substitutions") == nil }.map { (variant.key, $0) }
    }
    return choices.count == variants.count ? .object([StringCatalogWriter.variations(by: "device", choices)]) : nil
  }

  /// Devices whose texts use variables: a localization contains its substitutions once, and those that differ vary by
  /// device themselves.
  private static func shared(_ variants: [Message.Variant], _ states: States) -> JSONOutput? {
    let choices = zip(variants, variants.parts(of: states)).map { ($0.key, $0.message, $1) }
    let texts = choices.compactMap { device, message, states in
      message.ownText.map { (name: device, text: $0, content: unit($0, states)) }
    }
    guard texts.count == choices.count, let first = texts.first, let substitutions = substitutions(choices) else {
      return nil
    }
    let isSame = substitutions.value.varies && texts.allSatisfy { $0.text == first.text }
    let text = StringCatalogWriter.variations(by: "device", texts.map { ($0.name, $0.content) })
    return adding(substitutions, to: isSame ? first.content : .object([text]))
  }

  private static func adding(_ member: JSONOutput.Member, to localization: JSONOutput) -> JSONOutput {
    guard case .object(let members) = localization else { return localization }
    return .object((members + [member]).sorted { $0.key < $1.key })
  }

  // MARK: Variables

  private typealias Use = (device: String, variable: MessageVariable, argument: Int?, states: States)

  /// The variables of texts by device; `nil` without any, and if one is not a plural.
  private static func substitutions(
    _ texts: [(device: String, message: Message, states: States)]
  ) -> JSONOutput.Member? {
    var uses: [String: [Use]] = [:]
    for (device, message, states) in texts {
      guard case .format(_, let variables) = message.content else { continue }
      let placeholders = message.texts.flatMap { FormatString($0).placeholders }
      var rest = states.dropFirst()
      for variable in variables {
        guard variable.rule == .plural else { return nil }
        let argument = placeholders.first { $0.variable == variable.name }?.position
        uses[variable.name, default: []].append((device, variable, argument, rest))
        rest = rest.dropFirst(variable.variants.count)
      }
    }
    if uses.isEmpty { return nil }
    return .init("substitutions", .object(uses.sorted { $0.key < $1.key }.map { .init($0, substitution($1)) }))
  }

  private static func substitution(_ uses: [Use]) -> JSONOutput {
    let first = uses[0]
    var members: [JSONOutput.Member] = []
    if let argument = first.argument { members.append(.init("argNum", .number(argument))) }
    if let type = first.variable.valueType { members.append(.init("formatSpecifier", .string(type))) }
    let variations = uses.map { use in
      forms(of: use.variable, use.states) { $0.namingNumber(use.variable.valueType) }
    }
    if uses.allSatisfy({ $0.variable == first.variable }) {
      members.append(variations[0])
    } else {
      let choices = zip(uses, variations).map { (name: $0.device, content: JSONOutput.object([$1])) }
      members.append(StringCatalogWriter.variations(by: "device", choices))
    }
    return .object(members)
  }

  private static func forms(
    of variable: MessageVariable, _ states: States, _ text: (String) -> String
  ) -> JSONOutput.Member {
    StringCatalogWriter.variations(
      by: "plural",
      variable.variants.enumerated().map { ($1.category, unit(text($1.text), states.dropFirst($0))) })
  }
}

extension [Message.Variant] {
  /// The parts of a list about their `texts` that belong to each variant.
  fileprivate func parts<Part>(of list: ArraySlice<Part>) -> [ArraySlice<Part>] {
    var rest = list
    return map { variant in
      let part = rest.prefix(variant.message.texts.count)
      rest = rest.dropFirst(part.count)
      return part
    }
  }
}

extension Message {
  /// The text of a message that does not select.
  fileprivate var ownText: String? {
    switch content {
    case .text(let text), .format(let text, _): text
    case .select, .pattern, .markedUp: nil
    }
  }
}

extension JSONOutput {
  fileprivate func member(_ key: String) -> JSONOutput? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Whether one of the substitutions varies by device.
  fileprivate var varies: Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { $0.value.member("variations")?.member("device") != nil }
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
  func namingNumber(_ specifier: String?) -> String {
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
