/// One of the texts of a `Message`, with its name in translation units: `device.iphone.plural.one`.
package struct TextPart: Hashable, Sendable {
  /// A form of a variable.
  package struct Form: Hashable, Sendable {
    /// `nil` for the single variable of a format that shows nothing else.
    package var variable: String?
    package var rule: MessageVariable.Rule
    package var category: String

    package init(variable: String?, rule: MessageVariable.Rule, category: String) {
      (self.variable, self.rule, self.category) = (variable, rule, category)
    }
  }

  /// The devices and widths that select the text, outermost first.
  package var choices: [Message.Choice] = []

  /// `nil` for a plain text and for a format itself.
  package var form: Form?

  package init(choices: [Message.Choice] = [], form: Form? = nil) { (self.choices, self.form) = (choices, form) }

  /// A plural form of the single variable of a format that shows nothing else.
  package init(category: String) { form = Form(variable: nil, rule: .plural, category: category) }
}

extension TextPart: LosslessStringConvertible {
  private static let rules: [(name: String, rule: MessageVariable.Rule)] = [("plural", .plural), ("gender", .gender)]

  package var description: String {
    let steps = choices.map { "\($0.selector == .device ? "device" : "width").\($0.key)" }
    guard let form else { return steps.joined(separator: ".") }
    let rule = form.rule == .plural ? "plural" : "gender"
    let variable = form.variable.map { ["substitutions.\($0)"] } ?? []
    return (steps + variable + ["\(rule).\(form.category)"]).joined(separator: ".")
  }

  /// The part with a `description`; `nil` for every other text.
  package init?(_ description: String) {
    self.init()
    var steps = description.split(separator: ".", omittingEmptySubsequences: false)[...]
    while steps.count >= 2, let choice = Self.choice(steps[steps.startIndex], steps[steps.startIndex + 1]) {
      choices.append(choice)
      steps = steps.dropFirst(2)
    }
    if steps.isEmpty { return }
    guard steps.count >= 2, let category = steps.popLast(), !category.isEmpty, let name = steps.popLast(),
      let rule = Self.rules.first(where: { $0.name == name })?.rule
    else { return nil }
    form = Form(variable: nil, rule: rule, category: String(category))
    if steps.isEmpty { return }
    guard steps.popFirst() == "substitutions", !steps.isEmpty else { return nil }
    form?.variable = steps.joined(separator: ".")
  }

  private static func choice(_ name: Substring, _ value: Substring) -> Message.Choice? {
    switch name {
    case "device": value.isEmpty ? nil : Message.Choice(.device, String(value))
    case "width": Int(value).flatMap { String($0) == value ? Message.Choice(.width, String(value)) : nil }
    default: nil
    }
  }
}

extension Message {
  /// The parts of the message's `texts`, in their order; every variable is named.
  package var textParts: [TextPart] {
    leaves.flatMap { path, leaf -> [TextPart] in
      guard case .format(_, let variables) = leaf.content else {
        return leaf.texts.map { _ in TextPart(choices: path) }
      }
      return [TextPart(choices: path)]
        + variables.flatMap { variable in
          variable.variants.map {
            TextPart(choices: path, form: .init(variable: variable.name, rule: variable.rule, category: $0.category))
          }
        }
    }
  }

  /// A part with the name of its variable, which may be left out if a format has one.
  package func named(_ part: TextPart) -> TextPart {
    var named = part
    if part.form != nil, part.form?.variable == nil {
      named.form?.variable = leaves.first { $0.path == part.choices }?.message.variables.first?.name
    }
    return named
  }
}
