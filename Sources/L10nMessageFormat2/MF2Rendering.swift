import L10nRuntime
import StringsFormat

/// One run of a message.
struct MF2Rendering {
  /// What an expression comes to.
  private enum Resolved {
    case value(any MF2FunctionValue, MF2Placement)
    /// What stands for a value that could not be made: `$name`, `|text|`, `:function`.
    case fallback(String)
  }

  private let formatter: MF2Formatter
  private let message: MF2Message
  private let arguments: [String: MessageArgument]
  private var resolved: [String: Resolved] = [:]
  private(set) var parts: [MF2FormattedPart] = []
  private(set) var failures: [MF2Failure] = []

  init(_ formatter: MF2Formatter, _ message: MF2Message, _ arguments: [String: MessageArgument]) {
    (self.formatter, self.message, self.arguments) = (formatter, message, arguments)
  }

  /// Chooses a pattern and shows it.
  mutating func run() {
    for part in chosenPattern() {
      switch part {
      case .text(let text): parts.append(MF2FormattedPart("text", text))
      case .expression(let expression): append(expression)
      case .markup(let markup): append(markup)
      }
    }
  }

  // MARK: Selection

  private mutating func chosenPattern() -> [MF2Part] {
    switch message.body {
    case .pattern(let pattern): return pattern
    case .match(let selectors, let variants):
      var values: [(any MF2FunctionValue)?] = []
      for name in selectors {
        guard case .value(let value, _) = resolve(variable: name), value.isSelectable else {
          failures.append(.badSelector)
          values.append(nil)
          continue
        }
        values.append(value)
      }
      var best: MF2Message.Variant?
      for variant in variants where matches(variant, values) {
        if let known = best, !Self.prefers(variant, to: known, values) { continue }
        best = variant
      }
      return best?.pattern ?? []
    }
  }

  private mutating func matches(_ variant: MF2Message.Variant, _ values: [(any MF2FunctionValue)?]) -> Bool {
    for (key, value) in zip(variant.keys, values) {
      guard case .literal(let key) = key else { continue }
      guard let value else { return false }
      do {
        guard try value.matches(key) else { return false }
      } catch {
        failures.append(error)
        return false
      }
    }
    return true
  }

  private static func prefers(
    _ variant: MF2Message.Variant, to other: MF2Message.Variant, _ values: [(any MF2FunctionValue)?]
  ) -> Bool {
    for (keys, value) in zip(zip(variant.keys, other.keys), values) where keys.0 != keys.1 {
      switch keys {
      case (.any, _): return false
      case (_, .any): return true
      case (.literal(let own), .literal(let other)): return value?.prefers(own, to: other) ?? false
      }
    }
    return false
  }

  // MARK: Values

  private mutating func resolve(variable name: String) -> Resolved {
    if let known = resolved[name] { return known }
    let value: Resolved
    if let declaration = message.declarations.first(where: { $0.name == name }) {
      switch declaration {
      case .local(_, let expression):
        // What cannot be made is named by the variable that stands for it.
        if case .value(let made, let placement) = resolve(expression) {
          value = .value(made, placement)
        } else {
          value = .fallback("$\(name)")
        }
      case .input(let expression):
        value = resolve(expression, operand: argument(name))
      }
    } else {
      value = argument(name)
    }
    resolved[name] = value
    return value
  }

  /// An argument as it was given.
  private mutating func argument(_ name: String) -> Resolved {
    guard let argument = arguments[name] else {
      failures.append(.unresolvedVariable)
      return .fallback("$\(name)")
    }
    switch argument {
    case .integer, .unsigned, .double: return .value(MF2NumberValue(argument, formatter.context), MF2Placement())
    default: return .value(MF2TextValue(argument: argument, isSelectable: false), MF2Placement())
    }
  }

  private mutating func resolve(_ expression: MF2Expression, operand own: Resolved? = nil) -> Resolved {
    let operand: Resolved? = own ?? expression.operand.map { resolve($0) }
    guard let function = expression.function else { return operand ?? .fallback("\u{FFFD}") }
    let source = expression.fallbackSource
    guard let handler = formatter.functions[function.name] else {
      failures.append(.unknownFunction)
      return .fallback(source)
    }
    var value: (any MF2FunctionValue)?
    var placement = MF2Placement()
    switch operand {
    case .fallback(let missing):
      if function.name == "string" { return .value(MF2MissingText(source: missing), placement) }
      failures.append(.badOperand)
      return .fallback(source)
    case .value(let known, let inherited): (value, placement) = (known, inherited)
    case nil: break
    }
    var options = resolve(function.options)
    if let id = options.removeValue(forKey: "u:id") { placement.id = id.text }
    if let direction = options.removeValue(forKey: "u:dir") {
      if let known = MF2Placement.Direction(rawValue: direction.text) {
        placement.direction = known
      } else {
        failures.append(.badOption)
      }
    }
    var call = MF2Call(function.name, value, options, formatter.context)
    do {
      let made = try handler(&call)
      failures += call.failures
      return .value(made, placement)
    } catch {
      failures += call.failures + [error]
      return .fallback(source)
    }
  }

  private mutating func resolve(_ value: MF2Value) -> Resolved {
    switch value {
    case .literal(let text): .value(MF2TextValue(argument: .string(text), isSelectable: false), MF2Placement())
    case .variable(let name): resolve(variable: name)
    }
  }

  private mutating func resolve(_ options: [MF2Option]) -> [String: MF2OptionValue] {
    var values: [String: MF2OptionValue] = [:]
    for option in options {
      switch (option.value, resolve(option.value)) {
      case (.literal(let text), _): values[option.name] = MF2OptionValue(text, isLiteral: true)
      case (.variable, .value(let value, _)):
        values[option.name] = MF2OptionValue(value.argument.plainText, isLiteral: false)
      case (.variable, .fallback): failures.append(.badOption)
      }
    }
    return values
  }

  // MARK: Parts

  private mutating func append(_ expression: MF2Expression) {
    guard case .value(let value, let placement) = resolve(expression) else {
      return appendFallback(expression.fallbackSource)
    }
    do {
      let text = try value.text()
      if let missing = value as? MF2MissingText { return appendFallback(missing.source) }
      var part = MF2FormattedPart(value.partType, text)
      part.id = placement.id
      part.locale = formatter.context.locale
      part.direction = placement.direction.flatMap { $0 == .leftToRight || $0 == .rightToLeft ? $0.rawValue : nil }
      part.pieces = value.pieces()
      append(part, placement, value.direction)
    } catch {
      failures.append(error)
      appendFallback(expression.fallbackSource)
    }
  }

  private mutating func appendFallback(_ source: String) {
    var part = MF2FormattedPart("fallback", "{\(source)}")
    part.source = source
    append(part, MF2Placement(), nil)
  }

  /// Adds a part with the isolates that the default strategy asks for.
  private mutating func append(_ part: MF2FormattedPart, _ placement: MF2Placement, _ own: WritingDirection?) {
    let isolate = placement.isolate(own: own, message: formatter.context.direction)
    guard formatter.isolation == .standard, let isolate else { return parts.append(part) }
    parts.append(MF2FormattedPart("bidiIsolation", isolate))
    parts.append(part)
    parts.append(MF2FormattedPart("bidiIsolation", "\u{2069}"))
  }

  private mutating func append(_ markup: MF2Markup) {
    var options = resolve(markup.options).mapValues(\.text)
    var part = MF2FormattedPart("markup")
    part.id = options.removeValue(forKey: "u:id")
    if options.removeValue(forKey: "u:dir") != nil { failures.append(.badOption) }
    part.markup = (markup.kind, markup.name, options)
    parts.append(part)
  }
}

extension MF2Expression {
  /// What stands for the expression where it cannot be shown, without its braces.
  fileprivate var fallbackSource: String {
    switch operand {
    case .literal(let text)?:
      var escaped = ""
      for scalar in text.unicodeScalars {
        if scalar == "\\" || scalar == "|" { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
      return "|\(escaped)|"
    case .variable(let name)?: return "$\(name)"
    case nil: return ":\(function?.name ?? "")"
    }
  }
}
