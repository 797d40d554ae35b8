package import L10nRuntime

/// A use of an argument by a text, or its declaration by a variable.
package struct MessageArgumentUse: Hashable, Sendable {
  /// The argument; of type `.variable` if a `%#@name@` selects by it.
  package let argument: FormatArgument

  /// Whether the type comes from a variable's value type rather than from a specifier.
  package let isDeclared: Bool

  /// The specifier in the text; for a declaration, the `%#@name@` that refers to the variable.
  package let place: MessagePlace

  init(argument: FormatArgument, isDeclared: Bool, place: MessagePlace) {
    self.argument = argument
    self.isDeclared = isDeclared
    self.place = place
  }
}
