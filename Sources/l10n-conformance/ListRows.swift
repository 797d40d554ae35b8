import L10nICU
import L10nRuntime

extension RowFamily {
  /// Texts as a list, from the data of the linked ICU.
  static let formatList = RowFamily(fileName: "format_list.json", expectedFields: ["output"]) { row in
    guard let relation = ListKind.Relation(rawValue: try row.string("type")),
      let width = ListKind.Width(rawValue: try row.string("width"))
    else { throw RowProblem("the type or the width is not known") }
    let patterns = try ListPatterns(for: try row.tag("locale"), ListKind(relation, width: width))
    return ["output": .string(patterns.joined(try row.strings("items")))]
  }
}
