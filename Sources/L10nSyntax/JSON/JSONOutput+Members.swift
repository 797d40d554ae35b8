extension JSONOutput {
  /// An object with those members that have a value.
  package static func members(_ members: KeyValuePairs<String, JSONOutput?>) -> JSONOutput {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// The value on one line.
  package var line: String {
    var layout = JSONLayout()
    (layout.indentation, layout.colon, layout.lineBreak) = ("", ":", "")
    return text(layout)
  }
}
