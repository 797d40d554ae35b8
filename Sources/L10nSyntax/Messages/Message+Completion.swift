package import L10nRuntime

extension Message {
  /// This message with missing plural categories taken from a message of another locale of the same language, variable
  /// by variable.
  ///
  ///     fr-CA one, other + fr one, many, other → one, other, many
  ///
  /// Only `categories` are taken, which are those that the plural rules of this message's locale can select: an
  /// explicit `zero` in a language without that category is a choice of wording, not a missing form. A text is not
  /// taken if it uses a variable that this message does not define, or if the messages differ in structure.
  package func completed(by other: Message, categories: [PluralCategory]) -> Message {
    switch (content, other.content) {
    case (.format(let text, let variables), .format(_, let others)):
      let names = Set(variables.map { $0.name })
      let completed = variables.map { variable in
        guard let source = others.last(where: { $0.name == variable.name }) else { return variable }
        return variable.completed(by: source, categories: categories, names: names)
      }
      return Message(.format(text, variables: completed))
    case (.select(let selector, let variants), .select(let otherSelector, let others)) where selector == otherSelector:
      let completed = variants.map { variant in
        guard let source = others.first(where: { $0.key == variant.key }) else { return variant }
        return Variant(variant.key, variant.message.completed(by: source.message, categories: categories))
      }
      return Message(.select(selector, completed))
    case (.markedUp(let message, let syntax), .markedUp(let other, _)):
      return Message(.markedUp(message.completed(by: other, categories: categories), syntax))
    default: return self
    }
  }
}

extension Message {
  /// Whether a plural variable lacks a text for one of some categories, so that `completed(by:categories:)` may add
  /// one.
  package func lacksForms(of categories: [PluralCategory]) -> Bool {
    switch content {
    case .text, .pattern: false
    case .format(_, let variables):
      variables.contains { variable in
        variable.rule == .plural && categories.contains { variable.text(for: $0.rawValue) == nil }
      }
    case .select(_, let variants): variants.contains { $0.message.lacksForms(of: categories) }
    case .markedUp(let message, _): message.lacksForms(of: categories)
    }
  }
}

extension Message {
  /// The message without a plural category in its variables; `other` is used for its numbers.
  package func leavingOut(_ category: PluralCategory) -> Message {
    switch content {
    case .format(let text, let variables):
      let rest = variables.map { variable in
        guard variable.rule == .plural else { return variable }
        let variants = variable.variants.filter { $0.category != category.rawValue }
        return MessageVariable(name: variable.name, rule: .plural, valueType: variable.valueType, variants: variants)
      }
      return Message(.format(text, variables: rest))
    case .select(let selector, let variants):
      return Message(.select(selector, variants.map { Variant($0.key, $0.message.leavingOut(category)) }))
    case .markedUp(let message, let syntax): return Message(.markedUp(message.leavingOut(category), syntax))
    case .text, .pattern: return self
    }
  }
}

extension MessageVariable {
  fileprivate func completed(
    by other: MessageVariable, categories: [PluralCategory], names: Set<String>
  ) -> MessageVariable {
    guard rule == .plural, other.rule == .plural else { return self }
    let missing = categories.compactMap { category -> Variant? in
      guard text(for: category.rawValue) == nil, let text = other.text(for: category.rawValue),
        FormatString(text).placeholders.compactMap({ $0.variable }).allSatisfy(names.contains)
      else { return nil }
      return Variant(category: category.rawValue, text: text)
    }
    return MessageVariable(name: name, rule: rule, valueType: valueType, variants: variants + missing)
  }
}
