import L10nCore
import L10nSyntax
import L10nWorkspace

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

  package internal(set) var phase = Phase.new

  let version: String
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

  /// Sends messages before the work that is going on is done; nothing for those who do not need to know.
  package var sendAtOnce: ([String]) -> Void = { _ in }

  /// The number of the last request to the editor.
  private var requestNumber = 0

  /// What tells the editor of work that takes long.
  var progress = ProgressToken()

  /// The document that the editor asks about the findings of.
  var documentAskedAbout: String?

  /// Whether the editor asks about the findings of all files.
  var pullsAllFindings = false

  /// The absolute paths of the files whose findings an editor that asks was sent unasked.
  var pushedPaths: Set<String> = []

  /// The folders of the catalogs that are kept without an open document, those closed first in front.
  var closedFolders: [String] = []

  /// The absolute paths of the files of released catalogs that an editor may have findings of until it asks again.
  var releasedPaths: Set<String> = []

  /// The last tokens of each document, by its address.
  var sentTokens: [String: SemanticTokens.Sent] = [:]

  /// - Parameter version: the program's.
  package init(version: String) { self.version = version }

  /// Whether something has changed since it was checked.
  package var isOutOfDate: Bool { catalogs.values.contains(where: \.isOutOfDate) }

  /// The folders of the catalogs that the editor has or had files of, in order, without those that were released.
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
    case .answer: progress.take(root)
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

  /// Sends a request, and what is to be sent besides, before anything else is done.
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
