import StringsFormat

/// One run of an ICU message: the text so far and the arguments it takes from.
struct ICUMessageRendering {
  let formatter: ICUMessageFormatter
  private let arguments: Arguments
  private(set) var text = ""
  /// Where arguments stand in the text; `nil` where nobody asks.
  var marks: [ArgumentMark]?

  /// The values that a message takes from.
  private enum Arguments {
    /// By name; one that is not given is shown as its name in braces.
    case named([String: MessageArgument])
    /// By the places of the names; one that is not given is an error.
    case placed(names: [String], [MessageArgument])
  }

  /// A run with arguments by name.
  init(formatter: ICUMessageFormatter, arguments: [String: MessageArgument]) {
    self.formatter = formatter
    self.arguments = .named(arguments)
  }

  /// A run with arguments by position.
  init(formatter: ICUMessageFormatter, names: [String], arguments: [MessageArgument]) {
    self.formatter = formatter
    self.arguments = .placed(names: names, arguments)
  }

  /// What the parts of a branch stand in.
  private struct Scope {
    var isDirectional: Bool
    /// The number of the plural whose branch it is, less its offset, and the name of its argument.
    var number: (name: String, value: MessageArgument)?
  }

  /// Adds the text of the parts of a whole message.
  mutating func append(_ parts: [ICUMessage.Part]) throws(MessageError) {
    try append(parts, in: Scope(isDirectional: formatter.formatter.isRightToLeft))
  }

  private mutating func append(_ parts: [ICUMessage.Part], in outer: Scope) throws(MessageError) {
    var scope = outer
    for case .text(let literal) in parts where !scope.isDirectional {
      scope.isDirectional = BidiIsolation.isDirectional(literal)
    }
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .argument(let argument): try append(argument, in: scope)
      case .choice(let choice): try append(choice, in: scope)
      case .number:
        guard let number = scope.number else { break }
        let start = text.utf8.count
        text += formatter.text(of: number.value, style: .plain) ?? ""
        mark(number.name, from: start)
      }
    }
  }

  private mutating func append(_ argument: ICUArgument, in scope: Scope) throws(MessageError) {
    guard let value = try value(of: argument.name) else { return appendMissing(argument.name) }
    let start = text.utf8.count
    defer { mark(argument.name, from: start) }
    switch argument.format {
    case .plain:
      // Numbers are not isolated here, unlike those of `%@`.
      text +=
        formatter.text(of: value, style: .plain)
        ?? formatter.formatter.text(of: value, isDirectional: scope.isDirectional).shown
    case .number(let style):
      guard let shown = formatter.text(of: value, style: style) else {
        throw Self.wrong(value, for: argument.name, expected: "a number")
      }
      text += shown
    case .unsupported(let type, let style):
      let format = type + (style.map { "," + $0 } ?? "")
      throw MessageError(.unsupportedFormat(argument: argument.name, format: format))
    }
  }

  private mutating func append(_ choice: ICUChoice, in outer: Scope) throws(MessageError) {
    guard let value = try value(of: choice.name) else { return appendMissing(choice.name) }
    var scope = outer
    scope.number = nil
    let branch: ICUChoice.Branch?
    switch choice.kind {
    case .select:
      guard case .string(let keyword) = value else { throw Self.wrong(value, for: choice.name, expected: "text") }
      branch = choice.branch(for: keyword)
    case .plural, .selectordinal:
      guard let number = value.doubleValue else { throw Self.wrong(value, for: choice.name, expected: "a number") }
      let rest = value.less(choice.offset)
      scope.number = (choice.name, rest)
      branch = choice.branch(for: number) ?? choice.branch(for: category(of: rest, in: choice).rawValue)
    }
    guard let chosen = branch ?? choice.other else {
      throw MessageError(.missingVariant(variable: choice.name, category: PluralCategory.other.rawValue))
    }
    try append(chosen.parts, in: scope)
  }

  /// The category of a number as the branch for `other` shows it, which ICU asks because it has to
  /// be there and usually holds the number: English "1.0 hours". ICU itself takes a number with a
  /// skeleton as it is given, and says "1.0 hour".
  private func category(of number: MessageArgument, in choice: ICUChoice) -> PluralCategory {
    let style = choice.other?.style(of: choice.name) ?? .plain
    guard let digits = FormattedNumber(number, style: style)?.plain, let operands = PluralOperands(digits) else {
      return .other
    }
    let rules = choice.kind == .plural ? formatter.formatter.pluralRules : formatter.ordinalRules
    return rules.category(for: operands)
  }

  private func value(of name: String) throws(MessageError) -> MessageArgument? {
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

  private mutating func appendMissing(_ name: String) { text += "{\(name)}" }

  private static func wrong(_ value: MessageArgument, for name: String, expected: String) -> MessageError {
    MessageError(.wrongNamedArgument(name: name, expected: expected, found: value.kind))
  }
}

extension ICUChoice {
  /// The first branch for an exact number; `nil` where there is none.
  fileprivate func branch(for number: Double) -> Branch? {
    branches.first { $0.selector == .exactly(number) }
  }
}

extension ICUChoice.Branch {
  /// How the branch first shows the number that it is chosen by.
  fileprivate func style(of name: String) -> ICUNumberStyle {
    for part in parts {
      switch part {
      case .number: return .plain
      case .argument(let argument) where argument.name == name:
        if case .number(let style) = argument.format { return style }
        return .plain
      case .text, .argument, .choice: break
      }
    }
    return .plain
  }
}

extension MessageArgument {
  /// A number less an offset, exact where both are whole and the difference fits; text as it is.
  fileprivate func less(_ offset: Double) -> MessageArgument {
    guard offset != 0, let double = doubleValue else { return self }
    // The library's exact conversion of doubles would make every app link libm.
    if case .integer(let value) = self, offset.magnitude < 9e15, Double(Int64(offset)) == offset {
      let whole = Int64(offset)
      let difference = value.subtractingReportingOverflow(whole)
      if !difference.overflow { return .integer(difference.partialValue) }
    }
    return .double(double - offset)
  }
}
