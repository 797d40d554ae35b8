import L10nRuntime

extension RowFamily {
  /// A number of seconds in words, from the data of the linked ICU.
  static let duration = RowFamily(fileName: "duration.json", expectedFields: ["spoken"]) { row in
    let locale = try row.tag("locale")
    let text = try row.string("seconds")
    guard let seconds = Double(text) else { throw RowProblem("'\(text)' is no number") }
    let format = DurationFormat(
      patterns: try DurationPatterns(for: locale), pluralRules: PluralRules(for: locale),
      symbols: try NumberSymbols(for: locale))
    return ["spoken": format.text(seconds: seconds).map { .string($0) } ?? .null]
  }
}
