package import L10nRuntime

extension FormatPlaceholder {
  /// All arguments of this specifier: width, precision, value.
  package var arguments: [FormatArgument] {
    var found: [FormatArgument] = []
    if case .argument(let position, _)? = width {
      found.append(FormatArgument(position: position, type: .int32, role: .width))
    }
    if case .argument(let position, _)? = precision {
      found.append(FormatArgument(position: position, type: .int32, role: .precision))
    }
    found.append(FormatArgument(position: position, type: type, name: variable))
    return found
  }

  /// Whether some of its positions are written as numbers, and whether some are counted.
  package var numbering: (numbered: Bool, counted: Bool) {
    var numbered = isNumbered
    var counted = !isNumbered
    for case .argument(_, let isNumbered)? in [width, precision] {
      numbered = numbered || isNumbered
      counted = counted || !isNumbered
    }
    return (numbered, counted)
  }
}
