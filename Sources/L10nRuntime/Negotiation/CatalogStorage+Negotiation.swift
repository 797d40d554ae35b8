/// The texts for a request.
struct NegotiatedTexts {
  let texts: LocalizedTexts
  let outcome: NegotiatedChoice.Outcome

  /// The index of the matching preference; `nil` if none matches.
  var preference: Int?

  /// The header's entry of the preference, if the request had a header.
  var entry: AcceptLanguageEntry?
}

extension CatalogStorage {
  /// The locales to choose from at one time, and the layers that add some of them.
  private typealias Locales = (available: AvailableLocales, snapshot: OverrideSnapshot?)

  /// The texts for an `Accept-Language` header.
  ///
  /// - Parameters:
  ///   - available: the languages that the caller supports; `nil` for all available ones.
  ///   - generation: the generation of the override layers; 0 for the module's newest.
  /// - Complexity: bounded by the header's first 4096 bytes and sixteen searches.
  func negotiate(
    acceptLanguage header: String, available: [LanguageTag]?, options: TextOptions = TextOptions(),
    generation: UInt32 = 0
  ) -> NegotiatedTexts {
    let locales = locales(in: generation)
    var header = header
    return header.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: AcceptLanguageEntry.self, capacity: AcceptLanguageRanking.capacity) { memory in
        let ranking = AcceptLanguageRanking(bytes, memory: memory)
        let limits = available.map { AllowedLocales($0, of: locales.available) }
        let choice = locales.available.choice(among: ranking, in: bytes, where: limits?.isAllowed)
        let tables = tables(of: choice, among: locales, limits)
        guard let preference = choice.preference else {
          return NegotiatedTexts(
            texts: LocalizedTexts(tables: tables, numbers: 0, options: options, generation: generation),
            outcome: choice.outcome)
        }
        let entry = ranking.wanted[preference]
        let numbers = tables.pointee.numbersVariant(for: choice.tag)
        return NegotiatedTexts(
          texts: LocalizedTexts(tables: tables, numbers: numbers, options: options, generation: generation),
          outcome: choice.outcome, preference: preference, entry: entry)
      }
    }
  }

  /// The texts of a locale; `nil` if the module does not have exactly this one, or if layers add languages. Most apps
  /// request an existing one, for which nothing needs to be made.
  func texts(of tag: LanguageTag, options: TextOptions, generation: UInt32 = 0) -> LocalizedTexts? {
    guard tag.namesLanguage, let place = place(of: tag), publishedOverrides?.snapshot(generation).available == nil
    else { return nil }
    let tables = tables(at: place)
    let numbers = tables.pointee.numbersVariant(for: tables.pointee.tag)
    return LocalizedTexts(tables: tables, numbers: numbers, options: options, generation: generation)
  }

  /// The texts for a list of tags, first choice first.
  func negotiate(
    preferences: [LanguageTag], available: [LanguageTag]?, options: TextOptions = TextOptions(), generation: UInt32 = 0
  ) -> NegotiatedTexts {
    if available == nil, let first = preferences.first,
      let texts = texts(of: first, options: options, generation: generation)
    {
      return NegotiatedTexts(texts: texts, outcome: .served, preference: 0)
    }
    let locales = locales(in: generation)
    let limits = available.map { AllowedLocales($0, of: locales.available) }
    let choice = locales.available.choice(for: preferences, where: limits?.isAllowed)
    let tables = tables(of: choice, among: locales, limits)
    let numbers = tables.pointee.numbersVariant(for: choice.tag)
    return NegotiatedTexts(
      texts: LocalizedTexts(tables: tables, numbers: numbers, options: options, generation: generation),
      outcome: choice.outcome, preference: choice.preference)
  }

  /// The languages of a list whose texts come from a locale, in the list's order.
  func languages(of list: [LanguageTag], servedBy locale: LanguageTag, generation: UInt32) -> [LanguageTag] {
    let available = locales(in: generation).available
    return list.filter { language in
      guard case .locale(let place, _) = available.match(for: language) else { return false }
      return available.tags[place] == locale
    }
  }

  private func locales(in generation: UInt32) -> Locales {
    if let snapshot = publishedOverrides?.snapshot(generation), let available = snapshot.available {
      return (available, snapshot)
    }
    return (available, nil)
  }

  /// The tables of the chosen locale; if there is none, those of the development language if it is allowed, otherwise
  /// those of the first allowed locale.
  private func tables(
    of choice: NegotiatedChoice, among locales: Locales, _ limits: AllowedLocales?
  ) -> UnsafePointer<LocaleTables> {
    var index = choice.index ?? developmentIndex
    if choice.index == nil, let first = limits?.first, limits?.isAllowed(developmentIndex) == false { index = first }
    return locales.snapshot?.locales[index] ?? tables(at: index)
  }
}

/// The locales for the languages that a caller supports.
private struct AllowedLocales {
  /// The index of the locale for the caller's first language; `nil` if none of its languages is available.
  let first: Int?

  private let places: [Bool]

  init(_ languages: [LanguageTag], of locales: AvailableLocales) {
    var places = Array(repeating: false, count: locales.names.count)
    var first: Int?
    for language in languages {
      guard case .locale(let place, _) = locales.match(for: language) else { continue }
      places[place] = true
      if first == nil { first = place }
    }
    (self.places, self.first) = (places, first)
  }

  func isAllowed(_ place: Int) -> Bool { places.indices.contains(place) && places[place] }
}
