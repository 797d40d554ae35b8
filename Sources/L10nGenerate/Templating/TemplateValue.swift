package import L10nSyntax

/// A value that a template shows or tests. `l10n generate --context` prints the same values as JSON.
package indirect enum TemplateValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
  case number(Int)
  case list([TemplateValue])
  /// Members in the order in which they are printed.
  case object([Member])

  /// A name with its value.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: TemplateValue

    init(_ name: String, _ value: TemplateValue) { (self.name, self.value) = (name, value) }

    init(_ name: String, _ text: String) { self.init(name, .text(text)) }
  }

  /// The value as JSON, with its members in order.
  package var json: JSONOutput {
    switch self {
    case .text(let text): .string(text)
    case .flag(let flag): .boolean(flag)
    case .number(let number): .number(number)
    case .list(let values): .array(values.map(\.json))
    case .object(let members): .object(members.map { JSONOutput.Member($0.name, $0.value.json) })
    }
  }
}
