import L10nSyntax
import L10nWorkspace

/// An operation that an agent can call.
struct Tool: Sendable {
  let name: String

  /// For people.
  let title: String

  /// For models: the effect, the purpose and the result.
  let description: String
  let parameters: [ToolParameter]
  let annotations: Annotations
  let run: @Sendable (inout AgentProject, ToolArguments) throws -> ToolResult

  /// Effects before which clients may ask people for permission.
  enum Annotations {
    case reads
    /// Adds or changes texts; the same call a second time changes nothing.
    case writes
    /// Removes something, or fails if it is called again.
    case removes
  }

  var isReadOnly: Bool { annotations == .reads }

  static let all: [Tool] = [
    .listCatalogs, .listLocales, .searchTexts, .getText, .listGaps, .setTranslations, .addText, .renameKey, .removeKey,
    .lint, .explainRule,
  ]

  /// The member of `tools/list`.
  var json: JSONOutput {
    .members([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": ToolParameter.schema(of: parameters),
      "annotations": .members([
        "title": .string(title), "readOnlyHint": .boolean(isReadOnly),
        "destructiveHint": isReadOnly ? nil : .boolean(annotations == .removes),
        "idempotentHint": isReadOnly ? nil : .boolean(annotations == .writes), "openWorldHint": .boolean(false),
      ]),
    ])
  }
}

/// An argument that a tool takes.
struct ToolParameter: Sendable {
  indirect enum Kind: Sendable {
    case string
    case boolean
    case integer(ClosedRange<Int>)
    case choice([String])
    /// Texts by name.
    case texts
    case list(of: Kind)
    case object([ToolParameter])
  }

  let name: String
  let kind: Kind
  let description: String
  var isRequired = false

  init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
    (self.name, self.kind, self.description, self.isRequired) = (name, kind, description, isRequired)
  }

  static let defaultLimit = 50

  /// A JSON Schema of an object.
  static func schema(of parameters: [ToolParameter]) -> JSONOutput {
    let properties = parameters.map { parameter in
      JSONOutput.Member(
        parameter.name, .object(parameter.kind.schema + [.init("description", .string(parameter.description))]))
    }
    let required = parameters.filter(\.isRequired).map { JSONOutput.string($0.name) }
    return .members([
      "type": .string("object"), "properties": .object(properties),
      "required": required.isEmpty ? nil : .array(required), "additionalProperties": .boolean(false),
    ])
  }
}

extension ToolParameter.Kind {
  fileprivate var schema: [JSONOutput.Member] {
    switch self {
    case .string: [.init("type", .string("string"))]
    case .boolean: [.init("type", .string("boolean"))]
    case .integer(let range):
      [
        .init("type", .string("integer")), .init("minimum", .number(range.lowerBound)),
        .init("maximum", .number(range.upperBound)),
      ]
    case .choice(let names): [.init("type", .string("string")), .init("enum", .array(names.map { .string($0) }))]
    case .texts:
      [
        .init("type", .string("object")),
        .init("additionalProperties", .members(["type": .string("string")])),
      ]
    case .list(let kind): [.init("type", .string("array")), .init("items", .object(kind.schema))]
    case .object(let parameters):
      if case .object(let members) = ToolParameter.schema(of: parameters) { members } else { [] }
    }
  }

  /// The reason why a value is not of this kind; `nil` for one that is.
  fileprivate func fault(of value: JSONValue, _ name: String) -> Refusal? {
    func due(_ what: String) -> Refusal { Refusal("expected \(what) for '\(name)', found \(value.kindName)") }
    switch self {
    case .string: return value.kind == .string ? nil : due("a string")
    case .boolean: return value.boolean == nil ? due("a boolean") : nil
    case .integer(let range):
      guard let number = value.integer else { return due("a whole number") }
      if range.contains(number) { return nil }
      return Refusal("'\(name)' is \(number)", help: "from \(range.lowerBound) to \(range.upperBound) are possible")
    case .choice(let names):
      guard let text = value.string else { return due("a string") }
      if names.contains(text) { return nil }
      return Refusal("'\(name)' cannot be '\(text)'", help: "it can be: \(names.joined(separator: ", "))")
    case .texts:
      guard value.kind == .object else { return due("an object of texts") }
      return value.members.lazy.compactMap { Self.string.fault(of: $0.value, "\(name).\($0.key)") }.first
    case .list(let kind):
      guard value.kind == .array else { return due("an array") }
      return value.elements.enumerated().lazy.compactMap { kind.fault(of: $1, "\(name)[\($0)]") }.first
    case .object(let parameters):
      guard value.kind == .object else { return due("an object") }
      return ToolParameter.fault(of: value, parameters, name)
    }
  }
}

extension ToolParameter {
  /// The reason why an object does not match these parameters; `nil` if it does.
  ///
  /// - Parameter path: the path of the object; empty for the arguments themselves.
  fileprivate static func fault(of object: JSONValue, _ parameters: [ToolParameter], _ path: String) -> Refusal? {
    func name(_ member: String) -> String { path.isEmpty ? member : "\(path).\(member)" }
    for member in object.members {
      guard let parameter = parameters.first(where: { $0.name == member.key.text }) else {
        let names = parameters.map(\.name).joined(separator: ", ")
        return Refusal(
          "there is no argument '\(name(member.key.text))'",
          help: names.isEmpty ? "there are none" : "there are: \(names)")
      }
      if member.value.kind == .null, !parameter.isRequired { continue }
      if let fault = parameter.kind.fault(of: member.value, name(parameter.name)) { return fault }
    }
    let lacking = parameters.first { parameter in
      parameter.isRequired && !object.members.contains { $0.key.text == parameter.name }
    }
    return lacking.map { Refusal("'\(name($0.name))' is missing", help: $0.description) }
  }
}

/// The arguments of a call, checked against the tool's parameters.
struct ToolArguments {
  private let object: JSONValue?

  /// - Throws: a `Refusal` for arguments that do not match.
  init(_ object: JSONValue?, of tool: Tool) throws {
    self.object = object
    let object = object ?? JSONDocument(Array("{}".utf8)).root
    if let object, let fault = ToolParameter.fault(of: object, tool.parameters, "") { throw fault }
  }

  private init(_ object: JSONValue) { self.object = object }

  func string(_ name: StaticString) -> String? { object?.member(name)?.string }

  func integer(_ name: StaticString) -> Int? { object?.member(name)?.integer }

  func isTrue(_ name: StaticString) -> Bool { object?.member(name)?.boolean ?? false }

  /// The texts of an object by name, in its order; `nil` if there is none.
  func texts(_ name: StaticString) -> [(name: String, text: String)]? {
    guard let value = object?.member(name), value.kind == .object else { return nil }
    return value.members.map { ($0.key.text, $0.value.string ?? "") }
  }

  /// `nil` if there is no array.
  func strings(_ name: StaticString) -> [String]? {
    guard let value = object?.member(name), value.kind == .array else { return nil }
    return value.elements.compactMap(\.string)
  }

  func objects(_ name: StaticString) -> [ToolArguments] {
    object?.member(name)?.elements.map { ToolArguments($0) } ?? []
  }
}
