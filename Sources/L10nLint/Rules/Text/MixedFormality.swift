import L10nCore
import L10nRuntime

extension Rule {
  static let mixedFormality: Rule = Rule(
    id: "mixed-formality", severity: .note, reach: .allTables,
    summary:
      "A text addresses its readers politely in a language whose other texts are familiar, or the other way round."
  ) { context, settings in
    var words = LanguageCache { LanguageProfile.profile(for: $0).address }
    var languages: [LanguageTag: LanguageForms] = [:]
    for text in context.texts where text.isInBase {
      guard let words = words[text.language], let use = AddressUse(text, words),
        !settings.allowedTexts.contains(text.string)
      else { continue }
      languages[text.language, default: LanguageForms()].add(text, use)
    }
    return context.catalog.locales.flatMap { languages.removeValue(forKey: $0.tag)?.findings ?? [] }
  }
}

/// The texts of one language that address their readers.
private struct LanguageForms {
  private var texts: [(text: LintText, use: AddressUse)] = []

  /// Adds a text, but only the first of an entry.
  mutating func add(_ text: LintText, _ use: AddressUse) {
    if texts.last?.text.entry.keyLocation != text.entry.keyLocation { texts.append((text, use)) }
  }

  /// The texts in the form of the few; none if there are few texts, or too many in both.
  var findings: [Diagnostic] {
    let familiar = texts.filter { $0.use.polite == nil }
    let polite = texts.filter { $0.use.familiar == nil }
    let isFamiliar = familiar.count > polite.count
    let (usual, rare) = isFamiliar ? (familiar, polite) : (polite, familiar)
    guard usual.count >= 10, rare.count * 3 <= usual.count else { return [] }
    let (usualForm, rareForm): (AddressWords.Form, AddressWords.Form) =
      isFamiliar ? (.familiar, .polite) : (.polite, .familiar)
    let counts = Dictionary(usual.compactMap { $0.use[usualForm]?.word }.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    return texts.compactMap { text, use in
      use[rareForm].map { word in
        Diagnostic(
          "'\(text.entry.key)' says '\(text.string.characters(in: word.range))' to its readers, while \(usual.count.withSeparators) texts say '\(most)' or similar",
          at: word.range, in: text, help: "address readers the same way in all texts of a language")
      }
    }
  }
}
