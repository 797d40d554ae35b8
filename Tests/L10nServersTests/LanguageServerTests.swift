import Foundation
import L10nServers
import TemporaryFolders
import Testing

struct LanguageServerTests {
  private static let english = """
    /* Shown while an ad plays. %1$lld = index, %2$lld = count */
    "ads.position" = "Ad %1$lld of %2$lld";
    "play" = "Play";

    """
  private static let french = """
    "ads.position" = "Pub 😀 %1$lld sur %2$@";
    "play" = "Lecture";

    """

  private func editor(_ capabilities: [String: Any] = [:], settings: String = "development: en\n") throws -> Editor {
    let editor = try Editor(
      [
        "L/l10n.yml": settings, "L/en.lproj/Player.strings": Self.english, "L/fr.lproj/Player.strings": Self.french,
      ], capabilities: capabilities)
    editor.open("L/fr.lproj/Player.strings")
    editor.check()
    return editor
  }

  private static let path = "L/fr.lproj/Player.strings"

  @Test func findsWhileOneTypes() throws {
    let editor = try editor()
    #expect(editor.rules(Self.path) == ["argument-type"])
    let finding = try #require(editor.findings[Self.path]?.first)
    let range = try #require(finding["range"] as? [String: [String: Int]])
    // Columns are UTF-16: the emoji counts two.
    #expect(range == ["start": ["line": 0, "character": 36], "end": ["line": 0, "character": 40]])
    #expect((finding["message"] as? String)?.hasSuffix("\nwrite %2$lld") == true)
    editor.type("%2$lld", over: "%2$@", in: Self.path)
    #expect(editor.server.isOutOfDate)
    editor.check()
    #expect(editor.rules(Self.path) == [] && !editor.server.isOutOfDate)
    // Unsaved text counts; a closed file has its text on disk.
    editor.close(Self.path)
    editor.check()
    #expect(editor.rules(Self.path) == ["argument-type"])
  }

  /// Without the baseline's file all findings are shown; with it, known ones are hidden, until the file changes.
  @Test func heedsTheBaseline() throws {
    let editor = try editor(settings: "development: en\nbaseline: known\n")
    #expect(editor.rules(Self.path) == ["argument-type"])
    let line = #"{"rule":"argument-type","table":"Player","locale":"fr","key":"ads.position"}"# + "\n"
    try editor.folder.write(line, to: "L/known")
    editor.noticeDisk()
    editor.check()
    #expect(editor.rules(Self.path) == [])
    editor.type("Lire", over: "Lecture", in: Self.path)
    editor.check()
    #expect(editor.rules(Self.path) == [])
    try editor.folder.write(line.replacing("argument", with: "no-argument"), to: "L/known")
    editor.type("Lecture", over: "Lire", in: Self.path)
    editor.check()
    #expect(editor.rules(Self.path) == ["argument-type"])
  }

  /// A language that is not on the disk yet.
  @Test func knowsNewFiles() throws {
    let editor = try editor()
    editor.open("L/de.lproj/Player.strings", "\"play\" = \"Abspielen\";\n")
    editor.check()
    #expect(editor.rules("L/de.lproj/Player.strings") == ["missing-key"])
    editor.close("L/de.lproj/Player.strings")
    editor.check()
    #expect(editor.rules("L/de.lproj/Player.strings") == [])
  }

  @Test func countsAsTheEditorCounts() throws {
    let editor = try editor(["general": ["positionEncodings": ["utf-8", "utf-16"]]])
    let range = try #require(editor.findings[Self.path]?.first?["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 0, "character": 38])
  }

  @Test func appliesFixes() throws {
    let editor = try editor()
    editor.type("%2$lld", over: "%2$@", in: Self.path)
    editor.type("\"Lecture  \"", over: "\"Lecture\"", in: Self.path)
    var parameters = editor.place("  \";", in: Self.path)
    parameters["range"] = ["start": parameters["position"], "end": parameters["position"]]
    parameters["context"] = ["diagnostics": [Any]()]
    let actions = try #require(try editor.request("textDocument/codeAction", parameters) as? [[String: Any]])
    #expect(
      actions.map { $0["title"] as? String } == [
        "Remove the space", "Allow “Lecture  ” for edge-whitespace", "Suppress edge-whitespace here",
      ])
    let fixed = editor.texts[Self.path]?.replacingOccurrences(of: "Lecture  ", with: "Lecture")
    try editor.apply(actions.last?["edit"])
    editor.check()
    #expect(editor.rules(Self.path) == [])
    #expect(editor.texts[Self.path]?.contains("\n/* l10n:ignore edge-whitespace */\n\"play\"") == true)
    editor.type("", over: "/* l10n:ignore edge-whitespace */\n", in: Self.path)
    try editor.apply(actions.first?["edit"])
    editor.check()
    #expect(editor.rules(Self.path) == [] && editor.texts[Self.path] == fixed)
  }

  @Test func appliesAllSafeFixes() throws {
    let editor = try editor()
    editor.type("%2$lld", over: "%2$@", in: Self.path)
    editor.type("\" Lecture\";;", over: "\"Lecture\";", in: Self.path)
    let parameters: [String: Any] = [
      "textDocument": ["uri": editor.uri(Self.path)], "context": ["diagnostics": [Any](), "only": ["source.fixAll"]],
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]],
    ]
    let actions = try #require(try editor.request("textDocument/codeAction", parameters) as? [[String: Any]])
    #expect(actions.map { $0["kind"] as? String } == ["source.fixAll.l10n"])
    try editor.apply(actions.first?["edit"])
    editor.check()
    #expect(editor.rules(Self.path) == [] && editor.texts[Self.path]?.contains("= \"Lecture\";\n") == true)
  }

  @Test(arguments: [true, false]) func showsATextInAllLanguages(isMarkdown: Bool) throws {
    let editor = try editor(["textDocument": ["hover": ["contentFormat": isMarkdown ? ["markdown"] : ["plaintext"]]]])
    let hover = try editor.request("textDocument/hover", editor.place("Lecture", in: Self.path)) as? [String: Any]
    let contents = try #require(hover?["contents"] as? [String: String])
    #expect(contents["kind"] == (isMarkdown ? "markdown" : "plaintext"))
    #expect(
      contents["value"]
        == (isMarkdown
          ? "**play** in table Player\n\n- en: `Play`\n- fr: `Lecture`"
          : "play in table Player\n\nen: Play\nfr: Lecture"))
  }

  /// A text with markup is rendered if the editor shows Markdown; the rest of it is escaped.
  @Test(arguments: [
    (
      "tags", "Accept **the** ***terms*** of [`%@`](<#>)",
      "Accept <b>the <i>terms</i> </b>of <link href=\"%1$@\">%@</link>"
    ),
    ("tags", "\\*a\\* \\[b\\](c) \\<d\\> 1 \\< 2 ⏎`</x>`", "*a* [b](c) &lt;d&gt; 1 < 2 <br/></x>"),
    ("tags", "[site](<https://example.org/a)b>)", "<a href=\"https://example.org/a)b\">site</a>"),
    (
      "tags", "[site](<#>) [site](<#>)",
      "<a href=\"javascript:alert(1)\">site</a> <a href=\"https://e.org/>(x\">site</a>"
    ),
    ("markdown", "**bold** [list](<https://example.org>) `%@`", "**bold** [list](https://example.org) `%@`"),
  ])
  func showsMarkup(syntax: String, shown: String, text: String) throws {
    let escaped = text.replacing("\"", with: "\\\"")
    let files = ["l10n.yml": "markup: {a: \(syntax)}\n", "en.lproj/Player.strings": "a = \"\(escaped)\";\n"]
    for isMarkdown in [true, false] {
      let editor = try Editor(
        files,
        capabilities: ["textDocument": ["hover": ["contentFormat": isMarkdown ? ["markdown"] : ["plaintext"]]]])
      editor.open("en.lproj/Player.strings")
      let place = editor.place("a = ", in: "en.lproj/Player.strings")
      let hover = try editor.request("textDocument/hover", place) as? [String: Any]
      let value = try #require((hover?["contents"] as? [String: String])?["value"])
      #expect(value.hasSuffix(isMarkdown ? "- en: \(shown)" : "en: \(text)"), "\(value)")
    }
  }

  /// The typed replacement, the completions offered after it, and the text with the first of them.
  @Test(arguments: [
    ("Pub 😀 %1$lld sur %2$@", "Pub %", ["%1$lld", "%2$lld"], "\"ads.position\" = \"Pub %1$lld\";"),
    ("Pub 😀 %1$lld sur %2$@", "100 % ", ["%1$lld", "%2$lld"], "\"ads.position\" = \"100 % %1$lld\";"),
    ("\"play\" = \"Lecture\";", "\"pl", ["play"], "\n\"play\" = \"\";"), ("Lecture", "Lire ", [], "\"Lire \""),
  ])
  func completes(old: String, new: String, labels: [String], result: String) throws {
    let editor = try editor()
    editor.type(new, over: old, in: Self.path)
    var parameters = editor.place(new, in: Self.path)
    let position = try #require(parameters["position"] as? [String: Int])
    parameters["position"] = [
      "line": position["line"] ?? 0, "character": (position["character"] ?? 0) + new.utf16.count,
    ]
    let items = try #require(try editor.request("textDocument/completion", parameters) as? [[String: Any]])
    #expect(items.compactMap { $0["label"] as? String } == labels)
    let edits = [items.first?["textEdit"] as? [String: Any]].compactMap { $0 }
    #expect(Editor.applied(edits, to: editor.texts[Self.path] ?? "").contains(result))
  }

  @Test func leadsToOtherPlaces() throws {
    let editor = try editor()
    let place = editor.place("Lecture", in: Self.path)
    let definition = try editor.request("textDocument/definition", place) as? [String: Any]
    #expect((definition?["uri"] as? String)?.hasSuffix("/en.lproj/Player.strings") == true)
    #expect((definition?["range"] as? [String: [String: Int]])?["start"] == ["line": 2, "character": 0])
    let references = try editor.request("textDocument/references", place) as? [[String: Any]]
    #expect(references?.count == 2)
    let symbols = try editor.request("textDocument/documentSymbol", place) as? [[String: Any]]
    #expect(symbols?.map { $0["name"] as? String } == ["ads.position", "play"])
  }

  /// A key has its new name everywhere, and the old one again with the same bytes.
  @Test func renamesAKey() throws {
    let editor = try editor(settings: "development: en\nconcepts: {play: [play]}\n")
    let before = ["L/l10n.yml", "L/en.lproj/Player.strings"].map { editor.folder.text(of: $0) }
    let place = editor.place("\"play\"", in: Self.path)
    let prepared = try editor.request("textDocument/prepareRename", place) as? [String: Any]
    #expect(prepared?["placeholder"] as? String == "play")
    var parameters = place
    parameters["newName"] = "controls.play"
    try editor.apply(try editor.request("textDocument/rename", parameters))
    #expect(editor.texts[Self.path]?.contains("\"controls.play\" = \"Lecture\"") == true)
    #expect(editor.folder.text(of: "L/en.lproj/Player.strings")?.contains("\"controls.play\" = \"Play\"") == true)
    #expect(editor.folder.text(of: "L/l10n.yml")?.contains("[controls.play]") == true)
    parameters = editor.place("\"controls.play\"", in: Self.path)
    parameters["newName"] = "ads.position"
    #expect(throws: Editor.Failure.self) { try editor.request("textDocument/rename", parameters) }
    parameters["newName"] = "play"
    try editor.apply(try editor.request("textDocument/rename", parameters))
    #expect(editor.texts[Self.path] == Self.french)
    #expect(["L/l10n.yml", "L/en.lproj/Player.strings"].map { editor.folder.text(of: $0) } == before)
  }

  /// A String Catalog holds all languages, and its keys are those of the source language.
  @Test func renamesAKeyOfAStringCatalog() throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "play" : {
            "localizations" : {
              "ar" : { "stringUnit" : { "state" : "translated", "value" : "تشغيل" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Play" } }
            }
          }
        },
        "version" : "1.0"
      }

      """
    let editor = try Editor(["Player.xcstrings": catalog])
    editor.open("Player.xcstrings")
    let place = editor.place("\"play\"", in: "Player.xcstrings")
    let prepared = try editor.request("textDocument/prepareRename", place) as? [String: Any]
    #expect(prepared?["placeholder"] as? String == "play")
    try editor.apply(
      try editor.request("textDocument/rename", place.merging(["newName": "start"]) { first, _ in first }))
    #expect(editor.texts["Player.xcstrings"] == catalog.replacingOccurrences(of: "\"play\"", with: "\"start\""))
    let hover =
      try editor.request("textDocument/hover", editor.place("تشغيل", in: "Player.xcstrings")) as? [String: Any]
    #expect((hover?["contents"] as? [String: String])?["value"]?.contains("en: Play") == true)
  }

  @Test func formatsATable() throws {
    let editor = try editor()
    editor.type("\"play\"=\"Lecture\"  ;", over: "\"play\" = \"Lecture\";", in: Self.path)
    let parameters: [String: Any] = ["textDocument": ["uri": editor.uri(Self.path)], "options": [String: Any]()]
    let edits = try #require(try editor.request("textDocument/formatting", parameters) as? [[String: Any]])
    #expect(Editor.applied(edits, to: editor.texts[Self.path] ?? "") == Self.french)
  }

  @Test func showsTextsBesideEntries() throws {
    let editor = try editor()
    editor.open("L/en.lproj/Player.strings")
    let document: [String: Any] = ["textDocument": ["uri": editor.uri(Self.path)]]
    let hints = try #require(try editor.request("textDocument/inlayHint", document) as? [[String: Any]])
    #expect(hints.map { $0["label"] as? String } == ["“Ad %1$lld of %2$lld”", "“Play”"])
    #expect(hints.last?["position"] as? [String: Int] == ["line": 1, "character": 19])
    editor.type("", over: "\"play\" = \"Lecture\";", in: Self.path)
    let development: [String: Any] = ["textDocument": ["uri": editor.uri("L/en.lproj/Player.strings")]]
    #expect((try editor.request("textDocument/inlayHint", development) as? [Any])?.isEmpty == true)
    let lenses = try #require(try editor.request("textDocument/codeLens", development) as? [[String: Any]])
    #expect(lenses.compactMap { ($0["command"] as? [String: String])?["title"] } == ["missing in 1 language"])
    let symbols = try #require(try editor.request("workspace/symbol", ["query": "PLAY"]) as? [[String: Any]])
    #expect(symbols.map { $0["name"] as? String } == ["play"])
  }

  /// Paths count characters, not bytes.
  @Test func servesFoldersOfAnyName() throws {
    let path = "Catalog é/fr.lproj/Player.strings"
    let editor = try Editor(["Catalog é/en.lproj/Player.strings": Self.english, path: Self.french])
    editor.open(path)
    editor.check()
    #expect(editor.rules(path) == ["argument-type"])
    #expect(try editor.request("textDocument/hover", editor.place("play", in: path)) is [String: Any])
  }

  // MARK: Conversations

  @Test func endsInOrder() throws {
    let server = LanguageServer(version: "1")
    func receive(_ text: String) -> String { server.receive(Array(text.utf8)).joined(separator: "\n") }
    #expect(receive(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#).contains("-32002"))
    #expect(receive(#"{"id":"a","method":"initialize","params":{}}"#).contains(#""id":"a","result":{"capabilities""#))
    #expect(receive(#"{"id":2,"method":"no/such"}"#).contains("-32601"))
    #expect(receive(#"{"id":3,"method":"shutdown"}"#) == #"{"jsonrpc":"2.0","id":3,"result":null}"#)
    #expect(receive(#"{"method":"exit"}"#) == "" && server.phase == .ended(status: 0))
  }

  /// Broken messages, places that there are not, and messages out of order end with an error or nothing.
  @Test(arguments: [
    "", "{", "[]", "null", "{}", #"{"id":1}"#, #"{"method":1}"#, #"{"id":{},"method":"shutdown"}"#,
    #"{"method":"textDocument/didOpen"}"#,
    #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"x","text":""}}}"#,
    #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///no"},"contentChanges":7}}"#,
    #"{"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"URI"},"position":{"line":-1,"character":-9}}}"#,
    #"{"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"URI"},"position":{"line":99,"character":99999}}}"#,
    #"{"id":1,"method":"textDocument/rename","params":{"textDocument":{"uri":"URI"},"position":{"line":0,"character":1}}}"#,
    #"{"id":1,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"URI"},"range":{"start":{"line":5}}}}"#,
    #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"URI"},"contentChanges":[{"range":{"start":{"line":9,"character":9},"end":{"line":0,"character":3}},"text":"x"}]}}"#,
    #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"URI"},"contentChanges":[{"range":{},"text":"x"},{}]}}"#,
  ])
  func survives(_ message: String) throws {
    let editor = try editor()
    let body = message.replacingOccurrences(of: "URI", with: editor.uri(Self.path))
    for answer in editor.server.receive(Array(body.utf8)) { #expect(answer.hasPrefix(#"{"jsonrpc":"2.0""#)) }
    editor.check()
    #expect(try editor.request("textDocument/documentSymbol", editor.place("", in: Self.path)) is [Any])
  }

  /// The input, in pieces of some size, and the messages in it.
  @Test(arguments: [1, 3, 7, 1000]) func findsMessages(size: Int) {
    let input =
      "Content-Length: 2\r\n\r\n{}content-type: x\r\nCONTENT-LENGTH:3\r\n\r\n[1]Content-Length: x\r\n\r\nContent-Length: 4\r\n\r\nnull"
    var frames = MessageFrames()
    var found: [String] = []
    for start in stride(from: 0, to: input.utf8.count, by: size) {
      frames.add(input.utf8.dropFirst(start).prefix(size))
      while let body = frames.next() { found.append(String(decoding: body, as: UTF8.self)) }
    }
    // A header without a length yields no message.
    #expect(found == ["{}", "[1]", "", "null"])
  }
}
