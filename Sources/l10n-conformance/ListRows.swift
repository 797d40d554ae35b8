import L10nCompiler
import L10nICU
import L10nRuntime
import L10nSyntax

extension RowFamily {
  /// Texts as a list, from the data of the linked ICU.
  static let formatList = RowFamily(fileName: "format_list.json", expectedFields: ["output"]) { row in
    guard let relation = ListKind.Relation(rawValue: try row.string("type")),
      let width = ListKind.Width(rawValue: try row.string("width"))
    else { throw RowProblem("the type or the width is not known") }
    let kind = ListKind(relation, width: width)
    let locale = try row.tag("locale")
    let formatter = MessageFormatter(
      pluralRules: PluralRules(for: locale), isRightToLeft: false, isolation: .plain,
      patterns: try ArgumentPatterns(for: locale, ArgumentWords([.list([], kind: kind)])))
    return [
      "output": .string(try formatter.format(Message(text: "%@"), [.list(try row.strings("items"), kind: kind)]))
    ]
  }
}
