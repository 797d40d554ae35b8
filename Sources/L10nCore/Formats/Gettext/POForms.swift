package import L10nRuntime
package import L10nSyntax

/// The texts of a plural variable by category.
package struct POForms {
  private let texts: [PluralCategory: String]

  package init(_ texts: [PluralCategory: String]) { self.texts = texts }

  package init(_ variable: MessageVariable) { self.init(variable.variants) }

  init(_ forms: [MessageVariable.Variant]) {
    texts = forms.reduce(into: [:]) { texts, form in
      if let category = PluralCategory(rawValue: form.category) { texts[category] = form.text }
    }
  }

  /// The text that apps show for a category.
  package func text(for category: PluralCategory, _ tag: LanguageTag) -> String {
    texts[category] ?? filling(category, tag)
  }

  /// The text for a category that has none: for `zero` the text of the number 0's category, else that of `other`.
  package func filling(_ category: PluralCategory, _ tag: LanguageTag) -> String {
    let ruled = category == .zero ? PluralRules(for: tag).category(for: PluralOperands(0)) : .other
    return (ruled == category ? nil : texts[ruled]) ?? texts[.other] ?? texts.max { $0.key < $1.key }?.value ?? ""
  }
}
