import TemporaryFolders
import Testing

struct InitCommandTests {
  /// A package with two languages, a target, tests with tables of their own, and folders of no target.
  private static let package = [
    "Package.swift": "let package = Package(name: \"A\", defaultLocalization: \"fr\")\n",
    "Sources/App/App.swift": "let app = 1\n",
    "Sources/App/Resources/en.lproj/Localizable.strings": "a = A; b = B; c = C;",
    "Sources/App/Resources/fr.lproj/Localizable.strings": "a = A;",
    "Sources/App/Resources/fr.lproj/Errors.strings": "b = B;",
    "Tests/AppTests/Fixtures/de.lproj/T.strings": "a = A;",
    "Tests/AppTests/AppTests.swift": "let test = 1\n",
    "Pods/Other/de.lproj/T.strings": "a = A;", ".build/en.lproj/T.strings": "a = A;",
    "node_modules/x/en.lproj/T.strings": "a = A;", "Carthage/en.lproj/T.strings": "a = A;",
  ]

  @Test func proposesWhatItSees() throws {
    let folder = try TemporaryFolder(Self.package)
    let settings = """
      # What l10n knows about these texts. Everything has a default.
      development: fr
      locales: [en, fr]

      generate:
        name: L10n
        access: internal            # or package, public

      code:                         # for the rules unused-key and undefined-key
        sources: [../..]

      """
    let saw = """
      Sources/App/Resources: 2 tables in 2 languages
        en  3 texts
        fr  2 texts  development language, by: Package.swift
      Tests/AppTests/Fixtures: tables of tests, passed over

      """
    let next = """

      Next:
        l10n lint Sources/App/Resources
        l10n generate Sources/App/Resources --output Sources/App/Generated
      Generated code imports L10nRuntime, a product of the package l10n: add it to your target.

      """
    let path = "Sources/App/Resources/l10n.yml"
    let indented = settings.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    let dry = try folder.run("init --dry-run")
    #expect(dry.status == 0 && dry.errors == "")
    #expect(dry.output == saw + "\n\(path) would be written:\n" + indented + next)
    #expect(folder.text(of: path) == nil)

    let run = try folder.run("init")
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output == saw + "wrote \(path)\n" + next)
    #expect(folder.text(of: path) == settings)
    #expect(try folder.run("lint Sources/App/Resources --rule configuration").status == 0)
    #expect(try folder.run("generate Sources/App/Resources --output Sources/App/Generated").status == 0)

    let again = try folder.run("init")
    #expect(again.status == 2)
    #expect(
      again.errors == """
        l10n: error: '\(path)' is there already
          help: l10n init --dry-run prints what would be proposed; change it by hand

        """)
    #expect(try folder.run("init --dry-run").output.contains("\(path) is there already; proposed would be:"))
    #expect(folder.text(of: path) == settings)
  }

  /// Files of a project; what is said of the development language; where it stands.
  @Test(arguments: [
    (["fr.lproj/T.strings=a=b;", "de.lproj/T.strings=a=b;c=d;"], "de  2 texts  development language, by: the fullest"),
    (
      ["fr.lproj/T.strings=a=b;", "de.lproj/T.strings=a=b;"], "de  1 text  development language, by: among the fullest"
    ),
    (["en.lproj/T.strings=a=b;", "sq.lproj/T.strings=a=b;c=d;"], "en  1 text  development language, by: the default"),
    (
      ["en-GB.lproj/T.strings=a=b;", "sq.lproj/T.strings=a=b;c=d;"],
      "en-GB  1 text  development language, by: the default"
    ),
    (
      ["Base.lproj/T.strings=a=b;", "en.lproj/T.strings=a=b;", "sq.lproj/T.strings=a=b;c=d;"],
      "en    1 text  development language, by: the default"
    ),
    (
      [
        "A/Info.plist=<plist><dict><key>CFBundleDevelopmentRegion</key><string>sq</string></dict></plist>",
        "A/L/en.lproj/T.strings=a=b;", "A/L/sq.lproj/T.strings=a=b;c=d;",
      ], "sq  2 texts  development language, by: Info.plist"
    ),
    (
      [
        "Info.plist={CFBundleDevelopmentRegion = \"$(DEVELOPMENT_LANGUAGE)\";}", "en.lproj/T.strings=a=b;",
        "sq.lproj/T.strings=a=b;",
      ], "en  1 text  development language, by: the default"
    ),
    (["pt_BR.lproj/T.strings=a=b;"], "pt_BR  1 text  development language, by: the only one"),
    (
      ["Base.lproj/T.strings=a=b;", "de.lproj/T.strings=a=b;c=d;"],
      "Base  1 text  development language (en), by: for Base.lproj"
    ),
    (
      [
        "App.xcodeproj/project.pbxproj=\t\t\tdevelopmentRegion = \"de\";\n", "Base.lproj/T.strings=a=b;",
        "en.lproj/T.strings=a=b;",
      ], "Base  1 text  development language (de), by: App.xcodeproj"
    ),
    (
      [
        "Deep/App.xcodeproj/project.pbxproj=developmentRegion = German;", "Deep/L/de.lproj/T.strings=a=b;",
        "Deep/L/en.lproj/T.strings=a=b;c=d;",
        "Package.swift=// defaultLocalization: \"en\"\n defaultLocalization: \"en\"",
      ], "de  1 text  development language, by: App.xcodeproj"
    ),
    (
      ["Package.swift=defaultLocalization: LanguageTag(\"ja\")", "L/de.lproj/T.strings=a=b;"],
      "de  1 text  development language, by: the only one"
    ),
    (
      ["L/T.xcstrings={\"sourceLanguage\": \"nb\", \"strings\": {\"a\": {}}, \"version\": \"1.0\"}"],
      "nb  1 text  development language, by: the String Catalog"
    ),
  ])
  func tellsTheDevelopmentLanguage(files: [String], expected: String) throws {
    let folder = try TemporaryFolder(Self.files(files))
    let run = try folder.run("init --dry-run")
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.contains("  \(expected)\n"), "\(run.output)")
  }

  /// Two targets have a file each, named after the target; tables in a catalog's own folders belong to it.
  @Test func configuresEachCatalog() throws {
    let folder = try TemporaryFolder(
      Self.files([
        "Sources/App/Resources/en.lproj/A.strings=a=b;", "Sources/App/Resources/More/en.lproj/B.strings=a=b;",
        "Sources/Feature kit/en.lproj/C.strings=a=b;", "Sources/App/A.swift=", "Sources/Feature kit/B.swift=",
        "Sources/App/Resources/Overrides/acme/fr.lproj/A.strings=a=b;", "Sources/Feature kit/l10n.yml=tables: [C]",
      ]))
    let run = try folder.run("init")
    #expect(run.status == 0)
    #expect(run.output.contains("Sources/App/Resources: 2 tables in 1 language\n"))
    #expect(run.output.contains("Sources/Feature kit/l10n.yml is there already and stays as it is\n"))
    #expect(run.output.contains("wrote Sources/App/Resources/l10n.yml\n"))
    #expect(run.output.contains("  l10n lint 'Sources/Feature kit'\n"))
    #expect(folder.text(of: "Sources/App/Resources/l10n.yml")?.contains("  name: AppStrings\n") == true)
    #expect(folder.text(of: "Sources/App/Resources/More/l10n.yml") == nil)
    #expect(folder.text(of: "Sources/Feature kit/l10n.yml") == "tables: [C]")
    #expect(try folder.run("lint Sources/App/Resources --rule configuration").status == 0)
  }

  /// Paths of a project; the folder for generated code that is named.
  @Test(arguments: [
    (["L/en.lproj/T.strings", "Sources/A/A.swift"], "Sources/A/Generated"),
    (["L/en.lproj/T.strings", "Sources/A/A.swift", "Sources/B/B.swift", "Bench/C.swift"], "Sources/L10n"),
    (["Sources/B/R/en.lproj/T.strings", "Sources/A/A.swift", "Sources/B/B.swift"], "Sources/B/Generated"),
    (["App/R/en.lproj/T.strings", "App/A.swift", "Aside/B.swift"], "App/Generated"),
    (["L/en.lproj/T.strings", "App/A.swift", "AppTests/B.swift"], "App/Generated"),
    (["L/en.lproj/T.strings", "A.swift"], "Generated"), (["L/en.lproj/T.strings"], "Generated"),
  ])
  func namesAPlaceForTheCode(paths: [String], expected: String) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: paths.map { ($0, "a = A;") }))
    let output = try folder.run("init --dry-run").output
    #expect(output.contains(" --output \(expected)\n"), "\(output)")
  }

  /// Tables below a folder with an `l10n.yml` are that catalog's, wherever they lie.
  @Test func knowsWhatIsConfigured() throws {
    let folder = try TemporaryFolder([
      "L/l10n.yml": "", "L/A/en.lproj/T.strings": "a = A;", "L/B/en.lproj/T.strings": "b = B;",
    ])
    let run = try folder.run("init")
    #expect(
      run.status == 2
        && run.output == "L: 2 tables in 1 language\n  en  2 texts  development language, by: the only one\n")
    #expect(run.errors.hasPrefix("l10n: error: 'L/l10n.yml' is there already\n"))
  }

  @Test func begins() throws {
    let folder = try TemporaryFolder(["Package.swift": "defaultLocalization: \"no\",", "Sources/App/App.swift": ""])
    let table = "Localizations/no.lproj/Localizable.strings"
    #expect(try folder.run("init --create --dry-run").output.hasPrefix("would write \(table):\n  /* The title"))
    #expect(folder.text(of: table) == nil)
    let run = try folder.run("init --create")
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.hasPrefix("wrote \(table)\nLocalizations: 1 table in 1 language\n"))
    #expect(folder.text(of: "Localizations/l10n.yml")?.contains("development: 'no'\nlocales: ['no']\n") == true)
    #expect(folder.text(of: "Localizations/l10n.yml")?.contains("  sources: [../Sources]\n") == true)
    let lint = try folder.run("lint --fail-on note --rule configuration --rule missing-key")
    #expect(lint.status == 0, "\(lint.output)")
    #expect(try folder.run("generate --output Sources/App/Generated").status == 0)
    #expect(try folder.run("init --create").status == 64)
  }

  @Test(
    arguments: [
      ("init", 2, "there are no tables below '.'\n  help: l10n init --create begins with Localizations/"),
      ("init none", 2, "there is no 'none'\n  help: name the project's folder"),
      ("init file", 2, "'file' is a file where a folder is due"),
    ] as [(String, Int32, String)])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let run = try TemporaryFolder(["file": "x"]).run(line)
    #expect(run.status == status && run.output == "")
    #expect(run.errors.contains("l10n: error: \(message)"), "\(run.errors)")
  }

  private static func files(_ list: [String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: list.map { line in
        let end = line.firstIndex(of: "=") ?? line.endIndex
        return (String(line[..<end]), String(line[end...].dropFirst()))
      })
  }
}
