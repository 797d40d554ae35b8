import L10nSyntax

extension LanguageServer {
  /// The capabilities of the server, for the answer to `initialize`.
  var serverCapabilities: JSONOutput {
    let kinds: [JSONOutput] = ["quickfix", "refactor.extract", "source.fixAll.l10n"].map { .string($0) }
    return .members([
      "positionEncoding": .string(capabilities.encoding.rawValue),
      "textDocumentSync": .members([
        "openClose": .boolean(true), "change": .number(2), "save": .boolean(true),
      ]),
      "hoverProvider": .boolean(true),
      "completionProvider": .members([
        "triggerCharacters": .array(["%", "\"", ".", ":", " "].map { .string($0) })
      ]),
      "definitionProvider": .boolean(true),
      "referencesProvider": .boolean(true),
      "documentHighlightProvider": .boolean(true),
      "documentSymbolProvider": .boolean(true),
      "workspaceSymbolProvider": .boolean(true),
      "inlayHintProvider": .boolean(true),
      "codeLensProvider": .members([:]),
      "foldingRangeProvider": .boolean(true),
      "selectionRangeProvider": .boolean(true),
      "semanticTokensProvider": .members([
        "legend": SemanticTokens.legend, "range": .boolean(true), "full": .members(["delta": .boolean(true)]),
      ]),
      "diagnosticProvider": capabilities.pullsFindings
        ? .members([
          "identifier": .string("l10n"), "interFileDependencies": .boolean(true),
          "workspaceDiagnostics": .boolean(true),
        ]) : nil,
      "documentFormattingProvider": .boolean(true),
      "documentRangeFormattingProvider": .boolean(true),
      "codeActionProvider": .members([
        "codeActionKinds": .array(kinds), "resolveProvider": capabilities.resolvesEdits ? .boolean(true) : nil,
      ]),
      "renameProvider": .members(["prepareProvider": .boolean(true)]),
    ])
  }
}
