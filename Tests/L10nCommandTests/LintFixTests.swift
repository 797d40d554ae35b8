import TemporaryFolders
import Testing

/// `l10n lint --fix`.
struct LintFixTests {
  private static let files = [
    "L/l10n.yml": "development: en\nprofiles: {lax: {rules: {unknown-escape: off}}}\n",
    "L/en.lproj/T.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n",
    "L/fr.lproj/T.strings": "\"a\" = \"caf\\u00e9\";\n\"old\" = \"O\";\n",
    "L/fr-CA.lproj/T.strings": "\"a\" = \"th\\u00e9\";\n",
    "L/de.lproj/T.strings": "\"a\" = \"\\u00c4\";\n\"b\" = \"B\";\n",
  ]

  private static let fixed = ["fr": "\"caf\\U00e9\"", "fr-CA": "\"th\\U00e9\"", "de": "\"\\U00c4\""]

  /// Options, exit status, the fixed languages, the rules of the remaining findings, and the beginning of the errors.
  @Test(arguments: [
    ("", 1, "de fr fr-CA", "extra-key missing-key", "fixed L/de.lproj/T.strings\nfixed L/fr"),
    (
      "--locale de --rule unknown-escape", 0, "de", "", "fixed L/de.lproj/T.strings\n1 file changed: unknown-escape 1\n"
    ),
    ("--locale fr --rule unknown-escape", 0, "fr fr-CA", "", "fixed L/fr"),
    ("--rule extra-key", 0, "", "extra-key", "L has nothing that can be fixed\n1 more with --unsafe: extra-key 1\n"),
    ("--rule extra-key --unsafe", 0, "", "", "fixed L/fr.lproj/T.strings\n1 file changed: extra-key 1\n"),
    ("--rule missing-key --quiet", 1, "", "missing-key", ""),
    ("--rule unknown-escape --fail-on note", 0, "de fr fr-CA", "", "fixed L/de"),
    ("--rule none-such", 64, "", "", "l10n: error: there is no rule 'none-such'"),
    ("--profile lax --locale de", 0, "", "", "L has nothing that can be fixed\n"),
  ])
  func fixesAndReportsTheRest(
    options: String, status: Int32, languages: String, rules: String, errors: String
  ) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run("lint L --fix \(options)")
    #expect(run.status == status && run.errors.hasPrefix(errors), "\(run.errors)")
    let found = Set(run.output.matches(of: /\[([a-z-]+)\]\n/).map { String($0.1) })
    #expect(found.subtracting(["untranslated-value"]).sorted().joined(separator: " ") == rules, "\(run.output)")
    for (language, text) in Self.fixed {
      let isFixed = try #require(folder.text(of: "L/\(language).lproj/T.strings")).contains(text)
      #expect(isFixed == languages.split(separator: " ").contains(Substring(language)), "\(language)")
    }
    // The same output as `l10n fix`, after a single run.
    let again = try folder.run("lint L --fix \(options) --quiet")
    func findings(_ run: CommandRun) -> [Substring] { run.output.split(separator: "\n").filter { $0.hasSuffix("]") } }
    #expect(findings(again) == findings(run) && again.status == run.status)
  }

  @Test func dryRunsShowThePatchOfFix() throws {
    let folder = try TemporaryFolder(Self.files)
    let shown = try folder.run("lint L --fix --dry-run --rule unknown-escape")
    let expected = try folder.run("fix L --dry-run --rule unknown-escape")
    #expect(shown.output == expected.output && shown.errors == expected.errors && shown.status == 1)
    #expect(shown.output.contains("+\"a\" = \"caf\\U00e9\";\n"))
    for (path, text) in Self.files { #expect(folder.text(of: path) == text) }
    #expect(try folder.run("lint L --fix --rule unknown-escape").status == 0)
    #expect(try folder.run("lint L --fix --dry-run --rule unknown-escape").status == 0)
  }
}
