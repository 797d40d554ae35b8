public import StringsFormat

extension Message {
  /// The message that an entry of a `.stringsdict` table spells.
  public init(_ rule: StringsdictRule) {
    switch rule {
    case .text(let text): self.init(text: text.text)
    case .format(let format, let variables):
      self.init(.format(format.text, variables: variables.map { MessageVariable($0) }))
    case .width(let cases):
      self.init(.widths(cases.map { WidthVariant(width: $0.value, message: Message($0.rule)) }))
    case .device(let cases):
      self.init(.devices(cases.map { DeviceVariant(device: $0.value, message: Message($0.rule)) }))
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
