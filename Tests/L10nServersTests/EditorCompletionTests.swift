import Foundation
import L10nServers
import Testing

/// Completions while someone types, and hovers at a place, in files of all formats.
struct EditorCompletionTests {
  struct Typed: CustomTestStringConvertible, Sendable {
    let path: String

    /// The text that is typed instead of another, or at the end of the file; the cursor is after it.
    let typed: String
    var over: String?

    /// The first offered names, and the result of choosing the first one.
    let labels: [String]
    let result: String

    var testDescription: String { "\(typed) in \(path)" }
  }

  private static let yml = "L/l10n.yml"

  @Test(arguments: [
    Typed(path: yml, typed: "\ngen", labels: ["catalog", "locales"], result: "\ncatalog: "),
    Typed(path: yml, typed: "\npartial: [fr, ", labels: ["en", "fr", "pl"], result: "[fr, en"),
    Typed(
      path: yml, typed: "\n  missing-key: ", labels: ["error", "warning", "note", "off"], result: "missing-key: error"),
    Typed(path: yml, typed: "\n  length:\n    loc", labels: ["severity", "allow"], result: "\n    severity: "),
    Typed(
      path: yml, typed: "\n  length: {allow: [x], locales: {", labels: ["en", "fr", "pl"], result: "locales: {en: "),
    Typed(path: yml, typed: "\n  length:\n    keys:\n      ", labels: ["files", "hint"], result: "      files: "),
    Typed(
      path: yml, typed: ", value: pl}", over: "}", labels: [], result: ", value: pl}"),
    Typed(
      path: yml, typed: "film: [pl", over: "film: [play, pause]", labels: ["files", "hint"], result: "film: [files"),
    Typed(path: yml, typed: "layers: [", over: "layers: [brand]", labels: ["brand"], result: "layers: [brand"),
    Typed(path: yml, typed: "\ntogether:\n  all:\n    - ", labels: ["buttonPlay"], result: "    - buttonPlay"),
    Typed(path: yml, typed: "\narguments:\n  play: {", labels: ["title"], result: "play: {title: "),
    Typed(
      path: yml, typed: "\nprofiles:\n  ci:\n    rules:\n      ", labels: ["all", "duplicate-key"],
      result: "      all: "),
    Typed(path: yml, typed: "\n# gen", labels: [], result: ""),
    // Specifiers, in all formats.
    Typed(path: "L/fr.lproj/P.strings", typed: "Lire %", over: "Lire %1$@", labels: ["%1$@"], result: "\"Lire %1$@\""),
    Typed(
      path: "L/fr.lproj/P.stringsdict", typed: ">% fichier %", over: ">%lld fichier", labels: ["%lld"],
      result: "fichier %lld<"),
    Typed(
      path: "A/res/values-pl/strings.xml", typed: "Hej %", over: "Hej %1$s ", labels: ["%1$s"], result: "Hej %1$s\"<"),
    Typed(path: "X/C.xcstrings", typed: "Dni: %", over: "%lld dnia", labels: ["%lld"], result: "\"Dni: %lld\""),
    // Plural forms.
    Typed(
      path: "L/pl.lproj/P.stringsdict", typed: "<key>fe", over: "<key>one", labels: ["one", "few", "many", "other"],
      result: "<key>one"),
    Typed(
      path: "X/C.xcstrings", typed: "\"pl\" : { \"variations\" : { \"plural\" : { \"", over: "\"pl\" : {",
      labels: ["one", "few", "many", "other"], result: "\"plural\" : { \"one"),
    Typed(
      path: "A/res/values-pl/strings.xml", typed: "<item quantity=\"m", over: "<item quantity=\"other",
      labels: ["few", "many", "other"], result: "<item quantity=\"few"),
    // Rules in comments, those first that found something.
    Typed(
      path: "L/fr.lproj/P.strings", typed: "/* l10n:ignore ", over: "\"pause\"", labels: ["duplicate-key"],
      result: "/* l10n:ignore duplicate-key"),
    Typed(
      path: "A/res/values/strings.xml", typed: "<!-- l10n:ignore-file missing-key, un", over: "<resources>",
      labels: ["duplicate-key"], result: "missing-key, duplicate-key"),
    Typed(path: "L/fr.lproj/P.strings", typed: "/* l10n:ignore x -- un", over: "\"pause\"", labels: [], result: ""),
  ])
  func completes(_ typed: Typed) throws {
    let editor = try EditorFeatureTests.editor([typed.path])
    let text = editor.texts[typed.path] ?? ""
    if let over = typed.over {
      editor.type(typed.typed, over: over, in: typed.path)
    } else {
      editor.close(typed.path)
      editor.open(typed.path, text.trimmingCharacters(in: .newlines) + typed.typed)
    }
    var parameters = editor.place(typed.typed, in: typed.path)
    let position = try #require(parameters["position"] as? [String: Int])
    let lines = typed.typed.split(separator: "\n", omittingEmptySubsequences: false)
    let before = lines.count > 1 ? 0 : position["character"] ?? 0
    parameters["position"] = [
      "line": (position["line"] ?? 0) + lines.count - 1, "character": before + (lines.last?.utf16.count ?? 0),
    ]
    let items = try #require(try editor.request("textDocument/completion", parameters) as? [[String: Any]])
    #expect(items.prefix(typed.labels.count).compactMap { $0["label"] as? String } == typed.labels)
    if typed.labels.isEmpty { #expect(items.isEmpty) }
    let edits = [items.first?["textEdit"] as? [String: Any]].compactMap { $0 }
    #expect(typed.result.isEmpty || Editor.applied(edits, to: editor.texts[typed.path] ?? "").contains(typed.result))
  }

  /// The hover text of a place.
  @Test(arguments: [
    (
      yml, "buttonPlay",
      ["is control 1", "fr:", "paused: label Lire {title}, hint Toucher", "playing: label Pause now please"]
    ),
    (yml, "untranslated-value", ["warning"]), (yml, "layers", ["override layers"]),
    (yml, "play, pause", ["en: Play %1$@"]),
    (
      "L/fr.lproj/P.strings", "\"play\"",
      ["argument 1 (title): String", "buttonPlay (label when paused) is spoken:", "playing: label Pause now please"]
    ),
    ("L/fr.lproj/P.strings", "\"pause\"", ["fr: Pause now please", "brand: Attendre (overrides)"]),
    ("L/pl.lproj/P.stringsdict", "files", ["plural forms in pl:", "one (1): %lld plik", "other: %lld pliku"]),
    ("X/C.xcstrings", "%lld dnia", ["plural forms in pl:", "one (1): %lld dzień"]),
    ("A/res/values-pl/strings.xml", "songs", ["plural forms in pl:", "one (1): %lld piosenka"]),
  ])
  func explains(path: String, place: String, lines: [String]) throws {
    let editor = try EditorFeatureTests.editor([path])
    let hover = try editor.request("textDocument/hover", editor.place(place, in: path)) as? [String: Any]
    let text = (hover?["contents"] as? [String: String])?["value"] ?? ""
    for line in lines { #expect(text.contains(line), "\(text)") }
  }

  @Test func leadsFromSettingsToTexts() throws {
    let editor = try EditorFeatureTests.editor([Self.yml])
    let place = editor.place("pause, hint", in: Self.yml).merging([
      "position": editor.place("pause}", in: Self.yml)["position"] ?? 0
    ]) { $1 }
    let definition = try editor.request("textDocument/definition", place) as? [String: Any]
    #expect((definition?["uri"] as? String)?.hasSuffix("en.lproj/P.strings") == true)
    // Four entries, two places of the settings.
    #expect((try editor.request("textDocument/references", place) as? [Any])?.count == 6)
    #expect((try editor.request("textDocument/documentHighlight", place) as? [Any])?.count == 2)
  }

  // MARK: Structure

  /// The foldable ranges of a file: a part of the first line, and the number of hidden lines.
  @Test(arguments: [
    ("L/pl.lproj/P.stringsdict", "<key>count</key>", 9), ("X/C.xcstrings", "\"plural\" : {", 2),
    ("A/res/values/strings.xml", "<plurals name=\"songs\">", 2), (yml, "controls:", 1),
  ])
  func folds(path: String, line: String, count: Int) throws {
    let editor = try EditorFeatureTests.editor([path])
    let document: [String: Any] = ["textDocument": ["uri": editor.uri(path)]]
    let folds = try #require(try editor.request("textDocument/foldingRange", document) as? [[String: Any]])
    let lines = (editor.texts[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let found = folds.first { fold in
      (fold["startLine"] as? Int).map { lines[$0].trimmingCharacters(in: .whitespaces) } == line
    }
    #expect((found?["endLine"] as? Int ?? 0) - (found?["startLine"] as? Int ?? 0) == count, "\(folds)")
  }

  /// The parts of a file that have a color, each with its kind.
  @Test(arguments: [
    ("L/en.lproj/P.strings", ["/* %1$@ = title */ comment", "play property", "%1$@ parameter", "\\n regexp"]),
    ("L/fr.lproj/P.stringsdict", ["files property", "%#@count@ variable", "one enumMember", "%lld parameter"]),
    ("X/C.xcstrings", ["days %lld property", "one enumMember", "%lld parameter", "stop property"]),
    ("A/res/values/strings.xml", ["songs property", "one enumMember", "%d parameter"]),
    (yml, ["play property", "hint property"]),
  ])
  func colors(path: String, parts: [String]) throws {
    let editor = try EditorFeatureTests.editor([path])
    let document: [String: Any] = ["textDocument": ["uri": editor.uri(path)]]
    let answer = try editor.request("textDocument/semanticTokens/full", document) as? [String: Any]
    let data = try #require(answer?["data"] as? [Int])
    let kinds = ["property", "parameter", "regexp", "enumMember", "variable", "comment"]
    let lines = (editor.texts[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false).map {
      Array($0.utf16)
    }
    var (line, character) = (0, 0)
    let found = stride(from: 0, to: data.count, by: 5).map { index in
      (line, character) = (line + data[index], data[index] == 0 ? character + data[index + 1] : data[index + 1])
      let text = lines[line][character..<character + data[index + 2]]
      return "\(String(decoding: text, as: UTF16.self)) \(kinds[data[index + 3]])"
    }
    for part in parts { #expect(found.contains(part), "\(found)") }
  }

  // MARK: Conversations

  /// An editor that requests findings is not sent any, and is notified when other files' findings change.
  @Test func answersWithFindings() throws {
    let capabilities: [String: Any] = [
      "textDocument": ["diagnostic": ["relatedDocumentSupport": true]],
      "workspace": ["diagnostics": ["refreshSupport": true]],
    ]
    let (english, french) = ("L/en.lproj/P.strings", "L/fr.lproj/P.strings")
    let editor = try EditorFeatureTests.editor([english], [:], capabilities)
    #expect(editor.findings.isEmpty)
    func ask(_ previous: Any? = nil) throws -> [String: Any] {
      var parameters: [String: Any] = ["textDocument": ["uri": editor.uri(english)]]
      parameters["previousResultId"] = previous
      return try #require(try editor.request("textDocument/diagnostic", parameters) as? [String: Any])
    }
    let first = try ask()
    #expect((first["relatedDocuments"] as? [String: Any])?[editor.uri(french)] != nil)
    let second = try ask(first["resultId"])
    #expect(second["kind"] as? String == "unchanged" && second["relatedDocuments"] == nil)
    // The French text is now one that the development language does not have.
    editor.type("\"halt\"", over: "\"pause\"", in: english)
    let third = try ask(first["resultId"])
    let related = try #require((third["relatedDocuments"] as? [String: [String: Any]])?[editor.uri(french)])
    #expect((related["items"] as? [[String: Any]])?.contains { $0["code"] as? String == "extra-key" } == true)
    #expect(editor.messages.contains { $0["method"] as? String == "workspace/diagnostic/refresh" })
    let all = try #require(
      try editor.request(
        "workspace/diagnostic", ["previousResultIds": [["uri": editor.uri(french), "value": related["resultId"]]]])
        as? [String: [[String: Any]]])
    let again = all["items"]?.first { $0["uri"] as? String == editor.uri(french) }
    #expect(again?["kind"] as? String == "unchanged")
  }

  @Test func tellsOfTheFirstCheck() throws {
    let editor = try Editor(EditorFeatureTests.files, capabilities: ["window": ["workDoneProgress": true]])
    let request = try #require(editor.messages.last)
    #expect(request["method"] as? String == "window/workDoneProgress/create")
    editor.answer(request["id"], NSNull())
    var sent: [String] = []
    editor.server.sendAtOnce = { sent += $0 }
    editor.open("L/fr.lproj/P.strings")
    editor.check()
    #expect(sent.count == 1 && sent[0].contains("\"kind\":\"begin\"") && sent[0].contains("Checking L"))
    let last = editor.messages.filter { $0["method"] as? String == "$/progress" }
    #expect(last.count == 1)
    // Nobody waits for a token that the editor has not made.
    editor.close("L/fr.lproj/P.strings")
    editor.check()
    #expect(sent.count == 1)
  }

  @Test func answersNoCancelledRequest() {
    var queue = MessageQueue()
    for body in [
      #"{"id":1,"method":"a"}"#, #"{"id":"x","method":"b"}"#, #"{"method":"$/cancelRequest","params":{"id":"x"}}"#,
      #"{"id":2,"method":"c"}"#, #"{"method":"$/cancelRequest","params":{}}"#,
    ] { queue.add(MessageFrames.framed(body)) }
    var answers: [String?] = []
    while let (_, refusal) = queue.next() { answers.append(refusal) }
    #expect(answers.count == 3 && answers[0] == nil && answers[1]?.contains("-32800") == true && answers[2] == nil)
  }
}
