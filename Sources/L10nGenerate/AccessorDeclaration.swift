import L10nCore

/// The property or function that gives one text.
///
///     public var label: String { texts[4] }
///     public func text(seconds: Int) -> String { texts.formatted(9, [.integer(Int64(seconds))]) }
struct AccessorDeclaration {
  let name: String
  let entry: CatalogEntry
  let index: Int

  func code(access: String) -> String {
    let parameters = entry.parameters
    let name = SwiftIdentifier.escaped(name)
    if parameters.isEmpty { return "\(access) var \(name): String { texts[\(index)] }" }
    let names = parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
    let list = zip(parameters, names).map { parameter, name in
      "\(parameter.name == nil ? "_ " : "")\(SwiftIdentifier.escaped(name)): \(parameter.type.rawValue)"
    }
    let arguments = zip(parameters, names).map { Self.argument(SwiftIdentifier.escaped($1), $0.type) }
    let texts = names.contains("texts") ? "self.texts" : "texts"
    return "\(access) func \(name)(\(list.joined(separator: ", "))) -> String { "
      + "\(texts).formatted(\(index), [\(arguments.joined(separator: ", "))]) }"
  }

  private static func argument(_ name: String, _ type: TextParameter.ValueType) -> String {
    switch type {
    case .string: ".string(\(name))"
    case .integer: ".integer(Int64(\(name)))"
    case .unsigned: ".unsigned(UInt64(\(name)))"
    case .double: ".double(\(name))"
    }
  }
}
