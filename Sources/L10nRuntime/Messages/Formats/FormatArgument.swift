/// One argument of a format.
package struct FormatArgument: Hashable, Sendable {
  /// The purpose of an argument that is not shown.
  package enum Role: String, Hashable, Sendable {
    /// The `*` before the point.
    case width
    /// The `*` after the point.
    case precision
  }

  /// The position in the argument list, from 1.
  package let position: Int
  /// The type.
  package let type: ArgumentType
  /// The role of an argument that is only a width or a precision; `nil` for others.
  package let role: Role?
  /// The variable that selects by it, or whose text uses it.
  package let name: String?

  /// An argument from its parts.
  package init(position: Int, type: ArgumentType, role: Role? = nil, name: String? = nil) {
    self.position = position
    self.type = type
    self.role = role
    self.name = name
  }
}
