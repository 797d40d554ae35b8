import Foundation
import TemporaryFolders
import Testing

struct GenerateCommandTests {
  @Test func writesOnlyWhatChanged() throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    let first = try folder.run("generate Localizations --output Out/Deep")
    #expect(first.status == 0 && first.errors == "")
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Out/Deep").sorted()
    #expect(
      first.output.split(separator: "\n").sorted() == files.map { "wrote Out/Deep/\($0)" }.sorted().map { $0[...] })
    #expect(try folder.run("generate --output Out/Deep/").output == "Out/Deep/ is up to date\n")
    #expect(try folder.run("generate --output Out/Deep --check").status == 0)

    let text = try #require(CatalogTexts.sound["Localizations/fr.lproj/T.strings"])
    try folder.write(text.replacing("Pause (fr)", with: "Suspendre"), to: "Localizations/fr.lproj/T.strings")
    let check = try folder.run("generate --output Out/Deep --check")
    #expect(check.status == 1 && check.output.split(separator: "\n").count == 1)
    #expect(
      check.errors == "l10n: error: Out/Deep is out of date\n"
        + "  help: run l10n generate without --check\n")
    let name = try #require(check.output.split(separator: "/").last)
    #expect(try folder.run("generate --output Out/Deep").output == "wrote Out/Deep/\(name)")
    #expect(try folder.run("generate --output None --check").status == 1)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/None"))
  }

  /// A broken file's path and text; the command; the exit status; the last line of the errors.
  @Test(arguments: [
    (
      "file=x", "generate --output file/Out", 2,
      "l10n: error: 'file/Out/L10n.swift' cannot be written: a folder in its path is a file"
    ),
    (
      "Localizations/de.lproj/T.strings/x=", "generate --output Out", 2,
      "l10n: error: nothing was generated: parts of the catalog cannot be read"
    ),
    (
      "Localizations/l10n.yml=layers: [none]", "generate --output Out", 2,
      "  help: --keep-going leaves out what cannot be read"
    ),
    ("x=", "generate", 64, "  See 'l10n generate --help' for more information."),
    (
      "Empty/x=", "generate Empty --output Out", 2,
      "  help: a table is an .xcstrings, .arb or .po file, a .strings or .stringsdict file in an .lproj directory, an .xml file in one of Android's values directories, or a .json or .properties file of a language"
    ),
  ])
  func writesNothingWhenItCannot(file: String, line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    let parts = file.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    try folder.write(parts[1], to: parts[0])
    let run = try folder.run(line)
    #expect(run.status == status && run.output == "")
    #expect(run.errors.split(separator: "\n").last.map(String.init) == message)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Out"))
  }

  /// The command, the settings, the exit status, and whether the finding is an error or a warning.
  @Test(arguments: [
    ("generate L --output Out", "", 2, "error"), ("generate L --output Out --keep-going", "", 1, "error"),
    ("generate L --output Out", "generate: {keep-going: true}\n", 0, "warning"),
    ("generate L --output Out --keep-going", "generate: {keep-going: true}\n", 1, "error"),
    ("generate L --output Out", "generate: {keep-going: maybe}\n", 2, "error"),
  ])
  func leavesOutWhatIsWrong(line: String, settings: String, status: Int32, severity: String) throws {
    let folder = try TemporaryFolder([
      "L/l10n.yml": settings,
      "L/en.lproj/T.strings": "a = \"A %@\";\nb = \"B %d\";\nbad = \"%-y %@\";\nc = \"C\";\n",
      "L/fr.lproj/T.strings": "a = \"FA %d\";\nb = \"FB %d\";\nbad = \"Mal %@\";\nc = \"FC\"\n",
      "L/de.lproj/T.strings": "a = \"DA %@\";\nb = \"DB %d\";\nc = \"DC\";\n",
    ])
    let run = try folder.run(line)
    #expect(run.status == status, "\(run.errors)")
    if settings.contains("maybe") { return #expect(run.errors.contains("'maybe' is neither true nor false")) }
    #expect(run.errors.contains("L/fr.lproj/T.strings:4:9: \(severity): no ';' after the value"))
    let written = ["Out/L10n+Tables.swift", "Out/L10n+Texts1.swift"].compactMap { folder.text(of: $0) }.joined()
    if status == 2 {
      return #expect(written.isEmpty && run.errors.hasSuffix("help: --keep-going leaves out what cannot be read\n"))
    }
    #expect(run.errors.contains("L/fr.lproj/T.strings:1:9: \(severity): 'a' takes %d as argument 1"))
    #expect(run.errors.contains("L/en.lproj/T.strings:3:8: \(severity): '%-y' in 'bad' is not a specifier"))
    // Programs: the words with the number of their bytes, and an argument.
    for text in ["2A @1", "2B d31", "3FB d31", "FC", "3DA @1", "DC"] {
      #expect(written.contains("\(text)\\0"), "\(text)")
    }
    for text in ["FA ", "Mal", "func bad", "var bad"] { #expect(!written.contains(text), "\(text)") }
  }

  /// The style of `l10n.yml` is used if the command line names none.
  @Test(arguments: [
    ("", "", "var play: Play {"), ("", " --style flat", "var playLabel: String {"),
    ("generate: {style: flat}", "", "var playLabel: String {"),
    ("generate: {style: flat}", " --style structured", "var play: Play {"),
  ])
  func takesTheStyleFromTheCommandLineFirst(configuration: String, options: String, expected: String) throws {
    let folder = try TemporaryFolder([
      "Localizations/en.lproj/T.strings": "\"play.label\" = \"Play\";", "Localizations/l10n.yml": configuration,
    ])
    #expect(try folder.run("generate --output Out\(options)").status == 0)
    #expect(try String(contentsOfFile: "\(folder.path)/Out/L10n+Texts1.swift", encoding: .utf8).contains(expected))
  }

  /// The file of a built-in template: the output, and the path of the file.
  @Test(arguments: [
    ("kotlin", "Keys.kt", "Keys.kt", "const val BARE"), ("typescript", "Out/", "Out/L10nKeys.ts", "bare: \"bare\","),
    ("markdown", "Localizations", "Localizations/L10n.md", "| bare | %@ %g |"),
    ("swiftui", "Out/", "Out/L10n+SwiftUI.swift", "internal struct L10nText: View"),
    ("brightcove", "Out", "Out/fr.lproj/BrightcoveSDK.strings", "\"vendor_1\" = \"Jouer\";"),
    ("T/Own.txt.mustache", "Out/", "Out/Own.txt", "own [play] [pause] "),
    ("T/Own.txt.mustache", "Out/{{locale}}/x", "Out/fr-CA/x", "own [play] [pause] "),
  ])
  func makesFilesOfTemplates(template: String, output: String, path: String, expected: String) throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    try folder.write("vendor_1: play\nvendor_2: {key: countdown, form: one}", to: "Localizations/brightcove.keys.yml")
    try folder.write("own {{#keys}}{{>row}} {{/keys}}{{! end }}", to: "T/Own.txt.mustache")
    try folder.write("a: play\nb: pause", to: "Localizations/Own.txt.keys.yml")
    try folder.write("[{{key}}]", to: "T/row.mustache")
    let run = try folder.run("generate --template \(template) --output \(output)")
    #expect(run.status == 0 && run.errors == "" && run.output.contains("wrote \(path)\n"))
    #expect(folder.text(of: path)?.contains(expected) == true)
    #expect(try folder.run("generate --template \(template) --output \(output)").output == "\(output) is up to date\n")
    #expect(try folder.run("generate --template \(template) --output \(output) --check").status == 0)
  }

  /// The fault; the command; the exit status; the beginning of the errors.
  @Test(arguments: [
    (
      "generate --template kotln --output x", 2,
      "l10n: error: there is no template 'kotln'\n  help: name a file, or one of"
    ),
    (
      "generate --template T/bad.mustache --output x", 2,
      "T/bad.mustache:2:3: error: templates have no value 'kee' [template]"
    ),
    ("generate --template brightcove --output x", 2, "l10n: error: there is no 'Localizations/brightcove.keys.yml'"),
    (
      "generate --template kotlin --keys k.yml --output x", 2,
      "k.yml:1:4: error: there is no text 'plya' [configuration]"
    ),
    ("generate --template kotlin", 64, "l10n: error: Missing expected argument '--output <path>'"),
    ("generate --context --output x", 64, "l10n: error: --context prints values"),
    ("generate --template kotlin --style flat --output x", 64, "l10n: error: --style is for Swift"),
    ("generate --keys k.yml --output x", 64, "l10n: error: --keys is for --template"),
  ])
  func saysWhatIsWrongWithTemplates(line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    try folder.write("é\n  {{kee}}", to: "T/bad.mustache")
    try folder.write("a: plya", to: "k.yml")
    let run = try folder.run(line)
    #expect(run.status == status && run.output == "" && run.errors.hasPrefix(message), "\(run.errors)")
    #expect(folder.text(of: "x") == nil && !FileManager.default.fileExists(atPath: "\(folder.path)/x"))
  }

  @Test func printsWhatTemplatesGet() throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    let run = try folder.run("generate --context")
    let values = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(run.status == 0 && values?["typeName"] as? String == "L10n" && (values?["texts"] as? [Any])?.count == 6)
    #expect(try folder.run("generate --context").output == run.output)
  }

  @Test func refusesTextsThatDoNotFitTheirArguments() throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    try folder.write("bare = \"%d %@\";", to: "Localizations/de.lproj/T.strings")
    let run = try folder.run("generate Localizations --output Out")
    #expect(run.errors.hasPrefix("Localizations/de.lproj/T.strings:1:"))
    let message = "nothing was generated: the arguments of some texts do not fit"
    #expect(run.errors.hasSuffix("l10n: error: \(message)\n  help: --keep-going leaves such texts out\n"))
    #expect(run.status == 1 && run.output == "" && !FileManager.default.fileExists(atPath: "\(folder.path)/Out"))
  }
}
