import L10nCompiler
import L10nRuntime
import L10nSyntax

extension RowFamily {
  /// A text with notes for reviewers about its direction.
  static let bidiText = RowFamily.unanswered(
    "bidi_text.json", because: "nothing that is shipped analyzes the direction of a whole text")

  /// A message whose arguments may affect the direction of the text around them.
  static let bidiIsolate: RowFamily = {
    var family = RowFamily(fileName: "bidi_isolate.json", expectedFields: ["isolated", "expected"]) { row in
      let locale = try row.tag("locale")
      let message = Message(text: try row.string("pattern"))
      let arguments = try row.strings("args").map { MessageArgument.string($0) }
      func text(_ isolation: BidiIsolation) throws -> String {
        let formatter = MessageFormatter(
          pluralRules: PluralRules(for: locale), isRightToLeft: locale.isRightToLeft, isolation: isolation)
        return try formatter.format(message, arguments)
      }
      let isolated = try text(.automatic)
      return ["isolated": .bool(isolated != (try text(.plain))), "expected": .string(isolated)]
    }
    family.ignored = ("displayChanges", "nothing that is shipped lays out a text")
    return family
  }()
}
