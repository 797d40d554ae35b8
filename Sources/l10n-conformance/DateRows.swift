import L10nCompiler
import L10nICU
import L10nRuntime

extension RowFamily {
  /// A date formatted by a skeleton, in UTC, from the data of the linked ICU.
  static let dateSkeleton = RowFamily(fileName: "format_date_skeleton.json", expectedFields: ["output"]) { row in
    try output(of: row, as: DateForm(skeleton: try row.string("skeleton")))
  }

  /// A date formatted by styles of date and time, in UTC, from the data of the linked ICU.
  static let dateStyle = RowFamily(fileName: "format_date_style.json", expectedFields: ["output"]) { row in
    try output(of: row, as: DateForm(date: try row.style("date"), time: try row.style("time")))
  }

  private static func output(of row: VectorRow, as form: DateForm) throws -> [String: VectorValue] {
    let locale = try row.tag("locale")
    let text = try row.string("value")
    guard let instant = Instant(text) else { throw RowProblem("'\(text)' is not a date") }
    // Generated code contains the coded text.
    guard let patterns = DatePatterns(coded: try DatePatterns(for: locale, [form]).coded) else {
      throw RowProblem("the patterns cannot be read back")
    }
    let format = DateFormat(patterns: patterns, symbols: try NumberSymbols(for: locale))
    return ["output": .string(format.text(instant, as: form))]
  }
}

extension VectorRow {
  fileprivate func style(_ name: String) throws -> DateForm.Style? {
    guard let text = try optionalString(name) else { return nil }
    guard let style = DateForm.Style(rawValue: text) else { throw RowProblem("'\(text)' is not a style") }
    return style
  }
}
