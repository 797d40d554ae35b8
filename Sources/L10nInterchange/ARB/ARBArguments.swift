import L10nCore
import L10nRuntime
import L10nSyntax

/// The arguments of a message that is being read, by name: those of its source text, those that its notes declare, and
/// others in the order of their use.
struct ARBArguments {
  struct Argument {
    var position: Int
    var type: String?
    var specifier: MessageSpecifier?
    var variable: MessageSpecifier?
    var valueType: String?

    /// Flutter's format of the argument.
    var format: FlutterFormat?
  }

  private var arguments: [String: Argument] = [:]
  private var taken: Set<Int> = []
  private var last = 0

  /// The names of arguments that a plural counts.
  private let counted: Set<String>

  /// Whether the arguments of a source text are included.
  private let hasSource: Bool

  /// The names that are not in the source text, in the order of their use.
  private(set) var unknown: [String] = []

  /// - Parameters:
  ///   - placeholders: the object of placeholders, or an array of names, in the order of the arguments.
  ///   - counted: the names of arguments that a plural counts.
  ///   - source: the arguments of the source text, which keep their positions; and their types, unless the placeholders
  ///     declare how an argument is written.
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

  /// Arguments by position, with their names in a pattern.
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

  /// The argument with a name; the first use of an undeclared one declares it.
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

  /// The functions of the arguments whose attributes declare one.
  ///
  /// - Parameter isPattern: whether to include functions for specifiers and types, too.
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

  /// The specifier that shows an argument.
  ///
  /// - Parameter isNumber: whether a plural chooses on it.
  mutating func specifier(for name: String, isNumber: Bool) -> MessageSpecifier {
    let argument = argument(name)
    return argument.placed(
      argument.specifier ?? Self.specifier(ofType: argument.type ?? (isNumber ? "int" : nil)))
  }

  /// The specifier that shows an argument as its function does; `nil` if none does.
  mutating func specifier(for placeholder: MessagePlaceholder) -> MessageSpecifier? {
    guard case .number(let style) = placeholder.function, placeholder.offset == 0 else { return nil }
    let argument = argument(placeholder.name)
    // A whole number looks the same with and without fraction digits.
    let isWhole = argument.type == "int" && style.roundingHalvesToEven == .plain
    if let own = argument.specifier,
      own.placeholder.patternFunction.function == .number(style.roundingHalvesToEven)
    {
      return argument.placed(own)
    }
    return (isWhole ? "%lld" : style.specifier).flatMap { MessageSpecifier($0)?.at(argument.position) }
  }

  /// The specifier that refers to the variable that chooses by an argument.
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

  /// The specifier that an attribute consists of.
  private static func specifier(_ member: JSONMember?) -> MessageSpecifier? {
    member?.value.string.flatMap { MessageSpecifier($0) }
  }

  /// A copy of a specifier that shows this argument; a numbered one keeps its number.
  fileprivate func placed(_ specifier: MessageSpecifier) -> MessageSpecifier {
    specifier.placeholder.isNumbered ? specifier : specifier.at(position)
  }

  /// Takes over how a translation writes the argument. A type alone changes nothing: Flutter reads the types of the
  /// source text.
  fileprivate mutating func take(_ own: Self) {
    if own.specifier != nil { (type, specifier) = (own.type, own.specifier) }
    if own.format != nil { format = own.format }
    if own.variable != nil || own.valueType != nil { (variable, valueType) = (own.variable, own.valueType) }
  }

  /// The type of the plural variable for the argument.
  var variableType: String? {
    if valueType != nil || variable != nil { return valueType }
    return type == "double" || type == "num" ? "g" : "lld"
  }
}
