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
