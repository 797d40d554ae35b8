import TemporaryFolders
import Testing

/// The settings of a team for the linter: levels, comments, a baseline, profiles.
struct LintControlTests {
  private static let files = [
    "L/en.lproj/T.strings": "/* l10n:ignore unknown-escape -- as ever */\na = \"\\q\";\nb = \"\\q\";\nc = 3;\n",
    "L/fr.lproj/T.strings": "a = 1;\nx = 1;\n",
    "L/de.lproj/T.strings": "a = 1;\nb = 2;\nc = drei;\n",
  ]

  /// The findings of a run, `rule path:line` each.
  private static func findings(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("L") && $0.hasSuffix("]") }.map { line in
      let place = line.split(separator: ":")
      return "\(line.split(separator: "[").last?.dropLast() ?? "") \(place[0].dropFirst(2)):\(place[1])"
    }
  }

  @Test func tellsHowManyFindingsCommentsSilence() throws {
    let run = try TemporaryFolder(Self.files).run("lint L --rule unknown-escape")
    #expect(Self.findings(run) == ["unknown-escape en.lproj/T.strings:3"])
    #expect(run.output.contains("3 locales: 1 warning, 1 suppressed (") && run.status == 0)
  }

  @Test func aBaselineLeavesOutWhatItKnows() throws {
    let folder = try TemporaryFolder(Self.files)
    let first = try folder.run("lint L")
    #expect(first.status == 1)
    let count = Self.findings(first).count
    let writing = try folder.run("lint L --write-baseline L/known.jsonl")
    let line = "for every run, in L/l10n.yml: 'baseline: known.jsonl'\n"
    let counts = try #require(first.output.split(separator: "\n").last).split(separator: ": ")[1].split(
      separator: ", 1 sup")[0]
    #expect(writing.output == "\(count) findings written to L/known.jsonl: \(counts)\n\(line)" && writing.status == 0)
    // The path starts at the folder of l10n.yml, wherever the file is; no line if l10n.yml has it already, or cannot.
    #expect(try folder.run("lint L --write-baseline known.jsonl").output.hasSuffix(" 'baseline: ../known.jsonl'\n"))
    #expect(
      folder.text(of: "L/known.jsonl")?.contains(
        #"{"rule": "extra-key", "table": "T", "locale": "fr", "key": "x", "count": 1}"#) == true)
    let clean = try folder.run("lint L --fail-on note --baseline L/known.jsonl")
    #expect(clean.status == 0 && Self.findings(clean).isEmpty && clean.errors == "")
    #expect(clean.output.contains(": no findings, 1 suppressed, \(count) in the baseline ("))
    try folder.write("baseline: known.jsonl\n", to: "L/l10n.yml")
    #expect(try !folder.run("lint L --write-baseline L/known.jsonl").output.contains("l10n.yml"))
    try folder.write("// moved\n\n\na = 1;\ny = 1;\n", to: "L/fr.lproj/T.strings")
    let next = try folder.run("lint L")
    #expect(Self.findings(next) == ["extra-key fr.lproj/T.strings:5"])
    #expect(
      next.errors
        == "l10n: note: 1 finding of the baseline 'L/known.jsonl' is no longer found\n  help: write it again with l10n lint L --write-baseline L/known.jsonl\n"
    )
    #expect(try folder.run("lint L --only-locale de").errors == "")
    let again = try folder.run("lint L --write-baseline L/known.jsonl")
    #expect(again.output.contains("1 new since the file was last written: 1 warning (extra-key)\n"), "\(again.output)")
    try folder.write("{\"rule\": \"a\"}\n{\"rulle\": 1}\n", to: "L/known.jsonl")
    let broken = try folder.run("lint L")
    #expect(broken.status == 2 && broken.output == "")
    #expect(broken.errors.hasPrefix("L/known.jsonl:2:2: error: a baseline has no 'rulle' [baseline]\n"))
    let missing = try folder.run("lint L --baseline none")
    #expect(missing.status == 2)
    #expect(missing.errors == "l10n: error: there is no 'none'\n  help: write it with --write-baseline none\n")
  }

  /// `l10n.yml`, the options, the findings' rules, and the exit status.
  @Test(arguments: [
    ("", "--rule extra-key", "extra-key", 0),
    ("fail-on: warning", "--rule extra-key", "extra-key", 1),
    ("fail-on: warning", "--rule extra-key --fail-on error", "extra-key", 0),
    ("rules: {extra-key: off}", "--rule extra-key --rule missing-table", "extra-key", 0),
    ("", "--only-locale de", "", 0),
    ("", "--only-locale fr --rule extra-key --rule unknown-escape", "extra-key", 0),
    ("", "--rule coverage-below --min-coverage 100", "coverage-below", 1),
    ("", "--rule coverage-below --min-coverage de=100 --min-coverage fr=33.3", "", 0),
    ("min-coverage: {fr: 50}", "--rule coverage-below", "coverage-below", 1),
    ("min-coverage: {fr: 50}", "--rule coverage-below --min-coverage fr=10", "", 0),
    ("profiles: {ci: {min-coverage: 50}, release: {}}", "--rule coverage-below --profile ci", "coverage-below", 1),
    ("profiles: {ci: {rules: {extra-key: error}}}", "--rule extra-key --profile ci", "extra-key", 1),
    ("rules: {extra-key: {locales: {fr: off}}}", "--rule extra-key", "", 0),
    ("rules: {extra-key: {tables: {T: error}}}", "--rule extra-key", "extra-key", 1),
    ("rules: {all: {keys: {x: off}}}", "--rule extra-key", "", 0),
  ])
  func settingsDecide(settings: String, options: String, rules: String, status: Int32) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(settings, to: "L/l10n.yml")
    let run = try folder.run("lint L \(options)")
    let reported = run.output.split(separator: "\n").compactMap { line -> Substring? in
      line.hasSuffix("]") ? line.split(separator: "[").last?.dropLast() : nil
    }
    #expect(reported.joined(separator: " ") == rules)
    #expect(run.status == status && run.errors == "", "\(run.output)")
  }

  /// `l10n.yml`, the options, the beginning of the errors, and the exit status.
  @Test(arguments: [
    (
      "profiles: {release: {}}", "--profile relaese",
      "l10n: error: there is no profile 'relaese'\n  help: did you mean 'release'?\n", 64
    ),
    ("", "--profile my", "l10n: error: there is no profile 'my'\n  help: there are debug, ci, release, strict\n", 64),
    ("", "--rule extra-kay", "l10n: error: there is no rule 'extra-kay'\n  help: did you mean 'extra-key'?\n", 64),
    ("", "--only-locale ja", "l10n: error: there is no locale 'ja'\n  help: the catalog has de, en, fr\n", 64),
    ("", "--only-locale x!", "l10n: error: 'x!' is not a language tag; write one such as pt-BR\n", 64),
    (
      "", "--min-coverage fr=110", "l10n: error: The value 'fr=110' is invalid for '--min-coverage <locale=percent>'\n",
      64
    ),
    (
      "", "--write-baseline b --rule extra-key",
      "l10n: error: a baseline holds what all rules find; leave out --rule and --locale\n", 64
    ),
    ("", "--write-baseline L", "l10n: error: 'L' cannot be written: ", 2),
    (
      "profiles: {ci: {rules: {extra-kay: off}}}", "",
      "L/l10n.yml:1:25: error: there is no rule 'extra-kay' [configuration]\n", 2
    ),
    (
      "rules: {all: {limit: 3}}", "", "L/l10n.yml:1:15: error: 'all' has no 'limit' [configuration]\n", 2
    ),
  ])
  func mistakesAreTold(settings: String, options: String, errors: String, status: Int32) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(settings, to: "L/l10n.yml")
    let run = try folder.run("lint L \(options)")
    #expect(run.errors.hasPrefix(errors) && run.status == status && run.output == "", "\(run.errors)")
  }

  @Test func localesAndTablesOfSettingsMustBeThere() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(
      "rules: {extra-key: {locales: {ja: off, fr-CA: off}, tables: {Tt: off, \"*\": note}}}", to: "L/l10n.yml")
    let run = try folder.run("lint L --rule missing-table")
    #expect(run.output.contains("L/l10n.yml:1:31: error: there is no locale 'ja' [configuration]\n"))
    #expect(run.output.contains("error: there is no locale 'fr-CA' [configuration]\n"))
    #expect(run.output.contains("error: there is no table 'Tt' [configuration]\n"))
    #expect(run.output.contains(": 3 errors (") && run.status == 1)
  }
}
