/// One argument that a format asks for.
package struct FormatArgument: Hashable, Sendable {
  /// What an argument is for when it is not shown.
  package enum Role: String, Hashable, Sendable {
    /// The `*` before the point.
    case width
    /// The `*` after the point.
    case precision
  }

  /// Its place in the argument list, from 1.
  package let position: Int
  /// Its type.
  package let type: ArgumentType
  /// Set when the argument is only a width or a precision.
  package let role: Role?
  /// The variable that chooses on it, or whose text it is.
  package let name: String?

  /// An argument from its parts.
  package init(position: Int, type: ArgumentType, role: Role? = nil, name: String? = nil) {
    self.position = position
    self.type = type
    self.role = role
    self.name = name
  }
}

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
