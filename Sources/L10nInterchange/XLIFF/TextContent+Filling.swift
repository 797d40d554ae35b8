internal import L10nCore

/// What texts lack to be a content.
enum ContentGap: Error, Equatable {
  /// A text that cannot be left out.
  case text(TextPart)
  /// The form that serves all numbers without one of their own.
  case other(variable: String)
}

extension TextContent {
  /// Whether the content has a place for a text, be it the form of a category that it does not have yet.
  func hasPlace(for part: TextPart) -> Bool {
    var content = self
    for variant in part.variants {
      switch (content, variant) {
      case (.device(let cases), .device(let device)):
        guard let choice = cases.first(where: { $0.value == device }) else { return false }
        content = choice.content
      case (.width(let cases), .width(let width)):
        guard let choice = cases.first(where: { $0.value == width }) else { return false }
        content = choice.content
      default: return false
      }
    }
    switch (content, part.form) {
    case (.text, nil), (.format, nil): return true
    case (.format(_, let variables), let form?):
      return variables.contains { $0.rule == form.rule && $0.isNamed(by: form, among: variables) }
    default: return false
    }
  }

  /// The content with other texts.
  ///
  /// - Parameters:
  ///   - texts: by their parts; those that the content `hasPlace` for count.
  ///   - keepsOwn: whether texts that are not given stay. Else they are lacking, all but the format of a variable that
  ///     shows nothing else.
  func filled(with texts: [TextPart: String], keepsOwn: Bool) throws(ContentGap) -> TextContent {
    try filled(with: texts, keepsOwn, under: [])
  }

  private func filled(
    with texts: [TextPart: String], _ keepsOwn: Bool, under variants: [TextPart.Variant]
  ) throws(ContentGap) -> TextContent {
    let part = TextPart(variants: variants)
    switch self {
    case .text(let own):
      guard let text = texts[part] ?? (keepsOwn ? own : nil) else { throw .text(part) }
      return .text(text)
    case .format(let own, let variables):
      guard let format = texts[part] ?? (keepsOwn || isBareVariable ? own : nil) else { throw .text(part) }
      let given = texts.filter { $0.key.variants == variants && $0.key.form != nil }
      return .format(
        format,
        variables: try variables.map { (variable) throws(ContentGap) in
          try variable.filled(with: given, keepsOwn, among: variables)
        })
    case .device(let cases):
      return .device(
        try cases.map { (choice) throws(ContentGap) in
          TextCase(
            value: choice.value,
            content: try choice.content.filled(with: texts, keepsOwn, under: variants + [.device(choice.value)]))
        })
    case .width(let cases):
      return .width(
        try cases.map { (choice) throws(ContentGap) in
          TextCase(
            value: choice.value,
            content: try choice.content.filled(with: texts, keepsOwn, under: variants + [.width(choice.value)]))
        })
    }
  }
}

extension TextVariable {
  /// Whether a form is one of this variable.
  fileprivate func isNamed(by form: TextPart.Form, among variables: [TextVariable]) -> Bool {
    form.variable.map { $0 == name } ?? (variables.count == 1)
  }

  /// The variable with other forms; categories that it did not have stand in CLDR's order.
  fileprivate func filled(
    with texts: [TextPart: String], _ keepsOwn: Bool, among variables: [TextVariable]
  ) throws(ContentGap) -> TextVariable {
    var forms = keepsOwn ? self.forms : []
    for (part, text) in texts {
      guard let form = part.form, form.rule == rule, isNamed(by: form, among: variables) else { continue }
      if let index = forms.lastIndex(where: { $0.category == form.category }) {
        forms[index].text = text
      } else {
        forms.append(TextForm(category: form.category, text: text))
      }
    }
    if rule == .plural, !forms.contains(where: { $0.category == "other" }) { throw .other(variable: name) }
    if forms.map(\.category) != self.forms.map(\.category) {
      let order = ordered(self.forms.map(\.category) + forms.map(\.category).sorted())
      forms.sort { (order.firstIndex(of: $0.category) ?? 0) < (order.firstIndex(of: $1.category) ?? 0) }
    }
    var variable = self
    variable.forms = forms
    return variable
  }
}
