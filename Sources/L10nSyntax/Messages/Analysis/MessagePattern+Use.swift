package import L10nRuntime

extension MessagePattern.Use {
  /// Whether a value for another use can be used in this way: any value can be shown, only numbers can be counted, only
  /// text can be selected by as text.
  package func isServed(by value: MessagePattern.Use) -> Bool {
    switch self {
    case .plain: true
    case .text: !value.isNumber && value != .date
    case .wholeNumber, .number: value.isNumber
    case .date: value == .date
    }
  }

  /// The kind of the value, in words.
  package var kind: String { self == .date ? "a date and time" : isNumber ? "a number" : "text" }

  /// The use for values of a type; `nil` for a type that patterns do not have.
  package init?(_ type: ArgumentType) {
    switch type {
    case .object: self = .plain
    case .cString: self = .text
    case .int64: self = .wholeNumber
    case .double: self = .number
    case .date: self = .date
    default: return nil
    }
  }
}
