import L10nICU
import L10nRuntime
import StringsFormat

extension RowFamily {
  /// A text and what a reviewer should know about its direction.
  static let bidiText = RowFamily(
    fileName: "bidi_text.json", expectedFields: ["base", "balanced", "issues", "redundantMarks", "runDirection"]
  ) { row in
    let analysis = try BidiAnalysis(of: row.string("text"), in: row.tag("locale"))
    return [
      "base": .string(analysis.baseDirection.rawValue),
      "balanced": .bool(analysis.isBalanced),
      "issues": .strings(analysis.issues.map(\.rawValue)),
      "redundantMarks": .array(analysis.redundantMarks.map { .integer($0) }),
      "runDirection": .string(analysis.runDirection.rawValue),
    ]
  }

  /// A message whose arguments may leak their direction.
  static let bidiIsolate = RowFamily(
    fileName: "bidi_isolate.json", expectedFields: ["isolated", "expected", "displayChanges"]
  ) { row in
    let locale = try row.tag("locale")
    let message = Message(text: try row.string("pattern"))
    let arguments = try row.strings("args").map { MessageArgument.string($0) }
    func text(_ isolation: BidiIsolation) throws -> String {
      let formatter = MessageFormatter(
        pluralRules: PluralRules(for: locale), isRightToLeft: locale.isRightToLeft, isolation: isolation)
      return try formatter.format(message, arguments)
    }
    let isolated = try text(.automatic)
    let plain = try text(.plain)
    let displayChanges = try BidiDisplay(of: isolated, in: locale) != BidiDisplay(of: plain, in: locale)
    return [
      "isolated": .bool(isolated != plain),
      "expected": .string(isolated),
      "displayChanges": .bool(displayChanges),
    ]
  }
}
