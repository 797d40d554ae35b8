import L10nSyntax

extension LanguageServer {
  /// The answer to a request.
  func result(of method: String, _ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput {
    if method == "initialize", phase == .new {
      capabilities = ClientCapabilities(parameters)
      phase = .running
      return .members([
        "capabilities": serverCapabilities,
        "serverInfo": .members(["name": .string("l10n"), "version": .string(version)]),
      ])
    }
    guard phase == .running, method != "initialize" else {
      let isRunning = phase == .running
      throw RequestFailure(
        phase == .new ? .notInitialized : .invalidRequest, "the server is \(isRunning ? "" : "not ")running")
    }
    switch method {
    case "shutdown":
      phase = .shutDown
      return .null
    case "workspace/symbol": return symbols(matching: parameters?.member("query")?.string ?? "")
    case "textDocument/diagnostic": return try pulledFindings(parameters)
    case "workspace/diagnostic": return allPulledFindings(parameters)
    case "codeAction/resolve": return try resolved(parameters)
    default: break
    }
    if let answer = try swiftAnswer(to: method, parameters) { return answer }
    return try tableAnswer(to: method, parameters)
  }

  /// The answer to a request about a table or `l10n.yml`.
  private func tableAnswer(to method: String, _ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput {
    switch method {
    case "textDocument/hover": return try hover(place(parameters))
    case "textDocument/completion":
      return try completions(
        place(parameters), trigger: parameters?.member("context")?.member("triggerCharacter")?.string)
    case "textDocument/definition": return try definition(place(parameters))
    case "textDocument/references": return try references(place(parameters))
    case "textDocument/documentHighlight": return try highlights(place(parameters))
    case "textDocument/documentSymbol": return try symbols(file(parameters))
    case "textDocument/inlayHint": return try hints(file(parameters), parameters)
    case "textDocument/codeLens": return try lenses(file(parameters))
    case "textDocument/foldingRange": return try folds(file(parameters))
    case "textDocument/selectionRange": return try selections(file(parameters), parameters)
    case "textDocument/semanticTokens/full": return try allTokens(file(parameters), parameters)
    case "textDocument/semanticTokens/full/delta": return try changedTokens(file(parameters), parameters)
    case "textDocument/semanticTokens/range": return try tokens(file(parameters), in: parameters?.member("range"))
    case "textDocument/codeAction": return try actions(file(parameters), parameters)
    case "textDocument/formatting": return try formatted(file(parameters))
    case "textDocument/rangeFormatting": return try formatted(file(parameters), in: parameters?.member("range"))
    case "textDocument/prepareRename": return try renamedRange(place(parameters))
    case "textDocument/rename": return try renamed(place(parameters), to: parameters?.member("newName")?.string)
    default: throw RequestFailure(.methodNotFound, "'\(method)' is not supported")
    }
  }
}
