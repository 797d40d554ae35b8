/// Picks the available language that serves a reader best, by CLDR's language matching.
///
///     available          preferences    best match
///     en pt-BR zh-Hant   zh-HK          zh-Hant
///     en pt-BR zh-Hant   it, pt-PT      pt-BR
///     en pt-BR zh-Hant   it             none
///
/// Gives the answers of ICU's `LocaleMatcher` with its default options (`uloc_acceptLanguage`): distances by
/// language, script and region below 50, each further preference worse by one region difference, and among
/// equals the first available tag, then CLDR's paradigm locales, then the order given. One addition: where
/// available tags differ only in variants and extensions (`ca`, `ca-valencia`), which ICU cannot tell apart,
/// the one equal to the preference is taken, else the first with the same variants, else the first.
public struct LocaleMatcher: Sendable {
  /// An available tag that serves a preference.
  public struct Match: Hashable, Sendable {
    /// The place of the tag in the available tags.
    public let index: Int
    /// The available tag.
    public let tag: LanguageTag
    /// The place of the preference that it serves.
    public let preferenceIndex: Int
  }

  /// The tags to choose from, in the order given.
  public let available: [LanguageTag]
  private let candidates: [Candidate]
  /// The languages of the available tags.
  private let languages: Set<String>

  /// A matcher over these tags; the first is preferred among equals, so put the development language there.
  public init(available: [LanguageTag]) {
    self.available = available
    candidates = LocaleMatcher.candidates(of: available.map { MaximalSubtags($0) })
    languages = Set(available.map { $0.language } + candidates.map { $0.subtags.language })
  }

  /// The best available tag for a reader's preferences, most wanted first; `nil` where none is near enough.
  ///
  /// Looks at ten preferences at most: after ten that nothing serves, CLDR's demotion leaves no distance.
  /// - Complexity: O(*n*) in the number of available tags.
  public func bestMatch(for preferences: [LanguageTag]) -> Match? {
    var best: (candidate: Candidate, preferenceIndex: Int)?
    var limit = LanguageDistance.threshold
    for (preferenceIndex, preference) in preferences.enumerated() {
      let desired = MaximalSubtags(preference)
      if let exact = candidates.first(where: { $0.subtags == desired }) {
        return match(exact, preference: preference, preferenceIndex)
      }
      if let nearest = nearestCandidate(to: desired, below: limit) {
        best = (nearest.candidate, preferenceIndex)
        limit = nearest.distance
      }
      limit -= LanguageDistance.demotion
      if limit <= 0 { break }
    }
    return best.map { match($0.candidate, preference: preferences[$0.preferenceIndex], $0.preferenceIndex) }
  }

  // MARK: Candidates

  /// The maximal subtags of one available tag, or of several that differ in variants and extensions.
  private struct Candidate: Sendable {
    let subtags: MaximalSubtags
    /// The places of the tags in the available tags.
    let places: [Int]
  }

  /// The candidates in the order in which ICU compares them, which decides between equal distances.
  private static func candidates(of available: [MaximalSubtags]) -> [Candidate] {
    var first: [Candidate] = []
    var paradigms: [Candidate] = []
    var others: [Candidate] = []
    var places: [[Int]] = []
    // No dictionary: making its type at run time takes longer than comparing the subtags of a few languages.
    for (index, subtags) in available.enumerated() {
      if let known = places.firstIndex(where: { available[$0[0]] == subtags }) {
        places[known].append(index)
      } else {
        places.append([index])
      }
    }
    for places in places {
      let subtags = available[places[0]]
      let candidate = Candidate(subtags: subtags, places: places)
      if first.first?.subtags.isEquivalent(to: subtags) ?? true {
        first.append(candidate)
      } else if LanguageDistance.isParadigm(subtags) {
        paradigms.append(candidate)
      } else {
        others.append(candidate)
      }
    }
    return first + paradigms + others
  }

  /// The place of the available tag that serves one preference best, and its distance; `nil` where none is near enough.
  ///
  /// `bestMatch` of several preferences follows from it: a tag counts where its distance is below what the
  /// preferences before it left.
  ///
  /// - Parameter isAllowed: whether the tag at a place may be chosen; `nil` for all.
  func nearest(
    to preference: LanguageTag, where isAllowed: ((Int) -> Bool)? = nil
  ) -> (index: Int, distance: LanguageDistance.Eighths)? {
    // Nothing else is near enough, whatever the script and region; most languages end here.
    guard
      preference.language == "und" || languages.contains(preference.language)
        || LanguageDistance.hasRules(for: preference.language)
    else { return nil }
    let desired = MaximalSubtags(preference)
    if let exact = candidates.first(where: { $0.subtags == desired }),
      let index = index(of: exact, for: preference, where: isAllowed)
    {
      return (index, 0)
    }
    guard let nearest = nearestCandidate(to: desired, below: LanguageDistance.threshold, where: isAllowed),
      let index = index(of: nearest.candidate, for: preference, where: isAllowed)
    else { return nil }
    return (index, nearest.distance)
  }

  private func nearestCandidate(
    to desired: MaximalSubtags, below limit: LanguageDistance.Eighths, where isAllowed: ((Int) -> Bool)? = nil
  ) -> (candidate: Candidate, distance: LanguageDistance.Eighths)? {
    let distances = LanguageDistance(from: desired)
    var best: (candidate: Candidate, distance: LanguageDistance.Eighths)?
    for candidate in candidates {
      if let isAllowed, !candidate.places.contains(where: isAllowed) { continue }
      let bound = best?.distance ?? limit
      guard let distance = distances.distance(to: candidate.subtags, atMost: bound) else { continue }
      if distance < bound {
        best = (candidate, distance)
        if distance == 0 { break }
      } else if distance >= 8, let tied = best, LikelySubtags.prefers(candidate.subtags, to: tied.candidate.subtags) {
        best = (candidate, distance)
      }
    }
    return best
  }

  private func match(_ candidate: Candidate, preference: LanguageTag, _ preferenceIndex: Int) -> Match {
    let index = index(of: candidate, for: preference) ?? candidate.places[0]
    return Match(index: index, tag: available[index], preferenceIndex: preferenceIndex)
  }

  /// Of a candidate's tags the one equal to the preference, else the first with the same variants, else the first.
  private func index(
    of candidate: Candidate, for preference: LanguageTag, where isAllowed: ((Int) -> Bool)? = nil
  ) -> Int? {
    let places = isAllowed.map { candidate.places.filter($0) } ?? candidate.places
    guard places.count > 1 else { return places.first }
    return places.first { available[$0] == preference }
      ?? places.first { available[$0].variants == preference.variants }
      ?? places.first
  }
}
