package import L10nRuntime

extension FormatPlaceholder {
  /// Everything this specifier takes from the argument list: width, precision, value.
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

  /// Whether any of its positions is written as a number, and whether any is counted.
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
