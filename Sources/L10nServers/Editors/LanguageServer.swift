import L10nCore
import L10nWorkspace
import StringsFormat

/// A language server for tables: takes the messages of an editor, and gives those to be sent.
///
/// Language Server Protocol 3.17. It reads files and writes none: what changes a file is sent as an edit. Nothing here waits:
/// what a message changes is checked when `check` is called, or when a request needs it.
package final class LanguageServer {
  /// How far a conversation is.
  package enum Phase: Equatable, Sendable {
    /// The editor has not begun.
    case new
    case running
    /// The editor has said that it will end.
    case shutDown
    /// The process is to end, with a status.
    case ended(status: Int32)
  }

  package private(set) var phase = Phase.new

  private let version: String
  var capabilities = ClientCapabilities()

  /// By folder.
  var catalogs: [String: ServedCatalog] = [:]

  /// The documents that the editor has open: the catalog of each, and its version there, by absolute path.
  var documents: [String: (folder: String, version: Int?)] = [:]

  /// The Swift files that the editor has open, by absolute path.
  var swiftDocuments: [String: SwiftDocument] = [:]

  /// The catalogs of the projects around them, by the folder of a file, until files have changed.
  var codeCatalogs: [String: [CatalogFolder]] = [:]

  /// What is to be sent.
  private var outgoing: [JSONOutput] = []

  /// - Parameter version: the program's.
  package init(version: String) { self.version = version }

  /// Whether something has changed since it was checked.
  package var isOutOfDate: Bool { catalogs.values.contains(where: \.isOutOfDate) }

  /// The folders of the catalogs that the editor has files of, in order.
  package var folders: [String] { catalogs.keys.sorted() }

  /// Says that files of a catalog have changed on disk.
  package func filesChanged(in folder: String) { catalogs[folder]?.diskChanged() }

  /// Takes a message.
  ///
  /// - Parameter body: without its header. What is no message is answered with an error.
  /// - Returns: the messages to be sent, without headers.
  package func receive(_ body: [UInt8]) -> [String] {
    let document = JSONDocument(body)
    guard let root = document.root, document.findings.isEmpty else {
      let id = document.root?.member("id")?.requestID
      send(Reply.error(id ?? .null, RequestFailure(.parseError, "the message is no JSON")))
      return sent()
    }
    switch ClientMessage(root) {
    case .request(let id, let method, let parameters):
      do {
        let result = try result(of: method, parameters)
        send(Reply.result(id, result))
      } catch {
        send(Reply.error(id, error))
      }
    case .notification(let method, let parameters): notice(method, parameters)
    case .answer: break
    case .broken(let error): send(error)
    }
    return sent()
  }

  /// Checks what has changed.
  ///
  /// - Returns: the messages to be sent: the findings of all files that have or had some.
  package func check() -> [String] {
    checkAll()
    return sent()
  }

  private func sent() -> [String] {
    defer { outgoing = [] }
    return outgoing.map(\.line)
  }

  func send(_ message: JSONOutput) { outgoing.append(message) }

  // MARK: Requests

  private func result(of method: String, _ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput {
    if method == "initialize", phase == .new { return initialize(parameters) }
    guard phase == .running, method != "initialize" else {
      let isRunning = phase == .running
      throw RequestFailure(
        phase == .new ? .notInitialized : .invalidRequest, "the server is \(isRunning ? "" : "not ")running")
    }
    if let answer = try swiftAnswer(to: method, parameters) { return answer }
    switch method {
    case "shutdown":
      phase = .shutDown
      return .null
    case "textDocument/hover": return try hover(place(parameters))
    case "textDocument/completion": return try completions(place(parameters))
    case "textDocument/definition": return try definition(place(parameters))
    case "textDocument/references": return try references(place(parameters))
    case "textDocument/documentSymbol": return try symbols(file(parameters))
    case "textDocument/inlayHint": return try hints(file(parameters), parameters)
    case "textDocument/codeLens": return try lenses(file(parameters))
    case "workspace/symbol": return symbols(matching: parameters?.member("query")?.string ?? "")
    case "textDocument/codeAction": return try actions(file(parameters), parameters)
    case "textDocument/formatting": return try formatted(file(parameters))
    case "textDocument/prepareRename": return try renamedRange(place(parameters))
    case "textDocument/rename": return try renamed(place(parameters), to: parameters?.member("newName")?.string)
    default: throw RequestFailure(.methodNotFound, "'\(method)' is not supported")
    }
  }

  private func initialize(_ parameters: JSONValue?) -> JSONOutput {
    capabilities = ClientCapabilities(parameters)
    phase = .running
    let kinds: [JSONOutput] = ["quickfix", "refactor.extract", "source.fixAll.l10n"].map { .string($0) }
    return .members([
      "capabilities": .members([
        "positionEncoding": .string(capabilities.encoding.rawValue),
        "textDocumentSync": .members([
          "openClose": .boolean(true), "change": .number(2), "save": .boolean(true),
        ]),
        "hoverProvider": .boolean(true),
        "completionProvider": .members(["triggerCharacters": .array([.string("%"), .string("\""), .string(".")])]),
        "definitionProvider": .boolean(true),
        "referencesProvider": .boolean(true),
        "documentSymbolProvider": .boolean(true),
        "workspaceSymbolProvider": .boolean(true),
        "inlayHintProvider": .boolean(true),
        "codeLensProvider": .members([:]),
        "documentFormattingProvider": .boolean(true),
        "codeActionProvider": .members(["codeActionKinds": .array(kinds)]),
        "renameProvider": .members(["prepareProvider": .boolean(true)]),
      ]),
      "serverInfo": .members(["name": .string("l10n"), "version": .string(version)]),
    ])
  }

  // MARK: Notifications

  private func notice(_ method: String, _ parameters: JSONValue?) {
    if method == "exit" { phase = .ended(status: phase == .shutDown ? 0 : 1) }
    guard phase == .running else { return }
    let document = parameters?.member("textDocument")
    let path = document?.member("uri")?.string.flatMap(URIReference.path(of:))
    if let path, path.hasSuffix(".swift") { return noticeSwift(method, path, parameters) }
    switch method {
    case "textDocument/didOpen":
      if let path, let text = document?.member("text")?.string {
        open(path, Array(text.utf8), version: document?.member("version")?.integer)
      }
    case "textDocument/didChange":
      if let path { change(path, parameters?.member("contentChanges"), version: document?.member("version")?.integer) }
    case "textDocument/didClose": if let path { close(path) }
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration":
      codeCatalogs = [:]
      for folder in catalogs.keys { filesChanged(in: folder) }
    default: break
    }
  }
}
