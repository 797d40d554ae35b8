import L10nCompiler
import L10nICU
import L10nRuntime
import L10nSyntax

extension RowFamily {
  /// A relative time, from the data of the linked ICU.
  static let relative = RowFamily(fileName: "format_relative.json", expectedFields: ["output"]) { row in
    let locale = try row.tag("locale")
    let value = try row.string("value")
    guard let unit = RelativeTime.Unit(rawValue: try row.string("unit")),
      let width = RelativeTimeStyle.Width(rawValue: try row.string("style")),
      let numeric = RelativeTimeStyle.Numeric(rawValue: try row.string("numeric")), let number = Double(value)
    else { throw RowProblem("the row has an unknown unit, style or value") }
    let time = MessageArgument.relative(
      RelativeTime(number, unit), RelativeTimeStyle(width: width, numeric: numeric))
    let formatter = MessageFormatter(
      pluralRules: PluralRules(for: locale), isRightToLeft: false, symbols: try NumberSymbols(for: locale),
      isolation: .plain, patterns: try ArgumentPatterns(for: locale, ArgumentWords([time])))
    return ["output": .string(try formatter.format(Message(text: "%@"), [time]))]
  } mistake: {
    $0.spacedJapanese("output")
  }
}
