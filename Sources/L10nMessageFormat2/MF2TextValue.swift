package import L10nRuntime
import StringsFormat

/// A text, or what an argument without a function shows.
struct MF2TextValue: MF2FunctionValue {
  let argument: MessageArgument
  /// Whether `:string` makes it, so that it can be chosen by.
  let isSelectable: Bool

  /// `:string`: any value as text.
  static let string: MF2FunctionHandler = { call throws(MF2Failure) in
    guard let operand = call.operand else { throw .badOperand }
    return MF2TextValue(argument: .string(operand.argument.plainText), isSelectable: true)
  }

  var partType: String { "string" }

  func text() -> String { argument.plainText }

  func matches(_ key: String) -> Bool {
    // Swift compares by canonical equivalence, as the specification does with both in normalization form C.
    text() == key
  }
}

/// `:string` of a value that is not there: shown as what stands for it, and chosen by no key.
struct MF2MissingText: MF2FunctionValue {
  /// What stands for it: `$name`.
  let source: String

  var argument: MessageArgument { .string("") }
  var partType: String { "fallback" }
  var isSelectable: Bool { true }
  func text() throws(MF2Failure) -> String { "{\(source)}" }
}

extension MessageArgument {
  /// Text as it is, numbers in ASCII digits.
  package var plainText: String {
    if case .string(let text) = self { text } else { plainNumber ?? "" }
  }

  /// The number: a number, or a text that is a number literal; `nil` for all else.
  package var mf2Number: MessageArgument? {
    switch self {
    case .integer, .unsigned, .double: self
    case .string(let text):
      text.isMF2Number ? Int64(text).map { .integer($0) } ?? Double(text).map { .double($0) } : nil
    default: nil
    }
  }
}
