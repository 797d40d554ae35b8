package import L10nRuntime

/// One argument that one text uses or one variable declares.
package struct MessageArgumentUse: Hashable, Sendable {
  /// The argument; of type `.variable` where a `%#@name@` chooses on it.
  package let argument: FormatArgument

  /// Whether a variable's value type says so, rather than a specifier.
  package let isDeclared: Bool

  /// The specifier in the text; for what a variable declares, the `%#@name@` that leads to it.
  package let place: MessagePlace

  init(argument: FormatArgument, isDeclared: Bool, place: MessagePlace) {
    self.argument = argument
    self.isDeclared = isDeclared
    self.place = place
  }
}
