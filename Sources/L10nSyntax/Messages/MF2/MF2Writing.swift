package import L10nRuntime

/// Writes the parts of a pattern as a message of MessageFormat 2.
///
///     {who} has {n, plural, one {# file} other {# files}}
///     // .input {$n :number} .match $n one {{{$who} has {$n} file}} * {{{$who} has {$n} files}}
///
/// A choice within a text becomes whole texts, one for each combination of variants.
package struct MF2Writing {
  /// One choice of the message.
  private struct Selector: Hashable {
    let name: String
    let function: MessageSelect.Function
    let offset: Double
  }

  /// One combination of variants, with its text.
  private struct Way {
    /// The keys by the index of their selector.
    var keys: [Int: MessageSelect.Key] = [:]
    var pattern: [MF2Part] = []
  }

  /// The greatest number of texts that one message may become.
  private static let limit = 200

  /// The parts that MessageFormat 2 cannot express, as clauses after the key.
  package private(set) var losses: [String] = []
  private var selectors: [Selector] = []
  private let rules: PluralRules
  private let numbers: [String: MessagePlaceholder.Function]
  private var isTooLong = false

  /// - Parameters:
  ///   - rules: the plural rules of the text's language.
  ///   - numbers: the functions of arguments that the pattern shows without one, by name.
  package init(_ rules: PluralRules, numbers: [String: MessagePlaceholder.Function] = [:]) {
    (self.rules, self.numbers) = (rules, numbers)
  }

  /// The spelling of an argument in a message.
  package static func text(of argument: MessagePlaceholder) -> String {
    var writing = MF2Writing(PluralRules(for: .english))
    return MF2Message([], .pattern([.expression(writing.expression(argument))])).text
  }

  /// The message of a pattern; `nil` if it would be too long.
  package mutating func message(of parts: [MessagePart]) -> MF2Message? {
    for name in MessagePattern(parts: parts, argumentNames: []).argumentNames {
      let written = ArgumentName.mf2(name)
      if ArgumentName.icu(written) != name { lose("has an argument '\(name)', which becomes '\(written)'") }
    }
    let ways = ways(through: parts, from: [Way()], number: nil)
    guard !isTooLong else {
      lose("has more than \(Self.limit) ways through its choices")
      return nil
    }
    let declarations = declarations
    guard !selectors.isEmpty else { return MF2Message([], .pattern(Self.joined(ways.first?.pattern ?? []))) }
    let variants = ways.map { way in
      MF2Message.Variant(
        selectors.indices.map { key(way.keys[$0], of: selectors[$0]) }, Self.joined(way.pattern))
    }
    return MF2Message(declarations, .match(selectors: selectors.map(variable), variants))
  }

  // MARK: Declarations

  /// The variable of a selector: the argument's own name for the first selector on it.
  private func variable(_ selector: Selector) -> String {
    let own = ArgumentName.mf2(selector.name)
    if selector.offset == 0, selectors.first(where: { $0.name == selector.name && $0.offset == 0 }) == selector {
      return own
    }
    let suffix = selector.offset == 0 ? selector.function.rawValue : "less"
    return "\(own)_\(suffix)"
  }

  private var declarations: [MF2Message.Declaration] {
    selectors.map { selector in
      let variable = variable(selector)
      let argument = ArgumentName.mf2(selector.name)
      let function: MF2Function
      if selector.offset != 0 {
        let amount = MessageSelect.Key.exactly(abs(selector.offset)).text.dropFirst()
        function = MF2Function(
          "offset", [MF2Option(selector.offset < 0 ? "add" : "subtract", .literal(String(amount)))])
      } else {
        switch selector.function {
        case .text: function = MF2Function("string")
        case .plural: function = self.function(of: selector.name) ?? MF2Function("number")
        case .ordinal: function = MF2Function("number", [MF2Option("select", .literal("ordinal"))])
        }
      }
      let expression = MF2Expression(.variable(argument), function)
      return variable == argument ? .input(expression) : .local(variable, expression)
    }
  }

  // MARK: Choices

  private mutating func ways(through parts: [MessagePart], from start: [Way], number: String?) -> [Way] {
    var ways = start
    for part in parts where !isTooLong {
      switch part {
      case .text(let text): Self.add(.text(text), to: &ways)
      case .markup(let markup):
        for option in markup.options {
          if case .joined = option.value {
            lose("leaves out '\(option.name)' of the tag '\(markup.name)', a text with an argument in it")
          }
        }
        Self.add(.markup(MF2Markup(markup)), to: &ways)
      case .number: Self.add(.expression(MF2Expression(.variable(number ?? ""))), to: &ways)
      case .placeholder(let placeholder): Self.add(.expression(expression(placeholder)), to: &ways)
      case .select(let select): ways = self.ways(through: select, from: ways)
      }
      isTooLong = ways.count > Self.limit
    }
    return ways
  }

  private static func add(_ part: MF2Part, to ways: inout [Way]) {
    for index in ways.indices { ways[index].pattern.append(part) }
  }

  private mutating func ways(through select: MessageSelect, from start: [Way]) -> [Way] {
    let selector = Selector(name: select.name, function: select.function, offset: select.offset)
    let place = selectors.firstIndex(of: selector) ?? selectors.count
    if place == selectors.count { selectors.append(selector) }
    let number = select.function == .text ? nil : variable(selector)
    let variants = select.variants.filter { isChosen($0.key, by: select.function) }
    return start.flatMap { way -> [Way] in
      if let known = way.keys[place] {
        guard let variant = variant(of: select, for: known) else { return [way] }
        return ways(through: variant.parts, from: [way], number: number)
      }
      return variants.flatMap { variant -> [Way] in
        var next = way
        next.keys[place] = variant.key
        return ways(through: variant.parts, from: [next], number: number)
      }
    }
  }

  /// Whether some argument selects a variant. ICU ignores words that are not plural categories; MessageFormat 2 refuses
  /// them.
  private mutating func isChosen(_ key: MessageSelect.Key, by function: MessageSelect.Function) -> Bool {
    guard case .keyword(let word) = key, function != .text, PluralCategory(rawValue: word) == nil else { return true }
    lose("has a plural form '\(word)'")
    return false
  }

  /// The variant of a choice when another choice on the same argument has selected a key.
  private func variant(of select: MessageSelect, for key: MessageSelect.Key) -> MessageSelect.Variant? {
    if let own = select.variants.first(where: { $0.key == key }) { return own }
    guard case .exactly(let number) = key, let operands = PluralOperands(Self.digits(number - select.offset)) else {
      return select.other
    }
    let own = select.function == .ordinal ? rules.ordinal : rules
    return select.variant(for: own.category(for: operands).rawValue) ?? select.other
  }

  private func key(_ key: MessageSelect.Key?, of selector: Selector) -> MF2Message.Key {
    switch key {
    case nil, .keyword("other"): .any
    case .keyword(let keyword)?: .literal(keyword)
    case .exactly(let number)?: .literal(Self.digits(number - selector.offset))
    }
  }

  private static func digits(_ number: Double) -> String {
    String(MessageSelect.Key.exactly(number).text.dropFirst())
  }

  // MARK: Parts

  private mutating func expression(_ placeholder: MessagePlaceholder) -> MF2Expression {
    let operand = MF2Value.variable(ArgumentName.mf2(placeholder.name))
    switch placeholder.function {
    case .none, .damaged: return MF2Expression(operand, function(of: placeholder.name))
    case .text: return MF2Expression(operand, MF2Function("string"))
    case .number(let style):
      if let function = style.mf2Function { return MF2Expression(operand, function) }
      return losing("::\(style.skeleton)", MF2Expression(operand, MF2Function("number")))
    case .date(let text):
      let form = DateForm(text: text)
      let (function, isExact) = form.mf2Function
      let expression = MF2Expression(operand, function)
      return isExact ? expression : losing(form.icuSpelling ?? text, expression)
    case .specifier(let specifier): return losing(specifier.spelling, MF2Expression(operand))
    case .unsupported(let name, let options):
      return losing(options.map { "\(name),\($0)" } ?? name, MF2Expression(operand))
    }
  }

  /// The function of an argument that the pattern shows without one.
  private func function(of name: String) -> MF2Function? {
    guard case .number(let style)? = numbers[name] else { return nil }
    return style.mf2Function ?? MF2Function("number")
  }

  private mutating func losing(_ style: String, _ expression: MF2Expression) -> MF2Expression {
    lose(Self.loss(of: style, expression))
    return expression
  }

  /// The loss of a style, as a clause with the expression that replaces it.
  private static func loss(of style: String, _ expression: MF2Expression) -> String {
    let written = MF2Message([], .pattern([.expression(expression)])).text
    let name = expression.operand?.variable ?? ""
    return "shows '\(name)' as '\(style)', which becomes '\(written)' and may look different"
  }

  /// A pattern with adjacent texts joined.
  private static func joined(_ pattern: [MF2Part]) -> [MF2Part] {
    pattern.reduce(into: []) { parts, part in
      if case .text(let text) = part, case .text(let last)? = parts.last {
        parts[parts.count - 1] = .text(last + text)
      } else {
        parts.append(part)
      }
    }
  }

  private mutating func lose(_ clause: String) {
    if !losses.contains(clause) { losses.append(clause) }
  }
}

extension MF2Markup {
  fileprivate init(_ markup: MessageMarkup) {
    self.init(
      markup.kind, markup.name,
      markup.options.compactMap { option in
        switch option.value {
        case .text(let text): MF2Option(option.name, .literal(text))
        case .argument(let name): MF2Option(option.name, .variable(ArgumentName.mf2(name)))
        case .joined: nil
        }
      })
  }
}
