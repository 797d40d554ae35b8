/// What a choice among available locales came to.
struct NegotiatedChoice: Hashable {
  /// How the choice was made.
  enum Outcome: Hashable, Sendable {
    /// A preference was served.
    case served
    /// The request takes any language.
    case any
    /// Nothing serves a preference.
    case nothingMatched
    /// The request refuses what is left.
    case refused
    /// The request asks for nothing.
    case noPreference
  }

  var outcome: Outcome
  /// The place of the locale in the names; `nil` for the development language.
  var index: Int?
  /// The place of the preference that was served, among those that were tried.
  var preference: Int?
  /// The preference itself.
  var tag: LanguageTag?
}

/// What a tag matches.
enum LocaleMatch: Equatable {
  /// The locale at a place, at a distance.
  case locale(Int, distance: LanguageDistance.Eighths)
  case nothing
  /// The tag asks for no language in particular.
  case noLanguage
}

/// The nearest locale among the answers to preferences, first choice first; each preference but the first has to be
/// nearer by CLDR's demotion for every one before it.
private struct NearestLocale {
  private(set) var best: NegotiatedChoice
  private var limit = LanguageDistance.threshold

  init(orElse outcome: NegotiatedChoice.Outcome) { best = NegotiatedChoice(outcome: outcome) }

  /// Takes the answer to the next preference.
  /// - Returns: whether a later one may still be nearer.
  @inline(__always)
  mutating func take(_ answer: LocaleMatch, for place: Int, _ tag: LanguageTag?) -> Bool {
    if answer == .noLanguage { return true }
    if case .locale(let index, let distance) = answer, distance < limit {
      best = NegotiatedChoice(outcome: .served, index: index, preference: place, tag: tag)
      limit = distance
    }
    if limit > 0 { limit -= LanguageDistance.demotion }
    return limit > 0
  }
}

extension AvailableLocales {
  /// The locale for the ranges of an `Accept-Language` header.
  ///
  /// The matching is that of `bestMatch(for:)`; a locale that the header refuses, or that is not allowed, is left out,
  /// and the next best of the others serves. A range of weight 0 refuses the locales whose tag begins with it (RFC 4647,
  /// section 3.3.1), but not for the sake of a preference that makes an exception: `en;q=0, en-GB`.
  ///
  /// - Parameters:
  ///   - header: the bytes that the ranking was made of.
  ///   - isAllowed: whether the locale at a place may be chosen; `nil` for all.
  func choice(
    among ranking: AcceptLanguageRanking, in header: UnsafeBufferPointer<UInt8>, where isAllowed: ((Int) -> Bool)?
  ) -> NegotiatedChoice {
    var search = NearestLocale(orElse: .nothingMatched)
    for (place, entry) in ranking.wanted.enumerated() {
      let range = UnsafeBufferPointer(rebasing: header[entry.range])
      let tag = LanguageTagParser.tag(range.shortenedRange)
      var answer = match(for: tag)
      if case .locale(let index, _) = answer, isAllowed?(index) == false || refuses(ranking, index, for: range, header)
      {
        answer = match(for: tag) { index in
          isAllowed?(index) != false && !refuses(ranking, index, for: range, header)
        }
      }
      if !search.take(answer, for: place, tag) { break }
    }
    return search.best.outcome == .served ? search.best : fallback(for: ranking, in: header, where: isAllowed)
  }

  /// The locale for a list of tags, first choice first; as `bestMatch(for:)` among the locales that are allowed.
  func choice(for preferences: [LanguageTag], where isAllowed: ((Int) -> Bool)?) -> NegotiatedChoice {
    // Most apps ask for a locale that is there, which the matcher would choose as well.
    if let first = preferences.first, first.language != "und", let index = names.firstIndex(of: first.description),
      isAllowed?(index) ?? true
    {
      return NegotiatedChoice(outcome: .served, index: index, preference: 0, tag: first)
    }
    var search = NearestLocale(orElse: preferences.isEmpty ? .noPreference : .nothingMatched)
    for (place, preference) in preferences.enumerated() {
      if !search.take(match(for: preference, where: isAllowed), for: place, preference) { break }
    }
    return search.best
  }

  /// The choice where no preference is served: the development language, else what the request does not refuse if it
  /// takes any language.
  private func fallback(
    for ranking: AcceptLanguageRanking, in header: UnsafeBufferPointer<UInt8>, where isAllowed: ((Int) -> Bool)?
  ) -> NegotiatedChoice {
    guard ranking.hasEntries else { return NegotiatedChoice(outcome: .noPreference) }
    let noBytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    func isRefused(_ index: Int?) -> Bool { index.map { refuses(ranking, $0, for: noBytes, header) } ?? false }
    let isDevelopmentAllowed = developmentIndex.map { isAllowed?($0) ?? true } ?? true
    guard let anyWeight = ranking.anyWeight, anyWeight > 0 else {
      let isRefused = ranking.anyWeight == 0 || (isDevelopmentAllowed && isRefused(developmentIndex))
      return NegotiatedChoice(outcome: isRefused ? .refused : .nothingMatched)
    }
    if isDevelopmentAllowed, !isRefused(developmentIndex) { return NegotiatedChoice(outcome: .any) }
    let other = matchableIndices.first { isAllowed?($0) != false && !isRefused($0) }
    return NegotiatedChoice(outcome: other == nil ? .refused : .any, index: other)
  }

  /// Whether a range of weight 0 refuses a locale that would serve a preference.
  private func refuses(
    _ ranking: AcceptLanguageRanking, _ index: Int, for preference: UnsafeBufferPointer<UInt8>,
    _ header: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard !ranking.refused.isEmpty, let name = tags[index]?.description else { return false }
    return ranking.refused.contains { entry in
      let range = header[entry.range]
      return range.isPrefix(ofTag: name.utf8) && (preference.count == range.count || !range.isPrefix(ofTag: preference))
    }
  }

  /// What a tag matches among the locales that are allowed, all of them for `nil`.
  func match(for tag: LanguageTag?, where isAllowed: ((Int) -> Bool)? = nil) -> LocaleMatch {
    guard let tag, tag.namesLanguage else { return .noLanguage }
    let isMatchAllowed = isAllowed.map { isAllowed in { isAllowed(matchableIndices[$0]) } }
    return matcher.nearest(to: tag, where: isMatchAllowed).map {
      .locale(matchableIndices[$0.index], distance: $0.distance)
    } ?? .nothing
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A language range without what follows its first 35 bytes, the length that RFC 5646, section 4.4.1, asks
  /// implementations to take: so that no entry of a header costs more than others.
  var shortenedRange: UnsafeBufferPointer<UInt8> {
    guard count > 35 else { return self }
    func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
    let cut = self[..<36].lastIndex(where: isSeparator) ?? 0
    // A singleton with nothing after it is no tag.
    let end = cut >= 2 && isSeparator(self[cut - 2]) ? cut - 2 : cut
    return UnsafeBufferPointer(rebasing: self[..<end])
  }
}

extension Collection<UInt8> {
  /// Whether a tag begins with this range, subtag by subtag; case and `_` for `-` do not count.
  fileprivate func isPrefix(ofTag tag: some Sequence<UInt8>) -> Bool {
    func folded(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte | 0x20 }
    var rest = tag.makeIterator()
    for byte in self {
      guard let other = rest.next(), folded(byte) == folded(other) else { return false }
    }
    return rest.next().map { folded($0) == folded(UInt8(ascii: "-")) } ?? true
  }
}
