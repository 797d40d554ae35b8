package import L10nSyntax

extension JSONOutput: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral {
  /// A string.
  package init(stringLiteral text: String) { self = .string(text) }

  /// An array.
  package init(arrayLiteral elements: JSONOutput...) { self = .array(elements) }

  /// `true` or `false`.
  package init(booleanLiteral flag: Bool) { self = .boolean(flag) }
}

/// The words of JSON Schema that the schema of `l10n.yml` is made of.
extension JSONOutput {
  /// A schema of keywords, with a description for people who write the file.
  static func schema(_ description: String?, _ keywords: [(String, JSONOutput)]) -> JSONOutput {
    let described = (description.map { [("description", JSONOutput.string($0))] } ?? []) + keywords
    return .object(described.map { Member($0.0, $0.1) })
  }

  /// One of some words or cases, by their names in Swift, or nothing.
  static func choice(_ description: String?, of cases: [some Any]) -> JSONOutput {
    .schema(description, [("enum", .array(cases.map { .string("\($0)") } + [.null]))])
  }

  /// No value.
  static var nothing: JSONOutput { .schema(nil, [("type", "null")]) }

  /// What is defined under a name.
  static func reference(_ name: String) -> JSONOutput { .schema(nil, [("$ref", .string("#/definitions/\(name)"))]) }

  static func anyOf(_ description: String?, _ schemas: [JSONOutput]) -> JSONOutput {
    .schema(description, [("anyOf", .array(schemas))])
  }

  /// A language tag, or nothing.
  static func tag(_ description: String) -> JSONOutput { .anyOf(description, [.reference("tag"), .nothing]) }

  static func list(of items: JSONOutput, _ description: String?) -> JSONOutput {
    .schema(description, [("type", ["array", "null"]), ("items", items)])
  }

  /// Values by names that the user chooses.
  ///
  /// - Parameter names: the definition of the names.
  static func map(of values: JSONOutput, _ description: String?, names: String? = nil) -> JSONOutput {
    let names = names.map { [("propertyNames", JSONOutput.reference($0))] } ?? []
    return .schema(description, [("type", ["object", "null"])] + names + [("additionalProperties", values)])
  }

  /// Values by names that the reader knows, and by no others.
  static func mapping(_ description: String?, _ properties: [Member], required: [JSONOutput] = []) -> JSONOutput {
    let required = required.isEmpty ? [] : [("required", JSONOutput.array(required))]
    return .schema(
      description,
      [("type", ["object", "null"]), ("additionalProperties", false)] + required + [("properties", .object(properties))]
    )
  }
}
