@testable import L10nRuntime

extension StyledNumber {
  /// The plural category of the number as shown; `other` for a number that is not finite.
  func category(_ rules: PluralRules) -> PluralCategory { operands.map { rules.category(for: $0) } ?? .other }

  /// The plural category of the numbers up to another one. Source: UTS #35 part 3, "Plural Ranges".
  func category(upTo last: StyledNumber, _ rules: PluralRules) -> PluralCategory {
    guard let start = operands, let end = last.operands else { return .other }
    return start == end ? rules.category(for: end) : rules.category(from: start, to: end)
  }

  /// The range from this number to another one, with one unit around both: "3–5 kilometers".
  ///
  /// As in ICU, words that both share are written once, except for a sign or a letter: "1–5 thousand", "1K – 5K".
  /// - Parameter separator: the text between plain numbers.
  func text(
    upTo last: StyledNumber, separator: String, symbols: NumberSymbols, pluralRules: PluralRules
  ) -> String {
    let own = parts(symbols, pluralRules)
    let other = last.parts(symbols, pluralRules)
    let isShared =
      own.before == other.before && own.after == other.after
      && own.before.unicodeScalars.count + own.after.unicodeScalars.count > 1
    let hasAffix = !own.before.isEmpty || !own.after.isEmpty
    let spaced = separator.utf8.first == UInt8(ascii: " ") ? separator : " \(separator) "
    let numbers =
      isShared
      ? own.before + own.digits + separator + other.digits + own.after
      : own.before + own.digits + own.after + (hasAffix ? spaced : separator)
        + other.before + other.digits + other.after
    guard let unit = last.unit(category(upTo: last, pluralRules)) else { return numbers }
    return unit.text(of: numbers)
  }

  /// The digits and the affixes around them, without words for units.
  private func parts(
    _ symbols: NumberSymbols, _ rules: PluralRules
  ) -> (before: String, digits: String, after: String) {
    var before: String?
    let digits = TextBytes.text { writeDigits(symbols, to: &$0) }
    let all = TextBytes.text { output in
      writeNumber(symbols, rules, to: &output) { $0.append(0) }
    }
    var after = ""
    for part in all.utf8.split(separator: 0, omittingEmptySubsequences: false) {
      if before == nil { before = String(Substring(part)) } else { after = String(Substring(part)) }
    }
    // Words may replace the number: "mille".
    let hasDigits = all.utf8.contains(0)
    return hasDigits ? (before ?? "", digits, after) : (all, "", "")
  }
}
