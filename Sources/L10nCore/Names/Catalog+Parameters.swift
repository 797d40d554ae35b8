package import L10nRuntime

extension Catalog {
  /// The parameters of an entry's text, by position, with the formats in the configuration.
  ///
  /// The format of an argument is ignored, and reported by lint, unless the text shows it with `%@`, or with the
  /// specifier of a number if the format applies to these. In texts that are only spoken, values are written for speech, as
  /// `shown(_:of:)` does in patterns; tables of the system's bundles have no formats of numbers.
  package func parameters(of entry: CatalogEntry) -> [TextParameter] {
    let parameters = entry.parameters
    let declarations = configuration.arguments[entry.key.text] ?? []
    let isSpoken =
      configuration.generate.style != .bundle
      && (!declarations.isEmpty || parameters.contains { $0.type == .integer })
      && configuration.isOnlySpoken(entry.key)
    if declarations.isEmpty, !isSpoken { return parameters }
    let arguments = entry.message.signature.arguments
    return parameters.enumerated().map { index, parameter in
      let declaration = declarations.last { $0.names(parameter, at: index + 1) }
      guard let declaration,
        arguments.contains(where: { $0.position == index + 1 && declaration.format.fits($0.type) })
      else {
        guard isSpoken, parameter.type == .integer else { return parameter }
        return TextParameter(name: parameter.name, type: .integer, format: ArgumentFormat(NumberFunction()).spoken)
      }
      return TextParameter(
        name: parameter.name, type: parameter.type, format: isSpoken ? declaration.format.spoken : declaration.format)
    }
  }
}

extension ArgumentFormat {
  /// Whether a text with an argument of a type can show it in the format.
  package func fits(_ type: ArgumentType) -> Bool {
    type == .object || function.fitsNumbers && (type.integerWidth != nil || type.isFloatingPoint)
  }
}

extension ArgumentDeclaration {
  /// Whether the declaration is for a parameter, by its name or its position, from 1.
  package func names(_ parameter: TextParameter, at position: Int) -> Bool {
    argument == parameter.name || Int(argument) == position
      || (parameter.name == nil && argument == "argument\(position)")
  }
}
