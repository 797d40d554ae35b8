import L10nCore
import L10nRuntime
import L10nSyntax

/// The plural rules of an ARB file's language. One value serves a whole file, since making it evaluates the rules for
/// many numbers.
struct ARBLanguage {
  private let requirements: PluralRequirements
  private let rules: PluralRules

  init(_ tag: LanguageTag) { (requirements, rules) = (PluralRequirements(for: tag), PluralRules(for: tag)) }

  /// The category that is for one number alone; `nil` if other numbers take it, too. String tables have `zero` for 0 in
  /// every language, but in Latvian it is for 10 and 11 as well.
  func category(of number: Int) -> PluralCategory? {
    if number == 0, requirements.integers(selecting: .zero).allSatisfy({ $0 == 0 }) { return .zero }
    let category = rules.category(for: PluralOperands(number))
    return requirements.onlyInteger(selecting: category) == number ? category : nil
  }
}

/// An ICU message as a text of a string table.
struct ARBContent {
  private(set) var message: Message = Message(text: "")

  /// The losses, in clauses after the key.
  private(set) var losses: [String] = []

  /// The arguments, including those that the message used first.
  private(set) var arguments: ARBArguments
  private var variables: [MessageVariable] = []

  /// The indices of the variables, by name.
  private var places: [String: Int] = [:]

  /// The number in the name of the latest copy of a variable.
  private var copies: [String: Int] = [:]
  private let language: ARBLanguage

  /// The bytes of the ICU message, and the places of its parts in it.
  private let pattern: [UInt8]
  private let parts: PatternPlaces

  /// The plural form that contains a text.
  private struct Scope {
    /// The argument whose number `#` shows.
    var number: String?
    var first = 1
  }

  /// - Parameter pattern: the text of the ICU message.
  init(_ icu: ICUMessage, of pattern: String, arguments: ARBArguments, language: ARBLanguage) {
    (self.arguments, self.language) = (arguments, language)
    (self.pattern, parts) = (Array(pattern.utf8), icu.places)
    // A text without arguments, in which a percent sign is text.
    if let plain = MessagePattern(icu).plainText {
      message = Message(text: plain)
      return
    }
    let format = text(icu.parts, at: [], in: Scope())
    message = variables.isEmpty ? .text(format) : .format(format, variables: variables)
  }

  private mutating func text(_ parts: [MessagePart], at path: [Int], in scope: Scope) -> String {
    formatParts(parts, at: path, in: scope).format(from: scope.first, mayMix: true)
  }

  /// The parts of a format for the parts of a message.
  private mutating func formatParts(_ parts: [MessagePart], at path: [Int], in scope: Scope) -> [MessagePart] {
    var result: [MessagePart] = []
    for (index, part) in parts.enumerated() { result += formatParts(part, at: path + [index], in: scope) }
    return result
  }

  private mutating func formatParts(_ part: MessagePart, at path: [Int], in scope: Scope) -> [MessagePart] {
    switch part {
    case .text: return [part]
    case .placeholder(let placeholder):
      let name = placeholder.name
      if placeholder.function != .none, let specifier = arguments.specifier(for: placeholder) {
        return [.specifier(specifier)]
      }
      if placeholder.function != .none { lose("shows '\(name)' in the style '\(style(at: path))'") }
      return [.specifier(arguments.specifier(for: name, isNumber: name == scope.number))]
    case .markup(let markup):
      lose("has a tag '\(markup.name)'")
      return []
    case .number: return [.specifier(arguments.specifier(for: scope.number ?? "", isNumber: true))]
    case .select(let select):
      if select.function == .plural { return variable(select, at: path).map { [.specifier($0)] } ?? [] }
      lose("selects by '\(select.name)', of which only 'other' is kept")
      guard let other = select.variants.firstIndex(where: { $0.key == .keyword("other") }) else { return [] }
      var inner = scope
      if select.function == .ordinal { inner.number = select.name }
      return formatParts(select.variants[other].parts, at: path + [other], in: inner)
    }
  }

  /// The style of an argument, as the message spells it: `number, percent`.
  private func style(at path: [Int]) -> String {
    let inner = String(decoding: pattern[parts[path]].dropFirst().dropLast(), as: UTF8.self)
    let style = inner.split(separator: ",", maxSplits: 1).last.map(Substring.init) ?? ""
    let start = style.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Turns a plural into a variable; `nil` for a plural without a form for a plural category.
  private mutating func variable(_ select: MessageSelect, at path: [Int]) -> MessageSpecifier? {
    if select.offset != 0 { lose("counts '\(select.name)' with an offset") }
    let keys = Set(select.variants.map(\.key))
    var chosen: [(String, Int)] = []
    for (index, variant) in select.variants.enumerated() {
      if let category = category(of: variant.key, among: keys, of: select.name) { chosen.append((category, index)) }
    }
    if chosen.isEmpty { return nil }
    let argument = arguments.argument(select.name)
    let wanted = argument.variable?.variable ?? select.name
    let index = variables.count
    let (known, lastCopy) = (places[wanted], copies[wanted])
    let name = known == nil ? wanted : copy(of: wanted)
    let scope = Scope(number: select.name, first: argument.position)
    // Variables inside its texts follow it.
    variables.append(MessageVariable(name: name, valueType: nil, variants: []))
    places[name] = index
    let forms = chosen.map { category, index in
      MessageVariable.Variant(
        category: category, text: text(select.variants[index].parts, at: path + [index], in: scope))
    }
    // A message may choose by one argument in several places.
    if let known, variables[known].variants == forms {
      for variable in variables[index...] { places[variable.name] = nil }
      variables.removeSubrange(index...)
      copies[wanted] = lastCopy
      return arguments.reference(to: select.name, variable: wanted)
    }
    variables[index] = MessageVariable(name: name, valueType: argument.variableType, variants: forms)
    return arguments.reference(to: select.name, variable: name)
  }

  /// A name for another variable, with a number that makes it unique.
  private mutating func copy(of name: String) -> String {
    var number = copies[name] ?? 1
    var copy: String
    repeat {
      number += 1
      copy = "\(name)\(number)"
    } while places[copy] != nil
    copies[name] = number
    return copy
  }

  /// The category of a branch; `nil` for a number without a category, and for an unknown category.
  private mutating func category(
    of selector: MessageSelect.Key, among selectors: Set<MessageSelect.Key>, of argument: String
  ) -> String? {
    switch selector {
    case .keyword(let keyword):
      if PluralCategory(rawValue: keyword) != nil { return keyword }
      lose("has a plural form '\(keyword)'")
    case .exactly(let value):
      let number = Int(exactly: value)
      if let category = number.flatMap({ $0 < 0 ? nil : language.category(of: $0)?.rawValue }),
        !selectors.contains(.keyword(category))
      {
        return category
      }
      lose("has a text for the number \(number.map { "\($0)" } ?? "\(value)") of '\(argument)'")
    }
    return nil
  }

  private mutating func lose(_ clause: String) {
    if !losses.contains(clause), losses.count < 20 { losses.append(clause) }
  }
}
