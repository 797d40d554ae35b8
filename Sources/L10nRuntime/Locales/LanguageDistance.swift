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
    let american = MaximalSubtags(language: "en", script: "Latn", region: "US")
    let british = MaximalSubtags(language: "en", script: "Latn", region: "GB")
    let distance = LanguageDistance(from: american).distance(to: british, atMost: threshold)
    return distance ?? standard("Region") * 8
  }()

  /// Whether CLDR prefers this locale among equally distant ones: en-US, en-GB, es-ES, es-419, pt-BR, pt-PT.
  static func isParadigm(_ subtags: MaximalSubtags) -> Bool {
    SubtagTree(LanguageDistanceData.paradigms).child("\(subtags.language)-\(subtags.script)-\(subtags.region)") != nil
  }

  private static let otherLanguage = standard("Language")
  private static let otherScript = standard("Script")
  private static let otherRegion = standard("Region")
  private static let allRules = SubtagTree(LanguageDistanceData.rules)
  private static let allPartitions = SubtagTree(LanguageDistanceData.partitions)

  /// Whether readers of a language may be near enough to another one.
  static func hasRules(for language: String) -> Bool { allRules.child(language) != nil }

  private let desired: MaximalSubtags
  /// The rules for the desired language.
  private let rules: SubtagTree?
  private let otherLanguage = LanguageDistance.otherLanguage
  private let otherScript = LanguageDistance.otherScript
  private let otherRegion = LanguageDistance.otherRegion

  /// The distances from a reader's tag.
  init(from desired: MaximalSubtags) {
    self.desired = desired
    rules = LanguageDistance.allRules.child(desired.language)
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
    if let pair = rules?.child(supported.language), let value = pair.value {
      // "0 skip" stands where the rules go on with regions: all scripts are at their default distance.
      let fields = value.unicodeScalars.split(separator: " ")
      let distance = fields.first.flatMap { Int(Substring($0)) } ?? otherLanguage
      return Step(distance: distance, rules: pair.hasChildren ? pair : nil, hasScriptRules: fields.count == 1)
    }
    let isSame = desired.language == supported.language
    return Step(distance: isSame ? 0 : otherLanguage, rules: nil)
  }

  private func scriptStep(to supported: MaximalSubtags, after languages: Step) -> Step {
    let isSame = desired.script == supported.script
    guard languages.hasScriptRules, let rules = languages.rules else {
      return Step(distance: isSame ? 0 : otherScript, rules: languages.rules)
    }
    if let pair = rules.child(desired.script)?.child(supported.script), let distance = pair.number {
      return Step(distance: distance, rules: pair.hasChildren ? pair : nil)
    }
    let any = rules.child("*")
    return Step(
      distance: isSame ? 0 : any?.number ?? otherScript,
      rules: any?.hasChildren == true ? any : nil)
  }

  private func regionDistance(to supported: MaximalSubtags, after scripts: Step) -> Int {
    if desired.region == supported.region { return 0 }
    guard let rules = scripts.rules else { return otherRegion }
    // A region of several partitions is as far away as the farthest of them.
    let supportedPartitions = LanguageDistance.partitions(of: supported.region)
    var farthest = 0
    for from in LanguageDistance.partitions(of: desired.region).unicodeScalars {
      let pairs = rules.child(String(from))
      for to in supportedPartitions.unicodeScalars {
        let distance = pairs?.child(String(to))?.number ?? rules.child("*")?.number
        farthest = max(farthest, distance ?? otherRegion)
      }
    }
    return farthest
  }

  /// The distance of two languages, scripts or regions of which no rule speaks; too far where the data has none.
  private static func standard(_ subtag: String) -> Int {
    SubtagTree(LanguageDistanceData.defaults).child(subtag)?.number ?? 100
  }

  /// The names, one character each, of the groups of regions that the rules speak of.
  private static func partitions(of region: String) -> String {
    allPartitions.child(region)?.value ?? "."
  }
}

extension SubtagTree {
  fileprivate var number: Int? { value.flatMap { Int($0) } }
}

extension LikelySubtags {
  /// Whether, of two available tags of one language at the same distance, the first has the likelier script,
  /// or with equal scripts the likelier region.
  static func prefers(_ first: MaximalSubtags, to second: MaximalSubtags) -> Bool {
    guard first.language == second.language else { return false }
    let likely = maximal(language: first.language, script: "", region: "")
    if first.script != second.script { return first.script == likely.script }
    return first.region != second.region && first.region == likely.region
  }
}
