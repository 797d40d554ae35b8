import L10nSyntax

@testable import L10nRuntime

extension MessageRendering {
  /// The text of a variable for the argument at a position.
  func chosenText(of variable: MessageVariable, at position: Int) throws(MessageError) -> String {
    let argument = try argument(position)
    if variable.rule == .plural, let category = formatter.category(of: argument) {
      let isZero = argument.exactNumber == 0
      return try text(of: variable, in: isZero ? [PluralCategory.zero, category] : [category])
    }
    let value = variable.valuePlaceholder?.counted(from: position)
    let digits = try digits(of: argument, as: value, at: position)
    let category: String
    switch variable.rule {
    case .gender: category = digits
    case .plural:
      let isWhole = value?.conversion.isInteger ?? (argument.integerValue != nil)
      let zero = PluralCategory.zero.rawValue
      // An existing `zero` is for the whole number 0 in every language (Foundation release notes, OS X 10.9); all other
      // numbers have CLDR's category for the number as shown.
      let isZero = isWhole && argument.integerValue?.magnitude == 0 && variable.text(for: zero) != nil
      category = isZero ? zero : pluralCategory(of: digits).rawValue
    }
    guard let text = variable.text(for: category) ?? variable.text(for: PluralCategory.other.rawValue) else {
      throw MessageError(.missingVariant(variable: variable.name))
    }
    return text
  }

  /// The text of the first category that has one, or that of `other`.
  private func text(
    of variable: MessageVariable, in categories: [PluralCategory]
  ) throws(MessageError) -> String {
    for category in categories + [.other] {
      if let text = variable.text(for: category.rawValue) { return text }
    }
    throw MessageError(.missingVariant(variable: variable.name))
  }

  /// The plural category of digits; `other` for infinities and NaN.
  private func pluralCategory(of digits: String) -> PluralCategory {
    guard let operands = PluralOperands(digits) else { return .other }
    return formatter.pluralRules.category(for: operands)
  }

  /// The magnitude of a number in the digits of the variable's value type. Without a value type for numbers, any number
  /// is used unchanged.
  private func digits(
    of argument: MessageArgument, as value: FormatPlaceholder?, at position: Int
  ) throws(MessageError) -> String {
    switch value?.conversion {
    case .fixed?, .general?:
      guard let value else { break }
      let precision: Int? = if case .literal(let digits)? = value.precision { digits } else { nil }
      if let precision, precision > MessageLimits.field { throw MessageError(.tooWide(precision)) }
      let number = try Self.number(argument, for: value, flags: value.flags, precision: precision)
      // Plural rules know no exponent but that of compact notation.
      if number.exponent.isEmpty { return number.plain }
    case .decimal?, .unsigned?, .octal?, .hexadecimal?:
      guard let value else { break }
      // The value of the number counts, regardless of its base and padding, but it must fit.
      _ = try Self.number(argument, for: value, flags: [], precision: nil)
    default: break
    }
    switch argument {
    case .integer(let value): return String(value.magnitude)
    case .unsigned(let value): return String(value)
    case .double(let value):
      let shortest = FormattedNumber(shortest: value)
      if shortest.exponent.isEmpty { return shortest.plain }
      let places = value.magnitude < 1 ? 20 : 0
      return FormattedNumber(value, conversion: .fixed(uppercase: false), flags: [], precision: places).plain
    default:
      throw MessageError(.wrongArgument(position: position, expected: value?.type ?? .int, found: argument.kind))
    }
  }
}
