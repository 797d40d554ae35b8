package import L10nSyntax

/// A template as a user wrote it, with the templates that it shows.
package struct TemplateSource: Sendable {
  /// The name under which other templates show it: that of its file without `.mustache`.
  package let name: String

  /// What findings call the file.
  package let path: String

  package let source: SourceText

  package init(name: String, path: String, bytes: [UInt8]) {
    self.name = name
    self.path = path
    source = SourceText(decoding: bytes)
  }

  var text: String { String(decoding: source.utf8, as: UTF8.self) }

  /// The names of the templates that the text shows, in their order; none where it cannot be read.
  package var partials: [String] {
    ((try? TemplateScanner.tags(of: text)) ?? []).filter { $0.kind == .partial || $0.kind == .parent }.map(\.name)
  }
}
