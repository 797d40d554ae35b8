extension PackedCatalog {
  /// Which locale serves the request with an `Accept-Language` header, and why.
  ///
  /// Follows RFC 9110, section 12.5.4: highest weight first; a range of weight 0 refuses the locales whose tags begin with
  /// it. Of the ranges with a weight those decide that name a language; `*` has a say only where none of them is served,
  /// and then means the development language, or the first locale where that one is refused. A page has to be served: a
  /// header that refuses everything, or is malformed, gets the development language, and the reason says so.
  ///
  /// Work is bounded whatever the header: of its first 4096 bytes and 64 entries the sixteen most wanted count, and the
  /// first sixteen that refuse.
  ///
  /// - Parameters:
  ///   - header: the header's value; empty where the request has none.
  ///   - available: the languages that the app itself supports; the locales that serve these best are chosen among.
  ///     `nil` for all locales. Where nothing matches and the development language is not among them, the first counts.
  public func negotiate(acceptLanguage header: String, available: [LanguageTag]? = nil) -> LocaleNegotiation {
    storage.negotiation(acceptLanguage: header, available: available)
  }

  /// Which locale serves a reader's languages, first choice first, and why.
  ///
  /// - Parameter available: as for headers.
  public func negotiate(preferences: [LanguageTag], available: [LanguageTag]? = nil) -> LocaleNegotiation {
    storage.negotiation(preferences: preferences, available: available)
  }

  /// The texts for the request with an `Accept-Language` header; as `negotiate`, without telling why.
  public func texts(
    acceptLanguage header: String, available: [LanguageTag]? = nil, options: TextOptions = TextOptions()
  ) -> LocalizedTexts {
    storage.negotiate(acceptLanguage: header, available: available, options: options).texts
  }

  /// The texts that were negotiated. Of a negotiation with another module its locale is asked for here.
  public func texts(for negotiation: LocaleNegotiation, options: TextOptions = TextOptions()) -> LocalizedTexts {
    guard negotiation.texts.catalog === storage else { return texts(for: [negotiation.locale], options: options) }
    return negotiation.texts.with(options)
  }
}

extension TextLayers {
  /// Which locale serves the request with an `Accept-Language` header, and why, languages that the layers add among them.
  /// What is made of it asks the layers: `PlayerStrings(acme.negotiate(acceptLanguage: header))`.
  ///
  /// - Parameter available: as `PackedCatalog.negotiate` has it.
  public func negotiate(acceptLanguage header: String, available: [LanguageTag]? = nil) -> LocaleNegotiation {
    catalog.negotiation(acceptLanguage: header, available: available, generation: snapshot.generation)
  }

  /// Which locale serves a reader's languages, first choice first, and why; as for headers.
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
