internal import L10nRuntime
import L10nSyntax

extension Message {
  /// Whether this is a format that only shows its single variable, whose forms then need no name.
  var isBareVariable: Bool {
    guard case .format(let format, let variables) = content, variables.count == 1, let variable = variables.first,
      case .placeholder(let placeholder)? = FormatString(format).segments.first
    else { return false }
    return placeholder.variable == variable.name && placeholder.range == 0..<format.utf8.count
  }

  /// The texts for a translator, in the order of the message, each with its existing translation.
  ///
  /// - Parameters:
  ///   - development: the message that is translated; if either has more than a variable, both formats are included.
  ///   - categories: returns the categories that a variable should have. Additional ones of the message are kept.
  func parts(
    translating development: Message, categories: (MessageVariable) -> [String]
  ) -> [(part: TextPart, text: String?)] {
    leaves.flatMap { path, leaf -> [(part: TextPart, text: String?)] in
      guard case .format(let format, let variables) = leaf.content else {
        return [(TextPart(choices: path), leaf.texts.first)]
      }
      let source = development.reached(by: path)
      let isBare = leaf.isBareVariable && (source.isBareVariable || !source.isFormat)
      let own = isBare ? [] : [(part: TextPart(choices: path), text: String?.some(format))]
      return own
        + variables.flatMap { variable in
          variable.ordered(categories(variable) + variable.variants.map(\.category)).map { category in
            let form = TextPart.Form(variable: isBare ? nil : variable.name, rule: variable.rule, category: category)
            return (part: TextPart(choices: path, form: form), text: variable.text(for: category))
          }
        }
    }
  }

  private var isFormat: Bool {
    if case .format = content { true } else { false }
  }

  /// The source of a part of a translation: the same part, or else the nearest one.
  ///
  /// A plural category that the language does not have is translated from `other`, and so is a text without forms.
  /// - Parameter translation: the message that the part belongs to.
  func source(of part: TextPart, in translation: Message) -> String {
    let leaf = leaf(for: part.choices)
    guard case .format(let format, let variables) = leaf.content else { return leaf.texts.first ?? "" }
    let isPlain = part.form == nil && !translation.leaf(for: part.choices).isFormat
    if part.form == nil, !(isPlain && leaf.isBareVariable) { return format }
    let variable = variables.last { $0.name == part.form?.variable } ?? variables.first
    return variable?.text(for: part.form?.category ?? "other") ?? variable?.text(for: "other")
      ?? variable?.variants.last?.text ?? ""
  }

  /// The message at the end of a path of choices; where they do not select, the variant for all is used.
  private func leaf(for choices: [Choice]) -> Message { reached(by: choices).anyVariant }

  /// The message that choices select, as far as it has such variants.
  private func reached(by choices: [Choice]) -> Message {
    choices.reduce(self) { message, choice in message.variant(for: choice) ?? message }
  }

  /// The variant for a device or width, or the nearest one if there is none with that name; `nil` for a message without
  /// such variants.
  private func variant(for choice: Choice) -> Message? {
    guard case .select(choice.selector, let variants) = content else { return nil }
    switch choice.selector {
    case .device, .plural:
      return (variants.first { $0.key == choice.key } ?? variants.first { $0.key == "other" } ?? variants.first)?
        .message
    case .width:
      return (variants.last { $0.width <= Int(choice.key) ?? 0 } ?? variants.first)?.message
    }
  }

  /// The variant for all devices and widths.
  private var anyVariant: Message {
    guard case .select(let selector, let variants) = content else { return self }
    let variant = selector == .device ? variants.first { $0.key == "other" } ?? variants.last : variants.last
    return variant?.message.anyVariant ?? Message(text: "")
  }
}

extension MessageVariable {
  /// Categories in CLDR's order, each once; unknown names come last.
  func ordered(_ categories: [String]) -> [String] {
    let known = PluralCategory.allCases.map(\.rawValue).filter(categories.contains)
    var seen = Set(known)
    return known + categories.filter { seen.insert($0).inserted }
  }
}
