package import L10nRuntime

/// The fields of a PO file's header.
package struct POHeader: Sendable {
  private var fields: [String: String] = [:]

  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      if !value.isEmpty { fields[line[..<colon].lowercased()] = String(value) }
    }
  }

  /// A field by its lowercase name; `nil` for an empty one.
  package subscript(name: String) -> String? { fields[name] }

  /// The language of the sources.
  package var sourceLanguage: LanguageTag? {
    self[PONotes.sourceField.lowercased()].flatMap { LanguageTag(translationName: $0) }
  }

  package var charset: String? {
    guard let type = fields["content-type"]?.lowercased(), let equals = type.firstIndex(of: "=") else { return nil }
    return String(type[type.index(after: equals)...].prefix { $0 != ";" && $0 != " " })
  }
}
