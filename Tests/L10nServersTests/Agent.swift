import Foundation
import L10nServers
import TemporaryFolders

/// An agent that speaks with a server after a handshake.
final class Agent {
  let folder: TemporaryFolder
  let server: ModelContextServer
  private var number = 0

  /// - Parameter path: the folder of the server below that of the files.
  init(_ files: [String: String], at path: String = "", isReadOnly: Bool = false) throws {
    folder = try TemporaryFolder(files)
    server = ModelContextServer(
      folder: folder.path + path, isReadOnly: isReadOnly, version: "1",
      explanation: { $0 == "missing-key" ? "A text is missing." : nil })
    _ = try request("initialize", ["protocolVersion": "2025-06-18", "capabilities": [String: Any]()])
  }

  /// The server's answer to a line; `nil` if there is none.
  func answer(_ line: String) -> [String: Any]? {
    server.receive(Array(line.utf8)).flatMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
  }

  func request(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    number += 1
    let message: [String: Any] = ["jsonrpc": "2.0", "id": number, "method": method, "params": parameters]
    let line = String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    return answer(line)?["result"] as? [String: Any] ?? [:]
  }

  /// The result of a tool: its data, and its text if it failed.
  func call(_ tool: String, _ arguments: String = "{}") throws -> (data: [String: Any], failure: String?) {
    let arguments = try JSONSerialization.jsonObject(with: Data(arguments.utf8))
    let result = try request("tools/call", ["name": tool, "arguments": arguments])
    let text = (result["content"] as? [[String: Any]])?.first?["text"] as? String ?? ""
    return (result["structuredContent"] as? [String: Any] ?? [:], result["isError"] as? Bool == true ? text : nil)
  }
}
