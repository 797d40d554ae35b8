/// The distances between languages for a reader: CLDR's language matching data.
///
/// Distances are from 0 (same) to 100; from 50, the distance between scripts, there is no match. The distance of two
/// tags is the sum of those of their languages, scripts and regions. It is not symmetric: French is acceptable to a
/// reader of Breton, but not the reverse. Source: UTS #35, "Enhanced Language Matching", as compiled into ICU's
/// `langInfo`.
struct LanguageDistance: Sendable {
  /// A distance in eighths, so that tags that differ only in implied subtags can be distinguished.
  typealias Eighths = Int

  /// The distance from which there is no match.
  static var threshold: Eighths { standard("Script") * 8 }

  /// The demotion of each further preference, which is the distance of two variants of English.
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
  /// The rules for the desired language, and the first and last languages in them.
  private let rules: SubtagTree?
  private let ruled: (first: Subtag, last: Subtag)?
  private let otherLanguage = LanguageDistance.otherLanguage
  private let otherScript = LanguageDistance.otherScript
  private let otherRegion = LanguageDistance.otherRegion

  /// The distances from a reader's tag.
  /// - Parameter rules: the rules for its language.
  init(from desired: MaximalSubtags, rules: SubtagTree?) {
    self.desired = desired
    self.rules = desired.pseudoLocale == nil ? rules : nil
    ruled = self.rules?.ends
  }

  /// The distance to an available tag; `nil` if it is above `limit`.
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

  /// The distance of a pair of subtags, and the rules for the subtags after it; `nil` to use defaults.
  private struct Step {
    let distance: Int
    let rules: SubtagTree?
    var hasScriptRules = true
  }

  private func languageStep(to supported: MaximalSubtags) -> Step {
    if let ruled, ruled.first <= supported.language, supported.language <= ruled.last, supported.pseudoLocale == nil,
      let pair = rules?.child(supported.language), let distance = pair.number
    {
      // "0 skip" means that the rules continue with regions: all scripts have their default distance.
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
    // A region of several partitions has the distance of the farthest of them.
    let supportedPartitions = LanguageDistance.partitions(of: supported.region)
    let other = rules.child(.any)?.number ?? otherRegion
    var farthest = 0
    for from in LanguageDistance.partitions(of: desired.region) {
      let pairs = rules.child(Subtag(character: from))
      for to in supportedPartitions { farthest = max(farthest, pairs?.child(Subtag(character: to))?.number ?? other) }
    }
    return farthest
  }

  /// The distance of two languages, scripts or regions without a rule; above all limits if the data has none.
  private static func standard(_ subtag: StaticString) -> Int {
    SubtagTree(LanguageDistanceData.defaults).child(Subtag(subtag))?.number ?? 100
  }

  /// The names, one character each, of the groups of regions in the rules.
  private static func partitions(of region: Subtag) -> UnsafeBufferPointer<UInt8> {
    let none: StaticString = "."
    return SubtagTree(LanguageDistanceData.partitions).child(region)?.valueUTF8
      ?? UnsafeBufferPointer(start: none.utf8Start, count: 1)
  }
}

extension SubtagTree {
  /// The number at the beginning of the value.
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
