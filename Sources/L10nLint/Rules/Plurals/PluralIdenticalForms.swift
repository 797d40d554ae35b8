import L10nCore
import L10nSyntax

extension Rule {
  static let pluralIdenticalForms: Rule = Rule(
    id: "plural-identical-forms", severity: .note,
    summary: "All plural forms are the same, though the counted word changes with the number in the language."
  ) { context, settings in
    var counting = LanguageCache { LanguageProfile.profile(for: $0).counting }
    var named: Set<SourceLocation> = []
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
      }.map { finding($0.variable.name, at: entry.file.location($0.places.name), in: entry) }
    }
      + context.patternPlurals.compactMap { plural -> Diagnostic? in
        let (name, entry) = (plural.select.name, plural.entry)
        guard let words = counting[context.language(of: entry)], let text = plural.select.onlyForm else { return nil }
        let development = context.catalog.developmentEntries[entry.id]
        let isTranslation = development.map { EntryPlace($0) != EntryPlace(entry) } ?? false
        func choices(_ pattern: TextPattern?) -> [MessageSelect] {
          pattern?.message?.parts.selects.filter { $0.function == .plural && $0.name == name } ?? []
        }
        // The message of several selectors has a choice once for each combination around it.
        guard named.insert(plural.nameLocation).inserted, choices(plural.pattern).allSatisfy({ $0.onlyForm != nil }),
          !isTranslation || choices(development?.pattern).allSatisfy({ $0.onlyForm == nil }),
          !settings.allowedTexts.contains(text),
          CountedWord.all(in: text).joined().contains(where: { words.isInflected($0.word) })
        else { return nil }
        return finding(name, at: plural.nameLocation, in: entry)
      }
  }

  private static func finding(_ name: String, at place: SourceLocation, in entry: CatalogEntry) -> Diagnostic {
    Diagnostic(
      "all forms of '\(name)' in '\(entry.key)' are the same", at: place, subject: entry.subject,
      help: "write the form that each category needs")
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

extension MessageSelect {
  /// The text of all forms where it is one, with specifiers for what it shows; variants for exact numbers and for none do
  /// not count.
  fileprivate var onlyForm: String? {
    let forms = categories.filter { $0.category != .zero }.map { variants[$0.variant].parts }
    guard function == .plural, forms.count > 1, let first = forms.first, forms.allSatisfy({ $0 == first }) else {
      return nil
    }
    var text = ""
    for part in first {
      switch part {
      case .text(let literal): text += literal.replacing("%", with: "%%")
      case .number: text += "%lld"
      case .placeholder(let placeholder): text += placeholder.name == name ? "%lld" : "%@"
      case .markup: continue
      case .select: return nil
      }
    }
    return text
  }
}
