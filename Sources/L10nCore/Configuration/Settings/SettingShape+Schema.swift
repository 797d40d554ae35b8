import L10nSyntax

/// JSON Schema draft 7, which the YAML plug-ins of editors support.
extension SettingShape {
  /// The text of the schema of a whole file, with its definitions and a final line break.
  package var documentSchema: String {
    var definitions: [JSONOutput.Member] = []
    define(in: &definitions)
    guard case .object(let members) = schema() else { return "" }
    let head: [JSONOutput.Member] = [
      .init("$schema", .string("http://json-schema.org/draft-07/schema#")), .init("title", .string("l10n.yml")),
    ]
    var layout = JSONLayout()
    layout.colon = ": "
    return JSONOutput.object(head + members + [.init("definitions", .object(definitions))]).text(layout) + "\n"
  }

  /// - Parameter isRequired: whether a name without a value is invalid; otherwise it is ignored.
  private func schema(isRequired: Bool = false) -> JSONOutput {
    var members = summary.map { [JSONOutput.Member("description", .string($0))] } ?? []
    func add(_ name: String, _ value: JSONOutput) { members.append(JSONOutput.Member(name, value)) }
    func add(types: String...) {
      let types = (types + (isRequired ? [] : ["null"])).map { JSONOutput.string($0) }
      add("type", types.count == 1 ? types[0] : .array(types))
    }
    func add(_ name: String, number: Int?) { if let number { add(name, .number(number)) } }
    switch form {
    case .text: add(types: "string", "number", "boolean")
    case .string(let pattern, let orNumber):
      if orNumber { add(types: "string", "number") } else { add(types: "string") }
      if !pattern.isEmpty { add("pattern", .string(pattern)) }
    case .integer: add(types: "integer")
    case .number(let minimum, let maximum):
      add(types: "number")
      add("minimum", number: minimum)
      add("maximum", number: maximum)
    case .flag: add("enum", Self.words(["true", "false", "yes", "no", "on", "off"], isRequired))
    case .words(let words): add("enum", Self.words(words, isRequired))
    case .list(let item, let count):
      add(types: "array")
      add("items", item.schema(isRequired: true))
      add("minItems", number: count.lowerBound == 0 ? nil : count.lowerBound)
      add("maxItems", number: count.upperBound == .max ? nil : count.upperBound)
    case .map(let value, let byLanguage):
      add(types: "object")
      if byLanguage { add("propertyNames", Self.reference("tag")) }
      add("additionalProperties", value.schema())
    case .group(let lines):
      add(types: "object")
      add("additionalProperties", .boolean(false))
      let required = lines.filter(\.isRequired).map { JSONOutput.string($0.name) }
      if !required.isEmpty { add("required", .array(required)) }
      add("properties", .object(lines.map { .init($0.name, $0.shape.schema(isRequired: $0.isRequired)) }))
    case .either(let shapes):
      let takesNothing = isRequired || shapes.contains { $0.isNamed && !$0.isBare }
      add("anyOf", .array(shapes.map { $0.schema(isRequired: true) } + (takesNothing ? [] : [Self.nothing])))
    case .named(let name, _):
      let takesNothing = isRequired || !isBare
      if summary == nil, takesNothing { return Self.reference(name) }
      add("anyOf", .array([Self.reference(name)] + (takesNothing ? [] : [Self.nothing])))
    }
    return .object(members)
  }

  /// Adds the definitions of this shape and of those within it, each once.
  private func define(in definitions: inout [JSONOutput.Member]) {
    switch form {
    case .list(let shape, _): shape.define(in: &definitions)
    case .map(let shape, _): shape.define(in: &definitions)
    case .group(let lines): for line in lines { line.shape.define(in: &definitions) }
    case .either(let shapes): for shape in shapes { shape.define(in: &definitions) }
    case .named(let name, let shape):
      if definitions.contains(where: { $0.key == name }) { return }
      definitions.append(.init(name, shape.schema(isRequired: isBare)))
      shape.define(in: &definitions)
    default: break
    }
  }

  private var isNamed: Bool { if case .named = form { true } else { false } }

  /// Whether it is a text whose definition requires a value.
  private var isBare: Bool {
    switch form {
    case .text, .string: true
    case .named(_, let shape): shape.isBare
    default: false
    }
  }

  private static let nothing = JSONOutput.object([.init("type", .string("null"))])

  private static func reference(_ name: String) -> JSONOutput {
    .object([.init("$ref", .string("#/definitions/\(name)"))])
  }

  /// The schema of words as YAML reads them.
  private static func words(_ words: [String], _ isRequired: Bool) -> JSONOutput {
    .array(words.map { word in Bool(word).map { .boolean($0) } ?? .string(word) } + (isRequired ? [] : [.null]))
  }
}
