import L10nRuntime
package import L10nSyntax

extension Message {
  /// The development text as a stub for another language: plural variables get the categories for whole numbers in that
  /// language, with the development language's text for each, or that of `other`.
  ///
  /// A category for an exact number stays: `zero` is for 0 in every language.
  package func stub(for requirements: PluralRequirements) -> Message {
    mapVariables { $0.stub(for: requirements) }
  }
}

extension MessageVariable {
  fileprivate func stub(for requirements: PluralRequirements) -> MessageVariable {
    guard rule == .plural else { return self }
    let texts = Dictionary(variants.map { ($0.category, $0.text) }) { $1 }
    let wanted = Set(requirements.integers).union(texts["zero"] == nil ? [.other] : [.other, .zero])
    var stub = self
    stub.variants = wanted.sorted().compactMap { category in
      (texts[category.rawValue] ?? texts["other"]).map { Variant(category: category.rawValue, text: $0) }
    }
    return stub
  }
}
