package import L10nCore
package import L10nRuntime

/// The terms for concepts in several languages, including banned ones.
package struct Termbase: Hashable, Sendable {
  /// A word or a phrase for a concept in one language.
  package struct Term: Hashable, Sendable {
    package let language: LanguageTag
    package let text: String

    /// Whether it is banned or obsolete.
    package var isBanned = false

    /// The part of speech in the terms of TBX-Basic, such as `properNoun`; `nil` if it is not given.
    package var partOfSpeech: String?

    /// Its place; `nil` for a term of the settings.
    package var location: SourceLocation?

    package init(_ text: String, _ language: LanguageTag) { (self.text, self.language) = (text, language) }
  }

  /// A concept with its terms.
  package struct Concept: Hashable, Sendable {
    package var terms: [Term] = []

    package init(terms: [Term] = []) { self.terms = terms }

    /// The terms of a language: its own ones, or those of a tag with a compatible script and region.
    ///
    /// Terms of `zh-CN` serve `zh-Hans`, those of `de` serve `de-CH`; those of `en-GB` do not serve `en-US`.
    package func terms(in tag: LanguageTag) -> [Term] {
      let own = terms.filter { $0.language == tag }
      return own.isEmpty ? terms.filter { $0.language.serves(tag) } : own
    }
  }

  package var concepts: [Concept]

  package init(_ concepts: [Concept] = []) { self.concepts = concepts }
}

extension Termbase {
  /// The part of speech of names.
  static let properNoun = "properNoun"

  /// The words in the settings of the rule `glossary` in `l10n.yml`, for the languages of the catalog.
  ///
  /// A name to keep has one term in each language, except in those with their own word for it.
  package init(glossaryOf catalog: Catalog) {
    let lists = GlossaryLists(catalog.configuration)
    let tags = catalog.languages
    let names = lists.keep.map { name in
      Concept(
        terms: tags.filter { $0 == catalog.development || !lists.excepts(name, in: $0) }.map {
          var term = Term(name, $0)
          term.partOfSpeech = Self.properNoun
          return term
        })
    }
    let words = lists.bannedWords.map { word in
      Concept(
        terms: tags.filter { lists.bans(word, in: $0) }.map {
          var term = Term(word, $0)
          term.isBanned = true
          return term
        })
    }
    self.init((names + words).filter { !$0.terms.isEmpty })
  }
}

extension Catalog {
  /// The languages that it has, each once, the development language first.
  var languages: [LanguageTag] {
    var seen: Set<LanguageTag> = []
    return ([development] + locales.map(\.tag)).filter { seen.insert($0).inserted }
  }
}

extension LanguageTag {
  fileprivate func serves(_ other: LanguageTag) -> Bool {
    guard language == other.language else { return false }
    let isSameRegion = region == nil || other.region == nil || region == other.region
    return isSameRegion && LikelySubtags.script(of: self) == LikelySubtags.script(of: other)
  }
}
