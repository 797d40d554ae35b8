import L10nRuntime

/// The facts about one language that rules use: its conventions for characters other than letters, and words that mean
/// something to a rule.
///
/// There is one file for each language, such as `German.swift`, which also has the countries with other conventions;
/// `all` lists the profiles. Every part may be left out: rules report nothing that they would need it for.
struct LanguageProfile: Sendable {
  private(set) var tag: LanguageTag

  private(set) var conventions: TextConventions

  /// The use of Chinese characters.
  let han: HanWriting?

  /// Characters, in order of code points, that only this way to write Chinese has, without those that texts of the
  /// other way also use with another meaning or as a variant.
  let hanCharacters: StaticString

  /// Words that only another region of the language uses.
  let otherRegion: RegionalWords?

  /// Words that address readers, familiarly and politely.
  let address: AddressWords?

  /// Nouns beside numbers, for languages in which a noun changes with its number.
  let counting: CountWords?

  /// The words that change the case of a noun, for languages whose durations change with the case.
  let cases: CaseWords?

  /// Words that never end a sentence or label: conjunctions and articles. Prepositions are left out, since labels may
  /// end with them: "Sort by". Spelled as in the middle of a sentence, so that names ("The The") pass. Empty for
  /// Chinese, Japanese and Korean, which join without spaces.
  let joiningWords: Set<String>

  /// Abbreviations with a dot that does not end a sentence: lowercase, without the dot. They apply to texts of any
  /// language.
  let dottedAbbreviations: Set<String>

  /// Words before the names of images that are not words of the language: Latvian "nav" is "is not".
  let imageNameWords: Set<String>

  /// The way that labels show that they are verbs.
  let verbForm: VerbForm?

  /// Words of players and apps that the language spells as English does: lowercase, sorted, separated by spaces.
  let sharedWords: StaticString

  /// The words that matter in texts that screen readers speak.
  let spoken: SpokenWords?

  /// - Parameter tag: a canonical language tag.
  init(
    _ tag: String, conventions: TextConventions = TextConventions(), han: HanWriting? = nil,
    hanCharacters: StaticString = "", otherRegion: RegionalWords? = nil, address: AddressWords? = nil,
    counting: CountWords? = nil, cases: CaseWords? = nil, joiningWords: Set<String> = [],
    dottedAbbreviations: Set<String> = [], imageNameWords: Set<String> = [], verbForm: VerbForm? = nil,
    sharedWords: StaticString = "", spoken: SpokenWords? = nil
  ) {
    self.tag = Self.parsed(tag)
    self.conventions = conventions
    self.han = han
    self.hanCharacters = hanCharacters
    self.otherRegion = otherRegion
    self.address = address
    self.counting = counting
    self.cases = cases
    self.joiningWords = joiningWords
    self.dottedAbbreviations = dottedAbbreviations
    self.imageNameWords = imageNameWords
    self.verbForm = verbForm
    self.sharedWords = sharedWords
    self.spoken = spoken
  }

  /// The profile of a country or of another way to write the language, with the same words.
  ///
  /// - Parameter conventions: its own; `nil` if they are the language's.
  func variant(_ tag: String, conventions: TextConventions? = nil) -> LanguageProfile {
    var profile = self
    profile.tag = Self.parsed(tag)
    if let conventions { profile.conventions = conventions }
    return profile
  }

  private static func parsed(_ tag: String) -> LanguageTag {
    guard let parsed = LanguageTag(tag) else { preconditionFailure("'\(tag)' is not a language tag") }
    return parsed
  }
}

extension LanguageProfile {
  /// Every profile; a country's follows its language's.
  static let all: [LanguageProfile] = [
    arabic, brazilianPortuguese, burmese, croatian, czech, danish, dutch, english, estonian, finnish, french,
    canadianFrench, german, swissGerman, greek, hindi, hungarian, indonesian, italian, japanese, khmer, korean, lao,
    latvian, lithuanian, malay, norwegian, bokmal, nynorsk, persian, polish, romanian, russian, simplifiedChinese,
    slovak, slovenian, spanish, swedish, thai, traditionalChinese, turkish, urdu, vietnamese,
  ]

  private static let byTag = Dictionary(uniqueKeysWithValues: all.map { ($0.tag, $0) })

  private static let byWriting = Dictionary(all.map { ($0.tag.writing, $0) }, uniquingKeysWith: { first, _ in first })

  /// The profile of a locale: its own, or else that of the same language and script; `nil` if there is none.
  static func known(for tag: LanguageTag) -> LanguageProfile? { byTag[tag] ?? byWriting[tag.writing] }

  /// The profile for a locale, or one without any facts.
  static func profile(for tag: LanguageTag) -> LanguageProfile {
    if let profile = known(for: tag) { return profile }
    var unknown = LanguageProfile("und")
    unknown.tag = tag
    return unknown
  }
}
