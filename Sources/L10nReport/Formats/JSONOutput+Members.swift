import StringsFormat

extension JSONOutput {
  /// An object of those members that have a value.
  static func members(_ members: (String, JSONOutput?)...) -> JSONOutput {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// An array; `nil` for one of nothing.
  static func nonempty(_ elements: [JSONOutput]) -> JSONOutput? { elements.isEmpty ? nil : .array(elements) }

  static func string(_ text: String?) -> JSONOutput? { text.map { .string($0) } }

  /// The value as a document, two blanks a level.
  var document: String {
    var layout = JSONLayout()
    layout.colon = ": "
    return text(layout) + "\n"
  }
}
