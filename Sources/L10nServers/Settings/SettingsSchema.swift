import L10nSyntax

/// What `l10n.yml` may say, by its JSON Schema.
struct SettingsSchema: Sendable {
  /// A name or a value that may stand somewhere.
  struct Word: Sendable {
    let text: String
    let documentation: String?
  }

  private let root: JSONValue?

  init(_ text: String) { root = JSONDocument(Array(text.utf8)).root }

  /// The names that may stand at a place, in the order of the schema.
  func names(at path: [SettingsOutline.Step]) -> [Word] {
    var seen: Set<String> = []
    return schemas(at: path).flatMap { schema in
      (schema.member("properties")?.members.map { $0 } ?? []).map { member in
        Word(text: member.key.text, documentation: documentation(of: [member.value]))
      }
    }.filter { seen.insert($0.text).inserted }
  }

  /// The words that may be the value at a place.
  func values(at path: [SettingsOutline.Step]) -> [String] {
    var seen: Set<String> = []
    return schemas(at: path).flatMap { schema -> [String] in
      let words = schema.member("enum")?.elements.compactMap { $0.string ?? $0.boolean.map { "\($0)" } } ?? []
      // A word and what YAML 1.1 reads instead of it.
      let isType = schema.member("type")?.string == "boolean"
      return (words.contains("off") ? words.filter { $0 != "false" } : words) + (isType ? ["true", "false"] : [])
    }.filter { seen.insert($0).inserted }
  }

  /// What is said of a name or value.
  func documentation(at path: [SettingsOutline.Step]) -> String? {
    guard let last = path.last, case .name(let name) = last else { return nil }
    let around = schemas(at: path.dropLast())
    let own = around.compactMap { $0.member("properties")?[name] }
    return documentation(of: own.isEmpty ? around.compactMap { $0.member("additionalProperties") } : own)
  }

  private func documentation(of schemas: [JSONValue]) -> String? {
    schemas.lazy.flatMap { [$0] + self.alternatives(of: $0) }.compactMap { $0.member("description")?.string }.first
  }

  /// The schemas of what stands at a place.
  private func schemas(at path: some Sequence<SettingsOutline.Step>) -> [JSONValue] {
    path.reduce(root.map(alternatives) ?? []) { schemas, step in
      schemas.flatMap { schema -> [JSONValue] in
        let next: JSONValue? =
          switch step {
          case .item: schema.member("items")
          case .name(let name): schema.member("properties")?[name] ?? schema.member("additionalProperties")
          }
        return next.map(alternatives) ?? []
      }
    }
  }

  /// What a schema may be: itself, what it refers to, each of several.
  private func alternatives(of schema: JSONValue) -> [JSONValue] {
    if let name = schema.member("$ref")?.string?.split(separator: "/").last,
      let definition = root?.member("definitions")?[String(name)]
    {
      return alternatives(of: definition)
    }
    return [schema] + (schema.member("anyOf")?.elements.flatMap { alternatives(of: $0) } ?? [])
  }
}

extension JSONValue {
  /// The value of the last member with a name.
  fileprivate subscript(name: String) -> JSONValue? {
    var found: JSONValue?
    for member in members where member.key.text == name { found = member.value }
    return found
  }
}
