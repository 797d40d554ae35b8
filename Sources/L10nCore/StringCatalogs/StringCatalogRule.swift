import L10nRuntime
package import StringsFormat

/// The rule of a `.stringsdict` that a localization of a String Catalog stands for, as Xcode compiles it.
///
/// * Plural forms become a format with one variable, which the first number among the arguments chooses. The variable
///   has the name that the comment gives the argument (`%lld = seconds`), else `count`.
/// * `%arg` in a substitution becomes its specifier, and `%#@name@` gets the number of its argument where counting
///   would give another one.
/// * Devices inside a substitution choose among whole texts.
package struct StringCatalogRule {
  /// The rule; `nil` for a localization without a usable text.
  package let rule: StringsdictRule?

  /// The name of a plural variable that nobody named.
  package static let impliedName = "count"

  /// - Parameter comment: the entry's comment, asked for where an argument may want a name.
  package init(_ localization: StringCatalogLocalization, comment: () -> String?) {
    var maker = RuleMaker(localization)
    if localization.content.map(maker.isPlural) ?? false {
      maker.names = comment().map(CommentNames.names) ?? [:]
    }
    let devices = localization.substitutions.flatMap { $0.content.devices }
    if devices.isEmpty || localization.content?.devices.isEmpty == false {
      rule = localization.content.flatMap { maker.rule($0, device: nil) }
    } else {
      rule = localization.content.map { content in
        let cases = devices.withoutRepeats.compactMap { device in
          maker.rule(content, device: device).map { StringsdictCase(device, $0) }
        }
        return .device(cases)
      }
    }
  }
}

private struct RuleMaker {
  let substitutions: [StringCatalogSubstitution]

  /// The names that the comment gives to arguments.
  var names: [Int: String] = [:]

  init(_ localization: StringCatalogLocalization) { substitutions = localization.substitutions }

  func isPlural(_ content: StringCatalogContent) -> Bool {
    switch content {
    case .unit: false
    case .plural: true
    case .device(let cases): cases.contains { isPlural($0.content) }
    }
  }

  /// - Parameter device: the one that chooses inside substitutions.
  func rule(_ content: StringCatalogContent, device: String?) -> StringsdictRule? {
    switch content {
    case .unit(let unit):
      if substitutions.isEmpty { return .text(unit.value) }
      return .format(numbered(unit.value), variables: substitutions.compactMap { variable($0, device: device) })
    case .plural(let forms): return plural(forms)
    case .device(let cases):
      let rules = cases.compactMap { choice in
        rule(choice.content, device: choice.name).map { StringsdictCase(choice.name, $0) }
      }
      return rules.isEmpty ? nil : .device(rules)
    }
  }

  // MARK: Plural forms

  private func plural(_ forms: [StringCatalogVariation]) -> StringsdictRule? {
    let texts = forms.compactMap { form in form.content.unit.map { (form, $0.value) } }
    guard let other = texts.last(where: { $0.0.name == "other" }) ?? texts.last else { return nil }
    let chooser = self.chooser(of: [other.1.text] + texts.map(\.1.text))
    let position = chooser?.position ?? 1
    let name = names[position] ?? StringCatalogRule.impliedName
    let variants = texts.map { form, text in
      StringsdictVariant(form.name, categoryRange: form.nameRange, position == 1 ? text : text.withNumberedArguments)
    }
    let range = other.1.range
    let valueType = StringsdictText(chooser?.specifier ?? "lld", range: range, pairRange: other.1.pairRange)
    let variable = StringsdictVariable(
      plural: name, nameRange: other.0.nameRange, valueType: valueType, variants: variants)
    let format = position == 1 ? "%#@\(name)@" : "%\(position)$#@\(name)@"
    return .format(StringsdictText(format, range: range, pairRange: other.1.pairRange), variables: [variable])
  }

  /// The first number among the arguments of the first text that has one, with its specifier.
  private func chooser(of texts: [String]) -> (position: Int, specifier: String)? {
    for text in texts {
      let numbers = FormatString(text).placeholders.filter { $0.conversion.isInteger || $0.conversion.isFloatingPoint }
      guard let number = numbers.min(by: { $0.position < $1.position }) else { continue }
      let written = String(decoding: Array(text.utf8)[number.range.dropFirst()], as: UTF8.self)
      return (number.position, written.split(separator: "$", maxSplits: 1).last.map(String.init) ?? written)
    }
    return nil
  }

  // MARK: Substitutions

  private func variable(_ substitution: StringCatalogSubstitution, device: String?) -> StringsdictVariable? {
    let forms: [(name: String, range: Range<Int>, text: StringsdictText)]
    switch substitution.content.chosen(for: device) {
    case .unit(let unit): forms = [("other", substitution.nameRange, unit.value)]
    case .plural(let variations):
      forms = variations.compactMap { form in form.content.unit.map { (form.name, form.nameRange, $0.value) } }
    case .device: return nil
    }
    let specifier = substitution.specifier?.text ?? "lld"
    let variants = forms.map { form in
      StringsdictVariant(form.name, categoryRange: form.range, form.text.replacingNumberName(with: specifier))
    }
    return StringsdictVariable(
      plural: substitution.name, nameRange: substitution.nameRange, valueType: substitution.specifier,
      variants: variants)
  }

  /// The format with the numbers of the substitutions' arguments, where counting would give others.
  private func numbered(_ text: StringsdictText) -> StringsdictText {
    let placeholders = FormatString(text.text).placeholders
    let arguments = placeholders.map { placeholder in
      let part = substitutions.last { $0.name == placeholder.variable }
      return placeholder.isNumbered ? placeholder.position : part?.argument ?? placeholder.position
    }
    if zip(placeholders, arguments).allSatisfy({ $0.position == $1 }) { return text }
    return text.numbering(placeholders, as: arguments)
  }
}

extension StringCatalogContent {
  /// The devices that choose, in file order.
  fileprivate var devices: [String] {
    if case .device(let cases) = self { cases.map(\.name) } else { [] }
  }

  /// A unit that stands here, or for `other`, where nothing else can be used.
  fileprivate var unit: StringCatalogUnit? {
    switch self {
    case .unit(let unit): unit
    case .plural(let choices), .device(let choices):
      (choices.last { $0.name == "other" } ?? choices.last)?.content.unit
    }
  }

  /// The content for a device: its own, else that of `other`, else the first.
  fileprivate func chosen(for device: String?) -> StringCatalogContent {
    guard case .device(let cases) = self else { return self }
    let chosen = cases.last { $0.name == device } ?? cases.last { $0.name == "other" } ?? cases.first
    return chosen?.content ?? self
  }
}

extension [String] {
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
