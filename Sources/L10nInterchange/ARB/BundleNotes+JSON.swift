import L10nCore
import L10nSyntax

extension BundleNotes {
  /// The notes of an ARB file on a text.
  init(_ entry: ARBFile.Entry) {
    let names = entry.placeholders?.elements.compactMap(\.string) ?? []
    let members = entry.placeholders?.members.map(\.self) ?? []
    let other = entry.notes?.members.filter { !ARBName.isOfTexts($0.key.text) } ?? []
    self.init(
      text: entry.text,
      placeholders: names.map { Placeholder($0, type: nil, specifier: nil, attributes: "{}") }
        + members.map { member in
          Placeholder(
            member.key.text, type: member.value[ARBName.type]?.value.string,
            specifier: member.value[ARBName.specifier]?.value.string, attributes: member.value.onOneLine)
        },
      attributes: other.map { Attribute($0) })
  }
}

extension BundleNotes.Attribute {
  init(_ member: JSONMember) { self.init(member.key.text, member.value.onOneLine) }
}

extension JSONValue {
  /// The value on one line, spaced as in our own notes: `{ "type": "int" }`.
  fileprivate var onOneLine: String {
    switch kind {
    case .object:
      let members = members.map { "\(JSONText.quoted($0.key.text)): \($0.value.onOneLine)" }
      return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }"
    case .array: return "[\(elements.map(\.onOneLine).joined(separator: ", "))]"
    case .string: return JSONText.quoted(string ?? "")
    case .number: return numberText ?? "0"
    case .true: return "true"
    case .false: return "false"
    case .null, .invalid: return "null"
    }
  }
}
