import Foundation
import TemporaryFolders
import Testing

struct AccessibilityCommandTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// Cells as "locale control state kind", with a requested value.
  private static func cells(_ json: String, _ value: ([String: Any]) -> String?) throws -> [String: String] {
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let cells = try #require(report["cells"] as? [[String: Any]])
    return Dictionary(
      cells.compactMap { cell in
        let names = ["locale", "control", "state", "kind"].compactMap { cell[$0] as? String }
        return value(cell).map { (names.joined(separator: " "), $0) }
      }, uniquingKeysWith: { $0 + ", " + $1 })
  }

  /// Regional variants, which inherit most texts.
  private static let variants = ["es-419", "zh-HK"]

  @Test func everythingOfTheShippedCatalogIsProved() throws {
    let folder = try TemporaryFolder([:])
    let path = Self.root.appending(path: "Localizations").path
    let run = try folder.run("accessibility \(path) --profile strict --format json")
    #expect(run.status == 0 && run.errors == "")
    let presences = try Self.cells(run.output) { $0["presence"] as? String }
    // Twenty controls, six of them with two states, eight kinds, ten languages and two regional variants.
    #expect(presences.count == 26 * 8 * 12)
    let unproved = try Self.cells(run.output) { cell in
      let presence = cell["presence"] as? String
      let isInherited = presence == "inherited" && Self.variants.contains(cell["locale"] as? String ?? "")
      return (presence == "own" || presence == "silent" || isInherited) && cell["level"] == nil ? nil : presence
    }
    #expect(unproved.isEmpty, "\(unproved)")
    let spoken = presences.filter { cell in
      cell.value.hasPrefix("own") && !Self.variants.contains { cell.key.hasPrefix($0 + " ") }
    }.map { $0.key.split(separator: " ").dropFirst() }
    #expect(Dictionary(grouping: spoken, by: { $0 }).values.allSatisfy { $0.count == 10 })
    let rules = try folder.run("accessibility \(path) --profile strict --rules")
    #expect(rules.status == 0 && !rules.output.contains("not checked") && !rules.output.contains("broken"))
    #expect(rules.output.hasSuffix("requirements: 52 proved, 1 not in tables\n"), "\(rules.output.suffix(60))")
  }

  /// A player with six defects: a state that is not declared, and one not translated; a label of another language; one
  /// label for two controls that are shown together; a raw key; a role in a label; texts in English and out of date.
  private static func defects() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "L/l10n.yml": """
      development: en
      controls:
        play: {tag: 1, label: {primary: play.label, secondary: pause.label}, hint: play.hint}
        mute: {tag: 2, label: {primary: mute.label}}
        captions: {tag: 3, label: captions.label}
        menu: {tag: 4, label: menu.label}
        live: {tag: 5, label: live.label, visible-text: live.label}
        spacer: {tag: 6}
      together: {vod: [play, mute, captions, menu], live: [play, live]}
      """,
      "L/en.lproj/T.strings": """
      "play.label" = "Play"; "pause.label" = "Pause"; "play.hint" = "Starts or stops the video."; "mute.label" = "Mute";
      "captions.label" = "Subtitles"; "menu.label" = "Options"; "live.label" = "Go live";
      """,
      "L/fr.lproj/T.strings": """
      "play.label" = "Bouton de lecture"; "play.hint" = "Lance ou arrête la vidéo."; "mute.label" = "Muet";
      "captions.label" = "Sous-titres"; "menu.label" = "Sous-titres"; "live.label" = "En direct";
      """,
      "L/fr-CA.lproj/T.strings": "\"menu.label\" = \"Choix\";",
      "L/de.lproj/T.strings": """
      "play.label" = "Abspielen"; "pause.label" = "Pausieren"; "play.hint" = "Startet oder stoppt das Video.";
      "mute.label" = "Stumm"; "menu.label" = "menu_options_btn"; "live.label" = "Go live";
      """,
    ])
    #expect(try folder.run("lock L").status == 0)
    // One text has changed since then.
    let english = try String(contentsOfFile: "\(folder.path)/L/en.lproj/T.strings", encoding: .utf8)
    try folder.write(
      english.replacing("Starts or stops the video.", with: "Starts the video."), to: "L/en.lproj/T.strings")
    return folder
  }

  @Test func sixDefectsStandInTheirCells() throws {
    let folder = try Self.defects()
    let run = try folder.run("accessibility L --format json")
    #expect(run.status == 1 && run.errors == "")
    let findings = try Self.cells(run.output) { cell in
      let findings = (cell["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
      let presence = cell["presence"] as? String ?? ""
      let isFine = findings.isEmpty && (presence == "own" || presence == "silent")
      return isFine ? nil : ([presence] + findings).joined(separator: " ")
    }
    let undeclared = "missing a11y-missing-state"
    #expect(
      findings == [
        "en mute secondary label": undeclared, "fr mute secondary label": undeclared,
        "fr-CA mute secondary label": undeclared, "de mute secondary label": undeclared,
        "fr play primary label": "own a11y-role-word", "fr-CA play primary label": "inherited a11y-role-word",
        "fr play secondary label": "foreign a11y-missing-state",
        "fr-CA play secondary label": "foreign a11y-missing-state",
        "fr menu label": "own a11y-duplicate-label", "fr-CA mute primary label": "inherited",
        "fr-CA captions label": "inherited", "fr-CA live label": "inherited", "fr-CA live text": "inherited",
        "de captions label": "foreign missing-key", "de menu label": "own a11y-raw-identifier",
        "de live label": "own untranslated-value", "de live text": "own untranslated-value",
        "de play primary hint": "own stale-translation", "de play secondary hint": "own stale-translation",
        "fr play primary hint": "own stale-translation", "fr play secondary hint": "own stale-translation",
        "fr-CA play primary hint": "inherited stale-translation",
        "fr-CA play secondary hint": "inherited stale-translation",
      ])
    let text = try folder.run("accessibility L")
    #expect(text.output.contains("from en, another language  Pause\n"))
    #expect(text.output.contains(": warning: label 'play.label' says 'Bouton', as screen readers do for every button"))
    #expect(
      text.output.hasSuffix("6 controls, 40 texts in 4 locales: 4 of 4 not proved\n"), "\(text.output.suffix(70))")
  }

  /// Options of a command line; the exit status; a part of the output or the errors.
  @Test(arguments: [
    ("--control captions --locale fr", 0, "  captions    label  own  Sous-titres\n"),
    ("--control 3 --locale de", 1, "[missing-key]\n"),
    ("--layout live --locale de", 0, "2 controls of 'live', "), ("--layout live --fail-on warning", 1, " of 'live', "),
    ("--layout live --locale de --fail-on warning", 1, "[untranslated-value]\n"),
    ("--rules", 1, "  A3   broken         Both states of a control have their texts\n"),
    ("--rules --format markdown", 1, "| A3 | Both states of a control have their texts | `a11y-missing-state`"),
    ("--format markdown --control menu", 1, "| menu |  | label | menu\\_options\\_btn | own | error: "),
    ("--layout livr", 64, "there is no layout 'livr'\n  help: did you mean 'live'?\n"),
    ("--layout radio", 64, "there is no layout 'radio'\n  help: L/l10n.yml has vod, live\n"),
    ("--control captoins", 64, "there is no control 'captoins'\n  help: did you mean 'captions'?\n"),
    ("--control 9", 64, "there is no control '9'\n"),
    ("--locale it", 64, "there is no locale 'it'\n"), ("--profile my", 64, "there is no profile 'my'\n"),
  ])
  func takesWhatIsAskedFor(options: String, status: Int, said: String) throws {
    let run = try Self.defects().run("accessibility L \(options)")
    #expect(run.status == Int32(status), "\(run.output)\(run.errors)")
    #expect((run.output + run.errors).contains(said), "\(run.output)\(run.errors)")
  }

  @Test func wantsControls() throws {
    let run = try TemporaryFolder(["L/en.lproj/T.strings": "a = b;"]).run("accessibility L")
    #expect(run.status == 2 && run.errors.hasPrefix("l10n: error: no controls are declared in L/l10n.yml\n"))
  }
}
