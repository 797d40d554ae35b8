package import L10nRuntime

extension MessagePattern.Use {
  /// Whether a value that is made for another use can be used so: anything can be shown as it is, only numbers are
  /// counted, only text chooses by text.
  package func isServed(by value: MessagePattern.Use) -> Bool {
    switch self {
    case .plain: true
    case .text: !value.isNumber && value != .date
    case .wholeNumber, .number: value.isNumber
    case .date: value == .date
    }
  }

  /// What the value is, in words.
  package var kind: String { self == .date ? "a point in time" : isNumber ? "a number" : "text" }

  /// The use whose values have a type; `nil` for a type that patterns do not have.
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
