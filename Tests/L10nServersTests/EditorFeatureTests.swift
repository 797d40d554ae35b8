import Foundation
import TemporaryFolders
import Testing

/// Requests of editors in files of all formats, as tables of places and answers.
struct EditorFeatureTests {
  static let settings = """
    # The catalog.
    development: en
    layers: [brand]
    controls:
      buttonPlay: {tag: 1, states: [paused, playing], label: {primary: play, secondary: pause}, hint: hint}
    concepts:
      film: [play, pause]
    rules:
      # Names stay as they are.
      untranslated-value: warning   # a name may be the same

    """

  static let files: [String: String] = [
    "L/l10n.yml": settings,
    "L/en.lproj/P.strings": """
    /* %1$@ = title */
    "play" = "Play %1$@";
    "pause" = "Pause now please";
    "hint" = "Double-tap\\n to play";
    "only" = "Only here";

    """,
    "L/fr.lproj/P.strings": "\"play\" = \"Lire %1$@\";\n\"pause\" = \"Pause now please\";\n\"hint\" = \"Toucher\";\n",
    "L/pl.lproj/P.strings": "\"play\" = \"Graj %1$@\";\n\"pause\" = \"Pauza\";\n\"hint\" = \"Dotknij\";\n",
    "L/Overrides/brand/fr.lproj/P.strings": "\"pause\" = \"Attendre\";\n",
    "L/en.lproj/P.stringsdict": StringsdictText.rule("files", ["one": "%lld file", "other": "%lld files"]),
    "L/fr.lproj/P.stringsdict": StringsdictText.rule("files", ["one": "%lld fichier", "other": "%lld fichiers"]),
    "L/pl.lproj/P.stringsdict": StringsdictText.rule("files", ["one": "%lld plik", "other": "%lld pliku"]),
    "X/C.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "days %lld" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } }
                }
              }
            },
            "pl" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld dzień" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dnia" } }
                }
              }
            }
          }
        },
        "stop" : {
          "localizations" : {
            "pl" : { "stringUnit" : { "state" : "translated", "value" : "  Stop" } }
          }
        },
        "wait" : {

        }
      },
      "version" : "1.0"
    }

    """,
    "A/res/values/strings.xml": """
    <resources>
        <string name="hello">Hello %1$s</string>
        <string name="bye">Bye</string>
        <plurals name="songs">
            <item quantity="one">%d song</item>
            <item quantity="other">%d songs</item>
        </plurals>
    </resources>

    """,
    "A/res/values-pl/strings.xml": """
    <resources>
        <string name="hello">"Hej %1$s "</string>
        <plurals name="songs">
            <item quantity="one">%d piosenka</item>
            <item quantity="other">%d piosenki</item>
        </plurals>
    </resources>

    """,
  ]

  static var capabilities: [String: Any] {
    [
      "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]],
      "textDocument": ["codeAction": ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]],
    ]
  }

  static func editor(_ paths: [String], _ more: [String: String] = [:], _ own: [String: Any] = capabilities) throws
    -> Editor
  {
    let editor = try Editor(files.merging(more) { $1 }, capabilities: own)
    for path in paths { editor.open(path) }
    editor.check()
    return editor
  }

  static func actions(_ editor: Editor, _ needle: String, in path: String) throws -> [[String: Any]] {
    var parameters = editor.place(needle, in: path)
    parameters["range"] = ["start": parameters["position"], "end": parameters["position"]]
    parameters["context"] = ["diagnostics": [Any]()]
    return try #require(try editor.request("textDocument/codeAction", parameters) as? [[String: Any]])
  }

  // MARK: Actions

  struct Action: CustomTestStringConvertible, Sendable {
    let path: String
    let place: String
    let title: String

    /// The expected contents of the files.
    let expected: [String: String]

    var testDescription: String { "\(title) in \(path)" }
  }

  @Test(arguments: [
    Action(
      path: "L/pl.lproj/P.stringsdict", place: "%lld plik<", title: "Add the plural forms few, many",
      expected: ["L/pl.lproj/P.stringsdict": "<key>few</key>\n      <string>%lld pliku</string>\n      <key>many</key>"]
    ),
    Action(
      path: "X/C.xcstrings", place: "%lld dzień", title: "Add the plural forms few, many",
      expected: ["X/C.xcstrings": "\"few\" :"]),
    Action(
      path: "A/res/values-pl/strings.xml", place: "%d piosenka", title: "Add the plural forms few, many",
      expected: [
        "A/res/values-pl/strings.xml": "<item quantity=\"many\">%d piosenki</item>\n        <item quantity=\"other\">"
      ]),
    Action(
      path: "L/en.lproj/P.strings", place: "\"only\"", title: "Translate: add a stub in fr, pl",
      expected: [
        "L/fr.lproj/P.strings": "\"only\" = \"Only here\";\n", "L/pl.lproj/P.strings": "\"only\" = \"Only here\";\n",
      ]),
    Action(
      path: "X/C.xcstrings", place: "\"wait\"", title: "Translate: add a stub in pl",
      expected: ["X/C.xcstrings": "\"state\" : \"new\",\n            \"value\" : \"wait\""]),
    Action(
      path: "A/res/values/strings.xml", place: "Bye", title: "Translate: add a stub in pl",
      expected: ["A/res/values-pl/strings.xml": "<string name=\"bye\">Bye</string>"]),
    Action(
      path: "L/fr.lproj/P.strings", place: "Pause", title: "Allow “Pause now please” for untranslated-value",
      expected: [
        "L/l10n.yml":
          "  # Names stay as they are.\n  untranslated-value: {severity: warning, allow: ['Pause now please']}   # a name may be the same\n"
      ]),
    Action(
      path: "L/fr.lproj/P.strings", place: "Pause", title: "Suppress untranslated-value here",
      expected: ["L/fr.lproj/P.strings": ";\n/* l10n:ignore untranslated-value */\n\"pause\""]),
    Action(
      path: "L/pl.lproj/P.stringsdict", place: "count</key>", title: "Suppress plural-missing-category here",
      expected: [
        "L/pl.lproj/P.stringsdict": "<dict>\n  <!-- l10n:ignore plural-missing-category -->\n  <key>files</key>"
      ]),
    Action(
      path: "A/res/values-pl/strings.xml", place: " \"</string>", title: "Suppress edge-whitespace here",
      expected: [
        "A/res/values-pl/strings.xml":
          "<resources>\n    <!-- l10n:ignore edge-whitespace -->\n    <string name=\"hello\">"
      ]),
    Action(
      path: "X/C.xcstrings", place: "  Stop", title: "Suppress edge-whitespace here",
      expected: [
        "X/C.xcstrings": "\"stop\" : {\n      \"comment\" : \"l10n:ignore edge-whitespace\",\n      \"localizations\""
      ]),
    Action(
      path: "A/res/values-pl/strings.xml", place: "<resources>",
      title: "Translate: add a stub of each missing text (1)",
      expected: ["A/res/values-pl/strings.xml": "<string name=\"bye\">Bye</string>"]),
  ])
  func acts(_ action: Action) throws {
    let editor = try Self.editor([action.path])
    let before = editor.allRules
    let all = try Self.actions(editor, action.place, in: action.path)
    let titles = all.compactMap { $0["title"] as? String }
    let chosen = try #require(all.first { $0["title"] as? String == action.title }, "\(titles)")
    try editor.apply(chosen["edit"])
    editor.check()
    for (path, expected) in action.expected {
      let text = editor.texts[path] ?? editor.folder.text(of: path) ?? ""
      #expect(text.contains(expected), "\(text)")
    }
    // The finding that the action should fix is gone, and nothing is broken.
    for finding in chosen["diagnostics"] as? [[String: Any]] ?? [] {
      let rule = finding["code"] as? String ?? ""
      #expect((editor.allRules[rule] ?? 0) < (before[rule] ?? 0), "\(rule)")
    }
    #expect(editor.allRules["unused-suppression"] == nil && editor.allRules["configuration"] == nil)
  }

  /// A cursor cannot stand behind the last character of a line, where the semicolon is missing.
  @Test func offersWhatBelongsBehindALine() throws {
    let path = "L/fr.lproj/P.strings"
    let editor = try Self.editor([path], [path: "\"play\" = \"Lire %1$@\"\n\"hint\" = \"Toucher\";\n"])
    let titles = try Self.actions(editor, "\"\n", in: path).compactMap { $0["title"] as? String }
    #expect(titles.contains("Write ';' after the value"), "\(titles)")
  }

  @Test func fixesAllOfARule() throws {
    let more = [
      "L/fr.lproj/P.strings": "\"play\" = \" Lire %1$@\";\n\"pause\" = \"Patienter \";\n\"hint\" = \"Toucher\";\n",
      "L/pl.lproj/P.strings": "\"play\" = \"Graj %1$@\";\n\"pause\" = \" Pauza\";\n\"hint\" = \"Dotknij\";\n",
    ]
    let path = "L/fr.lproj/P.strings"
    for (title, changed) in [
      ("Fix all 2 of edge-whitespace in this file", [path]),
      ("Fix all 3 of edge-whitespace in the catalog", [path, "L/pl.lproj/P.strings"]),
    ] {
      let editor = try Self.editor([path], more)
      let before = editor.allRules["edge-whitespace"] ?? 0
      let actions = try Self.actions(editor, " Lire", in: path)
      #expect(
        (actions.first?["isPreferred"] as? Bool) == true
          && actions.last?["title"] as? String == "Suppress edge-whitespace here")
      let action = try #require(actions.first { $0["title"] as? String == title })
      #expect(action["edit"] == nil)
      let resolved = try #require(try editor.request("codeAction/resolve", action) as? [String: Any])
      let changes = try #require((resolved["edit"] as? [String: Any])?["changes"] as? [String: Any])
      #expect(Set(changes.keys) == Set(changed.map(editor.uri)))
      try editor.apply(resolved["edit"])
      editor.check()
      #expect(before - (editor.allRules["edge-whitespace"] ?? 0) == changed.count + 1)
    }
    // An editor that does not resolve edits later gets no unresolved ones.
    let editor = try Self.editor([path], more, [:])
    #expect(
      !(try Self.actions(editor, " Lire", in: path)).contains { ($0["title"] as? String ?? "").hasPrefix("Fix all") })
  }

  /// A catalog without settings gets some.
  @Test func makesSettings() throws {
    let files = [
      "en.lproj/P.strings": "\"a\" = \"Hello there, everyone\";\n",
      "fr.lproj/P.strings": "\"a\" = \"Hello there, everyone\";\n",
    ]
    let editor = try Editor(files, capabilities: Self.capabilities)
    editor.open("fr.lproj/P.strings")
    editor.check()
    let actions = try Self.actions(editor, "Hello", in: "fr.lproj/P.strings")
    let allow = try #require(actions.first { ($0["title"] as? String ?? "").hasPrefix("Allow") })
    try editor.apply(allow["edit"])
    editor.check()
    #expect(editor.folder.text(of: "l10n.yml") == "rules:\n  untranslated-value: {allow: ['Hello there, everyone']}\n")
    #expect(editor.allRules["untranslated-value"] == nil)
  }
}
