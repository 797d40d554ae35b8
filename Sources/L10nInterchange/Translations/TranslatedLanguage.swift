package import L10nCore
package import L10nRuntime
package import L10nSyntax

/// A target language of translations.
package struct TranslatedLanguage: Sendable {
  package let tag: LanguageTag
  package let requirements: PluralRequirements

  /// The categories of the language, and `zero`, which is for the number 0 in every language.
  let categories: Set<String>

  package init(_ tag: LanguageTag) {
    self.tag = tag
    let names = PluralRules(for: tag).categories.map(\.rawValue)
    categories = Set(names + [PluralCategory.zero.rawValue])
    requirements = PluralRequirements(for: tag)
  }

  /// The missing categories of whole numbers, for each plural variable that lacks some.
  package func missingCategories(of message: Message) -> [[PluralCategory]] {
    message.variables.filter { $0.rule == .plural }.compactMap { variable in
      let present = Set(variable.variants.map(\.category))
      let missing = requirements.integers.filter { !present.contains($0.rawValue) }
      return missing.isEmpty ? nil : missing
    }
  }

  /// Whether numbers of the language may select a form, or the translation has it anyway.
  func allows(_ part: TextPart, in translation: Message?) -> Bool {
    guard let form = part.form, form.rule == .plural, !categories.contains(form.category) else { return true }
    return (translation?.variables ?? []).contains { $0.variants.contains { $0.category == form.category } }
  }
}
