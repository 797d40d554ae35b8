import L10nRuntime

extension RowFamily {
  /// A format and what it asks for, or why it cannot be read.
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
    let comparison = FormatComparison(
      source: FormatString(try row.string("source")), translation: FormatString(try row.string("translation")))
    return ["result": .string(comparison.summary)]
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
