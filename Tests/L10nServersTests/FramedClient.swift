import Foundation
import L10nServers
import Testing

/// A client that communicates with a server in bytes, and keeps its messages.
final class FramedClient {
  private let server = LanguageServer(version: "1")
  private var frames = MessageFrames()
  private var ledger = StormLedger()
  private let isUTF8: Bool
  private var number = 0

  /// The findings of each file, by its URI.
  private(set) var findings: [String: NSArray] = [:]

  init(isUTF8: Bool) { self.isUTF8 = isUTF8 }

  /// The requests that have no answer, or several.
  var faults: [String] { ledger.faults }

  func nextID() -> Int {
    number += 1
    return number
  }

  func initialize() {
    let encoding = isUTF8 ? "utf-8" : "utf-16"
    send(
      #"{"id":"start","method":"initialize","params":{"capabilities":{"general":{"positionEncodings":["\#(encoding)"]}}}}"#
    )
  }

  func notify(_ method: String, _ parameters: [String: Any]) {
    let message = try? JSONSerialization.data(withJSONObject: ["method": method, "params": parameters])
    send(message.map { [UInt8]($0) } ?? [], inPiecesOf: 1000)
  }

  func send(_ body: String) { send(Array(body.utf8), inPiecesOf: 1000) }

  /// Sends a message and, if it is a request, expects an answer.
  func send(_ body: [UInt8], inPiecesOf size: Int) {
    ledger.note(request: body)
    take(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body, inPiecesOf: size)
  }

  /// Gives bytes to the server.
  func take(_ bytes: [UInt8], inPiecesOf size: Int) {
    for start in stride(from: 0, to: bytes.count, by: size) {
      frames.add(bytes[start..<min(start + size, bytes.count)])
      while let body = frames.next() { note(server.receive(body)) }
    }
  }

  func check() { note(server.check()) }

  private func note(_ lines: [String]) {
    for line in lines {
      let isMessage = ledger.note(answer: line)
      #expect(isMessage, "\(line)")
      guard line.contains("textDocument/publishDiagnostics"),
        let message = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any],
        let parameters = message["params"] as? [String: Any], let uri = parameters["uri"] as? String
      else { continue }
      findings[uri] = parameters["diagnostics"] as? NSArray
    }
  }
}
