import L10nRuntime

/// One row of a vector file: inputs and expected results, by name.
struct VectorRow: Sendable {
  let fields: [String: VectorValue]

  /// The text of a field; a number in Swift's spelling.
  func string(_ name: String) throws(RowProblem) -> String {
    guard let text = try optionalString(name) else { throw RowProblem("the row has no '\(name)'") }
    return text
  }

  /// The text of a field, `nil` if the row does not have it.
  func optionalString(_ name: String) throws(RowProblem) -> String? {
    switch fields[name] {
    case nil, .null: return nil
    case .string(let text): return text
    case .integer(let value): return String(value)
    case .number(let value): return String(value)
    default: throw RowProblem("'\(name)' is not a text")
    }
  }

  /// The texts of a field that is a list.
  func strings(_ name: String) throws(RowProblem) -> [String] {
    guard case .array(let values) = fields[name] else { throw RowProblem("the row has no list '\(name)'") }
    var texts: [String] = []
    for case .string(let text) in values { texts.append(text) }
    guard texts.count == values.count else { throw RowProblem("'\(name)' is not a list of texts") }
    return texts
  }

  /// The language tag of a field.
  func tag(_ name: String) throws(RowProblem) -> LanguageTag {
    let text = try string(name)
    guard let tag = LanguageTag(text) else { throw RowProblem("'\(text)' is not a language tag") }
    return tag
  }

  /// The plural operands of a field.
  func operands(_ name: String) throws(RowProblem) -> PluralOperands {
    let text = try string(name)
    guard let operands = PluralOperands(text) else { throw RowProblem("'\(text)' is not a number") }
    return operands
  }
}

/// The reason why a row could not be run.
struct RowProblem: Error, CustomStringConvertible {
  /// The problem in one clause.
  let description: String

  init(_ description: String) { self.description = description }
}
