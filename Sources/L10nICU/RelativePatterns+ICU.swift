internal import CICU
package import L10nRuntime

extension RelativePatterns {
  /// ICU's words for relative times in a locale, without its errors (`RelativeCorrection`).
  /// - Parameter hasWords: whether words for numbers, "yesterday", are included.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package init(for tag: LanguageTag, _ width: RelativeTimeStyle.Width, hasWords: Bool) throws(ICUError) {
    let samples = try RelativeSamples(tag, width)
    let corrections = RelativeCorrection.all.filter { $0.language == tag.language && $0.width == width }
    func patterns(_ unit: RelativeTime.Unit, isPast: Bool) throws(ICUError) -> UnitPatterns {
      let correction = corrections.first { $0.unit == unit && $0.isPast == isPast }
      let source = if let correction { try RelativeSamples(tag, correction.source) } else { samples }
      return try source.patterns(unit, sign: isPast ? -1 : 1)
    }
    var units: [Unit] = []
    for unit in RelativeTime.Unit.allCases {
      units.append(
        Unit(
          future: try patterns(unit, isPast: false), past: try patterns(unit, isPast: true),
          words: hasWords ? try samples.words(unit) : []))
    }
    self.init(units: units)
  }
}

/// ICU's own relative times, from which the words are read.
private final class RelativeSamples {
  private let format: OpaquePointer
  private let tag: LanguageTag
  /// A number of each plural category.
  private let numbers: [(category: PluralCategory, number: Double)]

  init(_ tag: LanguageTag, _ width: RelativeTimeStyle.Width) throws(ICUError) {
    let opened = try callICU(for: "distances in time of '\(tag)'") { status in
      cicu_relative_format_open(tag.description, Int32(width.place), &status)
    }
    guard let opened else { throw ICUError(task: "distances in time of '\(tag)'", status: "no format") }
    format = opened
    self.tag = tag
    numbers = Self.numbers(PluralRules(for: tag))
  }

  private static func numbers(_ rules: PluralRules) -> [(category: PluralCategory, number: Double)] {
    let whole = (0...100).map(String.init) + ["1000000"]
    var numbers: [PluralCategory: Double] = [:]
    for number in whole + (1...99).filter({ $0 % 10 > 0 }).map({ "\($0 / 10).\($0 % 10)" }) {
      guard let operands = PluralOperands(number) else { continue }
      let category = rules.category(for: operands)
      if numbers[category] == nil { numbers[category] = Double(number) }
    }
    return numbers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  deinit { cicu_relative_format_close(format) }

  private func shown(
    _ value: Double, _ unit: RelativeTime.Unit, withWords: Bool = false
  ) throws(ICUError) -> (text: String, pattern: UnitPatterns.Pattern) {
    var number = cicu_span()
    let text = try textOfICU(for: "\(value) \(unit) in '\(tag)'") {
      cicu_relative_format_text(format, value, Int32(unit.place), withWords, $0, $1, &number, &$2)
    }
    let units = Array(text.utf16)
    let isJapanese = tag.language == "ja"
    guard number.start < number.end else {
      let word = isJapanese ? text.closedUp : text
      return (word, UnitPatterns.Pattern(word))
    }
    let before = String(decoding: units[..<Int(number.start)], as: UTF16.self)
    let after = String(decoding: units[Int(number.end)...], as: UTF16.self)
    let pattern = "\(before){0}\(after)"
    return (text, UnitPatterns.Pattern(isJapanese ? pattern.closedUp : pattern))
  }

  /// The patterns by plural category, each read from one number.
  func patterns(_ unit: RelativeTime.Unit, sign: Double) throws(ICUError) -> UnitPatterns {
    var patterns: [PluralCategory: UnitPatterns.Pattern] = [:]
    for (category, number) in numbers { patterns[category] = try shown(sign * number, unit).pattern }
    guard let other = patterns[.other] ?? patterns.max(by: { $0.key < $1.key })?.value else {
      throw ICUError(task: "distances in time of '\(tag)'", status: "no pattern")
    }
    return UnitPatterns(patterns, other: other)
  }

  /// The words for -2...2, an empty one if ICU shows the number; empty if it always does.
  ///
  /// A word is also used for numbers that are nearly equal, while other texts show their digits. This distinguishes a
  /// word from the number itself, which may also be in words, "in a year" in Yiddish.
  func words(_ unit: RelativeTime.Unit) throws(ICUError) -> [String] {
    var words: [String] = []
    for value in -2...2 {
      let word = try shown(Double(value), unit, withWords: true).text
      let nearly = Double(value) + (value < 0 ? -0.004 : 0.004)
      words.append(try shown(nearly, unit, withWords: true).text == word ? word : "")
    }
    return words.allSatisfy { $0.isEmpty } ? [] : words
  }
}
