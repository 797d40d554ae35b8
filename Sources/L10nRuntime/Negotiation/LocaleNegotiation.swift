/// The locale for a request, and the reason for its choice.
///
///     let negotiation = PlayerStrings.negotiate(acceptLanguage: "de;q=0.5, fr-CH", available: ["de-DE", "fr-FR", "fr-CA"])
///     negotiation.preference         // "fr-CH", of the reader
///     negotiation.chosen             // fr-FR, of the app
///     negotiation.locale             // fr, of the texts
///     negotiation.formattingLocale   // fr-CH: the language of the texts, the region of the reader
///     negotiation.reason             // .sameLanguage
///     let strings = PlayerStrings(negotiation)
///
/// A value of a few words; its properties are computed on access.
public struct LocaleNegotiation: Sendable {
  /// The range or tag that the locale matches, as in the request; `nil` if no preference matches.
  public let preference: String?

  /// The weight of the preference in an `Accept-Language` header, above 0 and at most 1; `nil` if none matches, and for
  /// lists of tags.
  public var weight: Double? { thousandths.map { Double($0) / 1000 } }

  /// The texts in the locale, with default options.
  let texts: LocalizedTexts

  private let outcome: NegotiatedChoice.Outcome
  private let thousandths: Int?
  private let available: [LanguageTag]?

  init(
    texts: LocalizedTexts, outcome: NegotiatedChoice.Outcome, preference: String?, thousandths: Int? = nil,
    available: [LanguageTag]?
  ) {
    self.preference = preference
    self.texts = texts
    self.outcome = outcome
    self.thousandths = thousandths
    self.available = available
  }

  /// The first locale of look-ups, one of the module's.
  public var locale: LanguageTag { texts.locale }

  /// The app's own language in `available`: among those whose texts come from `locale`, the one nearest to the
  /// preference, or the first if no preference matches.
  ///
  /// `locale` if the app gave no languages, or none of them has texts.
  /// - Complexity: O(*n*) in the number of these languages.
  public var chosen: LanguageTag {
    guard let available else { return locale }
    let served = texts.catalog.languages(of: available, servedBy: locale, generation: texts.generation)
    let match = reader.flatMap { LocaleMatcher(available: served).bestMatch(for: [$0]) }
    return match?.tag ?? served.first ?? locale
  }

  /// The locale for numbers and dates that the program formats itself: the language of the texts with the region and
  /// the extensions of the preference.
  ///
  /// `en-GB` if texts in `en` are chosen for a reader of `en-GB`; `locale` if the preference has neither.
  public var formattingLocale: LanguageTag {
    guard let reader else { return locale }
    let region = reader.region ?? locale.region
    let extensions = reader.extensions.isEmpty ? locale.extensions : reader.extensions
    func tag(script: String?) -> LanguageTag {
      LanguageTag(
        language: locale.language, script: script, region: region, variants: locale.variants, extensions: extensions)
    }
    // A region may imply another script than the language: Serbian is in Latin letters in Montenegro.
    let (short, script) = (tag(script: locale.script), LikelySubtags.script(of: locale))
    return LikelySubtags.script(of: short) == script ? short : tag(script: script)
  }

  /// The preference as a tag; `nil` if none matches.
  private var reader: LanguageTag? { preference.flatMap { LanguageTag(range: $0) } }

  /// The reason for the choice of this locale.
  public var reason: LocaleMatchReason {
    switch outcome {
    case .served: reader.map { LocaleMatchReason(locale, for: $0) } ?? .exact
    case .any: .anyLanguage
    case .nothingMatched: .nothingMatched
    case .refused: .refused
    case .noPreference: .noPreference
    }
  }

  /// The locales of a look-up, in order: the chosen one, its parents, the development language.
  public var chain: [LanguageTag] { texts.chain }

  /// The value of the `Content-Language` header and of HTML's `lang`, for the texts: `pt-BR`, `zh-Hant`.
  public var contentLanguage: String { locale.description }

  /// The direction of the texts; its raw value is HTML's `dir`.
  public var direction: WritingDirection { locale.writingDirection }

  /// The language of the texts as an ISO 639 code of two or three letters: `pt`, `zh`.
  public var languageCode: String { locale.language }

  /// The language of the texts and the reader's region, for systems without scripts: `en-GB` for a reader of `en-GB`
  /// with texts in `en`; the likely region if the preference has none, `zh-TW` of `zh-Hant`.
  public var languageAndRegion: String { formattingLocale.languageAndRegion }
}

extension LanguageTag {
  /// The tag of a range in a header, up to the length that a choice considers.
  init?(range: String) {
    var range = range
    guard let tag = range.withUTF8({ LanguageTagParser.tag($0.shortenedRange) }) else { return nil }
    self = tag
  }
}
