package import StringsFormat

extension TextContent {
  /// What a rule of a `.stringsdict` says.
  package init(_ rule: StringsdictRule) {
    switch rule {
    case .text(let text): self = .text(text.text)
    case .format(let format, let variables): self = .format(format.text, variables: variables.map(TextVariable.init))
    case .width(let cases): self = .width(cases.map { TextCase(value: $0.value, content: TextContent($0.rule)) })
    case .device(let cases): self = .device(cases.map { TextCase(value: $0.value, content: TextContent($0.rule)) })
    }
  }
}

extension TextVariable {
  init(_ variable: StringsdictVariable) {
    let rule: Rule = variable.rule == .plural ? .plural : .gender
    let forms = variable.variants.map { TextForm(category: $0.category, text: $0.text.text) }
    self.init(name: variable.name, rule: rule, valueType: variable.valueType?.text, forms: forms)
  }
}
