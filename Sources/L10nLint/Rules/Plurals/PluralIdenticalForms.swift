import L10nCore
import L10nSyntax

extension Rule {
  static let pluralIdenticalForms: Rule = Rule(
    id: "plural-identical-forms", severity: .note,
    summary: "All plural forms are the same, though the counted word changes with the number in the language."
  ) { context, settings in
    var counting = LanguageCache { LanguageProfile.profile(for: $0).counting }
    var named: Set<SourceLocation> = []
    return context.plurals.compactMap { plural -> Diagnostic? in
      let (name, entry) = (plural.select.name, plural.entry)
      guard let words = counting[context.language(of: entry)], let text = plural.select.onlyForm,
        named.insert(plural.nameLocation).inserted
      else { return nil }
      // A message of several selectors has one selection for each combination around it.
      let combinations = plural.pattern == nil ? [] : entry.choices(like: plural.select)
      let development = context.catalog.developmentEntries[entry.id]
      let isTranslation = development.map { EntryPlace($0) != EntryPlace(entry) } ?? false
      // A word that does not change in the development language is probably not a counted noun.
      let originals = isTranslation ? development?.choices(like: plural.select) ?? [] : []
      guard combinations.allSatisfy({ $0.onlyForm != nil }), originals.allSatisfy({ $0.onlyForm == nil }),
        !settings.allowedTexts.contains(text),
        CountedWord.all(in: text).joined().contains(where: { words.isInflected($0.word) })
      else { return nil }
      return Diagnostic(
        "all forms of '\(name)' in '\(entry.key)' are the same", at: plural.nameLocation, subject: entry.subject,
        help: "write the form that each category needs")
    }
  }
}

extension MessageSelect {
  /// The text of all forms if they are equal, with specifiers for its placeholders; variants for exact numbers and for
  /// zero are ignored.
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
      case .placeholder(let placeholder):
        text +=
          placeholder.specifier?.spelling ?? placeholder.damagedSpelling ?? (placeholder.name == name ? "%lld" : "%@")
      case .markup: continue
      case .select: return nil
      }
    }
    return text
  }
}
