/// The error of a message that could not be formatted because its arguments do not fit.
///
/// The arguments of generated functions were checked against every locale, so they never cause one; it is for messages
/// from other sources.
public struct MessageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  package enum Reason: Hashable, Sendable {
    /// A specifier without its argument.
    case missingArgument(position: Int, count: Int)
    /// An argument of another kind than its specifier takes.
    case wrongArgument(position: Int, expected: ArgumentType, found: String)
    /// A number that is out of range for its specifier.
    case outOfRange(position: Int, type: ArgumentType, value: String)
    /// The text cannot be read as a format.
    case unreadable(text: String, reason: String)
    /// A variable that the message does not define.
    case undefinedVariable(String)
    /// A variable, or an argument of a pattern by its position, has no text for the value.
    case missingVariant(variable: String)
    /// A rule for devices or widths without a single variant.
    case emptyRule
    /// Variables that use one another endlessly, or more of them than any text needs.
    case endlessVariables
    /// A width or a precision above 4095, the most that C requires.
    case tooWide(Int)
    /// An argument of a pattern of another kind than the pattern takes.
    case wrongValue(position: Int, expected: String, found: String)
    /// A program that the compiler did not write.
    case damaged
    /// An argument of an ICU message with a type or a style that cannot be shown: `date, short`.
    case unsupportedFormat(argument: String, format: String)
  }

  /// The kind of the error.
  package let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  /// One clause that describes the error, for developers.
  public var description: String {
    switch reason {
    case .missingArgument(let position, let count):
      "the text uses argument \(position), but \(count) \(count == 1 ? "was" : "were") given"
    case .wrongArgument(let position, let expected, let found):
      "argument \(position) is \(found), but the text takes \(expected.rawValue)"
    case .outOfRange(let position, let type, let value):
      "argument \(position) is \(value), which does not fit in \(type.rawValue)"
    case .unreadable(let text, let reason): "'\(text)' is not a format: \(reason)"
    case .undefinedVariable(let name): "the variable '\(name)' is not defined"
    case .missingVariant(let variable): "no text of '\(variable)' is for the value"
    case .emptyRule: "the message has no variant"
    case .endlessVariables: "the message's variables use one another without an end"
    case .tooWide(let amount): "a width or precision of \(amount) is above 4095"
    case .wrongValue(let position, let expected, let found):
      "argument \(position) is \(found), but the text takes \(expected)"
    case .damaged: "the text is damaged"
    case .unsupportedFormat(let argument, let format):
      "the argument '\(argument)' cannot be shown as '\(format)'"
    }
  }
}
