import L10nSyntax

/// What an editor can do, as it says when it begins.
struct ClientCapabilities: Sendable {
  var encoding = PositionEncoding.utf16

  /// Whether findings may name other places.
  var showsRelatedPlaces = false

  /// Whether findings may have a link.
  var showsLinks = false

  /// Whether hovers may be Markdown.
  var showsMarkdown = false

  /// Whether completions may have Markdown.
  var showsMarkdownInCompletions = false

  /// Whether the editor asks for findings, so that they are not sent to it unasked.
  var pullsFindings = false

  /// Whether an answer about one document may have the findings of others.
  var takesRelatedDocuments = false

  /// Whether the editor asks again when it is told to.
  var refreshesFindings = false

  /// Whether an action may be sent without what it changes, which the editor asks for when it is chosen.
  var resolvesEdits = false

  /// Whether an edit may make files.
  var createsFiles = false

  /// Whether the editor shows how long work goes on.
  var showsProgress = false

  init() {}

  /// - Parameter parameters: those of `initialize`.
  init(_ parameters: JSONValue?) {
    let all = parameters?.member("capabilities")
    let document = all?.member("textDocument")
    let workspace = all?.member("workspace")
    func names(_ value: JSONValue?) -> [String] { value?.elements.compactMap(\.string) ?? [] }
    let encodings = names(all?.member("general")?.member("positionEncodings"))
    if encodings.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    let pushed = document?.member("publishDiagnostics")
    showsRelatedPlaces = pushed?.member("relatedInformation")?.boolean ?? false
    showsLinks = pushed?.member("codeDescriptionSupport")?.boolean ?? false
    showsMarkdown = names(document?.member("hover")?.member("contentFormat")).contains("markdown")
    let item = document?.member("completion")?.member("completionItem")
    showsMarkdownInCompletions = names(item?.member("documentationFormat")).contains("markdown")
    if let pulled = document?.member("diagnostic"), pulled.kind == .object {
      pullsFindings = true
      takesRelatedDocuments = pulled.member("relatedDocumentSupport")?.boolean ?? false
      // Where one of both names is used for the other, too.
      showsRelatedPlaces = pulled.member("relatedInformation")?.boolean ?? showsRelatedPlaces
      showsLinks = pulled.member("codeDescriptionSupport")?.boolean ?? showsLinks
      refreshesFindings = workspace?.member("diagnostics")?.member("refreshSupport")?.boolean ?? false
    }
    let action = document?.member("codeAction")
    resolvesEdits =
      action?.member("dataSupport")?.boolean ?? false
      && names(action?.member("resolveSupport")?.member("properties")).contains("edit")
    let edit = workspace?.member("workspaceEdit")
    createsFiles = names(edit?.member("resourceOperations")).contains("create")
    showsProgress = all?.member("window")?.member("workDoneProgress")?.boolean ?? false
  }
}
