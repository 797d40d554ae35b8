/// Which locale serves a request, and why.
///
///     let negotiation = PlayerStrings.negotiate(acceptLanguage: "de-CH;q=0.5, fr-CA")
///     negotiation.contentLanguage    // "fr"
///     negotiation.reason             // .sameLanguage
///     negotiation.preference         // "fr-CA"
///     let strings = PlayerStrings(negotiation)
///
/// A value of a few words; what it says is worked out when it is asked.
public struct LocaleNegotiation: Sendable {
  /// The range or tag that the locale serves, as the request has it; `nil` where no preference is served.
  public let preference: String?

  /// The weight of the preference in an `Accept-Language` header, above 0 and at most 1; `nil` where none is served, and
  /// for lists of tags.
  public var weight: Double? { thousandths.map { Double($0) / 1000 } }

  /// The texts in the locale, with their usual options.
  let texts: LocalizedTexts

  private let outcome: NegotiatedChoice.Outcome
  private let thousandths: Int?

  init(texts: LocalizedTexts, outcome: NegotiatedChoice.Outcome, preference: String?, thousandths: Int? = nil) {
    self.preference = preference
    self.texts = texts
    self.outcome = outcome
    self.thousandths = thousandths
  }

  /// The locale whose texts are asked first.
  public var locale: LanguageTag { texts.locale }

  /// Why this locale.
  public var reason: LocaleMatchReason {
    switch outcome {
    case .served: preference.flatMap { LanguageTag(range: $0) }.map { LocaleMatchReason(locale, for: $0) } ?? .exact
    case .any: .anyLanguage
    case .nothingMatched: .nothingMatched
    case .refused: .refused
    case .noPreference: .noPreference
    }
  }

  /// The locales that texts are looked up in, one by one: the chosen one, its parents, the development language.
  public var chain: [LanguageTag] { texts.chain }

  /// The value of the `Content-Language` header and of HTML's `lang`: `pt-BR`, `zh-Hant`.
  public var contentLanguage: String { locale.description }

  /// The direction of the texts; its raw value is HTML's `dir`.
  public var direction: WritingDirection { locale.writingDirection }

  /// The language alone, ISO 639's code of two or three letters: `pt`, `zh`.
  public var languageCode: String { locale.language }

  /// The language and its region, for systems that know no scripts: `pt-BR`, `zh-TW` of `zh-Hant`.
  public var languageAndRegion: String { locale.languageAndRegion }
}

extension LanguageTag {
  /// The tag of a range in a header, as far as a choice looks at it.
  init?(range: String) {
    var range = range
    self.init(range.withUTF8 { String(decoding: $0.shortenedRange, as: UTF8.self) })
  }
}
