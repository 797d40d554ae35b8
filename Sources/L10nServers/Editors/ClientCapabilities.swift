import L10nSyntax

/// The capabilities of an editor, as it declares them at the start.
struct ClientCapabilities: Sendable {
  var encoding = PositionEncoding.utf16

  /// Whether findings may refer to related places.
  var showsRelatedPlaces = false

  /// Whether findings may have a link.
  var showsLinks = false

  /// Whether hovers may be Markdown.
  var showsMarkdown = false

  /// Whether completions may have Markdown.
  var showsMarkdownInCompletions = false

  /// Whether the editor pulls findings, so that they are not pushed to it.
  var pullsFindings = false

  /// Whether an answer about one document may contain the findings of others.
  var takesRelatedDocuments = false

  /// Whether the editor pulls again on request.
  var refreshesFindings = false

  /// Whether an action may be sent without its edit, which the editor requests when it is chosen.
  var resolvesEdits = false

  /// Whether an edit may create files.
  var createsFiles = false

  /// Whether the editor shows progress of long work.
  var showsProgress = false

  init() {}

  /// - Parameter parameters: of `initialize`.
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
      // Some editors declare only one of the two names and mean both.
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
