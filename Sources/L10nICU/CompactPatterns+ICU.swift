package import L10nRuntime

extension CompactPatterns {
  /// The width of the words.
  package enum Width: String, Sendable {
    case short, long
  }

  /// ICU's words for large numbers in a locale; `-u-nu-` selects the digits.
  ///
  /// A number of each plural category shows the words for a power of ten. ICU has words up to 10^19.
  /// - Parameters:
  ///   - unit: the currency and its width as a number skeleton; empty without one.
  ///   - examples: the examples of the tag's language.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  init(for tag: LanguageTag, _ width: Width, unit: String = "", _ examples: CompactExamples) throws(ICUError) {
    let samples = try CompactSamples(tag, width, unit, examples)
    var words: [Words] = []
    for exponent in 3...19 {
      guard let next = try samples.words(from: exponent, among: words.last) else { continue }
      if let joined = words.last?.joined(with: next) {
        words[words.count - 1] = joined
      } else {
        words.append(next)
      }
    }
    self.init(words)
  }
}

extension CompactPatterns.Words {
  /// The words for both ranges of numbers; `nil` if they differ.
  fileprivate func joined(with next: CompactPatterns.Words) -> CompactPatterns.Words? {
    guard power == next.power, signPlace == next.signPlace, next.one == nil || next.one == one,
      let units = units.joined(with: next.units)
    else {
      return nil
    }
    return CompactPatterns.Words(least: least, power: power, signPlace: signPlace, one: one, units: units)
  }
}

extension UnitPatterns {
  /// The patterns of both; `nil` if one category has two.
  fileprivate func joined(with next: UnitPatterns) -> UnitPatterns? {
    var patterns = Dictionary(uniqueKeysWithValues: forms.map { ($0.category, $0.pattern) })
    for form in next.forms {
      guard patterns.updateValue(form.pattern, forKey: form.category) ?? form.pattern == form.pattern else {
        return nil
      }
    }
    return other == next.other ? UnitPatterns(patterns, other: other) : nil
  }
}

/// Numbers that ICU writes in compact notation.
private struct CompactSamples {
  private let tag: LanguageTag
  private let skeleton: String
  private let examples: CompactExamples
  private let minus: String

  init(
    _ tag: LanguageTag, _ width: CompactPatterns.Width, _ unit: String, _ examples: CompactExamples
  ) throws(ICUError) {
    (self.tag, self.examples) = (tag, examples)
    skeleton = "compact-\(width.rawValue) group-off" + (unit.isEmpty ? "" : " " + unit)
    minus = try NumberSymbols(for: tag).minus
  }

  /// The words for numbers with a decimal exponent; `nil` for those with all digits, which come first.
  func words(
    from exponent: Int, among last: CompactPatterns.Words?
  ) throws(ICUError) -> CompactPatterns.Words? {
    // Five is never a special case.
    let five = "5" + String(repeating: "0", count: exponent)
    let shown = try formatted(five, " precision-integer")
    let power = shown.after == nil ? exponent : exponent + 1 - shown.whole.unicodeScalars.count
    if power == 0, last == nil { return nil }
    var patterns: [PluralCategory: UnitPatterns.Pattern] = [:]
    for (category, number) in examples.numbers(digits: exponent - power + 1) {
      patterns[category] = try pattern(of: number, power)
    }
    var one: UnitPatterns.Pattern?
    if power == exponent {
      let category = examples.rules.category(for: PluralOperands(1))
      let own = try pattern(of: "1", power)
      // If 1 is the only number of its category, its pattern is for exactly one if 1.0 has the same pattern.
      let isExact = if let known = patterns[category] { known != own } else { try pattern(of: "1.0", power) == own }
      if isExact { one = own }
      patterns[category] = patterns[category] ?? own
    }
    guard let other = patterns[.other] ?? patterns.max(by: { $0.key < $1.key })?.value else { return nil }
    let negative = try formatted("-" + five, " precision-integer").before
    return CompactPatterns.Words(
      least: exponent, power: power, signPlace: signPlace(in: shown.before, negative: negative), one: one,
      units: UnitPatterns(patterns, other: other))
  }

  /// The number of scalars before the sign in the text before the digits.
  private func signPlace(in before: String, negative: String) -> Int {
    let (scalars, sign) = (Array(before.unicodeScalars), Array(minus.unicodeScalars))
    let wanted = Array(negative.unicodeScalars)
    let place = (0...scalars.count).first { place in
      var signed = scalars
      signed.insert(contentsOf: sign, at: place)
      return signed == wanted
    }
    if place == nil, scalars.last == "\u{A0}", Array(scalars.dropLast()) + sign == wanted {
      return CompactPatterns.Words.insteadOfSpace
    }
    return place == scalars.count && place != 0 ? CompactPatterns.Words.inside : place ?? 0
  }

  /// The text that ICU writes around digits times a power of ten.
  private func pattern(of digits: String, _ power: Int) throws(ICUError) -> UnitPatterns.Pattern {
    let parts = digits.split(separator: ".")
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let number = parts[0] + fraction + String(repeating: "0", count: max(0, power - fraction.count))
    let shown = try formatted(String(number), fraction.isEmpty ? " precision-integer" : " .0")
    return UnitPatterns.Pattern(shown.after.map { "\(shown.before){0}\($0)" } ?? shown.before)
  }

  private func formatted(_ number: String, _ precision: String) throws(ICUError) -> SkeletonFormat {
    try SkeletonFormat(skeleton + precision, of: number, in: tag)
  }
}

/// The numbers that show the words of a language for a power of ten, found once for all its currencies and regions.
final class CompactExamples {
  let rules: PluralRules
  private var numbers: [Int: [(PluralCategory, String)]] = [:]

  init(for tag: LanguageTag) { rules = PluralRules(for: tag) }

  /// A number of each plural category among those with a number of integer digits; never 1.
  func numbers(digits count: Int) -> [(PluralCategory, String)] {
    if let known = numbers[count] { return known }
    var found: [(category: PluralCategory, String)] = []
    for number in Self.numbers(digits: count) {
      guard let category = PluralOperands(number).map({ rules.category(for: $0) }) else { continue }
      if !found.contains(where: { $0.category == category }) { found.append((category, number)) }
    }
    numbers[count] = found
    return found
  }

  private static func numbers(digits count: Int) -> [String] {
    let least = (1..<count).reduce(1) { least, _ in least * 10 }
    let whole = Array(count == 1 ? 2...9 : least...least + 25)
    let tenths = whole.flatMap { ["\($0).0", "\($0).1", "\($0).2", "\($0).5"] }
    return whole.map(String.init) + tenths + (count == 1 ? ["1.5"] : [])
  }
}

/// ICU's own numbers, with which number styles are compared.
package enum StyledText {
  /// A number in the form of a skeleton.
  /// - Parameters:
  ///   - number: a decimal number, ASCII.
  ///   - skeleton: at most 255 characters, without `::`.
  /// - Throws: `ICUError` for a tag or a skeleton that ICU cannot read.
  package static func text(of number: String, skeleton: String, in tag: LanguageTag) throws(ICUError) -> String {
    try SkeletonFormat(skeleton, of: number, in: tag).text
  }
}
