package import L10nCore

/// One of the texts of a `TextContent`, as translation units name it: `device.iphone.plural.one`.
package struct TextPart: Hashable, Sendable {
  /// A choice that leads to the text.
  package enum Variant: Hashable, Sendable {
    case device(String)
    case width(Int)
  }

  /// A form of a variable.
  package struct Form: Hashable, Sendable {
    /// `nil` for the only variable of a format that shows nothing else.
    package var variable: String?
    package var rule: TextVariable.Rule
    package var category: String

    package init(variable: String?, rule: TextVariable.Rule, category: String) {
      (self.variable, self.rule, self.category) = (variable, rule, category)
    }
  }

  /// The devices and widths that lead to the text, outermost first.
  package var variants: [Variant]

  /// `nil` for a plain text and for a format itself.
  package var form: Form?

  package init(variants: [Variant] = [], form: Form? = nil) {
    (self.variants, self.form) = (variants, form)
  }
}

extension TextPart: LosslessStringConvertible {
  private static let rules: [(name: String, rule: TextVariable.Rule)] = [("plural", .plural), ("gender", .gender)]

  package var description: String {
    let steps = variants.map { variant in
      switch variant {
      case .device(let device): "device.\(device)"
      case .width(let width): "width.\(width)"
      }
    }
    guard let form else { return steps.joined(separator: ".") }
    let rule = form.rule == .plural ? "plural" : "gender"
    let variable = form.variable.map { ["substitutions.\($0)"] } ?? []
    return (steps + variable + ["\(rule).\(form.category)"]).joined(separator: ".")
  }

  /// The part that `description` spells; `nil` for every other text.
  package init?(_ description: String) {
    self.init()
    var steps = description.split(separator: ".", omittingEmptySubsequences: false)[...]
    while steps.count >= 2, let variant = Self.variant(steps[steps.startIndex], steps[steps.startIndex + 1]) {
      variants.append(variant)
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

  private static func variant(_ name: Substring, _ value: Substring) -> Variant? {
    switch name {
    case "device": value.isEmpty ? nil : .device(String(value))
    case "width": Int(value).flatMap { String($0) == value ? .width($0) : nil }
    default: nil
    }
  }
}
