import L10nSyntax

extension JSONOutput {
  /// An array; `nil` if it is empty.
  static func nonempty(_ elements: [JSONOutput]) -> JSONOutput? { elements.isEmpty ? nil : .array(elements) }

  static func string(_ text: String?) -> JSONOutput? { text.map { .string($0) } }

  /// The value as a document, indented by two blanks for each level.
  var document: String { text(Self.layout) + "\n" }

  /// The value as its text in a document at a nesting depth: for many findings a text takes less memory.
  func written(depth: Int) -> JSONOutput { .written(text(Self.layout, depth: depth)) }

  private static let layout: JSONLayout = {
    var layout = JSONLayout()
    layout.colon = ": "
    return layout
  }()
}
