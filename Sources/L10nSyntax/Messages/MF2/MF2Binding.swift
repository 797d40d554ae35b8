import L10nRuntime

/// The operand of a variable or an expression, with the function that shows it.
struct MF2Binding {
  /// The value to show.
  enum Operand {
    case argument(String)
    case literal(String)
    /// No operand: the function makes the value.
    case none
  }

  /// The function that shows the value.
  enum Function {
    case none
    /// `:string`
    case text
    /// `:number` or a similar function, with its own and inherited options.
    case number(String, [String: String])
    /// `:date` or a similar function.
    case date(String, [String: String])
    /// An unknown function.
    case unknown(String)
  }

  var operand: Operand
  var function = Function.none
  /// The sum of the offsets of `:offset` functions.
  var offset = 0
  /// The isolate for `u:dir`; `nil` for none.
  var isolate: String?
  /// The first problem that prevents showing the value as requested.
  var problem: MF2Problem.Code?
}

extension MF2Message {
  /// The binding of a variable.
  func binding(of name: String) -> MF2Binding {
    guard let declaration = declarations.last(where: { $0.name == name }) else {
      return MF2Binding(operand: .argument(name))
    }
    switch declaration {
    case .input(let expression): return MF2Binding(operand: .argument(name)).applying(expression.function)
    case .local(_, let expression): return binding(of: expression)
    }
  }

  /// The binding of an expression. Declarations refer only to earlier ones, so the recursion ends.
  func binding(of expression: MF2Expression) -> MF2Binding {
    let operand: MF2Binding =
      switch expression.operand {
      case .literal(let text)?: MF2Binding(operand: .literal(text))
      case .variable(let name)?: binding(of: name)
      case nil: MF2Binding(operand: .none)
      }
    return operand.applying(expression.function)
  }
}

extension MF2Binding {
  /// The same value with another function.
  fileprivate func applying(_ function: MF2Function?) -> MF2Binding {
    guard let function else { return self }
    var binding = self
    var options: [String: String] = [:]
    for option in function.options where !option.name.utf8.starts(with: "u:".utf8) {
      switch option.value {
      case .literal(let text): options[option.name] = text
      case .variable(let name):
        // An unknown option is reported without its value.
        if MF2Function.optionNames(of: function.name)?.contains(option.name) == false { continue }
        binding.problem = binding.problem ?? .variableOption(option.name, variable: name)
      }
    }
    if case .none = operand, MF2Function.optionNames(of: function.name) != nil {
      binding.problem = binding.problem ?? .noOperand(function.name)
    }
    if case .literal(let text) = operand, function.cannotShow(text) {
      binding.problem = binding.problem ?? .badLiteral(text, function: function.name)
    }
    if let direction = function.options.first(where: { $0.name == "u:dir" })?.value.literal {
      binding.isolate = ["ltr": "\u{2066}", "rtl": "\u{2067}", "auto": "\u{2068}"][direction]
    }
    switch function.name {
    case "string": binding.function = .text
    case "offset":
      let inherited = MF2NumberStyle.inherited(numberOptions, by: "offset")
      // A currency or a percentage with an offset becomes a plain number, as the specification says.
      binding.function = .number("number", inherited)
      let amounts = ["add", "subtract"].compactMap { name in options[name]?.mf2DigitSize.map { (name, $0) } }
      if amounts.count == 1, options["add"] == nil || options["subtract"] == nil {
        binding.offset += amounts[0].0 == "add" ? amounts[0].1 : -amounts[0].1
      } else {
        binding.problem = binding.problem ?? .badOption("offset", "add", nil)
      }
    case let name where MF2NumberStyle.functions.contains(name):
      var all = MF2NumberStyle.inherited(numberOptions, by: name)
      // A rounded number has no fraction in any later function.
      if case .number("integer", _) = self.function { all["maximumFractionDigits"] = "0" }
      // Embedded Swift does not compile `merging`.
      for (option, value) in options { all[option] = value }
      if ["number", "integer"].contains(name), numberOptions["select"] != nil, options["select"] == nil {
        binding.problem = binding.problem ?? .inheritedSelect(name)
      }
      if name == "integer", case .literal(let text) = operand { binding.operand = .literal(text.roundedLiteral) }
      binding.function = .number(name, all)
      let unit = name == "currency" || name == "unit" ? all[name] : ""
      let bad = MF2NumberStyle(name, all).badOptions.first
      if let option = unit == nil ? name : bad {
        binding.problem = binding.problem ?? .badOption(name, option, all[option])
      }
    case let name where MF2DateStyle.functions.contains(name):
      binding.function = .date(name, options)
      if let option = MF2DateStyle(name, options).badOptions.first {
        binding.problem = binding.problem ?? .badOption(name, option, options[option])
      }
    default:
      binding.function = .unknown(function.name)
      binding.problem = binding.problem ?? .unknownFunction(function.name)
    }
    return binding
  }

  private var numberOptions: [String: String] {
    if case .number(_, let options) = function { options } else { [:] }
  }
}

extension MF2Function {
  /// Whether the function cannot show a literal.
  fileprivate func cannotShow(_ literal: String) -> Bool {
    if MF2NumberStyle.functions.contains(name) { return !literal.isMF2Number }
    return MF2DateStyle.functions.contains(name) && Instant(literal) == nil
  }
}

extension String {
  /// A number literal rounded to a whole number, halves away from zero; unchanged beyond 9 × 10^15.
  fileprivate var roundedLiteral: String {
    // The library's rounding of doubles would make every app link libm.
    guard let value = Double(self), value.magnitude < 9e15 else { return self }
    return "\(Int64(value < 0 ? value - 0.5 : value + 0.5))"
  }
}

/// A part of a valid message that an app cannot show, with its place.
package struct MF2Problem: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of problems.
  package enum Code: Hashable, Sendable {
    /// An unknown function.
    case unknownFunction(String)
    /// An option that a function does not have.
    case unknownOption(String, String)
    /// An option with a value that the function does not accept; `nil` if a required option is missing.
    case badOption(String, String, String?)
    /// An option whose value is an argument.
    case variableOption(String, variable: String)
    /// A function without an operand.
    case noOperand(String)
    /// A literal in the message that its function cannot read as a number or a date.
    case badLiteral(String, function: String)
    /// A function that would select by the `select` option of the previous one, which the standard does not inherit.
    case inheritedSelect(String)
    /// A tag with `u:dir`.
    case tagDirection(String)
    /// A known style that cannot be shown.
    case unsupported(String)
    /// A function that cannot select.
    case notSelectable(String)
    /// A key that matches no number: neither a number nor a plural category.
    case badKey(String)
    /// A text key `other` beside `*`.
    case otherBesideAny
  }

  package let code: Code
  /// The place in UTF-8 offsets of the message.
  package let range: Range<Int>

  /// The problem as a clause.
  package var description: String {
    switch code {
    case .unknownFunction(let name): "the function ':\(name)' is not known"
    case .unknownOption(let function, let option): "the option '\(option)' of ':\(function)' is not known"
    case .badOption(let function, let option, let value?) where MF2Function.values(ofOption: option) != nil:
      "the option '\(option)' of ':\(function)' takes no '\(value)'"
    case .badOption(let function, let option, _): "':\(function)' has no usable value for its option '\(option)'"
    case .variableOption(let option, _): "the option '\(option)' is set by an argument"
    case .noOperand(let function): "':\(function)' has nothing to show"
    case .badLiteral(let text, let function):
      "'\(text)' is not a \(MF2DateStyle.functions.contains(function) ? "date" : "number")"
    case .inheritedSelect(let function): "':\(function)' does not take over the option 'select'"
    case .tagDirection(let name): "the tag '\(name)' cannot have a direction"
    case .unsupported(let function): "the options of ':\(function)' cannot be shown"
    case .notSelectable(let function): "':\(function)' does not choose among variants"
    case .badKey(let key): "'\(key)' is neither a number nor a plural category"
    case .otherBesideAny: "the text 'other' is chosen by beside '*'"
    }
  }

  /// A sentence that says how to solve the problem.
  package var help: String {
    switch code {
    case .unknownFunction:
      "use :number, :integer, :percent, :currency, :unit, :offset, :string, :date, :time or :datetime"
    case .unknownOption(let function, _):
      // Options that are known but cannot be shown are not proposed.
      Self.list((MF2Function.optionNames(of: function) ?? []).filter { $0 != "calendar" && $0 != "timeZone" })
    case .badOption(_, let option, _?) where MF2Function.values(ofOption: option) != nil:
      Self.list(MF2Function.values(ofOption: option) ?? [])
    case .badOption: "see the options of the function in the specification of MessageFormat 2"
    case .variableOption(let option, let variable): "write a literal: '\(option)=…' instead of '$\(variable)'"
    case .noOperand: "write an argument before it: {$name …}"
    case .badLiteral(_, let function):
      MF2DateStyle.functions.contains(function)
        ? "write a date as 2006-01-02 or 2006-01-02T15:04:05" : "write a number as 42, -1.5 or 6e23"
    case .inheritedSelect(let function): "repeat the option: ':\(function) select=…'"
    case .tagDirection: "remove 'u:dir', or give it to a placeholder"
    case .unsupported: "use other options, or give the argument as text"
    case .notSelectable: "choose by :number, :integer, :percent or :string"
    case .badKey: "write a number, zero, one, two, few, many, other, or '*'"
    case .otherBesideAny: "use another word for the text"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "leave it out" : words.dropFirst().reduce("write one of \(words[0])") { "\($0), \($1)" }
  }
}
