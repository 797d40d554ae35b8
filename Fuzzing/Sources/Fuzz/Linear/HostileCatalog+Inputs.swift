internal import Foundation

/// Small catalogs with one large file from someone else, and the commands that read it.
extension HostileCatalog {
  static let inputs = [
    HostileCatalog("XLIFF of many files", [["import", "IN/X.xlf", "IN", "--dry-run"]], "X.xlf") { size in
      "<xliff version=\"1.2\">"
        + repeated(size / 250) {
          """
          <file original="en.lproj/T\($0).strings" source-language="en" target-language="de" datatype="plaintext"><body>
          <trans-unit id="a"><source>Text</source><target>Wort \($0)</target></trans-unit></body></file>

          """
        } + "</xliff>"
    },
    HostileCatalog("XLIFF of many units", [["import", "IN/X.xlf", "IN", "--dry-run"]], "X.xlf") { size in
      "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"de\"><file id=\"f\" original=\"en.lproj/T.strings\">"
        + repeated(size / 150) {
          """
          <unit id="u\($0)" name="a\($0)"><segment><source>Text</source><target>Wort \($0)</target></segment></unit>

          """
        } + "</file></xliff>"
    },
    HostileCatalog("TBX of many names", [["import", "IN/X.tbx", "IN", "--dry-run"]], "X.tbx") { size in
      "<tbx style=\"dca\" type=\"TBX-Basic\" xml:lang=\"en\" xmlns=\"urn:iso:std:iso:30042:ed-2\"><text><body>"
        + repeated(size / 200) {
          """
          <conceptEntry id="c\($0)"><langSec xml:lang="en"><termSec><term>Name\($0)</term>
          <termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></termSec></langSec></conceptEntry>

          """
        } + "</body></text></tbx>"
    },
    HostileCatalog(
      "TMX of many units", [["suggest", "IN", "--locale", "de", "--memory", "IN/X.tmx"]], "X.tmx"
    ) { size in
      "<tmx version=\"1.4\"><header srclang=\"en\"/><body>"
        + repeated(size / 100) {
          """
          <tu><tuv xml:lang="en"><seg>Text \($0)</seg></tuv><tuv xml:lang="de"><seg>Wort \($0)</seg></tuv></tu>

          """
        } + "</body></tmx>"
    },
    HostileCatalog("terms in one line of the settings", [["lint", "IN"]], "l10n.yml") { size in
      "development: en\nglossary:\n  keep: [\(repeated(size / 12) { "\($0 == 0 ? "" : ", ")Name\($0)" })]\n"
    },
  ]

  /// An editor that opens a table of a single line, sends every request, and types.
  static let session = HostileCatalog("an editor with a table of one line", commands: [["lsp"]]) { size in
    inTwoLanguages(repeated(size / 40) { "\"key.\($0)\" = \"Text é😀 %d \($0)\"; " }, "T.strings")
  } session: { folder in
    let url = folder.appendingPathComponent("de.lproj/T.strings")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let document = ["uri": url.absoluteString]
    let start = ["line": 0, "character": 0]
    let range = ["start": start, "end": ["line": 1, "character": 0]]
    let change: [String: Any] = ["range": ["start": start, "end": start], "text": " "]
    var messages: [(method: String, parameters: [String: Any])] = [
      ("initialize", ["capabilities": [:] as [String: Any], "rootUri": folder.absoluteString]),
      (
        "textDocument/didOpen",
        ["textDocument": ["uri": url.absoluteString, "languageId": "strings", "version": 1, "text": text]]
      ),
      (
        "textDocument/didChange",
        ["textDocument": ["uri": url.absoluteString, "version": 2], "contentChanges": [change]]
      ),
    ]
    messages += ["documentSymbol", "semanticTokens/full", "foldingRange", "codeLens", "inlayHint", "hover"].map {
      ("textDocument/\($0)", ["textDocument": document, "range": range, "position": start])
    }
    messages.append(("shutdown", [:]))
    messages.append(("exit", [:]))
    return messages.enumerated().map { id, message in
      var object: [String: Any] = ["jsonrpc": "2.0", "method": message.method, "params": message.parameters]
      if !message.method.contains("/did"), message.method != "exit" { object["id"] = id }
      let body = (try? JSONSerialization.data(withJSONObject: object)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }.joined()
  }

  /// - Parameter text: the file's text, of about this many bytes.
  private init(
    _ description: String, _ commands: [[String]], _ name: String, text: @escaping @Sendable (Int) -> String
  ) {
    self.init(description, commands: commands) { size in
      Self.inTwoLanguages("\"a\" = \"Text\";\n", "T.strings").merging([name: text(size)]) { $1 }
    }
  }

  private static func repeated(_ count: Int, _ unit: (Int) -> String) -> String { (0..<count).map(unit).joined() }
}
