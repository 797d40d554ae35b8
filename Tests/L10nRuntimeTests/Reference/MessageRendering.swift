import L10nCompiler
import L10nSyntax

@testable import L10nRuntime

extension MessageFormatter {
  /// The expected text of a message, directly from its tree: `Interpreter` is compared with it.
  func referenceText(_ message: Message, _ arguments: [MessageArgument]) throws(MessageError) -> String {
    var rendering = MessageRendering(formatter: self, arguments: arguments)
    try rendering.append(message)
    return rendering.text
  }
}

/// One run of a message: the text so far and the arguments that it takes values from.
struct MessageRendering {
  let formatter: MessageFormatter
  let arguments: [MessageArgument]
  var text = ""
  private var choices = 0
  /// The markup syntax of the formats.
  private var markup: MarkupSyntax?

  init(formatter: MessageFormatter, arguments: [MessageArgument]) {
    self.formatter = formatter
    self.arguments = arguments
  }

  /// The context of a text: the meaning of its specifiers and variables.
  private struct Scope {
    let variables: [MessageVariable]
    /// The argument of the first unnumbered specifier.
    var first = 1
    var depth = 0
    var isDirectional: Bool
  }

  mutating func append(_ message: Message) throws(MessageError) {
    let message = try message.selected(device: formatter.device, width: formatter.width)
    switch message.content {
    case .text(let plain):
      let format = FormatString(plain)
      if arguments.isEmpty, format.arguments.isEmpty {
        if let markup { try append(MarkupReading([.text(plain, at: 0)], markup)) { _, _ in } } else { text += plain }
      } else {
        try append(format, of: plain, in: Scope(variables: [], isDirectional: formatter.isRightToLeft))
      }
    case .format(let plain, let variables):
      let scope = Scope(variables: variables, isDirectional: formatter.isRightToLeft)
      try append(FormatString(plain), of: plain, in: scope)
    case .pattern(let pattern): try append(pattern)
    case .markedUp(let marked, let syntax):
      markup = syntax
      try append(marked)
    // Resolved by the selection above.
    case .select: throw MessageError(.emptyRule)
    }
  }

  private mutating func append(_ pattern: MessagePattern) throws(MessageError) {
    var rendering = PatternRendering(
      formatter: formatter, ordinalRules: formatter.pluralRules.ordinal, names: pattern.argumentNames,
      arguments: arguments)
    try rendering.append(pattern.parts)
    text += rendering.text
  }

  private mutating func append(
    _ format: FormatString, of plain: String, in outer: Scope
  ) throws(MessageError) {
    if let error = format.errors.first(where: { $0.isSyntactic }) {
      throw MessageError(.unreadable(text: plain, reason: error.description))
    }
    var scope = outer
    scope.isDirectional = outer.isDirectional || BidiIsolation.isDirectional(plain)
    if let markup {
      try append(MarkupReading(format, of: plain, markup, from: scope.first)) {
        rendering, segment throws(MessageError) in
        if case .placeholder(let placeholder) = format.segments[segment] {
          try rendering.append(placeholder, in: scope)
        }
      }
      return
    }
    for segment in format.segments {
      switch segment {
      case .literal(let literal): text += literal
      case .placeholder(let placeholder): try append(placeholder, in: scope)
      }
    }
  }

  private mutating func append(_ placeholder: FormatPlaceholder, in scope: Scope) throws(MessageError) {
    let placeholder = placeholder.counted(from: scope.first)
    if let name = placeholder.variable { return try appendVariable(name, at: placeholder.position, in: scope) }
    text += try shown(placeholder, isDirectional: scope.isDirectional)
  }

  /// Adds a text with markup, and its tags to `tags` if they are requested.
  private mutating func append(
    _ marked: MarkupReading, _ argument: (inout MessageRendering, Int) throws(MessageError) -> Void
  ) throws(MessageError) {
    for part in marked.parts {
      switch part {
      case .text(let literal): text += literal
      case .argument(let segment): try argument(&self, segment)
      case .markup: continue
      }
    }
  }

  /// The chosen text runs over the whole argument list, its unnumbered specifiers from the
  /// argument that chose it.
  private mutating func appendVariable(
    _ name: String, at position: Int, in outer: Scope
  ) throws(MessageError) {
    choices += 1
    guard outer.depth < MessageLimits.depth, choices <= MessageLimits.choices else {
      throw MessageError(.endlessVariables)
    }
    guard let variable = outer.variables.last(where: { $0.name == name }) else {
      throw MessageError(.undefinedVariable(name))
    }
    let plain = try chosenText(of: variable, at: position)
    var scope = outer
    scope.first = position
    scope.depth += 1
    try append(FormatString(plain), of: plain, in: scope)
  }

  func argument(_ position: Int) throws(MessageError) -> MessageArgument {
    guard arguments.indices.contains(position - 1) else {
      throw MessageError(.missingArgument(position: position, count: arguments.count))
    }
    return arguments[position - 1]
  }
}
