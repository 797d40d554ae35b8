extension Catalog {
  /// The parameters of an entry's text, by position, with the formats that the configuration gives them.
  ///
  /// A format of an argument that the text does not show with `%@` does not count; lint reports it.
  package func parameters(of entry: CatalogEntry) -> [TextParameter] {
    let parameters = entry.parameters
    guard let declarations = configuration.arguments[entry.key.text], !declarations.isEmpty else { return parameters }
    let shown = Set(entry.message.signature.arguments.filter { $0.type == .object }.map(\.position))
    return parameters.enumerated().map { index, parameter in
      let declaration = declarations.last { $0.names(parameter, at: index + 1) }
      guard let declaration, shown.contains(index + 1) else { return parameter }
      return TextParameter(name: parameter.name, type: parameter.type, format: declaration.format)
    }
  }
}

extension ArgumentDeclaration {
  /// Whether this is about a parameter, by its name or its position, from 1.
  package func names(_ parameter: TextParameter, at position: Int) -> Bool {
    argument == parameter.name || Int(argument) == position
      || (parameter.name == nil && argument == "argument\(position)")
  }
}
