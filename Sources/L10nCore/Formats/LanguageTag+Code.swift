package import L10nRuntime

extension LanguageTag {
  /// The code of the language that a name stands for, as String Catalogs and other formats have it: `zh-TW` for `zh_TW`,
  /// `en` for `English`, `sr-Latn` for `sr@latin`.
  ///
  /// A code that has been replaced by another one stays as it is, `sr-CS` for what is `sr-RS` now: it is the one that an
  /// app has.
  package func code(named name: String) -> String {
    let name = name.replacing("_", with: "-")
    let isCode = (name.split(separator: "-").first?.utf8.count ?? 0) < 4 && !name.contains { $0 == "@" || $0 == "." }
    return isCode && name.lowercased() != description.lowercased() ? name : description
  }
}

extension LanguageTag {
  /// The language that a part of a path names as gettext and others do: `pt_BR`, `pt-BR`, `sr@latin`; `nil` for a word, and
  /// for what is no language of CLDR. Of three letters it has to be the language's own code, for `src` is an old one as
  /// well.
  package init?(translationNamePart name: String) {
    guard let tag = LanguageTag(wordOfName: name), PluralRules.areKnown(for: tag) else { return nil }
    let letters = name.prefix { $0.isLetter }
    guard letters.utf8.count == 2 || letters == tag.language else { return nil }
    self = tag
  }

  /// The same, of a language that CLDR may not know.
  package init?(wordOfName name: String) {
    let language = name.prefix { $0.isASCII && $0.isLetter }
    guard (2...3).contains(language.utf8.count), language.allSatisfy(\.isLowercase) else { return nil }
    self.init(translationName: name)
  }
}
