import L10nCore
import L10nRuntime
import L10nSyntax

/// The arguments of a message that is read, by name: those of the text that it is translated from, those that its notes
/// declare, and others as they come.
struct ARBArguments {
  struct Argument {
    var position: Int
    var type: String?
    var specifier: MessageSpecifier?
    var variable: MessageSpecifier?
    var valueType: String?

    /// How Flutter shows the argument.
    var format: FlutterFormat?
  }

  private var arguments: [String: Argument] = [:]
  private var taken: Set<Int> = []
  private var last = 0

  /// The names of arguments that a plural counts.
  private let counted: Set<String>

  /// Whether the arguments of another text are among them.
  private let hasSource: Bool

  /// The names that the text this one is translated from does not have, in the order of their use.
  private(set) var unknown: [String] = []

  /// - Parameters:
  ///   - placeholders: the object of placeholders, or an array of names, in the order of the arguments.
  ///   - counted: the names of arguments that a plural counts.
  ///   - source: the arguments of the text that this one is translated from, which keep their positions; their types as
  ///     well where the placeholders do not say how an argument is written.
  init(_ placeholders: JSONValue?, counted: Set<String> = [], source: ARBArguments? = nil) {
    self.counted = counted
    hasSource = source != nil
    if let source { (arguments, taken, last) = (source.arguments, source.taken, source.last) }
    var known: Set<String> = []
    func declaration(_ name: String, _ value: JSONValue?) -> (String, Argument)? {
      known.insert(name).inserted ? (name, Argument(value, position: known.count)) : nil
    }
    let names = placeholders?.elements.compactMap(\.string) ?? []
    let members = placeholders?.members.map(\.self) ?? []
    let declared = names.map { declaration($0, nil) } + members.map { declaration($0.key.text, $0.value) }
    for case (let name, let argument)? in declared { declare(name, argument) }
  }

  /// Arguments by position under the names that a pattern gives them.
  init(_ arguments: [FormatArgument]) {
    (counted, hasSource) = ([], false)
    for argument in arguments.sorted(by: { $0.position < $1.position }) {
      var own = Argument(position: argument.position)
      own.type = argument.type == .int64 ? "int" : argument.type == .double ? "double" : nil
      add(argument.name ?? "\(argument.position)", own)
    }
  }

  private mutating func declare(_ name: String, _ argument: Argument) {
    if arguments[name] != nil {
      arguments[name]?.take(argument)
      return
    }
    var argument = argument
    if hasSource, taken.contains(argument.position) {
      argument.position = last + 1
      unknown.append(name)
    }
    add(name, argument)
  }

  private mutating func add(_ name: String, _ argument: Argument) {
    if arguments[name] != nil { return }
    var argument = argument
    if argument.specifier == nil, argument.type == nil, counted.contains(name) { argument.type = "int" }
    arguments[name] = argument
    taken.insert(argument.position)
    last = max(last, argument.position)
  }

  /// The argument of a name, which the first use of an undeclared one declares.
  mutating func argument(_ name: String) -> Argument {
    if arguments[name] == nil {
      let own = [FormatArgument].position(in: name).flatMap { taken.contains($0) ? nil : $0 }
      add(name, Argument(position: own ?? last + 1))
      if hasSource { unknown.append(name) }
    }
    return arguments[name] ?? Argument(position: last)
  }

  /// The names by position.
  var names: [Int: String] {
    Dictionary(arguments.map { ($0.value.position, $0.key) }) { min($0, $1) }
  }

  /// How arguments are shown whose attributes say it.
  ///
  /// - Parameter isPattern: whether the message has to say what specifiers and types do, too.
  func functions(isPattern: Bool) -> [String: MessagePlaceholder.Function] {
    arguments.compactMapValues { argument in
      if let specifier = argument.specifier { return isPattern ? specifier.placeholder.patternFunction.function : nil }
      if let format = argument.format { return format.function }
      switch isPattern ? argument.type : nil {
      case "int"?: return .integer
      case "double"?, "num"?: return .number(.plain)
      default: return nil
      }
    }
  }

  /// What shows an argument.
  ///
  /// - Parameter isNumber: whether a plural chooses on it.
  mutating func specifier(for name: String, isNumber: Bool) -> MessageSpecifier {
    let argument = argument(name)
    return argument.placed(
      argument.specifier ?? Self.specifier(ofType: argument.type ?? (isNumber ? "int" : nil)))
  }

  /// What shows an argument as its function does; `nil` where no specifier does.
  mutating func specifier(for placeholder: MessagePlaceholder) -> MessageSpecifier? {
    guard case .number(let style) = placeholder.function, placeholder.offset == 0 else { return nil }
    let argument = argument(placeholder.name)
    // A whole number looks the same with the digits after the point that it has not.
    let isWhole = argument.type == "int" && style.roundingHalvesToEven == .plain
    if let own = argument.specifier,
      own.placeholder.patternFunction.function == .number(style.roundingHalvesToEven)
    {
      return argument.placed(own)
    }
    return (isWhole ? "%lld" : style.specifier).flatMap { MessageSpecifier($0)?.at(argument.position) }
  }

  /// What names the variable that chooses on an argument.
  ///
  /// - Parameter variable: the variable's name.
  mutating func reference(to name: String, variable: String) -> MessageSpecifier {
    let argument = argument(name)
    if let own = argument.variable, own.variable == variable { return argument.placed(own) }
    return MessageSpecifier(variable: variable, at: argument.position)
  }

  private static func specifier(ofType type: String?) -> MessageSpecifier {
    switch type {
    case "int"?: MessageSpecifier("%lld", .decimal, .ll)
    case "double"?, "num"?: MessageSpecifier("%g", .general(uppercase: false))
    default: MessageSpecifier("%@", .object)
    }
  }
}

extension ARBArguments.Argument {
  /// An argument as its attributes declare it.
  fileprivate init(_ attributes: JSONValue?, position: Int) {
    self.init(position: position)
    type = attributes?[ARBName.type]?.value.string
    specifier = Self.specifier(attributes?[ARBName.specifier])
    variable = Self.specifier(attributes?[ARBName.variable])
    valueType = attributes?[ARBName.valueType]?.value.string
    format = FlutterFormat(attributes)
  }

  /// The one specifier that an attribute consists of.
  private static func specifier(_ member: JSONMember?) -> MessageSpecifier? {
    member?.value.string.flatMap { MessageSpecifier($0) }
  }

  /// A specifier that shows this argument: one with a number keeps it.
  fileprivate func placed(_ specifier: MessageSpecifier) -> MessageSpecifier {
    specifier.placeholder.isNumbered ? specifier : specifier.at(position)
  }

  /// Takes over how a translation writes the argument. A type alone says nothing new: Flutter reads those of the text that
  /// it is translated from.
  fileprivate mutating func take(_ own: Self) {
    if own.specifier != nil { (type, specifier) = (own.type, own.specifier) }
    if own.format != nil { format = own.format }
    if own.variable != nil || own.valueType != nil { (variable, valueType) = (own.variable, own.valueType) }
  }

  /// The type of the variable that a plural on the argument becomes.
  var variableType: String? {
    if valueType != nil || variable != nil { return valueType }
    return type == "double" || type == "num" ? "g" : "lld"
  }
}
