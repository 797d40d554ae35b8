import L10nCore

/// `misspelled-brand` also reads the setting of `a11y-brand`.
let brandNames = RuleOption(
  "names", .texts, default: [], "More names that are written in one way in every language.")

extension Rule {
  static let brandName: Rule = Rule(
    id: "a11y-brand", severity: .warning, use: .forSpeech,
    summary: "The name of a brand is misspelled or lost in translation.",
    options: [brandNames],
    fixes: .safe
  ) { context, settings in
    let brands = BrandSearch(BrandNames.unmistakable + settings[brandNames])
    let texts = context.spokenTexts(SpokenKind.allCases, under: settings)
    var named: [TextID: [BrandSearch.Brand]] = [:]
    var findings: [Diagnostic] = []
    for text in texts where text.text.traits.contains(.latinLetters) {
      let found = brands.all(in: text.string)
      if context.catalog.developmentEntries[text.entry.id]?.keyLocation == text.entry.keyLocation {
        named[text.entry.id, default: []] += found.map(\.brand)
      }
      findings += found.filter { !$0.isExact }.map { brand, range, _ in
        Diagnostic(
          "\(text.name) misspells '\(brand.name)'", at: range, in: text, of: context, help: "write '\(brand.name)'",
          fix: text.text.fix("write '\(brand.name)'", range, with: brand.name))
      }
    }
    guard named.contains(where: { !$0.value.isEmpty }) else { return findings }
    let words = context.spokenWords
    let lost = texts.compactMap { text -> Diagnostic? in
      guard let wanted = named[text.entry.id], !wanted.isEmpty, text.entry.plainText != nil else { return nil }
      let found = Set(brands.all(in: text.string).map(\.brand.name))
      let names = words[text.text.language]?.speech.brandNames ?? [:]
      let missing = wanted.first { brand in
        !found.contains(brand.name) && !text.string.contains(brand.name)
          && !(names[brand.name] ?? []).contains { text.string.contains($0) }
      }
      return missing.map {
        Diagnostic(
          "\(text.name) does not name '\($0.name)'", atWhole: text, of: context, help: "keep the name in Latin letters",
          severity: .note)
      }
    }
    return findings + lost
  }
}
