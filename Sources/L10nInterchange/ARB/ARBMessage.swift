import L10nCore
import L10nRuntime
import L10nSyntax

/// A text as an ICU message, with its arguments.
struct ARBMessage {
  private(set) var text = ""
  private(set) var placeholders: ARBPlaceholders

  /// The losses, in clauses for `Loss`.
  private(set) var losses: [String]

  /// The specifiers whose output the argument of the pattern does not always match.
  private(set) var inexact: [(specifier: String, argument: MessagePlaceholder)] = []

  private var variables: [String: MessageVariable] = [:]
  private let hasZero: Bool
  private let isStyled: Bool

  /// The number of variables' texts that one message may still take.
  private var budget = 1000

  /// - Parameters:
  ///   - unit: the text.
  ///   - source: the development text, which names the arguments.
  ///   - rules: the plural rules of the text's language.
  ///   - isStyled: whether the message itself says how numbers are shown; ARB says it beside the message.
  init(_ unit: TextUnit, source: TextUnit, rules: PluralRules, isStyled: Bool = false) {
    self.isStyled = isStyled
    if unit.isPattern, case .text(let pattern) = unit.message.content {
      // The text is already an ICU message.
      (text, losses, hasZero) = (pattern, [], false)
      let declared = [source.bundle, unit.bundle].compactMap(\.self).flatMap(\.placeholders)
      placeholders = ARBPlaceholders(pattern: pattern, declared: declared)
      if !isStyled, unit.bundle == nil { text = Self.quoted(placeholders.takeStyles(from: pattern), source) }
      return
    }
    let plural = PluralMessage(unit.message, of: unit.key, in: "ARB")
    losses = plural.losses
    hasZero = rules.categories.contains(.zero)
    placeholders = ARBPlaceholders(for: plural.message, source: source)
    switch plural.message.content {
    case .format(let format, let variables):
      self.variables = Dictionary(variables.map { ($0.name, $0) }) { $1 }
      text = message(format)
    case .text(let plain):
      isUnreadable = FormatString(plain).errors.contains { $0.code == .unsupportedFlag }
      if Self.isProse(plain, source.message) {
        placeholders = ARBPlaceholders(pattern: "", declared: [])
        text = ICUText.quoted(plain, isInPlural: false)
      } else {
        text = message(plain)
      }
    case .select, .pattern, .markedUp: break
    }
    losses += placeholders.losses.map { "'\(unit.key)' \($0)" }
    if isUnreadable { losses.append("'\(unit.key)' has a percent sign that is not a specifier, which ARB escapes") }
    if budget <= 0 { losses.append("'\(unit.key)' nests its variables too deep for ARB") }
  }

  private var isUnreadable = false

  /// Whether a text is not a format: without arguments it may contain a percent sign, and the one in "100% accurate"
  /// does not begin a specifier if the development text has no other.
  private static func isProse(_ text: String, _ source: Message) -> Bool {
    if FormatString(text).placeholders.isEmpty { return true }
    guard case .text(let source) = source.content else { return false }
    return [text, source].allSatisfy { text in
      let utf8 = Array(text.utf8)
      return FormatString(text).placeholders.allSatisfy { placeholder in
        let before = utf8[..<placeholder.range.lowerBound].last { $0 != UInt8(ascii: " ") } ?? 0
        let after = utf8[placeholder.range.upperBound...].first ?? 0
        return placeholder.flags == .space
          && (before.isASCIIDigit || after >= 0x80 || after.isASCIILetter)
      }
    }
  }

  /// The message with quoted braces, if a text in braces would be read as an argument of the development text.
  private static func quoted(_ pattern: String, _ source: TextUnit) -> String {
    guard case .text(let own) = source.message.content, let names = try? ICUMessage(own).argumentNames,
      ARBPattern(pattern, hasEscapes: nil, names: Set(names)).text != pattern, let icu = try? ICUMessage(pattern)
    else { return pattern }
    var printer = ICUPrinter()
    return printer.text(of: icu.parts)
  }

  /// The ICU message of a format.
  private mutating func message(_ format: String) -> String {
    var printer = ICUPrinter()
    return printer.text(of: parts(of: format, from: 1, path: []))
  }

  /// The parts of a format as parts of an ICU message.
  ///
  /// - Parameter path: the variables that contain the format, outermost first.
  private mutating func parts(of format: String, from first: Int, path: [String]) -> [MessagePart] {
    var result: [MessagePart] = []
    for part in [MessagePart](format: format, from: first) {
      guard case .placeholder(let placeholder) = part else {
        result.add(part)
        continue
      }
      budget -= 1
      if let specifier = placeholder.specifier, let argument = argument(specifier, path: path) {
        result.append(argument)
      } else {
        isUnreadable = true
        result.add(.text(placeholder.specifier?.spelling ?? placeholder.damagedSpelling ?? ""))
      }
    }
    return result
  }

  /// - Returns: `nil` for a variable that is not defined or that leads back to itself.
  private mutating func argument(_ specifier: MessageSpecifier, path: [String]) -> MessagePart? {
    guard let name = specifier.variable else { return shown(specifier).map { .placeholder($0) } }
    guard let variable = variables[name], !path.contains(name), path.count < 16, budget > 0,
      let argument = placeholders.use(specifier, as: variable)
    else { return nil }
    let variants = variable.variants.map { form in
      // A `zero` besides CLDR's rules is for the number 0 alone.
      MessageSelect.Variant(
        form.category == "zero" && !hasZero ? .exactly(0) : .keyword(form.category),
        parts(of: form.text, from: specifier.position, path: path + [name]))
    }
    return .select(MessageSelect(argument, .plural, variants))
  }

  private mutating func shown(_ specifier: MessageSpecifier) -> MessagePlaceholder? {
    guard let name = placeholders.use(specifier, isStyled: isStyled) else { return nil }
    guard isStyled else { return MessagePlaceholder(name) }
    let (function, isExact) = specifier.placeholder.patternFunction
    let argument = MessagePlaceholder(name, function)
    if !isExact { inexact.append((specifier.spelling, argument)) }
    // The argument of a plural is a whole number already.
    return function == .integer && placeholders.isCounted(name) ? MessagePlaceholder(name) : argument
  }
}
