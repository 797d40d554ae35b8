/// How badly the reader of one language is served by others: CLDR's language matching data.
///
/// Distances run from 0 (same) to 100; from 50, the distance between scripts, nothing is a match. The distance
/// of two tags is the sum of those of their languages, scripts and regions. It has a direction: a reader of
/// Breton is served by French, not the reverse.
/// Source: UTS #35, "Enhanced Language Matching", as compiled into ICU's `langInfo`.
struct LanguageDistance: Sendable {
  /// A distance in eighths, so that tags which differ only in what they leave unsaid can be told apart.
  typealias Eighths = Int

  /// The distance from which nothing matches.
  static var threshold: Eighths { standard("Script") * 8 }

  /// By how much each further preference is worse than the one before it: the distance of two Englishes.
  static let demotion: Eighths = {
    let (english, latin) = (Subtag("en"), Subtag("Latn"))
    let american = MaximalSubtags(language: english, script: latin, region: Subtag("US"))
    let british = MaximalSubtags(language: english, script: latin, region: Subtag("GB"))
    let distance = LanguageDistance(from: american, rules: rules(for: english)).distance(to: british, atMost: threshold)
    return distance ?? standard("Region") * 8
  }()

  /// Whether CLDR prefers this locale among equally distant ones: en-US, en-GB, es-ES, es-419, pt-BR, pt-PT.
  static func isParadigm(_ subtags: MaximalSubtags) -> Bool {
    subtags.pseudoLocale == nil
      && SubtagTree(LanguageDistanceData.paradigms).child(subtags.language)?.child(subtags.script)?
        .child(subtags.region) != nil
  }

  private static let otherLanguage = standard("Language")
  private static let otherScript = standard("Script")
  private static let otherRegion = standard("Region")

  /// The rules for readers of a language.
  static func rules(for language: Subtag) -> SubtagTree? { SubtagTree(LanguageDistanceData.rules).child(language) }

  private let desired: MaximalSubtags
  /// The rules for the desired language, and the languages that they speak of first and last.
  private let rules: SubtagTree?
  private let ruled: (first: Subtag, last: Subtag)?
  private let otherLanguage = LanguageDistance.otherLanguage
  private let otherScript = LanguageDistance.otherScript
  private let otherRegion = LanguageDistance.otherRegion

  /// The distances from a reader's tag.
  /// - Parameter rules: those for its language.
  init(from desired: MaximalSubtags, rules: SubtagTree?) {
    self.desired = desired
    self.rules = desired.pseudoLocale == nil ? rules : nil
    ruled = self.rules?.ends
  }

  /// The distance to an available tag; `nil` where it is over `limit`.
  func distance(to supported: MaximalSubtags, atMost limit: Eighths) -> Eighths? {
    let languages = languageStep(to: supported)
    guard languages.distance * 8 <= limit else { return nil }
    let scripts = scriptStep(to: supported, after: languages)
    let upToScript = languages.distance + scripts.distance
    guard upToScript * 8 <= limit else { return nil }
    let distance = (upToScript + regionDistance(to: supported, after: scripts)) * 8
    let total = distance == 0 ? desired.given.difference(from: supported.given) : distance
    return total <= limit ? total : nil
  }

  // MARK: Steps

  /// What a pair of subtags adds, and the rules for the subtags after it; `nil` where defaults apply.
  private struct Step {
    let distance: Int
    let rules: SubtagTree?
    var hasScriptRules = true
  }

  private func languageStep(to supported: MaximalSubtags) -> Step {
    if let ruled, ruled.first <= supported.language, supported.language <= ruled.last, supported.pseudoLocale == nil,
      let pair = rules?.child(supported.language), let distance = pair.number
    {
      // "0 skip" stands where the rules go on with regions: all scripts are at their default distance.
      let hasScriptRules = pair.valueUTF8?.contains(UInt8(ascii: " ")) == false
      return Step(distance: distance, rules: pair.hasChildren ? pair : nil, hasScriptRules: hasScriptRules)
    }
    return Step(distance: desired.isLanguageEqual(to: supported) ? 0 : otherLanguage, rules: nil)
  }

  private func scriptStep(to supported: MaximalSubtags, after languages: Step) -> Step {
    let isSame = desired.isScriptEqual(to: supported)
    guard languages.hasScriptRules, let rules = languages.rules else {
      return Step(distance: isSame ? 0 : otherScript, rules: languages.rules)
    }
    if let pair = rules.child(desired.script)?.child(supported.script), let distance = pair.number {
      return Step(distance: distance, rules: pair.hasChildren ? pair : nil)
    }
    let any = rules.child(.any)
    return Step(
      distance: isSame ? 0 : any?.number ?? otherScript,
      rules: any?.hasChildren == true ? any : nil)
  }

  private func regionDistance(to supported: MaximalSubtags, after scripts: Step) -> Int {
    if desired.region == supported.region { return 0 }
    guard let rules = scripts.rules else { return otherRegion }
    // A region of several partitions is as far away as the farthest of them.
    let supportedPartitions = LanguageDistance.partitions(of: supported.region)
    let other = rules.child(.any)?.number ?? otherRegion
    var farthest = 0
    for from in LanguageDistance.partitions(of: desired.region) {
      let pairs = rules.child(Subtag(character: from))
      for to in supportedPartitions { farthest = max(farthest, pairs?.child(Subtag(character: to))?.number ?? other) }
    }
    return farthest
  }

  /// The distance of two languages, scripts or regions of which no rule speaks; too far where the data has none.
  private static func standard(_ subtag: StaticString) -> Int {
    SubtagTree(LanguageDistanceData.defaults).child(Subtag(subtag))?.number ?? 100
  }

  /// The names, one character each, of the groups of regions that the rules speak of.
  private static func partitions(of region: Subtag) -> UnsafeBufferPointer<UInt8> {
    let none: StaticString = "."
    return SubtagTree(LanguageDistanceData.partitions).child(region)?.valueUTF8
      ?? UnsafeBufferPointer(start: none.utf8Start, count: 1)
  }
}

extension SubtagTree {
  /// The number with which the value begins.
  fileprivate var number: Int? {
    valueUTF8?.prefix { $0.isASCIIDigit }.reduce(0) { $0 &* 10 &+ Int($1 & 0xF) }
  }
}

extension LikelySubtags {
  /// Whether, of two available tags of one language at the same distance, the first has the likelier script,
  /// or with equal scripts the likelier region.
  static func prefers(_ first: MaximalSubtags, to second: MaximalSubtags) -> Bool {
    guard first.isLanguageEqual(to: second) else { return false }
    let language = first.pseudoLocale == nil ? first.language : .undetermined
    let likely = maximal(language: language, script: .none, region: .none)
    if first.script != second.script { return first.script == likely.script }
    return first.region != second.region && first.region == likely.region
  }
}
