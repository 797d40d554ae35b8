import L10nSyntax

extension RowFamily {
  /// A message of MessageFormat 2 with its data model as JSON, or with an error.
  static let messageFormat2Model = RowFamily(fileName: "mf2_model.json", expectedFields: ["model", "error"]) { row in
    let text = try row.string("src")
    do throws(MF2Error) {
      let source = try MF2Source(text)
      if let error = source.errors.first { return ["error": .bool(true), "reason": .string(error.description)] }
      // The printed message has the same meaning, in its own spelling and in the usual one.
      guard source.text(of: source.message).utf8.elementsEqual(text.utf8),
        (try? MF2Source(source.message.text))?.message == source.message
      else { throw .init(.expected("the message again"), at: 0..<0) }
      return ["model": source.message.model]
    } catch {
      return ["error": .bool(true), "reason": .string("\(error)")]
    }
  }
}

extension MF2Message {
  /// The message in the specification's JSON.
  fileprivate var model: VectorValue {
    let declarations = declarations.map { declaration -> VectorValue in
      switch declaration {
      case .input(let expression): member("input", ["name": .string(declaration.name), "value": expression.model])
      case .local(let name, let expression): member("local", ["name": .string(name), "value": expression.model])
      }
    }
    switch body {
    case .pattern(let pattern):
      return member(
        "message", ["declarations": .array(declarations), "pattern": .array(pattern.map(\.model))])
    case .match(let selectors, let variants):
      let variants = variants.map { variant -> VectorValue in
        .object(["keys": .array(variant.keys.map(\.model)), "value": .array(variant.pattern.map(\.model))])
      }
      return member(
        "select",
        [
          "declarations": .array(declarations), "variants": .array(variants),
          "selectors": .array(selectors.map { MF2Value.variable($0).model }),
        ])
    }
  }
}

/// An object with its type.
private func member(_ type: String, _ members: [String: VectorValue]) -> VectorValue {
  .object(members.merging(["type": .string(type)]) { $1 })
}

extension MF2Part {
  fileprivate var model: VectorValue {
    switch self {
    case .text(let text): return .string(text)
    case .expression(let expression): return expression.model
    case .markup(let markup):
      return member(
        "markup",
        [
          "kind": .string(markup.kind.rawValue), "name": .string(markup.name), "options": markup.options.model,
          "attributes": markup.attributes.model,
        ])
    }
  }
}

extension MF2Expression {
  fileprivate var model: VectorValue {
    var members = ["attributes": attributes.model]
    members["arg"] = operand?.model
    members["function"] = function.map { function in
      member("function", ["name": .string(function.name), "options": function.options.model])
    }
    return member("expression", members)
  }
}

extension MF2Value {
  fileprivate var model: VectorValue {
    switch self {
    case .literal(let text): member("literal", ["value": .string(text)])
    case .variable(let name): member("variable", ["name": .string(name)])
    }
  }
}

extension MF2Message.Key {
  fileprivate var model: VectorValue {
    switch self {
    case .literal(let text): member("literal", ["value": .string(text)])
    case .any: member("*", [:])
    }
  }
}

extension [MF2Option] {
  fileprivate var model: VectorValue {
    .object(Dictionary(map { ($0.name, $0.value.model) }) { _, last in last })
  }
}

extension [MF2Attribute] {
  fileprivate var model: VectorValue {
    .object(
      Dictionary(
        map { ($0.name, $0.value.map { member("literal", ["value": .string($0)]) } ?? .bool(true)) }
      ) { _, last in last })
  }
}
