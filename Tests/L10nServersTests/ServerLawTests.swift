import Foundation
import SeededNumbers
import TemporaryFolders
import Testing

/// Laws of any typing and renaming, over catalogs in all formats.
///
/// `L10N_SERVER_LAWS=500 swift test --filter ServerLawTests` tries more, and prints how much.
struct ServerLawTests {
  private static let wanted = ProcessInfo.processInfo.environment["L10N_SERVER_LAWS"].flatMap { Int($0) }
  private static let count = wanted ?? 3

  /// Rules that look at one table, and rules that look at all tables, have findings.
  private static let files = [
    "L/l10n.yml": """
    development: en
    layers: [acme]
    code: {sources: [../Sources]}
    rules: {missing-comment: note}
    controls:
      play: {tag: 1, states: [play, pause], label: {primary: play, secondary: pause.name}}
      stop: {tag: 2, label: stop.now}
    together: {player: [play, stop]}

    """,
    "L/en.lproj/Player.strings": """
    /* Shown while an ad plays. %1$lld = index, %2$lld = count */
    "ads.position" = "Ad %1$lld of %2$lld";
    "play" = "Play";
    /* l10n:ignore edge-whitespace */
    "play.long" = "Play ";
    "ads.left" = "%lld ads left";

    """,
    "L/fr.lproj/Player.strings": """
    "ads.position" = "Pub 😀 %1$lld sur %2$@";
    "play" = "Lecture";
    "play.long" = "Lecture !";
    "ads.left" = "%lld pubs";

    """,
    "L/Overrides/acme/fr.lproj/Player.strings": "\"play\" = \"Jouer %@\";\n",
    "L/en.lproj/Ads.strings": "\"stop.now\" = \"Stop\";\n\"pause.name\" = \"Pause\";\n",
    "L/fr.lproj/Ads.strings": "\"stop.now\" = \"Stop %@\";\n\"pause.name\" = \"Pause\";\n",
    "L/en.lproj/Player.stringsdict": StringsdictText.rule(
      "ads.left", value: "d", ["one": "%d ad left", "other": "%d ads left"]),
    "L/fr.lproj/Player.stringsdict": StringsdictText.rule(
      "ads.left", value: "d", ["one": "%d pub", "other": "%@ pubs"]),
    "L/l10n.lock": "l10n.lock 1\nPlayer\tads.position\tc166783d\tfr:51860b42\nPlayer\tplay\td7e612a3\tfr:2192d65d\n",
    "L/Texts.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "save" : {
          "comment" : "On a button.",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Save %@" } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Enregistrer" } }
          }
        }
      },
      "version" : "1.0"
    }

    """,
    "R/l10n.yml": "development: en\n",
    "R/values/strings.xml": """
    <resources>
      <string name="play">Play %1$s</string>
      <plurals name="ads"><item quantity="one">%d ad</item><item quantity="other">%d ads</item></plurals>
    </resources>

    """,
    "R/values-fr/strings.xml": "<resources>\n  <string name=\"play\">Lecture</string>\n</resources>\n",
    // A folder without files would be none in the copy.
    "Sources/README": "",
    "Sources/Player.swift": """
    let strings = L10n.current
    print(strings.play.long, strings.ads.position(1, 2), strings.stop.now)
    let left = NSLocalizedString("ads.left", tableName: "Player", comment: "")
    let save = String(localized: "save", table: "Texts")

    """,
  ]

  // MARK: Typing

  private static let pieces = [
    "%@", "%lld", "\"", ";", "\n", "play", "/* x */", "é", "😀", " = ", "", "  ", "%1$@", "l10n:ignore", "Pause", "name",
    "<", "</string>", "{", "}", ":", ",", "other", "fr", "\r\n", "strings.", "stop",
  ]

  /// Whatever is typed, opened, closed and changed on disk, in whatever order, the findings are those of a server that
  /// sees the same files and texts for the first time.
  @Test(arguments: 0..<count) func agreesWithAFreshCheck(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    let new = ["L/de.lproj/Player.strings", "L/de.lproj/Player.stringsdict", "R/values-de/strings.xml"]
    let paths = Self.files.keys.filter { $0 != "Sources/README" }.sorted() + new
    let editor = try Editor(Self.files)
    // An editor gets no messages about a catalog without open files.
    let anchors = ["L/en.lproj/Player.strings", "R/values/strings.xml"]
    for path in anchors { editor.open(path) }
    var (edits, comparisons) = (0, 0)
    for step in 0..<40 {
      let path = paths[below(paths.count)]
      let text = editor.texts[path]
      switch below(10) {
      case 0 where text == nil: editor.open(path, editor.folder.text(of: path) ?? Self.files[path] ?? "")
      case 1 where text != nil && !anchors.contains(path): editor.close(path)
      case 2:
        // Another file's text, or the first one.
        let other = below(2) == 0 ? path : paths[below(paths.count)]
        try editor.folder.write(Self.files[other] ?? "\"play\" = \"Los\";\n", to: path)
        editor.noticeDisk()
      case 3 where path != "L/l10n.yml":
        try? FileManager.default.removeItem(atPath: "\(editor.folder.path)/\(path)")
        editor.noticeDisk()
      case 4 where text != nil: editor.replace(path, Self.files[path] ?? "")
      default:
        let open = editor.texts.keys.sorted()
        let path = open[below(open.count)]
        let text = editor.texts[path] ?? ""
        let start = text.index(text.startIndex, offsetBy: below(text.count + 1))
        let end = text.index(start, offsetBy: below(4), limitedBy: text.endIndex) ?? text.endIndex
        // The first occurrence of the old text is replaced, wherever it is.
        if start < end { editor.type(Self.pieces[below(Self.pieces.count)], over: String(text[start..<end]), in: path) }
      }
      edits += 1
      if step % 4 != 3 { continue }
      editor.check()
      let disk = (paths + ["Sources/README"]).compactMap { path in editor.folder.text(of: path).map { (path, $0) } }
      let fresh = try Editor(Dictionary(disk) { $1 })
      for (path, text) in editor.texts { fresh.open(path, text) }
      fresh.check()
      for path in paths {
        let (own, other) = (editor.findings[path] ?? [], fresh.findings[path] ?? [])
        #expect(own as NSArray == other as NSArray, "seed \(seed), step \(step), \(path): \(editor.texts[path] ?? "")")
        comparisons += 1
      }
    }
    if Self.wanted != nil { print("seed \(seed): \(edits) edits, \(comparisons) comparisons of a file's findings") }
  }

  // MARK: Renaming

  private static let names = [
    "zq", "zq.a", "zq_b.c", "ads.zq", "play.zq.long", "Zq Übung", "zq-1", "zq\"q", "%zq", "zq😀", "zq.1", "stop.zq",
    "zqClass",
  ]

  /// A rename changes only the name: the findings before and after differ only in it, and a rename back restores the
  /// bytes.
  @Test(arguments: 0..<count) func renamesTheNameAlone(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let editor = try Editor(Self.files)
    for path in Self.files.keys.sorted() where Bool.random(using: &random) || path.hasSuffix("en.lproj/Player.strings")
    {
      editor.open(path)
    }
    for path in ["L/en.lproj/Ads.strings", "L/Texts.xcstrings", "R/values/strings.xml"] where editor.texts[path] == nil
    {
      editor.open(path)
    }
    var (done, refused) = (0, 0)
    for _ in 0..<12 {
      editor.check()
      let before = Self.texts(editor)
      let places = [
        ("L/en.lproj/Player.strings", "ads.position"), ("L/en.lproj/Player.strings", "play"),
        ("L/en.lproj/Player.strings", "play.long"), ("L/en.lproj/Player.strings", "ads.left"),
        ("L/en.lproj/Ads.strings", "stop.now"), ("L/en.lproj/Ads.strings", "pause.name"), ("L/Texts.xcstrings", "save"),
        ("R/values/strings.xml", "play"),
      ]
      let (path, key) = places.randomElement(using: &random) ?? places[0]
      let name = Self.names.randomElement(using: &random) ?? ""
      let findings = Self.findings(editor, key, key)
      var parameters = editor.place("\"\(key)\"", in: path)
      parameters["newName"] = name
      do {
        try editor.apply(try editor.request("textDocument/rename", parameters))
      } catch let failure as Editor.Failure {
        #expect(!failure.message.isEmpty && Self.texts(editor) == before)
        refused += 1
        continue
      }
      editor.check()
      #expect(Self.findings(editor, name, key) == findings, "seed \(seed): \(key) → \(name)")
      let written = name.replacing("\"", with: "\\\"")
      #expect(editor.texts[path]?.contains("\"\(written)\"") == true, "seed \(seed): \(key) → \(name)")
      parameters = editor.place("\"\(written)\"", in: path)
      parameters["newName"] = key
      try editor.apply(try editor.request("textDocument/rename", parameters))
      let after = Self.texts(editor)
      for path in before.keys { #expect(after[path] == before[path], "seed \(seed): \(key) → \(name), \(path)") }
      done += 1
    }
    #expect(done > 0)
    if Self.wanted != nil { print("seed \(seed): \(done) renames and back, \(refused) refused") }
  }

  private static let aboutNames = ["identifier-collision", "invalid-identifier", "key-naming", "near-duplicate-key"]

  private static func texts(_ editor: Editor) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.keys.map { ($0, editor.texts[$0] ?? editor.folder.text(of: $0) ?? "") })
  }

  /// The findings without their places, a name in them written as another.
  private static func findings(_ editor: Editor, _ name: String, _ other: String) -> [String] {
    editor.findings.flatMap { path, findings in
      // The new name may cause or avoid findings about the name itself.
      findings.filter { !aboutNames.contains($0["code"] as? String ?? "") }.map { finding in
        let message = (finding["message"] as? String ?? "").replacing("'\(name)'", with: "'\(other)'")
        return "\(path) \(finding["code"] ?? "") \(finding["severity"] ?? "") \(message)"
      }
    }.sorted()
  }
}
