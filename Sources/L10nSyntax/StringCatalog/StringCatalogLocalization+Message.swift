import L10nRuntime

extension StringCatalogLocalization {
  /// The message of a localization, as Xcode compiles it into a `.stringsdict`; `nil` without a usable text.
  ///
  /// * Plural forms become a format with one variable, which the first number among the arguments selects. The variable
  ///   has the argument's name in the comment (`%lld = seconds`), otherwise `count`.
  /// * `%arg` in a substitution becomes its specifier, and `%#@name@` gets the number of its argument if counting would
  ///   give another one.
  /// * Devices inside a substitution select among whole texts. A text for one device has the substitutions that it uses,
  ///   and those that no text uses.
  ///
  /// - Parameters:
  ///   - comment: the entry's comment, used if an argument needs a name.
  ///   - original: the texts of the source language and the key, used if plural forms do not show their number.
  package func shown(comment: () -> String?, original: () -> [String] = { [] }) -> PlacedMessage? {
    guard let text else { return nil }
    var maker = MessageMaker(substitutions: substitutions)
    if text.leaves.contains(where: { $0.path.contains { $0.selector == .plural } }) {
      maker.names = comment().map(CommentNames.names) ?? [:]
      if CountedNumber(of: text.leaves.flatMap(\.message.texts)) == nil { maker.number = CountedNumber(of: original()) }
    }
    if !substitutions.isEmpty, !text.devices.isEmpty { maker.namesOfDevices = maker.names(in: text.message.texts) }
    let devices = substitutions.flatMap(\.text.devices)
    if devices.isEmpty || !text.devices.isEmpty { return maker.message(text, device: nil) }
    let variants = devices.withoutRepeats.compactMap { device in
      maker.message(text, device: device).map { (device, 0..<0, $0) }
    }
    return PlacedMessage(.device, variants)
  }
}

private struct MessageMaker {
  let substitutions: [StringCatalogSubstitution]

  /// The names of arguments in the comment.
  var names: [Int: String] = [:]

  /// The number that selects plural forms that do not show it.
  var number: CountedNumber?

  /// The substitutions that texts for devices use: a text has none of those that only others use.
  var namesOfDevices: Set<String> = []

  /// - Parameter device: the device that selects inside of substitutions.
  func message(_ content: PlacedMessage, device: String?) -> PlacedMessage? {
    switch content.message.content {
    case .select(.plural, _): return content.countedByFirstNumber(names: names, orElse: number)
    case .select(let selector, _):
      let variants = content.variants.compactMap { variant in
        message(variant.message, device: selector == .device ? variant.key : device).map {
          (variant.key, variant.place, $0)
        }
      }
      return variants.isEmpty ? nil : PlacedMessage(selector, variants)
    case .text(let text):
      guard !substitutions.isEmpty, let place = content.places.leaves.first?.text else { return content }
      let others = namesOfDevices.subtracting(names(in: [text]))
      let variables = substitutions.filter { !others.contains($0.name) }.compactMap { variable($0, device: device) }
      return variables.isEmpty ? content : PlacedMessage(format: numbered(text), at: place, variables: variables)
    case .format, .pattern, .markedUp: return content
    }
  }

  // MARK: Substitutions

  /// The names of the substitutions that texts use, also by way of others.
  func names(in texts: [String]) -> Set<String> {
    var names: Set<String> = []
    var rest = texts
    while let text = rest.popLast() {
      for name in FormatString(text).placeholders.compactMap(\.variable) where names.insert(name).inserted {
        rest += substitutions.filter { $0.name == name }.flatMap(\.text.message.texts)
      }
    }
    return names
  }

  private func variable(
    _ substitution: StringCatalogSubstitution, device: String?
  ) -> (variable: MessageVariable, places: MessagePlaces.Variable)? {
    let content = substitution.text.chosen(for: device)
    let forms: [PluralForm]
    switch content.message.content {
    case .text(let text):
      forms = content.places.leaves.map {
        PluralForm(category: "other", categoryPlace: substitution.nameRange, text: text, place: $0.text)
      }
    case .select(.plural, _): forms = content.pluralForms
    case .select, .format, .pattern, .markedUp: return nil
    }
    let specifier = substitution.specifier?.text ?? "lld"
    return PluralForm.variable(
      substitution.name, at: substitution.nameRange, valueType: substitution.specifier?.text,
      at: substitution.specifier?.place, forms.map { $0.replacingText($0.text.replacingNumberName(with: specifier)) })
  }

  /// The format with the numbers of the substitutions' arguments if counting would give others.
  private func numbered(_ text: String) -> String {
    let parts = [MessagePart](format: text)
    let placed = parts.map { part in
      guard let specifier = part.specifier, !specifier.placeholder.isNumbered,
        let argument = substitutions.last(where: { $0.name == specifier.variable })?.argument
      else { return part }
      return .specifier(specifier.at(argument))
    }
    return placed == parts ? text : placed.format(\.numbered)
  }
}

extension PlacedMessage {
  /// The devices to select by, in file order.
  fileprivate var devices: [String] {
    if case .select(.device, let variants) = message.content { variants.map(\.key) } else { [] }
  }

  /// The content for a device: its own, otherwise that of `other`, otherwise the first.
  fileprivate func chosen(for device: String?) -> PlacedMessage {
    guard case .select(.device, _) = message.content else { return self }
    let variants = variants
    let chosen = variants.last { $0.key == device } ?? variants.last { $0.key == "other" } ?? variants.first
    return chosen?.message ?? self
  }
}

extension [String] {
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
