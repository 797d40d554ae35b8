import L10nRuntime
package import L10nSyntax

extension Message {
  /// The message with the plural forms that whole numbers need in a language, each missing one with the text of
  /// `other`, which is shown without them. A variable without `other` is unchanged.
  package func addingForms(for requirements: PluralRequirements) -> Message {
    mapVariables { variable in
      guard variable.rule == .plural, let other = variable.text(for: "other") else { return variable }
      var variable = variable
      for category in requirements.integers where variable.text(for: category.rawValue) == nil {
        let later = variable.variants.firstIndex { form in
          PluralCategory(rawValue: form.category).map { $0 > category } ?? false
        }
        variable.variants.insert(
          MessageVariable.Variant(category: category.rawValue, text: other), at: later ?? variable.variants.endIndex)
      }
      return variable
    }
  }
}
