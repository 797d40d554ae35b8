/// Selects the best available language for a reader, by CLDR's language matching.
///
///     available          preferences    best match
///     en pt-BR zh-Hant   zh-HK          zh-Hant
///     en pt-BR zh-Hant   it, pt-PT      pt-BR
///     en pt-BR zh-Hant   it             none
///
/// The results are those of ICU's `LocaleMatcher` with its default options (`uloc_acceptLanguage`): distances by
/// language, script and region below 50, each further preference demoted by one region difference, and among equals the
/// first available tag, then CLDR's paradigm locales, then the given order. One addition: if available tags differ only
/// in variants and extensions (`ca`, `ca-valencia`), which ICU cannot distinguish, the one equal to the preference is
/// used, otherwise the first with the same variants, otherwise the first.
public struct LocaleMatcher: Sendable {
  /// An available tag that matches a preference.
  public struct Match: Hashable, Sendable {
    /// The index of the tag in the available tags.
    public let index: Int
    /// The available tag.
    public let tag: LanguageTag
    /// The index of the preference that it matches.
    public let preferenceIndex: Int
  }

  /// The tags to select from, in the given order.
  public let available: [LanguageTag]
  /// The maximal subtags of the available tags, without repeats, in the order of ICU's comparison, which decides
  /// between equal distances.
  private let candidates: [MaximalSubtags]
  /// The indices in `available` of the tags of each candidate, which differ in variants and extensions.
  private let places: [[Int]]
  /// The languages of the available tags as written and, if they differ, in full.
  private let languages: [Language]

  /// A matcher for these tags; the first is preferred among equals, so put the development language first.
  public init(available: [LanguageTag]) {
    self.available = available
    let places = LocaleMatcher.places(of: available.map { MaximalSubtags($0) })
    let candidates = places.map { MaximalSubtags(available[$0[0]]) }
    (self.places, self.candidates) = (places, candidates)
    var languages: [Language] = []
    for subtag in available.map({ $0.withSubtags { Subtag($0.language) } }) + candidates.map({ $0.language })
    where !languages.contains(where: { $0.subtag == subtag }) {
      languages.append(Language(subtag))
    }
    self.languages = languages
  }

  /// The best available tag for a reader's preferences, first choice first; `nil` if none is near enough.
  ///
  /// Considers at most ten preferences: after ten without a match, CLDR's demotion leaves no distance.
  /// - Complexity: O(*n*) in the number of available tags.
  public func bestMatch(for preferences: [LanguageTag]) -> Match? {
    var best: (candidate: Int, preferenceIndex: Int)?
    var limit = LanguageDistance.threshold
    for (preferenceIndex, preference) in preferences.enumerated() {
      let desired = MaximalSubtags(preference)
      if let exact = candidates.firstIndex(of: desired) { return match(exact, preference: preference, preferenceIndex) }
      if let nearest = nearestCandidate(to: desired, LanguageDistance.rules(for: desired.language), below: limit) {
        best = (nearest.candidate, preferenceIndex)
        limit = nearest.distance
      }
      limit -= LanguageDistance.demotion
      if limit <= 0 { break }
    }
    return best.map { match($0.candidate, preference: preferences[$0.preferenceIndex], $0.preferenceIndex) }
  }

  // MARK: Candidates

  /// The data of a language, looked up once.
  private struct Language: Sendable {
    let subtag: Subtag
    let likely: SubtagTree?
    let rules: SubtagTree?

    init(_ subtag: Subtag) {
      self.subtag = subtag
      likely = LikelySubtags.node(of: subtag)
      rules = LanguageDistance.rules(for: subtag)
    }
  }

  /// The indices of tags with the same maximal subtags, by candidate.
  private static func places(of available: [MaximalSubtags]) -> [[Int]] {
    var places: [[Int]] = []
    // Not a dictionary: making its type at run time takes longer than comparing the subtags of a few languages.
    for (index, subtags) in available.enumerated() {
      if let known = places.firstIndex(where: { available[$0[0]] == subtags }) {
        places[known].append(index)
      } else {
        places.append([index])
      }
    }
    func isFirst(_ places: [Int]) -> Bool { available[places[0]].isEquivalent(to: available[0]) }
    func isParadigm(_ places: [Int]) -> Bool { LanguageDistance.isParadigm(available[places[0]]) }
    let others = places.filter { !isFirst($0) }
    return places.filter(isFirst) + others.filter(isParadigm) + others.filter { !isParadigm($0) }
  }

  /// The index of the best available tag for one preference, and its distance; `nil` if none is near enough.
  ///
  /// `bestMatch` of several preferences is based on it: a tag matches if its distance is below what the earlier
  /// preferences left.
  ///
  /// - Parameter isAllowed: whether the tag at an index may be chosen; `nil` for all.
  func nearest(
    to preference: LanguageTag, where isAllowed: ((Int) -> Bool)? = nil
  ) -> (index: Int, distance: LanguageDistance.Eighths)? {
    preference.withSubtags { nearest(to: preference, $0, where: isAllowed) }
  }

  private func nearest(
    to preference: LanguageTag, _ subtags: Subtags, where isAllowed: ((Int) -> Bool)?
  ) -> (index: Int, distance: LanguageDistance.Eighths)? {
    let subtag = Subtag(subtags.language)
    let isAny = subtag == .undetermined
    let known = languages.firstIndex { $0.subtag == subtag }
    let language = known.map { languages[$0] } ?? Language(subtag)
    // Nothing else is near enough, regardless of script and region; most languages end here.
    guard isAny || known != nil || language.rules != nil else { return nil }
    let desired = MaximalSubtags(subtags, known: language.likely)
    if let exact = candidates.firstIndex(of: desired), let index = index(of: exact, for: preference, where: isAllowed) {
      return (index, 0)
    }
    let rules = isAny ? LanguageDistance.rules(for: desired.language) : language.rules
    guard let nearest = nearestCandidate(to: desired, rules, below: LanguageDistance.threshold, where: isAllowed),
      let index = index(of: nearest.candidate, for: preference, where: isAllowed)
    else { return nil }
    return (index, nearest.distance)
  }

  /// - Parameter rules: the rules for the desired language.
  private func nearestCandidate(
    to desired: MaximalSubtags, _ rules: SubtagTree?, below limit: LanguageDistance.Eighths,
    where isAllowed: ((Int) -> Bool)? = nil
  ) -> (candidate: Int, distance: LanguageDistance.Eighths)? {
    let distances = LanguageDistance(from: desired, rules: rules)
    var best: (candidate: Int, distance: LanguageDistance.Eighths)?
    for candidate in candidates.indices {
      if let isAllowed, !places[candidate].contains(where: isAllowed) { continue }
      let bound = best?.distance ?? limit
      guard let distance = distances.distance(to: candidates[candidate], atMost: bound) else { continue }
      if distance < bound {
        best = (candidate, distance)
        if distance == 0 { break }
      } else if distance >= 8, let tied = best,
        LikelySubtags.prefers(candidates[candidate], to: candidates[tied.candidate])
      {
        best = (candidate, distance)
      }
    }
    return best
  }

  private func match(_ candidate: Int, preference: LanguageTag, _ preferenceIndex: Int) -> Match {
    let index = index(of: candidate, for: preference) ?? places[candidate][0]
    return Match(index: index, tag: available[index], preferenceIndex: preferenceIndex)
  }

  /// The index of the candidate's tag that equals the preference, otherwise of the first with the same variants,
  /// otherwise of the first.
  private func index(
    of candidate: Int, for preference: LanguageTag, where isAllowed: ((Int) -> Bool)? = nil
  ) -> Int? {
    var places = places[candidate]
    if let isAllowed { places = places.filter(isAllowed) }
    guard places.count > 1 else { return places.first }
    return places.first { available[$0] == preference }
      ?? places.first { available[$0].variants == preference.variants }
      ?? places.first
  }
}
