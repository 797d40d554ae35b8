import L10nRuntime

/// Walks over all texts of a message in the ways in which they can be formatted, each once.
struct MessageSignatureReader {
  /// The function that reads a text as a format.
  private let format: (String) -> FormatString

  /// Whether plain texts are formatted; otherwise a text without arguments may contain a lone percent sign.
  private let isFormat: Bool

  private(set) var uses: [MessageArgumentUse] = []
  private(set) var problems: [MessageProblem] = []

  /// A variable and the argument that it selects by, which determine the arguments of its texts.
  private struct Visit: Hashable {
    let variable: String
    let position: Int
  }

  /// The message whose variables are looked up, and the variables on the way to the current text.
  private struct Scope {
    let variables: [MessageVariable]
    var place: MessagePlace
    var first = 1
    var path: [String] = []
  }

  private var visited: Set<Visit> = []

  /// `problems` as a set for lookup.
  private var reported: Set<MessageProblem> = []

  init(_ format: @escaping (String) -> FormatString = { FormatString($0) }, isFormat: Bool = false) {
    (self.format, self.isFormat) = (format, isFormat)
  }

  mutating func read(_ message: Message, variants: [String] = []) {
    guard variants.count < MessageLimits.depth else { return }
    let place = MessagePlace(variants: variants)
    switch message.content {
    case .text(let text): readPlain(text, at: place)
    case .format(let text, let variables):
      visited = []
      readValueTypes(of: variables, at: place)
      read(text, in: Scope(variables: variables, place: place))
      let used = Set(visited.map { $0.variable })
      for variable in variables where !used.contains(variable.name) {
        report(.unusedVariable, at: MessagePlace(variants: variants, variable: variable.name))
      }
    case .select(_, let choices):
      for choice in choices { read(choice.message, variants: variants + [choice.key]) }
    // Their arguments have no specifiers; `MessagePattern.signature` reads them.
    case .pattern: break
    case .markedUp(let message, _): read(message, variants: variants)
    }
  }

  /// Reads a text that need not be a format: without arguments it may contain a lone percent sign.
  private mutating func readPlain(_ text: String, at place: MessagePlace) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    let format = format(text)
    let isFormat = isFormat || !format.arguments.isEmpty || format.hasEscapedPercent
    for error in format.errors where isFormat { reportMalformed(error, at: place) }
    addArguments(of: format.placeholders, at: place)
    for placeholder in format.placeholders {
      guard let name = placeholder.variable else { continue }
      report(.undefinedVariable, at: place.at(placeholder.range), subject: name)
    }
  }

  private mutating func readValueTypes(of variables: [MessageVariable], at place: MessagePlace) {
    for variable in variables {
      let place = MessagePlace(variants: place.variants, variable: variable.name)
      if let valueType = variable.valueType {
        guard variable.valuePlaceholder == nil else { continue }
        report(.invalidValueType, at: place, subject: valueType)
      } else {
        report(.missingValueType, at: place)
      }
    }
  }

  private mutating func read(_ text: String, in scope: Scope) {
    let format = format(text)
    // Types and gaps are checked over all texts; within a variable, counted and numbered positions may mix.
    for error in format.errors where error.isSyntactic || error.code == .mixedPositional && scope.path.isEmpty {
      reportMalformed(error, at: scope.place)
    }
    let placeholders = format.placeholders.map { $0.counted(from: scope.first) }
    addArguments(of: placeholders, at: scope.place)
    for placeholder in placeholders {
      guard let name = placeholder.variable else { continue }
      read(name, used: placeholder, in: scope)
    }
  }

  private mutating func read(_ name: String, used placeholder: FormatPlaceholder, in outer: Scope) {
    let place = outer.place.at(placeholder.range)
    guard let variable = outer.variables.last(where: { $0.name == name }) else {
      report(.undefinedVariable, at: place, subject: name)
      return
    }
    guard !outer.path.contains(name), outer.path.count < MessageLimits.depth else {
      report(.variableCycle, at: place, subject: name)
      return
    }
    guard visited.insert(Visit(variable: name, position: placeholder.position)).inserted else { return }
    if let value = variable.valuePlaceholder {
      let argument = FormatArgument(position: placeholder.position, type: value.type, name: name)
      uses.append(MessageArgumentUse(argument: argument, isDeclared: true, place: place))
    }
    var scope = outer
    scope.first = placeholder.position
    scope.path.append(name)
    for variant in variable.variants {
      scope.place = MessagePlace(variants: outer.place.variants, variable: name, category: variant.category)
      read(variant.text, in: scope)
    }
  }

  private mutating func addArguments(of placeholders: [FormatPlaceholder], at place: MessagePlace) {
    for placeholder in placeholders {
      for argument in placeholder.arguments {
        uses.append(
          MessageArgumentUse(argument: argument, isDeclared: false, place: place.at(placeholder.range)))
      }
    }
  }

  private mutating func reportMalformed(_ error: FormatError, at place: MessagePlace) {
    add(MessageProblem(.malformedFormat, at: place.at(error.range), formatError: error))
  }

  private mutating func report(_ code: MessageProblem.Code, at place: MessagePlace, subject: String? = nil) {
    add(MessageProblem(code, at: place, subject: subject))
  }

  /// Adds a problem unless it is known: a text may be read for several arguments, with the same problems each time.
  private mutating func add(_ problem: MessageProblem) {
    if reported.insert(problem).inserted { problems.append(problem) }
  }
}
