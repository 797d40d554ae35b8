import L10nSyntax

/// The text that a message still needs.
enum MessageGap: Error, Equatable {
  /// A text that cannot be left out.
  case text(TextPart)
  /// The form for all numbers without their own.
  case other(variable: String)
}

extension Message {
  /// Whether the message has a place for a text, including the form of a category that it does not have yet.
  func hasPlace(for part: TextPart) -> Bool {
    leaves.contains { $0.path == part.choices && $0.message.hasPlace(for: part.form) }
  }

  private func hasPlace(for form: TextPart.Form?) -> Bool {
    switch (content, form) {
    case (.text, nil), (.format, nil): true
    case (.format(_, let variables), let form?):
      variables.contains { $0.rule == form.rule && $0.isNamed(by: form, among: variables) }
    default: false
    }
  }

  /// The message with other texts.
  ///
  /// - Parameters:
  ///   - texts: by their parts; those without a place in the message are ignored.
  ///   - keepsOwn: whether texts that are not given stay. Otherwise they are missing, except for a format that only
  ///     shows a variable.
  func filled(with texts: [TextPart: String], keepsOwn: Bool) throws(MessageGap) -> Message {
    try mapLeaves { (path, leaf) throws(MessageGap) in
      let part = TextPart(choices: path)
      switch leaf.content {
      case .text(let own):
        guard let text = texts[part] ?? (keepsOwn ? own : nil) else { throw .text(part) }
        return .text(text)
      case .format(let own, let variables):
        guard let format = texts[part] ?? (keepsOwn || leaf.isBareVariable ? own : nil) else { throw .text(part) }
        let given = texts.filter { $0.key.choices == path && $0.key.form != nil }
        return .format(
          format,
          variables: try variables.map { (variable) throws(MessageGap) in
            try variable.filled(with: given, keepsOwn, among: variables)
          })
      case .select, .pattern, .markedUp: return leaf
      }
    }
  }
}

extension MessageVariable {
  /// Whether a form belongs to this variable.
  fileprivate func isNamed(by form: TextPart.Form, among variables: [MessageVariable]) -> Bool {
    form.variable.map { $0 == name } ?? (variables.count == 1)
  }

  /// The variable with other forms; new categories are inserted in CLDR's order.
  fileprivate func filled(
    with texts: [TextPart: String], _ keepsOwn: Bool, among variables: [MessageVariable]
  ) throws(MessageGap) -> MessageVariable {
    var forms = keepsOwn ? variants : []
    for (part, text) in texts {
      guard let form = part.form, form.rule == rule, isNamed(by: form, among: variables) else { continue }
      if let index = forms.lastIndex(where: { $0.category == form.category }) {
        forms[index].text = text
      } else {
        forms.append(Variant(category: form.category, text: text))
      }
    }
    if rule == .plural, !forms.contains(where: { $0.category == "other" }) { throw .other(variable: name) }
    if forms.map(\.category) != variants.map(\.category) {
      let order = ordered(variants.map(\.category) + forms.map(\.category).sorted())
      forms.sort { (order.firstIndex(of: $0.category) ?? 0) < (order.firstIndex(of: $1.category) ?? 0) }
    }
    var variable = self
    variable.variants = forms
    return variable
  }
}
