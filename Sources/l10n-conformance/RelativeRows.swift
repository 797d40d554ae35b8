import L10nCompiler
import L10nICU
import L10nRuntime

extension RowFamily {
  /// A relative time, from the data of the linked ICU.
  static let relative = RowFamily(fileName: "format_relative.json", expectedFields: ["output"]) { row in
    let locale = try row.tag("locale")
    let value = try row.string("value")
    guard let unit = RelativeTime.Unit(rawValue: try row.string("unit")),
      let width = RelativeTimeStyle.Width(rawValue: try row.string("style")),
      let numeric = RelativeTimeStyle.Numeric(rawValue: try row.string("numeric")), let number = Double(value)
    else { throw RowProblem("the row has an unknown unit, style or value") }
    let coded = try RelativePatterns(for: locale, width, hasWords: numeric == .auto).coded
    guard let patterns = RelativePatterns(coded: coded) else { throw RowProblem("the patterns cannot be read back") }
    let format = RelativeTimeFormat(
      patterns: patterns, pluralRules: PluralRules(for: locale), symbols: try NumberSymbols(for: locale))
    return ["output": .string(format.text(RelativeTime(number, unit), numeric: numeric))]
  } mistake: {
    $0.spacedJapanese("output")
  }
}
