package import L10nSyntax

/// A template from a user, with the templates that it includes.
package struct TemplateSource: Sendable {
  /// The name by which other templates include it: that of its file without `.mustache`.
  package let name: String

  /// The path of the file in findings.
  package let path: String

  package let source: SourceText

  package init(name: String, path: String, bytes: [UInt8]) {
    self.name = name
    self.path = path
    source = SourceText(decoding: bytes)
  }

  var text: String { String(decoding: source.utf8, as: UTF8.self) }

  /// The names of the templates that the text includes, in their order; empty if it is invalid.
  package var partials: [String] {
    ((try? TemplateScanner.tags(of: text)) ?? []).filter { $0.kind == .partial || $0.kind == .parent }.map(\.name)
  }
}
