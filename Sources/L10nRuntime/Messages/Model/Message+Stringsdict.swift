public import StringsFormat

extension Message {
  /// The message that an entry of a `.stringsdict` table spells.
  public init(_ rule: StringsdictRule) {
    switch rule {
    case .text(let text): self.init(text: text.text)
    case .format(let format, let variables):
      self.init(.format(format.text, variables: variables.map { MessageVariable($0) }))
    case .width(let cases):
      self.init(.select(.width, cases.map { Variant(String($0.value), Message($0.rule)) }))
    case .device(let cases):
      self.init(.select(.device, cases.map { Variant($0.value, Message($0.rule)) }))
    }
  }
}

extension MessageVariable {
  fileprivate init(_ variable: StringsdictVariable) {
    self.init(
      name: variable.name, rule: variable.rule == .plural ? .plural : .gender, valueType: variable.valueType?.text,
      variants: variable.variants.map { Variant(category: $0.category, text: $0.text.text) })
  }
}
