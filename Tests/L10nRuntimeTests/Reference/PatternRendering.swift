import L10nCompiler
import L10nSyntax

@testable import L10nRuntime

/// One run of a pattern: the text so far and the arguments that it takes values from.
struct PatternRendering {
  let formatter: MessageFormatter
  let ordinalRules: PluralRules
  /// The names of the arguments, and these, by position.
  let names: [String]
  let arguments: [MessageArgument]
  private(set) var text = ""

  init(formatter: MessageFormatter, ordinalRules: PluralRules, names: [String], arguments: [MessageArgument]) {
    self.formatter = formatter
    self.ordinalRules = ordinalRules
    self.names = names
    self.arguments = arguments
  }

  /// The context of the parts of a variant.
  private struct Scope {
    var isDirectional: Bool
    /// The number of the plural whose variant it is, less its offset, and the name of its argument.
    var number: (name: String, value: MessageArgument)?
  }

  /// Adds the text of the parts of a whole message.
  mutating func append(_ parts: [MessagePart]) throws(MessageError) {
    try append(parts, in: Scope(isDirectional: formatter.isRightToLeft))
  }

  private mutating func append(_ parts: [MessagePart], in outer: Scope) throws(MessageError) {
    var scope = outer
    for case .text(let literal) in parts where !scope.isDirectional {
      scope.isDirectional = BidiIsolation.isDirectional(literal)
    }
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .placeholder(let placeholder): try append(placeholder, in: scope)
      case .select(let select): try append(select, in: scope)
      case .markup: break
      case .number:
        guard let number = scope.number else { break }
        text += plainText(of: number.value) ?? ""
      }
    }
  }

  private mutating func append(_ placeholder: MessagePlaceholder, in scope: Scope) throws(MessageError) {
    let name = placeholder.name
    let value = try value(of: name)
    switch placeholder.function {
    case .none:
      // Numbers are not isolated here, unlike those of `%@`.
      text +=
        plainText(of: value)
        ?? formatter.text(of: value, isDirectional: scope.isDirectional).shown
    case .text:
      let string = value.plainNumber.map { MessageArgument.string($0) } ?? value
      text += formatter.text(of: string, isDirectional: scope.isDirectional).shown
    case .number(let style):
      guard let shown = styledText(of: value.less(-placeholder.offset), style) else {
        throw Self.wrong(value, for: name, expected: "a number")
      }
      text += shown
    case .date(let form):
      guard case .date(let instant, _) = value else { throw Self.wrong(value, for: name, expected: "a date and time") }
      text += formatter.text(of: instant, DateForm(text: form))
    // Patterns have no specifiers; formats are rendered elsewhere.
    case .specifier, .damaged: throw MessageError(.unsupportedFormat(argument: name, format: "%"))
    case .unsupported(let function, let options):
      let format = function + (options.map { "," + $0 } ?? "")
      throw MessageError(.unsupportedFormat(argument: name, format: format))
    }
  }

  private func styledText(of value: MessageArgument, _ style: NumberStyle) -> String? {
    value.decimal.map { formatter.referenceText(of: $0, style) }
  }

  /// A number in its own form, or as the locale writes plain numbers; `nil` for all else.
  private func plainText(of value: MessageArgument) -> String? {
    value.hasForm
      ? formatter.text(of: value, isDirectional: false).shown : styledText(of: value, .plain)
  }

  private mutating func append(_ select: MessageSelect, in outer: Scope) throws(MessageError) {
    let name = select.name
    let value = try value(of: name)
    var scope = outer
    scope.number = nil
    let variant: MessageSelect.Variant?
    switch select.function {
    case .text:
      guard case .string(let keyword) = value else { throw Self.wrong(value, for: name, expected: "text") }
      variant = select.variant(for: keyword)
    case .plural, .ordinal:
      let number = exactNumber(of: value, in: select)
      guard number != nil || value.hasForm else { throw Self.wrong(value, for: name, expected: "a number") }
      let rest = value.less(select.offset)
      scope.number = (name, rest)
      variant =
        number.flatMap { select.variant(for: $0) } ?? select.variant(for: category(of: rest, in: select).rawValue)
    }
    guard let chosen = variant ?? select.other else {
      throw MessageError(.missingVariant(variable: name))
    }
    try append(chosen.parts, in: scope)
  }

  /// The number that exact keys are compared with: rounded if the choice's style shows no fraction.
  private func exactNumber(of value: MessageArgument, in select: MessageSelect) -> Double? {
    guard case .double(let number) = value, let style = select.style, case .fraction(_, 0) = style.precision,
      style.scale.isOne, let operands = formatter.referenceOperands(of: value, style)
    else { return value.exactNumber }
    return number < 0 ? -Double(operands.i) : Double(operands.i)
  }

  /// The category of a number as the variant for `other` shows it, which ICU uses because that variant must exist and
  /// usually contains the number: English "1.0 hours". ICU itself takes a number with a skeleton unchanged, and shows
  /// "1.0 hour".
  private func category(of number: MessageArgument, in select: MessageSelect) -> PluralCategory {
    let shown = select.style ?? select.other?.style(of: select.name)
    if shown ?? .plain == .plain, select.function == .plural, let category = formatter.category(of: number) {
      return category
    }
    let style = shown ?? .plain
    guard let operands = formatter.referenceOperands(of: number, style) else { return .other }
    let rules = select.function == .plural ? formatter.pluralRules : ordinalRules
    return rules.category(for: operands)
  }

  private func value(of name: String) throws(MessageError) -> MessageArgument {
    if let literal = name.literalOperand { return MessageArgument(literal: literal) }
    let place = names.firstIndex(of: name) ?? arguments.count
    guard place < arguments.count else {
      throw MessageError(.missingArgument(position: place + 1, count: arguments.count))
    }
    return arguments[place]
  }

  private static func wrong(_ value: MessageArgument, for name: String, expected: String) -> MessageError {
    MessageError(.wrongValue(position: 1, expected: expected, found: value.kind))
  }
}

extension MessageSelect {
  /// The first variant for an exact number; `nil` for none.
  fileprivate func variant(for number: Double) -> Variant? {
    variants.first { $0.key == .exactly(number) }
  }
}

extension MessageSelect.Variant {
  /// The style in which the variant first shows the number that selects it.
  fileprivate func style(of name: String) -> NumberStyle {
    for part in parts {
      switch part {
      case .number: return .plain
      case .placeholder(let placeholder) where placeholder.name == name:
        if case .number(let style) = placeholder.function { return style }
        return .plain
      case .text, .placeholder, .select, .markup: break
      }
    }
    return .plain
  }
}
