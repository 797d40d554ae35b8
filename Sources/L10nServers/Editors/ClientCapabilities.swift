import StringsFormat

/// What an editor can do, as it says when it begins.
struct ClientCapabilities: Sendable {
  var encoding = PositionEncoding.utf16

  /// Whether findings may name other places.
  var showsRelatedPlaces = false

  /// Whether findings may have a link.
  var showsLinks = false

  /// Whether hovers may be Markdown.
  var showsMarkdown = false

  init() {}

  /// - Parameter parameters: those of `initialize`.
  init(_ parameters: JSONValue?) {
    let all = parameters?.member("capabilities")
    let document = all?.member("textDocument")
    let encodings = all?.member("general")?.member("positionEncodings")?.elements.compactMap(\.string) ?? []
    if encodings.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    let diagnostics = document?.member("publishDiagnostics")
    showsRelatedPlaces = diagnostics?.member("relatedInformation")?.boolean ?? false
    showsLinks = diagnostics?.member("codeDescriptionSupport")?.boolean ?? false
    let formats = document?.member("hover")?.member("contentFormat")?.elements.compactMap(\.string) ?? []
    showsMarkdown = formats.contains("markdown")
  }
}
