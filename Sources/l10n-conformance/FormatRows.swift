import L10nRuntime
import L10nSyntax

extension RowFamily {
  /// A format with its arguments, or the reason why it cannot be read.
  static let formatSpec = RowFamily(fileName: "format_spec.json", expectedFields: ["arguments", "error"]) { row in
    let text = try row.string("string")
    do throws(FormatError) {
      let format = try FormatString.parse(text)
      return ["arguments": .array(format.arguments.map(json))]
    } catch {
      return ["error": .string(error.code.rawValue)]
    }
  }

  /// A format and its translation.
  static let formatMatch = RowFamily(fileName: "format_match.json", expectedFields: ["result"]) { row in
    ["result": .string(difference(of: try row.string("translation"), from: try row.string("source")))]
  }

  /// The difference between the arguments of a translation and those of its source, in one word.
  ///
  /// A source without a specifier and without `%%` is plain text, which may contain a single percent sign: then only
  /// readable specifiers of the translation count.
  static func difference(of translation: String, from source: String) -> String {
    let (translation, source) = (FormatString(translation), FormatString(source))
    let isFormat = !source.arguments.isEmpty || source.hasEscapedPercent
    let errors = isFormat ? translation.errors + source.errors : []
    if let error = errors.first(where: { $0.code != .missingPosition }) { return "parse-error:\(error.code.rawValue)" }
    if translation.errors.contains(where: { $0.code == .missingPosition }) { return "missing-position" }
    let mismatches = ArgumentMismatch.all(in: translation.arguments, of: source.arguments)
    guard let mismatch = mismatches.first else { return "ok" }
    return mismatch.found == nil ? "unused-argument" : mismatch.expected == nil ? "extra-argument" : "type-mismatch"
  }

  private static func json(_ argument: FormatArgument) -> VectorValue {
    var members: [String: VectorValue] = [
      "position": .integer(argument.position),
      "type": .string(argument.type.rawValue),
    ]
    if let role = argument.role { members["role"] = .string(role.rawValue) }
    if let name = argument.name { members["name"] = .string(name) }
    return .object(members)
  }
}
