import Foundation
import L10nServers
import TemporaryFolders

/// An editor that communicates with a server and keeps texts like real ones: it applies the edits of the server.
final class Editor {
  let server: LanguageServer
  let folder: TemporaryFolder

  /// The texts of open documents, by path below the folder.
  private(set) var texts: [String: String] = [:]

  /// The findings of each file, by path below the folder.
  private(set) var findings: [String: [[String: Any]]] = [:]

  private var number = 0

  /// The notifications and requests of the server other than findings.
  private(set) var messages: [[String: Any]] = []

  init(_ files: [String: String], capabilities: [String: Any] = [:]) throws {
    server = LanguageServer(version: "1")
    folder = try TemporaryFolder(files)
    _ = try request("initialize", ["capabilities": capabilities])
    notify("initialized", [:])
  }

  /// A failure as the server words it.
  struct Failure: Error {
    let code: Int
    let message: String
  }

  // MARK: Messages

  @discardableResult
  func request(_ method: String, _ parameters: [String: Any]) throws -> Any {
    number += 1
    let answers = take(server.receive(body(["jsonrpc": "2.0", "id": number, "method": method, "params": parameters])))
    let answer = answers.first { $0["id"] as? Int == number } ?? [:]
    if let error = answer["error"] as? [String: Any] {
      throw Failure(code: error["code"] as? Int ?? 0, message: error["message"] as? String ?? "")
    }
    return answer["result"] ?? NSNull()
  }

  func notify(_ method: String, _ parameters: [String: Any]) {
    take(server.receive(body(["jsonrpc": "2.0", "method": method, "params": parameters])))
  }

  func check() { take(server.check()) }

  private func body(_ message: [String: Any]) -> [UInt8] {
    (try? JSONSerialization.data(withJSONObject: message)).map { [UInt8]($0) } ?? []
  }

  @discardableResult
  private func take(_ messages: [String]) -> [[String: Any]] {
    let messages = messages.compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
    for message in messages {
      guard message["method"] as? String == "textDocument/publishDiagnostics" else {
        if message["method"] != nil { self.messages.append(message) }
        continue
      }
      let parameters = message["params"] as? [String: Any] ?? [:]
      findings[path(parameters["uri"] as? String ?? "")] = parameters["diagnostics"] as? [[String: Any]]
    }
    return messages
  }

  // MARK: Documents

  func uri(_ path: String) -> String { URL(filePath: "\(folder.path)/\(path)").absoluteString }

  private func path(_ uri: String) -> String {
    URL(string: uri).map { String($0.path(percentEncoded: false).dropFirst(folder.path.count + 1)) } ?? uri
  }

  /// Opens a file of the disk, or a new one.
  func open(_ path: String, _ text: String? = nil) {
    texts[path] = text ?? folder.text(of: path)
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri(path), "languageId": "strings", "version": 1, "text": texts[path] ?? ""]])
  }

  func close(_ path: String) {
    texts[path] = nil
    notify("textDocument/didClose", ["textDocument": ["uri": uri(path)]])
  }

  /// Replaces the first occurrence of a text in an open document, as someone types.
  func type(_ new: String, over old: String, in path: String) {
    guard let text = texts[path], let range = text.range(of: old) else { return }
    // No position of the protocol is between the two characters of a line break.
    let scalars = text.unicodeScalars
    let isInLineBreak = [range.lowerBound, range.upperBound].contains { index in
      index > scalars.startIndex && index < scalars.endIndex && scalars[index] == "\n"
        && scalars[scalars.index(before: index)] == "\r"
    }
    if isInLineBreak { return }
    let change: [String: Any] = [
      "range": ["start": position(range.lowerBound, text), "end": position(range.upperBound, text)], "text": new,
    ]
    texts[path] = text.replacingCharacters(in: range, with: new)
    notify(
      "textDocument/didChange", ["textDocument": ["uri": uri(path), "version": 2], "contentChanges": [change]])
  }

  /// Replaces the whole text of an open document.
  func replace(_ path: String, _ text: String) {
    texts[path] = text
    notify(
      "textDocument/didChange", ["textDocument": ["uri": uri(path), "version": 3], "contentChanges": [["text": text]]])
  }

  /// Says that files have changed on disk.
  func noticeDisk() { notify("workspace/didChangeWatchedFiles", ["changes": [Any]()]) }

  private func position(_ index: String.Index, _ text: String) -> [String: Any] {
    let offset = text.utf16.distance(from: text.startIndex, to: index)
    let starts = Self.lineStarts(Array(text.utf16))
    let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
    return ["line": line, "character": offset - starts[line]]
  }

  /// The offsets at which lines begin, by the protocol's rules for line ends.
  private static func lineStarts(_ units: [UInt16]) -> [Int] {
    [0]
      + units.indices.filter { index in
        units[index] == 0x0A || units[index] == 0x0D && !(index + 1 < units.count && units[index + 1] == 0x0A)
      }.map { $0 + 1 }
  }

  /// The parameters of a request about the first occurrence of a text.
  func place(_ needle: String, in path: String) -> [String: Any] {
    let text = texts[path] ?? ""
    let index = text.range(of: needle)?.lowerBound ?? text.startIndex
    return ["textDocument": ["uri": uri(path)], "position": position(index, text)]
  }

  /// Applies a `WorkspaceEdit` to open documents, and to files on disk.
  func apply(_ edit: Any?) throws {
    var changes = (edit as? [String: Any])?["changes"] as? [String: [[String: Any]]] ?? [:]
    for change in (edit as? [String: Any])?["documentChanges"] as? [[String: Any]] ?? [] {
      guard let document = change["textDocument"] as? [String: Any] else { continue }
      changes[document["uri"] as? String ?? ""] = change["edits"] as? [[String: Any]]
    }
    for (uri, edits) in changes {
      let path = path(uri)
      let text = Self.applied(edits, to: texts[path] ?? folder.text(of: path) ?? "")
      if texts[path] == nil {
        try folder.write(text, to: path)
      } else {
        replace(path, text)
      }
    }
    noticeDisk()
  }

  /// A text with edits, whose ranges all refer to the original text.
  static func applied(_ edits: [[String: Any]], to text: String) -> String {
    let units = Array(text.utf16)
    let starts = lineStarts(units)
    func offset(_ position: Any?) -> Int {
      let position = position as? [String: Any]
      let line = position?["line"] as? Int ?? 0
      return line < starts.count ? starts[line] + (position?["character"] as? Int ?? 0) : units.count
    }
    var result = units
    let places = edits.map { edit in
      let range = edit["range"] as? [String: Any]
      return (offset(range?["start"]), offset(range?["end"]), Array((edit["newText"] as? String ?? "").utf16))
    }
    for (start, end, new) in places.sorted(by: { $0.0 > $1.0 }) { result.replaceSubrange(start..<end, with: new) }
    return String(decoding: result, as: UTF16.self)
  }

  /// The number of findings of each rule in all files.
  var allRules: [String: Int] {
    Dictionary(findings.values.flatMap { $0 }.map { ($0["code"] as? String ?? "", 1) }, uniquingKeysWith: +)
  }

  /// Answers a request of the server.
  func answer(_ id: Any?, _ result: Any) {
    take(server.receive(body(["jsonrpc": "2.0", "id": id ?? 0, "result": result])))
  }

  /// The ids of the rules that found something in a file, in order.
  func rules(_ path: String) -> [String] { (findings[path] ?? []).compactMap { $0["code"] as? String } }
}
