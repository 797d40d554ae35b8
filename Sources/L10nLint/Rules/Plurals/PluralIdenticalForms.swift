import L10nCore
import L10nSyntax

extension Rule {
  static let pluralIdenticalForms: Rule = Rule(
    id: "plural-identical-forms", severity: .note,
    summary: "All plural forms are the same, though the counted word changes with the number in the language."
  ) { context, settings in
    var counting = LanguageCache { LanguageProfile.profile(for: $0).counting }
    return context.ruleEntries.flatMap { entry -> [Diagnostic] in
      guard let words = counting[context.language(of: entry)] else { return [] }
      var seen: Set<Range<Int>> = []
      let development = context.catalog.developmentEntries[entry.id]
      return entry.variables.filter { variable in
        guard let text = variable.variable.onlyForm, seen.insert(variable.places.name).inserted else {
          return false
        }
        // What does not change in the development language is hardly a counted noun.
        let original = development?.variables.first { $0.variable.name == variable.variable.name }
        let isTranslation = development.map { EntryPlace($0) != EntryPlace(entry) } ?? false
        if isTranslation, original?.variable.onlyForm != nil { return false }
        return !settings.allowedTexts.contains(text)
          && CountedWord.all(in: text).joined().contains { words.isInflected($0.word) }
      }.map { variable in
        Diagnostic(
          "all forms of '\(variable.variable.name)' in '\(entry.key)' are the same",
          at: entry.file.location(variable.places.name), subject: entry.subject,
          help: "write the form that each category needs")
      }
    }
  }
}

extension MessageVariable {
  /// The text of all forms where it is one; an explicit `zero` does not count.
  fileprivate var onlyForm: String? {
    let forms = variants.filter { $0.category != "zero" }
    guard rule == .plural, forms.count > 1, let first = forms.first else { return nil }
    return forms.allSatisfy { $0.text == first.text } ? first.text : nil
  }
}
