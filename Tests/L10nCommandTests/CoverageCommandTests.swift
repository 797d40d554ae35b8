import TemporaryFolders
import Testing

struct CoverageCommandTests {
  private static let files = [
    "L/l10n.yml": "min-coverage: {de: 50}",
    "L/en.lproj/T.strings": "a = Play; b = \"Stop now\"; c = Go;", "L/fr.lproj/T.strings": "a = Lire; b = Non;",
    "L/fr-CA.lproj/T.strings": "b = \"Arrête\";", "L/de.lproj/T.strings": "a = Ja; b = Nein;",
    "L/en.lproj/U.strings": "x = X;", "L/de.lproj/U.strings": "x = Ix;",
  ]

  @Test func showsATable() throws {
    let run = try TemporaryFolder(Self.files).run("coverage L")
    #expect(
      run.output == """
        L: 4 texts, 5 words, from en into 3 locales

        locale  coverage                      own  inherited  stale  missing  words left
        de      ███████████████░░░░░    75 %    3          0      0        1           1
        fr      ██████████░░░░░░░░░░    50 %    2          0      0        2           2
        fr-CA   █████▓▓▓▓▓░░░░░░░░░░    50 %    1          1      0        2           2
        all     ███████████▓░░░░░░░░  58.3 %    6          1      0        5           5

        █ own  ▓ inherited  ▒ stale  ░ missing

        percent   de  fr  fr-CA
        T         66  66     66
        U        100   0      0

        """)
    #expect(run.errors == "" && run.status == 0)
  }

  @Test(
    arguments: [
      ("coverage L --min-coverage 50", 0, ""),
      (
        "coverage L --min-coverage fr-CA=60", 1,
        """
        l10n: error: 'fr-CA' has 2 of 4 texts (50 %), and 60 % are asked for
          help: translate 1 more text

        """
      ),
      ("coverage L --min-coverage fr-CA=60 --locale de", 0, ""),
      (
        "coverage L --min-coverage de=100 --locale de --format json", 1,
        "l10n: error: 'de' has 3 of 4 texts (75 %), and 100 % are asked for\n  help: translate 1 more text\n"
      ),
      (
        "coverage L --locale nl", 64,
        "l10n: error: the catalog is not translated into 'nl'\n  help: it has de, fr, fr-CA; l10n add adds a language\n"
      ),
      (
        "coverage none", 2,
        "l10n: error: there is no 'none'\n  help: name the folder that holds the tables\n"
      ),
    ] as [(String, Int32, String)])
  func failsWhereTooLittleIsThere(line: String, status: Int32, errors: String) throws {
    let run = try TemporaryFolder(Self.files).run(line)
    #expect(run.status == status && run.errors == errors, "\(run.errors)")
  }

  @Test func writesFiles() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("coverage L --format svg --output out/c.svg").output == "wrote out/c.svg\n")
    #expect(
      folder.text(of: "out/c.svg")?.contains("<title>translated: 58 %; 3 locales, the least is fr with 50 %</title>")
        == true)
    #expect(try folder.run("coverage L --format markdown").output.contains("| `fr-CA` | 50 % | 1 | 1 | 0 | 2 | 2 |"))
    let narrow = try folder.run("coverage L", environment: ["COLUMNS": "60"]).output
    #expect(!narrow.contains("words left") && narrow.contains("missing\n"))
  }

  /// The linter requires the same number that this command shows.
  @Test func countsAsTheLinterDoes() throws {
    let folder = try TemporaryFolder(Self.files)
    let message = "'fr-CA' has 2 of 4 texts (50 %), and 60 % are asked for"
    #expect(try folder.run("coverage L --min-coverage fr-CA=60").errors.contains(message))
    #expect(try folder.run("lint L --min-coverage fr-CA=60").output.contains(message))
  }
}
