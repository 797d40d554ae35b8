import CICUReference
import L10nICU
import L10nRuntime

/// The plural rules of every locale in the format of `PluralRules`, from ICU's data.
///
/// Entries with the result `other`, which is the default, are left out.
enum PluralDataLines {
  /// `da one:n=1|t!0&i=0,1//111511`: a language tag, then, separated by `/`, the rules for cardinals and for ordinals
  /// in the format of `PluralRuleReader`, and for start, end and result of a range the indices of three categories in
  /// CLDR's order. Empty parts at the end are left out. Sorted by tag.
  /// - Throws: `ICUError` if a bundle is missing or contains a rule in a syntax other than CLDR's.
  static func languages() throws(ICUError) -> [String] {
    let plurals = try entries(of: "plurals")
    var conditions: [Substring: [String]] = [:]
    for entry in plurals where entry.path.first == "rules" && entry.path.last != "other" {
      let condition = try compactCondition(entry.text)
      conditions[entry.path[1], default: []].append("\(entry.path[2]):\(condition)")
    }
    func rules(in part: Substring) -> [Substring: String] {
      Dictionary(
        uniqueKeysWithValues: plurals.filter { $0.path.first == part }.map {
          ($0.path[1], conditions[$0.text, default: []].joined(separator: ";"))
        })
    }
    let fields = [
      rules(in: "locales"), rules(in: "locales_ordinals"), rangeResults(in: try entries(of: "pluralRanges")),
    ]
    let tags = Set(fields.flatMap(\.keys)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return tags.map { tag in
      let values = fields.map { field in field[tag] ?? field[tag.prefix { $0 != "_" }] ?? "" }
      return "\(tag.replacing("_", with: "-")) \(values.joined(separator: "/"))".replacing(/[ \/]+$/, with: "")
    }
  }
}

extension PluralDataLines {
  private typealias Entry = (path: [Substring], text: Substring)

  private static func entries(of bundle: String) throws(ICUError) -> [Entry] {
    let task = "reading the bundle '\(bundle)'"
    guard let lines = textOfICU(taking: try callICU(for: task) { cicu_plural_bundle_lines(bundle, &$0) }) else {
      throw ICUError(task: task, status: "no memory")
    }
    return lines.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "=").map { (line[..<$0].split(separator: "/"), line[$0...].dropFirst()) }
    }
  }

  /// `n % 10 = 1 and n % 100 != 11 @integer 1, 21, …` as `n%10=1&n%100!11`.
  private static func compactCondition(_ rule: Substring) throws(ICUError) -> String {
    let condition = rule.prefix { $0 != "@" }
      .replacing(" or ", with: "|").replacing(" and ", with: "&").replacing("!=", with: "!")
      .filter { $0 != " " }
    guard condition.wholeMatch(of: /[nivwftce](%\d+)?[=!][\d.,]+([|&][nivwftce](%\d+)?[=!][\d.,]+)*/) != nil else {
      throw ICUError(task: "reading the plural rule '\(rule)'", status: "unknown syntax")
    }
    return condition
  }

  private static func rangeResults(in entries: [Entry]) -> [Substring: String] {
    var triples: [Substring: [Substring: String]] = [:]
    for entry in entries where entry.path.first == "rules" {
      guard let category = PluralCategory(rawValue: String(entry.text)) else { continue }
      triples[entry.path[1], default: [:]][entry.path[2], default: ""] += String(category.position)
    }
    let other = String(PluralCategory.other.position)
    return Dictionary(
      uniqueKeysWithValues: entries.filter { $0.path.first == "locales" }.map { locale in
        (locale.path[1], triples[locale.text, default: [:]].values.filter { !$0.hasSuffix(other) }.sorted().joined())
      })
  }
}
