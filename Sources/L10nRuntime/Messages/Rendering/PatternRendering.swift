import StringsFormat

/// One run of a pattern: the text so far and the arguments it takes from.
struct PatternRendering {
  let formatter: PatternFormatter
  private let arguments: Arguments
  private(set) var text = ""
  /// Where arguments stand in the text; `nil` where no one asks.
  var marks: [ArgumentMark]?
  /// The tags and where they stand; kept only with `marks`.
  private(set) var tags: [TagMark] = []

  /// The values that a message takes from.
  private enum Arguments {
    /// By name; one that is not given is shown as its name in braces.
    case named([String: MessageArgument])
    /// By the places of the names; one that is not given is an error.
    case placed(names: [String], [MessageArgument])
  }

  /// A run with arguments by name.
  init(formatter: PatternFormatter, arguments: [String: MessageArgument]) {
    self.formatter = formatter
    self.arguments = .named(arguments)
  }

  /// A run with arguments by position.
  init(formatter: PatternFormatter, names: [String], arguments: [MessageArgument]) {
    self.formatter = formatter
    self.arguments = .placed(names: names, arguments)
  }

  /// What the parts of a variant stand in.
  private struct Scope {
    var isDirectional: Bool
    /// The number of the plural whose variant it is, less its offset, and the name of its argument.
    var number: (name: String, value: MessageArgument)?
  }

  /// Adds the text of the parts of a whole message.
  mutating func append(_ parts: [MessagePart]) throws(MessageError) {
    try append(parts, in: Scope(isDirectional: formatter.formatter.isRightToLeft))
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
      case .markup(let markup): try append(markup)
      case .number:
        guard let number = scope.number else { break }
        let start = text.utf8.count
        text += plainText(of: number.value) ?? ""
        mark(number.name, from: start)
      }
    }
  }

  private mutating func append(_ placeholder: MessagePlaceholder, in scope: Scope) throws(MessageError) {
    let name = placeholder.name
    guard let value = try value(of: name) else { return appendMissing(name) }
    let start = text.utf8.count
    defer { mark(name, from: start) }
    switch placeholder.function {
    case .none:
      // Numbers are not isolated here, unlike those of `%@`.
      text +=
        plainText(of: value)
        ?? formatter.formatter.text(of: value, isDirectional: scope.isDirectional).shown
    case .text:
      let string = value.plainNumber.map { MessageArgument.string($0) } ?? value
      text += formatter.formatter.text(of: string, isDirectional: scope.isDirectional).shown
    case .number(let style):
      guard let shown = formatter.text(of: value.less(-placeholder.offset), style: style) else {
        throw Self.wrong(value, for: name, expected: "a number")
      }
      text += shown
    case .date(let form):
      guard case .date(let instant, _) = value else { throw Self.wrong(value, for: name, expected: "a point in time") }
      text += formatter.formatter.text(of: instant, DateForm(text: form))
    case .unsupported(let function, let options):
      let format = function + (options.map { "," + $0 } ?? "")
      throw MessageError(.unsupportedFormat(argument: name, format: format))
    }
  }

  /// A number in its own form, or as the locale writes plain numbers; `nil` for all else.
  private func plainText(of value: MessageArgument) -> String? {
    value.hasForm
      ? formatter.formatter.text(of: value, isDirectional: false).shown : formatter.text(of: value, style: .plain)
  }

  private mutating func append(_ select: MessageSelect, in outer: Scope) throws(MessageError) {
    let name = select.name
    guard let value = try value(of: name) else { return appendMissing(name) }
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
      throw MessageError(.missingVariant(variable: name, category: PluralCategory.other.rawValue))
    }
    try append(chosen.parts, in: scope)
  }

  /// The number that exact keys are compared with: rounded where the choice's style shows no fraction.
  private func exactNumber(of value: MessageArgument, in select: MessageSelect) -> Double? {
    guard case .double(let number) = value, let style = select.style, case .fraction(_, 0) = style.precision,
      style.scale.isOne, let operands = formatter.formatter.operands(of: value, style)
    else { return value.exactNumber }
    return number < 0 ? -Double(operands.i) : Double(operands.i)
  }

  /// The category of a number as the variant for `other` shows it, which ICU asks because it has to
  /// be there and usually holds the number: English "1.0 hours". ICU itself takes a number with a
  /// skeleton as it is given, and says "1.0 hour".
  private func category(of number: MessageArgument, in select: MessageSelect) -> PluralCategory {
    let shown = select.style ?? select.other?.style(of: select.name)
    if shown ?? .plain == .plain, select.function == .plural, let category = formatter.formatter.category(of: number) {
      return category
    }
    let style = shown ?? .plain
    guard let operands = formatter.formatter.operands(of: number, style) else { return .other }
    let rules = select.function == .plural ? formatter.formatter.pluralRules : formatter.ordinalRules
    return rules.category(for: operands)
  }

  private func value(of name: String) throws(MessageError) -> MessageArgument? {
    if let literal = name.literalOperand { return MessageArgument(literal: literal) }
    switch arguments {
    case .named(let values): return values[name]
    case .placed(let names, let values):
      let place = names.firstIndex(of: name) ?? values.count
      guard place < values.count else {
        throw MessageError(.missingArgument(position: place + 1, count: values.count))
      }
      return values[place]
    }
  }

  private mutating func mark(_ name: String, from start: Int) {
    guard marks != nil, case .placed(let names, _) = arguments, let place = names.firstIndex(of: name) else { return }
    marks?.append(ArgumentMark(position: place + 1, range: start..<text.utf8.count))
  }

  /// Notes a tag, where tags are asked for.
  private mutating func append(_ markup: MessageMarkup) throws(MessageError) {
    guard marks != nil else { return }
    let tag = try TextTag(markup) { name throws(MessageError) in
      try value(of: name).map { formatter.formatter.optionText(of: $0) } ?? ""
    }
    tags.append(TagMark(kind: markup.kind, tag: tag, place: text.utf8.count))
  }

  private mutating func appendMissing(_ name: String) { text += "{\(name)}" }

  private static func wrong(_ value: MessageArgument, for name: String, expected: String) -> MessageError {
    MessageError(.wrongNamedArgument(name: name, expected: expected, found: value.kind))
  }
}

extension MessageSelect {
  /// The first variant for an exact number; `nil` where there is none.
  fileprivate func variant(for number: Double) -> Variant? {
    variants.first { $0.key == .exactly(number) }
  }
}

extension MessageSelect.Variant {
  /// How the variant first shows the number that it is chosen by.
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

extension MessageArgument {
  /// A number or a date that the message itself has; text for all else.
  fileprivate init(literal text: String) {
    if let whole = Int64(text) {
      self = .integer(whole)
    } else if let number = Double(text) {
      self = .double(number)
    } else {
      self = Instant(text).map { .instant($0) } ?? .string(text)
    }
  }

  /// A number less an offset, exact where both are whole and the difference fits; text as it is.
  fileprivate func less(_ offset: Double) -> MessageArgument {
    if offset == 0 { return self }
    // The library's exact conversion of doubles would make every app link libm.
    let whole = offset.magnitude < 9e15 && Double(Int64(offset)) == offset ? Int64(offset) : nil
    if let whole, case .integer(let value) = self {
      let difference = value.subtractingReportingOverflow(whole)
      if !difference.overflow { return .integer(difference.partialValue) }
    }
    if let whole = whole.flatMap({ Int(exactly: $0) }), case .range(let range, let form) = self {
      let ends = [range.lowerBound, range.upperBound].map { $0.subtractingReportingOverflow(whole) }
      return ends.contains { $0.overflow } ? self : .range(ends[0].partialValue...ends[1].partialValue, form)
    }
    guard let double = doubleValue else { return self }
    if case .number(_, let form) = self { return .number(DecimalNumber(double - offset), form) }
    return .double(double - offset)
  }
}
