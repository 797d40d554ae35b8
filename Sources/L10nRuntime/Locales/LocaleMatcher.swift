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
  /// The maximal subtags of each available tag.
  private let subtags: [MaximalSubtags]
  private let candidates: [Candidate]
  private let demotion: LanguageDistance.Eighths

  /// A matcher over these tags; the first is preferred among equals, so put the development language there.
  public init(available: [LanguageTag]) {
    self.available = available
    subtags = available.map { MaximalSubtags($0) }
    candidates = LocaleMatcher.candidates(of: subtags)
    demotion = LanguageDistance.demotion
  }

  /// The best available tag for a reader's preferences, most wanted first; `nil` where none is near enough.
  ///
  /// Looks at ten preferences at most: behind ten that nothing serves, CLDR's demotion leaves no distance.
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
      limit -= demotion
      if limit <= 0 { break }
    }
    return best.map { match($0.candidate, preference: preferences[$0.preferenceIndex], $0.preferenceIndex) }
  }

  // MARK: Candidates

  /// An available tag with its maximal subtags; of several with equal ones, the first.
  private struct Candidate: Sendable {
    let index: Int
    let subtags: MaximalSubtags
  }

  /// The candidates in the order in which ICU compares them, which decides between equal distances.
  private static func candidates(of available: [MaximalSubtags]) -> [Candidate] {
    var first: [Candidate] = []
    var paradigms: [Candidate] = []
    var others: [Candidate] = []
    var seen: Set<MaximalSubtags> = []
    for (index, subtags) in available.enumerated() where seen.insert(subtags).inserted {
      let candidate = Candidate(index: index, subtags: subtags)
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

  private func nearestCandidate(
    to desired: MaximalSubtags, below limit: LanguageDistance.Eighths
  ) -> (candidate: Candidate, distance: LanguageDistance.Eighths)? {
    let distances = LanguageDistance(from: desired)
    var best: (candidate: Candidate, distance: LanguageDistance.Eighths)?
    for candidate in candidates {
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
    let equals = subtags.indices.filter { subtags[$0] == candidate.subtags }
    let index =
      equals.first { available[$0] == preference }
      ?? equals.first { available[$0].variants == preference.variants }
      ?? candidate.index
    return Match(index: index, tag: available[index], preferenceIndex: preferenceIndex)
  }
}
