extension PackedCatalog {
  /// The locale for a request with an `Accept-Language` header, and the reason for its choice.
  ///
  /// Follows RFC 9110, section 12.5.4: highest weight first; a range of weight 0 refuses the locales whose tags begin
  /// with it. Ranges that name a language decide first; `*` is used only if none of them matches, and then means the
  /// development language, or the first locale if that one is refused. There is always a result: a header that refuses
  /// everything, or is malformed, gets the development language, with the corresponding reason.
  ///
  /// Work is bounded: of the first 4096 bytes and 64 entries, the sixteen with the highest weights and the first
  /// sixteen that refuse are used.
  ///
  /// - Parameters:
  ///   - header: the header's value; empty if the request has none.
  ///   - available: the languages that the app itself supports; the choice is among the best locales for these. `nil`
  ///     for all locales. If nothing matches and the development language is not among them, the first is chosen.
  public func negotiate(acceptLanguage header: String, available: [LanguageTag]? = nil) -> LocaleNegotiation {
    storage.negotiation(acceptLanguage: header, available: available)
  }

  /// The locale for a reader's languages, first choice first, and the reason for its choice.
  ///
  /// - Parameter available: the languages that the app supports, as for headers.
  public func negotiate(preferences: [LanguageTag], available: [LanguageTag]? = nil) -> LocaleNegotiation {
    storage.negotiation(preferences: preferences, available: available)
  }

  /// The texts for a request with an `Accept-Language` header, chosen as in `negotiate`, without the reason.
  public func texts(
    acceptLanguage header: String, available: [LanguageTag]? = nil, options: TextOptions = TextOptions()
  ) -> LocalizedTexts {
    storage.negotiate(acceptLanguage: header, available: available, options: options).texts
  }

  /// The texts of a negotiation. For a negotiation of another module, the texts for its locale.
  public func texts(for negotiation: LocaleNegotiation, options: TextOptions = TextOptions()) -> LocalizedTexts {
    guard negotiation.texts.catalog === storage else { return texts(for: [negotiation.locale], options: options) }
    return negotiation.texts.with(options)
  }
}

extension TextLayers {
  /// The locale for a request with an `Accept-Language` header, and the reason for its choice, including languages that
  /// the layers add. Strings made from the result use the layers:
  /// `PlayerStrings(acme.negotiate(acceptLanguage: header))`.
  ///
  /// - Parameter available: the languages that the app supports, as in `PackedCatalog.negotiate`.
  public func negotiate(acceptLanguage header: String, available: [LanguageTag]? = nil) -> LocaleNegotiation {
    catalog.negotiation(acceptLanguage: header, available: available, generation: snapshot.generation)
  }

  /// The locale for a reader's languages, first choice first, and the reason for its choice, as for headers.
  public func negotiate(preferences: [LanguageTag], available: [LanguageTag]? = nil) -> LocaleNegotiation {
    catalog.negotiation(preferences: preferences, available: available, generation: snapshot.generation)
  }
}

extension CatalogStorage {
  fileprivate func negotiation(
    acceptLanguage header: String, available: [LanguageTag]?, generation: UInt32 = 0
  ) -> LocaleNegotiation {
    let served = negotiate(acceptLanguage: header, available: available, generation: generation)
    var preference: String?
    if let range = served.entry?.range {
      let utf8 = header.utf8
      preference = String(utf8.dropFirst(range.lowerBound).prefix(range.count))
    }
    return LocaleNegotiation(
      texts: served.texts, outcome: served.outcome, preference: preference, thousandths: served.entry?.weight,
      available: available)
  }

  fileprivate func negotiation(
    preferences: [LanguageTag], available: [LanguageTag]?, generation: UInt32 = 0
  ) -> LocaleNegotiation {
    let served = negotiate(preferences: preferences, available: available, generation: generation)
    return LocaleNegotiation(
      texts: served.texts, outcome: served.outcome, preference: served.preference.map { preferences[$0].description },
      available: available)
  }
}
