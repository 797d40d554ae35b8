import Foundation
import L10nServers
import TemporaryFolders
import Testing

/// Whatever clients send, no server ends, each request has one answer, and later messages are unaffected.
///
/// `L10N_STORMS=2000 swift test --filter StormTests` tries more.
struct StormTests {
  private static let count = ProcessInfo.processInfo.environment["L10N_STORMS"].flatMap { Int($0) } ?? 6
  private static let length = 120

  private static let files = [
    "L/l10n.yml": "development: en\ncode: {sources: [../Sources]}\ncontrols: {play: {tag: 1, label: play}}\n",
    "L/en.lproj/Player.strings": "\"play\" = \"Play\";\n\"ads\" = \"Ad 😀 %1$lld of %2$lld\";\n",
    "L/fr.lproj/Player.strings": "\"play\" = \"Lecture \";\n\"ads\" = \"Pub 😀 %1$lld sur %2$@\";\n",
    "L/ar.lproj/Player.strings": "\"play\" = \"تشغيل\";\n",
    "M/Texts.xcstrings": #"{"sourceLanguage":"en","strings":{"a":{"localizations":{}}},"version":"1.0"}"#,
    "R/l10n.yml": "development: en\n",
    "R/values/strings.xml": "<resources><string name=\"play\">Play</string></resources>",
    "R/values-fr/strings.xml": "<resources><string name=\"play\">%s</string></resources>",
    "Sources/App/Player.swift": """
    let strings = L10n.current
    print(strings.play, NSLocalizedString("ads", comment: ""))

    """,
  ]
  private static let paths = files.keys.sorted() + ["L/de.lproj/Player.strings", "no/where.txt"]

  // MARK: Editors

  @Test(arguments: 0..<count) func editorsServerGoesOn(seed: Int) throws {
    let folder = try TemporaryFolder(Self.files)
    let uris = Self.paths.map { URL(filePath: "\(folder.path)/\($0)").absoluteString }
    var storm = Storm(
      seed: seed, words: uris + ["play", "ads", "%@", "utf-8", "file:///", "file://%00/x.strings", "untitled:1", "\n"])
    let client = FramedClient(isUTF8: seed % 2 == 0)
    // Before the conversation begins, and after its end, requests have answers, too.
    let start = storm.below(8)
    let end = seed % 3 == 0 ? 100 + storm.below(20) : nil
    for step in 0..<Self.length {
      switch step {
      case start: client.initialize()
      case end: client.send(#"{"id":"end","method":"shutdown"}"#)
      default: Self.send(to: client, &storm, uris, hasBegun: step > start)
      }
      if storm.isOne(in: 10) { client.check() }
    }
    #expect(client.faults == [], "seed \(seed)")
    if end != nil { return }
    let fresh = FramedClient(isUTF8: seed % 2 == 0)
    fresh.initialize()
    for client in [client, fresh] {
      for uri in uris { client.notify("textDocument/didClose", ["textDocument": ["uri": uri]]) }
      client.notify("workspace/didChangeWatchedFiles", ["changes": [Any]()])
      client.check()
      for (path, uri) in zip(Self.paths, uris) {
        let text = Self.files[path] ?? ""
        client.notify("textDocument/didOpen", ["textDocument": ["uri": uri, "version": 7, "text": text]])
      }
      client.check()
    }
    #expect(fresh.findings.values.contains { $0.count > 0 })
    for (path, uri) in zip(Self.paths, uris) {
      #expect(client.findings[uri] ?? [] == fresh.findings[uri] ?? [], "seed \(seed): \(path)")
    }
  }

  /// One message: correct, damaged, scrambled, or with a broken header.
  private static func send(to client: FramedClient, _ storm: inout Storm, _ uris: [String], hasBegun: Bool) {
    let isRequest = !storm.isOne(in: 3)
    var (method, parameters) = message(&storm, uris, isRequest)
    if storm.isOne(in: 40) {
      method = storm.element(["no/such", "$/cancelRequest", "", hasBegun ? "initialize" : "initialized"])
    }
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    if isRequest { message["id"] = client.nextID() }
    let text = storm.spoiled(message, oneIn: storm.element([12, 30, 1000]))
    func size() -> Int { 1 + storm.below(400) }
    switch storm.below(16) {
    case 0: client.send(storm.scrambled(text), inPiecesOf: size())
    case 1:
      let length = text.utf8.count
      let header = storm.element([
        "Content-Length: \(length + storm.below(60))\r\n\r\n",
        "Content-Length: \(max(0, length - storm.below(60)))\r\n\r\n",
        "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "\r\n\r\n", "",
        "Content-Length\r\n\r\n",
        "Content-Type: x\r\n\r\n", "\u{0}\u{FF}\r\n",
      ])
      client.take(Array((header + text).utf8), inPiecesOf: size())
      // Messages that may be lost with the broken one.
      for _ in 0..<2 { client.send(#"{"method":"$/none","params":"\#(String(repeating: "x", count: 80))"}"#) }
    default: client.send(Array(text.utf8), inPiecesOf: size())
    }
  }

  private static let requests =
    [
      "hover", "completion", "definition", "references", "documentSymbol", "documentHighlight", "inlayHint", "codeLens",
      "codeAction", "formatting", "rangeFormatting", "prepareRename", "rename", "foldingRange", "selectionRange",
      "semanticTokens/full", "semanticTokens/range", "diagnostic",
    ].map { "textDocument/\($0)" } + ["workspace/symbol", "workspace/diagnostic", "completionItem/resolve"]

  private static let notifications =
    ["didOpen", "didChange", "didChange", "didClose", "didSave"].map { "textDocument/\($0)" }
    + ["workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration"]

  /// A method with parameters as they should be, at some place of some document.
  private static func message(_ storm: inout Storm, _ uris: [String], _ isRequest: Bool) -> (String, [String: Any]) {
    let uri = storm.element(uris)
    func position() -> [String: Any] { ["line": storm.below(4), "character": storm.below(40)] }
    let range = ["start": position(), "end": position()]
    if isRequest {
      return (
        storm.element(requests),
        [
          "textDocument": ["uri": uri], "position": position(), "range": range, "positions": [position()],
          "query": "pl",
          "newName": storm.element(["play", "ads", "x.y", ""]),
          "context": ["diagnostics": [Any](), "only": [storm.element(["source", "quickfix", "refactor"])]],
        ]
      )
    }
    let texts = files.values.sorted() + ["", "\"a\" = \"b\";\r\n", "\u{FEFF}\"a\" = 1;", "a\u{0}", "{", "x:\n\t- y"]
    let changes: [[String: Any]] = [
      ["range": range, "text": storm.element(["", "\"", "é", "%@", ";", "\n", "😀"])],
      ["range": range, "text": storm.element(texts)], ["text": storm.element(texts)],
    ]
    return (
      storm.element(notifications),
      [
        "textDocument": ["uri": uri, "version": 1, "text": storm.element(texts), "languageId": "strings"],
        "contentChanges": changes.shuffled(using: &storm.random).prefix(storm.below(3)).map { $0 },
      ]
    )
  }

  // MARK: Agents

  @Test(arguments: 0..<count) func agentsServerGoesOn(seed: Int) throws {
    let folder = try TemporaryFolder(Self.files)
    let (server, fresh) = (Self.server(folder), Self.server(folder))
    var storm = Storm(
      seed: seed,
      words: ["play", "ads", "fr", "de", "Player", "L", "M", "..", "%@", "other", "missing-key", "2025-03-26"])
    var ledger = StormLedger()
    let start = storm.below(8)
    for step in 0..<Self.length {
      var message: [String: Any] = ["jsonrpc": "2.0", "id": step]
      if step == start {
        message["method"] = "initialize"
        message["params"] = ["protocolVersion": storm.element(["2025-03-26", "2025-06-18"])]
      } else {
        let isCall = !storm.isOne(in: 12)
        message["method"] = isCall ? "tools/call" : storm.element(["tools/list", "ping", "server/discover", ""])
        let (tool, arguments) = storm.element(Self.calls)
        message["params"] = ["name": tool, "arguments": try JSONSerialization.jsonObject(with: Data(arguments.utf8))]
      }
      let text = storm.spoiled(message, oneIn: step == start ? .max : storm.element([12, 30, 1000]))
      let body = (storm.isOne(in: 12) ? storm.scrambled(text) : Array(text.utf8)).map { $0 == 0x0A ? 0x20 : $0 }
      ledger.note(request: body)
      guard let line = server.receive(body) else { continue }
      let isAnswer = ledger.note(answer: line)
      #expect(isAnswer, "seed \(seed): \(line)")
    }
    #expect(ledger.faults == [], "seed \(seed)")
    // A new server reads the written files.
    for name in ["L", "M", "R"] {
      let answers = [server, fresh].map { server in
        _ = server.receive(Array(#"{"id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#.utf8))
        return server.receive(
          Array(#"{"id":1,"method":"tools/call","params":{"name":"lint","arguments":{"catalog":"\#(name)"}}}"#.utf8))
      }
      #expect(answers[0] == answers[1] && answers[0]?.contains("by_rule") == true, "seed \(seed): \(answers)")
    }
  }

  private static func server(_ folder: TemporaryFolder) -> ModelContextServer {
    ModelContextServer(
      folder: folder.path, isReadOnly: false, version: "1", explanation: { $0 == "missing-key" ? "x" : nil })
  }

  /// Tools with arguments as they should be.
  private static let calls = [
    ("list_catalogs", "{}"), ("list_locales", #"{"catalog":"L"}"#),
    ("search_texts", #"{"catalog":"L","query":"play"}"#),
    ("get_text", #"{"catalog":"L","key":"play"}"#), ("list_gaps", #"{"catalog":"L","locale":"ar"}"#),
    (
      "set_translations",
      #"{"catalog":"L","locale":"ar","translations":[{"key":"ads","text":"إعلان %1$lld من %2$lld"}]}"#
    ),
    ("set_translations", #"{"catalog":"M","translations":[{"key":"a","locale":"fr","text":"À"}]}"#),
    ("add_text", #"{"catalog":"L","key":"new","table":"Player","forms":{"one":"%lld file","other":"%lld files"}}"#),
    ("rename_key", #"{"catalog":"L","key":"play","new_key":"start"}"#),
    ("rename_key", #"{"catalog":"L","key":"start","new_key":"play"}"#), ("remove_key", #"{"catalog":"L","key":"new"}"#),
    ("lint", #"{"catalog":"L","limit":2}"#), ("explain_rule", #"{"rule":"missing-key"}"#),
  ]
}
