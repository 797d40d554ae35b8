package import L10nRuntime

extension LanguageTag {
  /// The code of a language by a name, as in String Catalogs and other formats: `zh-TW` for `zh_TW`, `en` for
  /// `English`, `sr-Latn` for `sr@latin`.
  ///
  /// A deprecated code is kept, `sr-CS` for today's `sr-RS`, because the app uses it.
  package func code(named name: String) -> String {
    let name = name.replacing("_", with: "-")
    let isCode = (name.split(separator: "-").first?.utf8.count ?? 0) < 4 && !name.contains { $0 == "@" || $0 == "." }
    return isCode && name.lowercased() != description.lowercased() ? name : description
  }
}

extension LanguageTag {
  /// The language in a part of a path, as named by gettext and others: `pt_BR`, `pt-BR`, `sr@latin`; `nil` for a word,
  /// and for a language that CLDR does not have. A code of three letters must be the language's current one, because
  /// `src` is an old one.
  package init?(translationNamePart name: String) {
    self.init(wordOfName: name) { PluralRules.areKnown(for: $0) }
  }

  /// The language in a part of a path if CLDR has it; a code of three letters must be the current one.
  private init?(wordOfName name: String, isKnown: (LanguageTag) -> Bool) {
    let language = name.prefix { $0.isASCII && $0.isLetter }
    guard (2...3).contains(language.utf8.count), language.allSatisfy(\.isLowercase),
      let tag = LanguageTag(translationName: name), isKnown(tag), language.utf8.count == 2 || language == tag.language
    else { return nil }
    self = tag
  }

  /// The language in a part of a path if CLDR lists it at all, perhaps without plurals or any other data: `tok`, `la`.
  ///
  /// `new` and `in` are languages, too, so only files beside those of other languages have such names.
  init?(listedNamePart name: String) {
    self.init(wordOfName: name) { LikelySubtags.areKnown(for: $0) }
  }
}
