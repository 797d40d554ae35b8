package import L10nSyntax

extension PluralSentence {
  /// Sentences without a known variable: the number that they show is called `count`.
  init(_ forms: [MessageVariable.Variant]) {
    let number = PluralNumber(in: forms.map(\.text))
    let variable = MessageVariable(name: "count", valueType: number.valueType, variants: forms)
    self.init(format: number.format(naming: variable.name), variable: variable)
  }
}

extension Message {
  /// A text with known plural forms alone, as whole sentences.
  package init(pluralForms forms: [MessageVariable.Variant]) { self = PluralSentence(forms).message }
}
