import L10nRuntime

extension RowFamily {
  /// A number of seconds in words, from the data of the linked ICU.
  static let duration = RowFamily(fileName: "duration.json", expectedFields: ["spoken"]) { row in
    let locale = try row.tag("locale")
    let text = try row.string("seconds")
    guard let seconds = Double(text) else { throw RowProblem("'\(text)' is not a number") }
    let format = DurationFormat(
      patterns: try DurationPatterns(for: locale), pluralRules: PluralRules(for: locale),
      symbols: try NumberSymbols(for: locale))
    return ["spoken": format.text(seconds: seconds).map { .string($0) } ?? .null]
  } mistake: {
    $0.spacedJapanese("spoken")
  }
}

extension VectorRow {
  /// The reason why a Japanese row has spaces beside digits that are not written here; `nil` for another row.
  func spacedJapanese(_ field: String) -> String? {
    guard case .string(let text) = fields[field], text.contains(" "), (try? tag("locale").language) == "ja" else {
      return nil
    }
    return "CLDR has spaces between digits and signs, with which voices misread the signs"
  }
}
