/// The result of a choice among available locales.
struct NegotiatedChoice: Hashable {
  /// The reason for the choice.
  enum Outcome: Hashable, Sendable {
    /// A preference matched.
    case served
    /// The request accepts any language.
    case any
    /// No preference matched.
    case nothingMatched
    /// The request refuses the remaining locales.
    case refused
    /// The request has no preference.
    case noPreference
  }

  var outcome: Outcome
  /// The index of the locale in `names`; `nil` for the development language.
  var index: Int?
  /// The index of the matching preference among those that were tried.
  var preference: Int?
  /// The matching preference.
  var tag: LanguageTag?
}

/// The match of a tag.
enum LocaleMatch: Equatable {
  /// The locale at an index, with its distance.
  case locale(Int, distance: LanguageDistance.Eighths)
  case nothing
  /// The tag names no particular language.
  case noLanguage
}

/// The nearest locale among the matches of preferences, first choice first. Each further preference must be nearer by
/// CLDR's demotion for every one before it.
private struct NearestLocale {
  private(set) var best: NegotiatedChoice
  private var limit = LanguageDistance.threshold

  init(orElse outcome: NegotiatedChoice.Outcome) { best = NegotiatedChoice(outcome: outcome) }

  /// Adds the match of the next preference.
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
  /// The matching is that of `bestMatch(for:)`, without locales that the header refuses or that are not allowed, so
  /// that the next best one is chosen. A range of weight 0 refuses the locales whose tag begins with it (RFC 4647,
  /// section 3.3.1), except for a preference that makes an exception: `en;q=0, en-GB`.
  ///
  /// - Parameters:
  ///   - header: the bytes from which the ranking was made.
  ///   - isAllowed: whether the locale at an index may be chosen; `nil` for all.
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

  /// The locale for a list of tags, first choice first, as in `bestMatch(for:)`, among the allowed locales.
  func choice(for preferences: [LanguageTag], where isAllowed: ((Int) -> Bool)?) -> NegotiatedChoice {
    // Most apps request an existing locale, which the matcher would choose as well.
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

  /// The choice if no preference matches: the development language, or another locale that the request does not refuse
  /// if it accepts any language.
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

  /// Whether a range of weight 0 refuses a locale that matches a preference.
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

  /// The match of a tag among the allowed locales, or among all for `nil`.
  func match(for tag: LanguageTag?, where isAllowed: ((Int) -> Bool)? = nil) -> LocaleMatch {
    guard let tag, tag.namesLanguage else { return .noLanguage }
    let isMatchAllowed = isAllowed.map { isAllowed in { isAllowed(matchableIndices[$0]) } }
    return matcher.nearest(to: tag, where: isMatchAllowed).map {
      .locale(matchableIndices[$0.index], distance: $0.distance)
    } ?? .nothing
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first 35 bytes of a language range, the length that RFC 5646, section 4.4.1, requires implementations to
  /// support, so that no entry of a header costs more than others.
  var shortenedRange: UnsafeBufferPointer<UInt8> {
    guard count > 35 else { return self }
    func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
    let cut = self[..<36].lastIndex(where: isSeparator) ?? 0
    // A singleton without a value is invalid.
    let end = cut >= 2 && isSeparator(self[cut - 2]) ? cut - 2 : cut
    return UnsafeBufferPointer(rebasing: self[..<end])
  }
}

extension Collection<UInt8> {
  /// Whether a tag begins with this range, subtag by subtag; case is ignored, and `_` equals `-`.
  fileprivate func isPrefix(ofTag tag: some Sequence<UInt8>) -> Bool {
    func folded(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte | 0x20 }
    var rest = tag.makeIterator()
    for byte in self {
      guard let other = rest.next(), folded(byte) == folded(other) else { return false }
    }
    return rest.next().map { folded($0) == folded(UInt8(ascii: "-")) } ?? true
  }
}
