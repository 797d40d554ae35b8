internal import CICU
internal import L10nRuntime

/// The plural rules of every locale in the form in which `PluralRules` reads them, taken from ICU's data.
///
/// Categories that come to `other` anyway are left out, and locales whose ordinals do. Every list is sorted by key.
package struct PluralDataLines: Hashable, Sendable {
  /// `pt-PT 22`: a language tag and the key of its rules, which are not there for a language of one form.
  package let cardinalLocales: [String]
  /// The same for ordinals.
  package let ordinalLocales: [String]
  /// `7 one:n=1`: a key and rules, as `PluralRuleReader` describes them.
  package let rules: [String]
  /// `fr 011 …`: a language and, for start, end and result, the places of three categories in CLDR's order.
  package let ranges: [String]

  /// The lines of the linked ICU.
  /// - Throws: `ICUError` where a bundle is missing or holds a rule in a syntax that is not CLDR's.
  package init() throws(ICUError) {
    let plurals = try Self.entries(of: "plurals")
    var conditions: [Substring: [String]] = [:]
    for entry in plurals where entry.path.first == "rules" && entry.path.last != "other" {
      let condition = try Self.compactCondition(entry.text)
      conditions[Self.number(of: entry.path[1]), default: []].append("\(entry.path[2]):\(condition)")
    }
    func lines(_ locales: [Entry]) -> [String] {
      Self.sorted(locales.map { "\($0.path[1].replacing("_", with: "-")) \(Self.number(of: $0.text))" })
    }
    cardinalLocales = lines(plurals.filter { $0.path.first == "locales" })
    ordinalLocales = lines(
      plurals.filter { $0.path.first == "locales_ordinals" && conditions[Self.number(of: $0.text)] != nil })
    rules = Self.sorted(conditions.map { "\($0.key) \($0.value.joined(separator: ";"))" })
    ranges = Self.sorted(Self.rangeLines(of: try Self.entries(of: "pluralRanges")))
  }
}

extension PluralDataLines {
  private typealias Entry = (path: [Substring], text: Substring)

  private static func entries(of bundle: String) throws(ICUError) -> [Entry] {
    let task = "reading the bundle '\(bundle)'"
    guard let lines = try callICU(for: task, { cicu_plural_bundle_lines(bundle, &$0) }) else {
      throw ICUError(task: task, status: "no memory")
    }
    defer { cicu_plural_bundle_lines_free(lines) }
    return String(cString: lines).split(separator: "\n").compactMap { line in
      line.firstIndex(of: "=").map { (line[..<$0].split(separator: "/"), line[$0...].dropFirst()) }
    }
  }

  /// "set07" is 7; the zero would only make lines longer.
  private static func number(of set: Substring) -> Substring {
    let digits = set.drop { !$0.isNumber }
    return digits.count > 1 && digits.first == "0" ? digits.dropFirst() : digits
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

  private static func rangeLines(of entries: [Entry]) -> [String] {
    var triples: [Substring: [Substring: String]] = [:]
    for entry in entries where entry.path.first == "rules" {
      guard let category = PluralCategory(rawValue: String(entry.text)) else { continue }
      triples[entry.path[1], default: [:]][entry.path[2], default: ""] += String(category.position)
    }
    let other = String(PluralCategory.other.position)
    return entries.filter { $0.path.first == "locales" }.compactMap { locale in
      let useful = triples[locale.text, default: [:]].values.filter { !$0.hasSuffix(other) }.sorted()
      return useful.isEmpty ? nil : "\(locale.path[1]) \(useful.joined(separator: " "))"
    }
  }

  /// Sorted by the bytes of the key, as the reader's binary search wants: "be" before "bem".
  private static func sorted(_ lines: [String]) -> [String] {
    lines.sorted { left, right in
      left.prefix { $0 != " " }.utf8.lexicographicallyPrecedes(right.prefix { $0 != " " }.utf8)
    }
  }
}
