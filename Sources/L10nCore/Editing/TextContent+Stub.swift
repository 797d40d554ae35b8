import L10nRuntime

extension TextContent {
  /// The development text as it keeps a place in another language: plural variables get the categories that whole
  /// numbers take there, with the development language's text for each, or that of `other`.
  ///
  /// A category that chooses by the number itself stays: `zero` stands for 0 in every language.
  package func stub(for requirements: PluralRequirements) -> TextContent {
    switch self {
    case .text: return self
    case .format(let format, let variables):
      return .format(format, variables: variables.map { $0.stub(for: requirements) })
    case .width(let cases):
      return .width(cases.map { TextCase(value: $0.value, content: $0.content.stub(for: requirements)) })
    case .device(let cases):
      return .device(cases.map { TextCase(value: $0.value, content: $0.content.stub(for: requirements)) })
    }
  }
}

extension TextVariable {
  fileprivate func stub(for requirements: PluralRequirements) -> TextVariable {
    guard rule == .plural else { return self }
    let texts = Dictionary(forms.map { ($0.category, $0.text) }) { $1 }
    let wanted = Set(requirements.integers).union(texts["zero"] == nil ? [.other] : [.other, .zero])
    var stub = self
    stub.forms = wanted.sorted().compactMap { category in
      (texts[category.rawValue] ?? texts["other"]).map { TextForm(category: category.rawValue, text: $0) }
    }
    return stub
  }
}
