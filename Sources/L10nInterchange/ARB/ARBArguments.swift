import L10nRuntime
import StringsFormat

/// The arguments of a message that is read, by name: those that its notes declare, and others as they come.
struct ARBArguments {
  struct Argument {
    var position: Int
    var type: String?
    var specifier: FormatPieces.Specifier?
    var variable: FormatPieces.Specifier?
    var valueType: String?
  }

  private var arguments: [String: Argument] = [:]

  /// - Parameter placeholders: the object of placeholders, or an array of names, in the order of the arguments.
  init(_ placeholders: JSONValue?) {
    for name in placeholders?.elements.compactMap(\.string) ?? [] { add(name, Argument(position: arguments.count + 1)) }
    for member in placeholders?.members.map(\.self) ?? [] {
      var argument = Argument(position: arguments.count + 1)
      argument.type = member.value[ARBName.type]?.value.string
      argument.specifier = Self.specifier(member.value[ARBName.specifier])
      argument.variable = Self.specifier(member.value[ARBName.variable])
      argument.valueType = member.value[ARBName.valueType]?.value.string
      add(member.key.text, argument)
    }
  }

  /// Arguments by position under the names that a pattern gives them.
  init(_ arguments: [FormatArgument]) {
    for argument in arguments.sorted(by: { $0.position < $1.position }) {
      var own = Argument(position: argument.position)
      own.type = argument.type == .int64 ? "int" : argument.type == .double ? "double" : nil
      add(argument.name ?? "\(argument.position)", own)
    }
  }

  private mutating func add(_ name: String, _ argument: Argument) {
    if arguments[name] == nil { arguments[name] = argument }
  }

  /// The one specifier that an attribute consists of.
  private static func specifier(_ member: JSONMember?) -> FormatPieces.Specifier? {
    guard let text = member?.value.string, case .specifier(let specifier)? = FormatPieces(text).pieces.first,
      specifier.spelling.utf8.elementsEqual(text.utf8)
    else { return nil }
    return specifier
  }

  /// The argument of a name, which the first use of an undeclared one declares.
  mutating func argument(_ name: String) -> Argument {
    if let known = arguments[name] { return known }
    let argument = Argument(position: arguments.count + 1)
    arguments[name] = argument
    return argument
  }

  /// What shows an argument.
  ///
  /// - Parameter isNumber: whether a plural chooses on it.
  mutating func specifier(for name: String, isNumber: Bool) -> FormatPieces.Specifier {
    let argument = argument(name)
    let spelling = argument.specifier?.spelling ?? Self.spelling(argument.type ?? (isNumber ? "int" : nil))
    return specifier(spelling, of: argument, like: argument.specifier)
  }

  /// What names the variable that chooses on an argument.
  ///
  /// - Parameter variable: the variable's name.
  mutating func reference(to name: String, variable: String) -> FormatPieces.Specifier {
    let argument = argument(name)
    let isOwn = argument.variable?.variable == variable
    let spelling = isOwn ? argument.variable?.spelling : nil
    return specifier(spelling ?? "%#@\(variable)@", of: argument, like: isOwn ? argument.variable : nil)
  }

  /// The specifier for an argument, whose number counts where it is written.
  private func specifier(
    _ spelling: String, of argument: Argument, like known: FormatPieces.Specifier?
  ) -> FormatPieces.Specifier {
    let isNumbered = known.map { $0.spelling == $0.numbered } ?? false
    return FormatPieces.Specifier(
      spelling: spelling, position: isNumbered ? known?.position ?? argument.position : argument.position,
      amounts: known?.amounts ?? [], variable: FormatPieces(spelling).specifiers.first?.variable)
  }

  private static func spelling(_ type: String?) -> String {
    switch type {
    case "int"?: "%lld"
    case "double"?, "num"?: "%g"
    default: "%@"
    }
  }
}
