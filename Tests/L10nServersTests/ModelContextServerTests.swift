import Foundation
import L10nServers
import TemporaryFolders
import Testing

struct ModelContextServerTests {
  private static let english = """
    /* Shown while an ad plays. %1$lld = index, %2$lld = count */
    "ads.position" = "Ad %1$lld of %2$lld";
    "play" = "Play";
    "stop" = "Stop %@";

    """
  private static let french = "\"play\" = \"Lecture\";\n"
  private static let files = [
    "L/l10n.yml": "development: en\n", "L/en.lproj/Player.strings": english, "L/fr.lproj/Player.strings": french,
    "L/pl.lproj/Player.strings": "\"play\" = \"Graj\";\n",
    "L/en.lproj/Player.stringsdict": StringsdictText.rule("files", ["one": "%lld file", "other": "%lld files"]),
  ]

  // MARK: Protocol

  /// Every tool that reads a catalog reports files that were not read.
  @Test(arguments: [
    ("list_catalogs", "{}"), ("list_locales", "{}"), ("list_gaps", #"{"locale":"fr"}"#), ("get_text", #"{"key":"a"}"#),
    ("search_texts", #"{"query":"a"}"#), ("lint", #"{"rule":"missing-key"}"#),
  ])
  func saysWhatWasNotRead(_ tool: String, _ arguments: String) throws {
    let agent = try Agent([
      "en.lproj/T.strings": "\"a\" = \"A\";\n", "fr.lproj/T.strings": "\"a\" = \"B\";\n\"b\" = \n",
    ])
    let unread = try agent.call(tool, arguments).data["unread"] as? [[String: Any]]
    #expect(unread?.first?["path"] as? String == "fr.lproj/T.strings")
    #expect(unread?.first?["rule"] as? String == "missing-value")
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2024-11-05"}}"#, "2024-11-05"),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#, "2025-11-25"),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1999-01-01"}}"#, "2025-11-25"),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, "2025-11-25"),
  ])
  func agreesOnARevision(_ line: String, _ revision: String) throws {
    let result = try Agent([:]).answer(line)?["result"] as? [String: Any]
    #expect(result?["protocolVersion"] as? String == revision)
  }

  /// Lines that are answered with an error, after which the server continues.
  @Test(arguments: [
    ("{\"jsonrpc\":", -32700), ("[]", -32600), ("7", -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600),
    (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nope"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"lint","arguments":[]}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":3}"#, -32602),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"x"}}}"#,
      -32022
    ),
  ])
  func answersWhatIsNoRequest(_ line: String, _ code: Int) throws {
    let agent = try Agent([:])
    #expect((agent.answer(line)?["error"] as? [String: Any])?["code"] as? Int == code)
    #expect(agent.answer(#"{"jsonrpc":"2.0","id":"a","method":"ping"}"#)?["id"] as? String == "a")
  }

  @Test(arguments: [
    "", " \r", #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","id":4,"result":{}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":9}}"#,
  ])
  func saysNothing(_ line: String) throws { #expect(try Agent([:]).answer(line) == nil) }

  @Test func answersBatchesOfTheRevisionThatHasThem() throws {
    let agent = try Agent([:])
    _ = agent.answer(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#)
    let line = #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},3]"#
    let answer = try #require(agent.server.receive(Array(line.utf8)))
    #expect(
      answer.hasPrefix(#"[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":null,"error":{"code":-32600"#))
  }

  /// Requests without a handshake say their revision themselves.
  @Test func needsNoHandshakeWhereRequestsSayTheirRevision() throws {
    let server = ModelContextServer(folder: ".", isReadOnly: false, version: "1", explanation: { _ in nil })
    func answer(_ method: String, _ meta: String) -> String {
      server.receive(
        Array(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{"_meta":{\#(meta)}}}"#.utf8)) ?? ""
    }
    #expect(answer("tools/list", "").contains("-32600"))
    let meta = #""io.modelcontextprotocol/protocolVersion":"2026-07-28""#
    #expect(answer("tools/list", meta).contains(#""resultType":"complete","ttlMs":0"#))
    #expect(answer("server/discover", meta).contains(#""supportedVersions":["2024-11-05""#))
  }

  /// Every tool has the fields that clients show and check.
  @Test func describesItsTools() throws {
    for isReadOnly in [false, true] {
      let tools = try #require(
        try Agent([:], isReadOnly: isReadOnly).request("tools/list", [:])["tools"] as? [[String: Any]])
      #expect(tools.count == (isReadOnly ? 7 : 11))
      for tool in tools {
        let schema = try #require(tool["inputSchema"] as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(schema["additionalProperties"] as? Bool == false)
        #expect(properties.values.allSatisfy { $0["description"] != nil && $0["type"] != nil })
        let reads = (tool["annotations"] as? [String: Any])?["readOnlyHint"] as? Bool
        #expect(!isReadOnly || reads == true)
      }
    }
  }

  // MARK: Tools

  /// Calls that are refused, with a part of the reason. Nothing is written.
  @Test(arguments: [
    ("list_gaps", "{}", "'locale' is missing"),
    ("list_gaps", #"{"locale":3}"#, "expected a string for 'locale', found a number"),
    ("list_gaps", #"{"locale":"fr","limit":0}"#, "from 1 to 500"),
    ("list_gaps", #"{"locale":"fr","kind":"odd"}"#, "it can be: all, missing"),
    ("list_gaps", #"{"locale":"en"}"#, "is the development language"),
    ("list_gaps", #"{"locale":"it"}"#, "not translated into 'it'"),
    ("list_gaps", #"{"locale":"fr","table":"Plaier"}"#, "did you mean 'Player'"),
    ("get_text", #"{"kee":"play"}"#, "there is no argument 'kee'"),
    ("get_text", #"{"key":"plai"}"#, "did you mean 'play'"),
    ("get_text", #"{"key":"play","catalog":"M"}"#, "there is no catalog 'M'"),
    ("search_texts", #"{"query":""}"#, "'query' is empty"), ("explain_rule", #"{"rule":"odd"}"#, "no rule 'odd'"),
    ("set_translations", #"{"translations":[]}"#, "'translations' is empty"),
    ("set_translations", #"{"translations":[{"key":"play","text":"x"}]}"#, "has no 'locale'"),
    ("set_translations", #"{"translations":[{"kei":"play"}]}"#, "'translations[0].kei'"),
    ("add_text", #"{"key":"play","text":"x"}"#, "already exists"),
    ("add_text", #"{"key":"a\nb","text":"x"}"#, "control character"), ("add_text", #"{"key":"a"}"#, "neither"),
    ("add_text", #"{"key":"a","text":"%1$@ %@"}"#, "mixed-positional"),
    ("add_text", #"{"key":"a","forms":{"one":"%lld"}}"#, "plural-missing-other"),
    ("add_text", #"{"key":"a","forms":{"1":"%lld"}}"#, "not a plural category"),
    ("add_text", #"{"key":"a","text":"x","translations":[{"locale":"fr","text":"%@"}]}"#, "into 'fr' is refused"),
    ("rename_key", #"{"key":"play","new_key":"stop"}"#, "already exists"),
    ("rename_key", #"{"key":"play","new_key":""}"#, "the key is empty"),
    ("remove_key", #"{"key":"plai"}"#, "no table has the key"),
  ])
  func refusesCalls(_ tool: String, _ arguments: String, _ reason: String) throws {
    let agent = try Agent(Self.files)
    let failure = try agent.call(tool, arguments).failure
    #expect(failure?.contains(reason) == true, "\(failure ?? "done")")
    for (path, text) in Self.files { #expect(agent.folder.text(of: path) == text) }
  }

  /// Translations that are refused, with the rule or a part of the reason; one that is sound is written with them.
  @Test(arguments: [
    (#""locale":"fr","key":"ads.position","text":"Pub %1$lld""#, "argument-missing"),
    (#""locale":"fr","key":"ads.position","text":"Pub %1$@ sur %2$lld""#, "import-arguments"),
    (#""locale":"fr","key":"ads.position","text":"Pub %1$lld sur %2$lld %3$@""#, "import-arguments"),
    (#""locale":"fr","key":"ads.position","text":"Pub %lld""#, "argument-missing"),
    (#""locale":"fr","key":"ads.position","text":"""#, "empty"), (#""locale":"fr","key":"ads.position""#, "neither"),
    (#""locale":"fr","key":"ads.position","forms":{"one":"a"}"#, "import-unknown-form"),
    (#""locale":"fr","key":"files","text":"fichiers""#, "import-missing-other"),
    (#""locale":"fr","key":"files","forms":{"one":"%lld fichier"}"#, "import-missing-other"),
    (#""locale":"fr","key":"files","forms":{"few":"%lld","one":"%lld","other":"%lld"}"#, "import-plural-category"),
    (#""locale":"pl","key":"files","forms":{"one":"%lld plik","other":"%lld pliku"}"#, "import-missing-category"),
    (
      #""locale":"pl","key":"files","forms":{"one":"%lld","few":"pliki","many":"%lld","other":"%lld"}"#,
      "plural-implied-number"
    ),
    (#""locale":"fr","key":"play","text":"Lire\\nici""#, "import-damage"),
    (#""locale":"fr","key":"odd","text":"x""#, "no table has the key"),
    (#""locale":"xx","key":"play","text":"x""#, "'xx'"),
    (#""locale":"fr","key":"stop","text":"Stop""#, "translated twice"),
  ])
  func refusesTranslations(_ members: String, _ reason: String) throws {
    let agent = try Agent(Self.files)
    let sound = #"{"locale":"fr","key":"stop","text":"Arrêter %@"}"#
    let result = try agent.call("set_translations", #"{"translations":[\#(sound),{\#(members)}]}"#)
    let refused = try #require((result.data["refused"] as? [[String: Any]])?.first)
    #expect(refused["index"] as? Int == 1)
    let told = "\(refused["rule"] ?? "") \(refused["reason"] ?? "")"
    #expect(told.contains(reason), "\(told)")
    #expect(agent.folder.text(of: "L/fr.lproj/Player.strings") == Self.french + "\"stop\" = \"Arrêter %@\";\n")
    #expect(agent.folder.text(of: "L/pl.lproj/Player.stringsdict") == nil)
  }

  @Test func translatesWhatIsMissing() throws {
    let layer = ["L/Overrides/acme/gsw.lproj/Player.strings": "\"play\" = \"Los\";\n"]
    let agent = try Agent(Self.files.merging(layer) { first, _ in first })
    #expect(try agent.call("list_gaps", #"{"locale":"gsw"}"#).data["total"] as? Int == 0)
    let gaps = try #require(try agent.call("list_gaps", #"{"locale":"pl"}"#).data["gaps"] as? [[String: Any]])
    #expect(gaps.compactMap { $0["key"] as? String } == ["ads.position", "files", "stop"])
    let forms = try #require(gaps[1]["texts"] as? [[String: Any]])
    #expect(forms.compactMap { $0["form"] as? String } == ["one", "few", "many", "other"])
    #expect(forms.map { $0["numbers"] as? String } == ["1", "2, 3, 4, 22 …", "0, 5, 6, 7 …", "numbers such as 1.5"])
    let names = (gaps[0]["arguments"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
    #expect(names == ["index", "count"])
    let translations = #"""
      [{"key":"files","forms":{"one":"plik","few":"%lld pliki","many":"%lld plików","other":"%lld pliku"}},
       {"key":"stop","text":"Zatrzymaj \"%@\""}]
      """#
    let result = try agent.call("set_translations", #"{"locale":"pl","translations":\#(translations)}"#).data
    #expect(result["files"] as? [String] == ["L/pl.lproj/Player.strings", "L/pl.lproj/Player.stringsdict"])
    #expect(
      agent.folder.text(of: "L/pl.lproj/Player.strings")
        == "\"play\" = \"Graj\";\n\"stop\" = \"Zatrzymaj \\\"%@\\\"\";\n")
    #expect(try agent.call("list_gaps", #"{"locale":"pl"}"#).data["total"] as? Int == 1)
  }

  /// With the spelling and the comments of the file's format.
  @Test(arguments: [
    (
      "L/en.lproj/A.strings", "\"a\" = \"A\";\n", #""text":"Hi %@""#,
      "\"a\" = \"A\";\n\n/* Note */\n\"b\" = \"Hi %@\";\n"
    ),
    (
      "values/strings.xml", "<resources>\n    <string name=\"a\">A</string>\n</resources>\n", #""text":"It's""#,
      "<resources>\n    <string name=\"a\">A</string>\n    <!-- Note -->\n    <string name=\"b\">It\\'s</string>\n</resources>\n"
    ),
  ])
  func addsTexts(_ path: String, _ before: String, _ text: String, _ after: String) throws {
    let agent = try Agent([path: before])
    #expect(try agent.call("add_text", #"{"key":"b","comment":"Note",\#(text)}"#).failure == nil)
    #expect(agent.folder.text(of: path) == after)
  }

  /// A use in code is renamed as in editors; possible uses are listed.
  @Test func renamesKeysInCode() throws {
    let code = "let a = NSLocalizedString(\"play\", comment: \"\")\n"
    let settings = """
      development: en
      code: {sources: [../Sources]}
      controls:
        button: {tag: 1, label: play, visible-text: play}

      """
    let agent = try Agent(
      [
        "L/l10n.yml": settings, "L/en.lproj/Localizable.strings": "\"play\" = \"Play\";\n", "Sources/A.swift": code,
      ])
    let uses = try #require(try agent.call("get_text", #"{"key":"play"}"#).data["controls"] as? [[String: Any]])
    #expect(uses.map { $0["use"] as? String } == ["label", "visible-text"])
    let result = try agent.call("rename_key", #"{"key":"play","new_key":"start"}"#)
    #expect(result.failure == nil)
    #expect(
      result.data["files"] as? [String] == ["L/en.lproj/Localizable.strings", "L/l10n.yml", "Sources/A.swift"])
    #expect(result.data["code"] == nil)
    #expect(agent.folder.text(of: "Sources/A.swift") == code.replacing("play", with: "start"))
    #expect(agent.folder.text(of: "L/l10n.yml")?.contains("{tag: 1, label: start, visible-text: start}") == true)
  }

  @Test func writesInsideItsFolderAlone() throws {
    let link = #"{"locale":"fr","translations":[{"key":"play","text":"Lire"}]}"#
    let agent = try Agent(
      [
        "P/L/l10n.yml": "development: en\n", "P/L/en.lproj/A.strings": "\"play\" = \"Play\";\n",
        "fr/A.strings": Self.french,
      ],
      at: "/P")
    try agent.folder.link("P/L/fr.lproj", to: "../../fr")
    #expect(try agent.call("set_translations", link).failure?.contains("is outside the server's folder") == true)
    #expect(agent.folder.text(of: "fr/A.strings") == Self.french)
    let reader = try Agent(Self.files, isReadOnly: true)
    #expect(try reader.call("set_translations", link).failure?.hasPrefix("the server is read-only") == true)
  }
}
