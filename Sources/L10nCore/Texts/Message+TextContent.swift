package import L10nRuntime

extension Message {
  /// The message that a content is when it is run.
  package init(_ content: TextContent) {
    switch content {
    case .text(let text): self.init(text: text)
    case .format(let format, let variables):
      self.init(.format(format, variables: variables.map { MessageVariable($0) }))
    case .width(let cases):
      self.init(.widths(cases.map { WidthVariant(width: $0.value, message: Message($0.content)) }))
    case .device(let cases):
      self.init(.devices(cases.map { DeviceVariant(device: $0.value, message: Message($0.content)) }))
    }
  }
}

extension MessageVariable {
  fileprivate init(_ variable: TextVariable) {
    self.init(
      name: variable.name, rule: variable.rule == .plural ? .plural : .gender, valueType: variable.valueType,
      variants: variable.forms.map { Variant(category: $0.category, text: $0.text) })
  }
}
