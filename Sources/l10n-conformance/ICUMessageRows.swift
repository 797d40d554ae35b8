import L10nCompiler
import L10nRuntime
import L10nSyntax

extension RowFamily {
  /// A pattern of ICU's MessageFormat with its arguments, or one that ICU refuses.
  static let icuMessage = RowFamily(fileName: "icu_message.json", expectedFields: ["output", "error"]) { row in
    let locale = try row.tag("locale")
    let pattern = try row.string("pattern")
    let message: ICUMessage
    do throws(ICUMessageError) {
      message = try ICUMessage(pattern)
    } catch {
      return ["error": .bool(true)]
    }
    let formatter = try PatternFormatter(locale, MessagePattern(message).numbers)
    return ["output": .string(try formatter.format(message, try arguments(of: row)))]
  }

  private static func arguments(of row: VectorRow) throws(RowProblem) -> [String: MessageArgument] {
    guard case .object(let values) = row.fields["args"] else { throw RowProblem("the row has no object 'args'") }
    var arguments: [String: MessageArgument] = [:]
    for (name, value) in values {
      switch value {
      case .integer(let integer): arguments[name] = .integer(Int64(integer))
      case .number(let number): arguments[name] = .double(number)
      case .string(let text): arguments[name] = .string(text)
      default: throw RowProblem("the argument '\(name)' is neither a text nor a number")
      }
    }
    return arguments
  }
}

extension PatternFormatter {
  /// The formatter for patterns with ICU's output, which isolates nothing.
  init(_ locale: LanguageTag, _ kinds: NumberKinds) throws {
    // As in generated code.
    let numbers = LocaleNumbers(frozen: LocaleNumbers(try LocaleNumbers.Formats(for: locale, kinds)).frozen)
    let formatter = MessageFormatter(for: locale, numbers: numbers.own, isolation: .plain)
    self.init(formatter: formatter, ordinalRules: PluralRules(for: locale, type: .ordinal))
  }
}
