import L10nCore
import L10nSyntax
import L10nWorkspace

/// A language server for tables: receives the messages of an editor and returns those to send.
///
/// Language Server Protocol 3.17. It reads files and does not write any: changes are sent as edits. Nothing here waits:
/// the effects of a message are checked when `check` is called, or when a request needs it.
package final class LanguageServer {
  /// The phase of a conversation.
  package enum Phase: Equatable, Sendable {
    /// The editor has not started it.
    case new
    case running
    /// The editor has announced the end.
    case shutDown
    /// The process must end, with a status.
    case ended(status: Int32)
  }

  package internal(set) var phase = Phase.new

  let version: String
  var capabilities = ClientCapabilities()

  /// The catalogs by folder.
  var catalogs: [String: ServedCatalog] = [:]

  /// The open documents of the editor: the catalog of each, and its version there, by absolute path.
  var documents: [String: (folder: String, version: Int?)] = [:]

  /// The open Swift files of the editor, by absolute path.
  var swiftDocuments: [String: SwiftDocument] = [:]

  /// The catalogs of the projects around them, by the folder of a file, until files have changed.
  var codeCatalogs: [String: [CatalogFolder]] = [:]

  /// The messages to send.
  private var outgoing: [JSONOutput] = []

  /// Sends messages before the current work is done; does nothing by default.
  package var sendAtOnce: ([String]) -> Void = { _ in }

  /// The number of the last request to the editor.
  private var requestNumber = 0

  /// The token for reporting the progress of long work.
  var progress = ProgressToken()

  /// The document whose findings the editor is pulling.
  var documentAskedAbout: String?

  /// Whether the editor pulls the findings of all files.
  var pullsAllFindings = false

  /// The absolute paths of the files whose findings were pushed to an editor that pulls.
  var pushedPaths: Set<String> = []

  /// The folders of the catalogs that are kept without an open document, the longest closed first.
  var closedFolders: [String] = []

  /// The absolute paths of the files of released catalogs whose findings an editor may keep until it pulls again.
  var releasedPaths: Set<String> = []

  /// The last tokens of each document, by its address.
  var sentTokens: [String: SemanticTokens.Sent] = [:]

  /// - Parameter version: the program's.
  package init(version: String) { self.version = version }

  /// Whether something has changed since the last check.
  package var isOutOfDate: Bool { catalogs.values.contains(where: \.isOutOfDate) }

  /// The folders of the catalogs whose files the editor has or had open, in order, without released ones.
  package var folders: [String] { catalogs.keys.sorted() }

  /// Notes that files of a catalog have changed on disk.
  package func filesChanged(in folder: String) { catalogs[folder]?.diskChanged() }

  /// Receives a message.
  ///
  /// - Parameter body: without its header. Anything that is not a message is answered with an error.
  /// - Returns: the messages to send, without headers.
  package func receive(_ body: [UInt8]) -> [String] {
    let document = JSONDocument(body)
    guard let root = document.root, document.findings.isEmpty else {
      let id = document.root?.member("id")?.requestID
      send(Reply.error(id ?? .null, RequestFailure(.parseError, "the message is not JSON")))
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
    case .answer: progress.take(root)
    case .broken(let error): send(error)
    }
    return sent()
  }

  /// Checks changes.
  ///
  /// - Returns: the messages to send: the findings of all files that have or had some.
  package func check() -> [String] {
    checkAll()
    return sent()
  }

  private func sent() -> [String] {
    defer { outgoing = [] }
    return outgoing.map(\.line)
  }

  func send(_ message: JSONOutput) { outgoing.append(message) }

  /// Sends a request, and the other waiting messages, before anything else is done.
  func flush() { sendAtOnce(sent()) }

  /// Asks the editor for something.
  ///
  /// - Returns: the number of the request.
  @discardableResult
  func request(_ method: String, _ parameters: JSONOutput? = nil) -> Int {
    requestNumber += 1
    send(
      .members([
        "jsonrpc": .string("2.0"), "id": .number(requestNumber), "method": .string(method), "params": parameters,
      ]))
    return requestNumber
  }

  // MARK: Notifications

  private func notice(_ method: String, _ parameters: JSONValue?) {
    if method == "exit" { phase = .ended(status: phase == .shutDown ? 0 : 1) }
    guard phase == .running else { return }
    let document = parameters?.member("textDocument")
    let path = document?.member("uri")?.string.flatMap(URIReference.path(of:))
    if method == "textDocument/didOpen", let path { takeBackFindings(at: path) }
    defer { if method == "textDocument/didOpen" || method == "textDocument/didClose" { releaseClosedCatalogs() } }
    if let path, path.hasSuffix(".swift") { return noticeSwift(method, path, parameters) }
    switch method {
    case "initialized": prepareProgress()
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
