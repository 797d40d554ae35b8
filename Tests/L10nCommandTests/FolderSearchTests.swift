import TemporaryFolders
import Testing

/// Which catalog a command works on.
struct FolderSearchTests {
  private static let using = "l10n: note: using the catalog in "
  private static let several = "l10n: error: there are 2 catalogs: 'App', 'Kit'\n  help: name the folder of one: "

  /// The folders with a table, and files as `path=contents`; the command, its exit status, how output and errors begin.
  @Test(arguments: [
    ("Localizations", "lint", 0, "1 file, 1 entry", ""), (".", "lint", 0, "1 file, 1 entry", ""),
    // The current folder is a catalog because it has settings, or a language.
    ("App Kit l10n.yml=development:␠en", "lint", 0, "2 files, 2 entries", ""),
    (". Localizations", "lint", 0, "2 files, 2 entries", ""),
    ("x.xcstrings={\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}", "lint -q", 0, "", ""),
    // By convention.
    ("Localizations App", "lint", 0, "1 file, 1 entry", ""),
    // One catalog in a folder below.
    ("Sources/App/Resources", "lint", 0, "1 file, 1 entry", "\(using)'Sources/App/Resources'\n"),
    ("Sources/App/Resources", "lint --quiet", 0, "", ""),
    ("Texts Tests/Fixtures/A Pods/B .build/C build/D", "lint", 0, "1 file", "\(using)'Texts'\n"),
    ("A/App A/Kit A/l10n.yml=development:␠en", "lint", 0, "2 files, 2 entries", "\(using)'A'\n"),
    ("Texts", "resolve a --locale en", 0, "1\n", "\(using)'Texts'\n"),
    ("Texts", "resolve a --locale en -q", 0, "1\n", ""),
    ("Texts", "explain a", 0, "a in table T\n", "\(using)'Texts'\n"),
    (
      "Texts", "format --check -q", 1, "would change Texts/en.lproj/T.strings\n",
      "l10n: error: a table is not formatted"
    ),
    ("Texts", "convert --to json --output Out", 0, "1 text in 1 language", "\(using)'Texts'\n"),
    ("Texts", "pseudo --locale en-XA", 0, "wrote Pseudo/en-XA.lproj (1 file)\n", "\(using)'Texts'\n"),
    // Several, none.
    ("App Kit", "lint", 0, "2 catalogs, 2 files, 2 entries", ""), ("App Kit", "lint -q", 0, "", ""),
    ("App Kit", "format -q", 64, "", "\(several)l10n format App -q; "),
    ("App Kit", "sync -q", 64, "", "\(several)l10n sync App -q; "),
    ("App Kit", "resolve a␠b --locale en", 64, "", "\(several)l10n resolve App 'a b' --locale en; "),
    ("App Kit", "import a.xliff", 64, "", "\(several)l10n import a.xliff App; "),
    ("App Kit", "import K --key-map k.yml", 64, "", "\(several)l10n import K --key-map k.yml App; "),
    (
      "App Kit", "lint --baseline b", 2, "",
      "l10n: error: there is no 'b' in the folder of a catalog\n  help: write it with --write-baseline b\n"
    ),
    ("App Kit", "lint --write-baseline ../b", 64, "", "l10n: error: '../b' is not the name of a file\n"),
    ("App Kit", "lint --write-baseline b", 0, "", ""),
    ("App Kit", "lint --reference SDK", 64, "", "\(several)"),
    ("App Kit", "lint --against Kit", 64, "", "\(several)"),
    (
      "Tests/Fixtures/A Pods/B", "coverage", 2, "",
      "l10n: error: there is no catalog in the current folder or below it\n"
    ),
    ("a.txt=x", "resolve a", 2, "", "l10n: error: there is no catalog in the current folder or below it\n"),
    // A folder that is given.
    ("App Kit", "lint .", 0, "2 files, 2 entries", ""), ("App Kit", "lint Kit", 0, "1 file, 1 entry", ""),
    (
      "P/L P/L/l10n.yml=development:␠en", "lint P", 2, "",
      "l10n: error: there is no catalog in 'P', but there is one in 'P/L'\n  help: name that folder: 'P/L'; "
    ),
    (
      "L L/l10n.yml=development:␠en App", "lint .", 2, "",
      "l10n: error: there is no catalog in '.', but there are some in 'App', 'L'\n"
    ),
    (
      ". L L/l10n.yml=development:␠en", "lint .", 0, "2 files",
      "l10n: note: not read, because the catalog is '.': 'L/l10n.yml'\n  help: name the folder of a catalog to use its"
    ),
    (
      "Localizations Localizations/l10n.yml=partial:␠[fr] Examples/A Examples/A/l10n.yml=development:␠en", "lint .", 2,
      "",
      "l10n: error: there is no catalog in '.', but there is one in 'Localizations'\n  help: name that folder: 'Localizations'"
    ),
    (
      "P/L P/L/l10n.yml=development:␠en P/de.lproj/x.txt=x", "lint P", 2, "",
      "l10n: error: there is no catalog in 'P', but there is one in 'P/L'\n"
    ),
    ("A B C D E F G", "lock", 64, "", "l10n: error: there are 7 catalogs: 'A', 'B', 'C', 'D', 'E', 'F', 'G'\n"),
    (". L L/l10n.yml=development:␠en", "lint . -q", 0, "", ""),
    ("L App/l10n.yml=catalog:␠../L l10n.yml=development:␠en", "lint", 0, "1 file", ""),
    ("L App/l10n.yml=catalog:␠../L", "lint App", 0, "1 file", ""),
    ("App Copy Copy/l10n.yml=catalog:␠../App Kit", "lint", 0, "2 catalogs, 2 files, 2 entries", ""),
    (
      "L L/l10n.yml=development:␠en", "lint -v", 0, "1 file",
      "\(using)'L'\nl10n: note: read 1 file in 'L', with an l10n.yml; development language en, locales en\n"
    ),
  ])
  func findsTheCatalog(files: String, line: String, status: Int32, output: String, errors: String) throws {
    let folder = try TemporaryFolder()
    for file in files.split(separator: " ") {
      let parts = file.split(separator: "=", maxSplits: 1).map { String($0).replacing("␠", with: " ") }
      let isFile = parts.count > 1
      try folder.write(isFile ? parts[1] : "a = 1;", to: isFile ? parts[0] : "\(parts[0])/en.lproj/T.strings")
    }
    let run = try folder.run(line)
    #expect(run.status == status)
    let summary = run.output.split(separator: "\n").last { $0.contains(" in ") || !$0.contains("not checked") }
    let shown = line.hasPrefix("lint") ? "\(summary ?? "")" : run.output
    #expect(shown.hasPrefix(output) && output.isEmpty == shown.isEmpty, "\(run.output)")
    #expect(run.errors.hasPrefix(errors) && errors.isEmpty == run.errors.isEmpty, "\(run.errors)")
  }

  /// The paths of an English and a French table, that of another language, and that of a new one.
  @Test(arguments: [
    ["i18n/en.json", "i18n/fr.json", "i18n/tok.json", "i18n/de.json"],
    ["i18n/m_en.json", "i18n/m_fr.json", "i18n/m_oc_FR.json", "i18n/m_de.json"],
    ["l/en/ui/m.json", "l/fr/ui/m.json", "l/la/ui/m.json", "l/de/ui/m.json"],
  ])
  func findsTablesBesideThoseOfOtherLanguages(paths: [String]) throws {
    let texts = ["{\"a\": \"A {n}\"}\n", "{\"a\": \"B {n}\"}\n", "{\"a\": \"C {m}\"}\n"]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: zip(paths, texts)))
    let report = try folder.run("lint")
    #expect(report.status == 1 && report.output.contains("3 files, 3 entries, 3 locales: 1 error"), "\(report)")
    #expect(report.output.contains(": error: 'a' takes the argument 'm' but the development text does not have it"))
    #expect(try folder.run("export --locale de --output X").status == 0)
    let xliff = folder.text(of: "X/de.xliff")?.replacing("</source>", with: "</source><target>D {n}</target>")
    try folder.write(xliff ?? "", to: "X/de.xliff")
    #expect(try folder.run("import X/de.xliff --create").status == 0)
    #expect(folder.text(of: paths[3])?.hasPrefix("{\"a\": \"D {n}\"}") == true)
  }
}
