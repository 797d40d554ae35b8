package import L10nRuntime
package import StringsFormat

/// What an expression of MessageFormat 2 comes to: it can be shown, chosen by, and given to another function.
package protocol MF2FunctionValue: Sendable {
  /// The value itself, for functions that take this one.
  var argument: MessageArgument { get }
  /// The options that functions which take this one inherit, by name.
  var options: [String: MF2OptionValue] { get }
  /// The kind of part that it is shown as: `string`, `number`, `datetime`.
  var partType: String { get }
  /// The direction of what it shows; `nil` where it is not known.
  var direction: WritingDirection? { get }
  /// Whether `matches` can be asked.
  var isSelectable: Bool { get }
  /// Its text.
  /// - Throws: why it cannot be shown.
  func text() throws(MF2Failure) -> String
  /// The pieces of its text, by kind; none where it is of one piece.
  func pieces() -> [(type: String, value: String)]
  /// Whether a key stands for it.
  /// - Throws: `badVariantKey` for a key that can stand for nothing of the kind.
  func matches(_ key: String) throws(MF2Failure) -> Bool
  /// Whether of two keys that stand for it the first is the better one.
  func prefers(_ key: String, to other: String) -> Bool
}

extension MF2FunctionValue {
  package var options: [String: MF2OptionValue] { [:] }
  package var direction: WritingDirection? { nil }
  package var isSelectable: Bool { false }
  package func pieces() -> [(type: String, value: String)] { [] }
  package func matches(_ key: String) throws(MF2Failure) -> Bool { false }
  package func prefers(_ key: String, to other: String) -> Bool { false }
}

/// The value of an option.
package struct MF2OptionValue: Hashable, Sendable {
  /// As text; numbers in ASCII digits.
  package let text: String
  /// Whether the message says it, and not a variable.
  package let isLiteral: Bool

  package init(_ text: String, isLiteral: Bool) { (self.text, self.isLiteral) = (text, isLiteral) }
}

/// What can go wrong while a message is shown, in the specification's words.
package enum MF2Failure: String, Error, Hashable, Sendable {
  case unresolvedVariable = "unresolved-variable"
  case unknownFunction = "unknown-function"
  case badOperand = "bad-operand"
  case badOption = "bad-option"
  case badSelector = "bad-selector"
  case badVariantKey = "bad-variant-key"
  case notFormattable = "not-formattable"
  case unsupportedOperation = "unsupported-operation"
}

/// A call of a function.
package struct MF2Call: Sendable {
  /// The name of the function.
  package let function: String
  /// The value before the function; `nil` where there is none.
  package let operand: (any MF2FunctionValue)?
  /// The options that the message sets, without those of the namespace `u`.
  package let options: [String: MF2OptionValue]
  /// How the locale shows things.
  package let context: MF2Context
  /// What went wrong and did not keep the function from giving a value.
  package private(set) var failures: [MF2Failure] = []

  init(
    _ function: String, _ operand: (any MF2FunctionValue)?, _ options: [String: MF2OptionValue], _ context: MF2Context
  ) {
    (self.function, self.operand, self.options, self.context) = (function, operand, options, context)
  }

  /// Records what went wrong; the function goes on.
  package mutating func report(_ failure: MF2Failure) { failures.append(failure) }
}

/// A function of MessageFormat 2: makes a value of an operand and options.
package typealias MF2FunctionHandler = @Sendable (inout MF2Call) throws(MF2Failure) -> any MF2FunctionValue

/// How one locale shows the values of a message.
package struct MF2Context: Sendable {
  /// The locale of the message.
  package let locale: LanguageTag
  /// Shows a number; `nil` for a style that cannot be shown.
  package let number: @Sendable (MessageArgument, NumberStyle) -> String?
  /// The category of a number in a style, by ordinal rules or cardinal ones.
  package let category: @Sendable (MessageArgument, NumberStyle, _ isOrdinal: Bool) -> PluralCategory
  /// Shows a date with the fields of a skeleton; `nil` where it cannot.
  package let date: @Sendable (_ date: String, _ skeleton: String) -> String?
  /// The digits and signs of numbers.
  package let symbols: NumberSymbols

  package init(
    locale: LanguageTag, symbols: NumberSymbols,
    number: @escaping @Sendable (MessageArgument, NumberStyle) -> String?,
    category: @escaping @Sendable (MessageArgument, NumberStyle, Bool) -> PluralCategory,
    date: @escaping @Sendable (String, String) -> String?
  ) {
    (self.locale, self.symbols) = (locale, symbols)
    (self.number, self.category, self.date) = (number, category, date)
  }

  /// The direction in which the locale is written.
  package var direction: WritingDirection { locale.isRightToLeft ? .rightToLeft : .leftToRight }
}

extension MF2Context {
  /// A context whose numbers a formatter shows.
  /// - Parameter date: shows a date with the fields of a skeleton; `nil` where it cannot.
  package init(
    locale: LanguageTag, _ formatter: PatternFormatter, date: @escaping @Sendable (String, String) -> String?
  ) {
    self.init(
      locale: locale, symbols: formatter.formatter.symbols, number: { formatter.text(of: $0, style: $1) },
      category: { formatter.category(of: $0, style: $1, isOrdinal: $2) }, date: date)
  }
}
