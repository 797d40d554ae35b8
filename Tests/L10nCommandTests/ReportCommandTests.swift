import TemporaryFolders
import Testing

/// `l10n report`.
struct ReportCommandTests {
  @Test func writesPagesOfWhatTheLinterFinds() throws {
    let folder = try TemporaryFolder([
      "L/en.lproj/T.strings": "play = Play;\npause = Pause;", "L/fr.lproj/T.strings": "play = \"Lire \";",
      "L/l10n.yml": "development: en\ncontrols: {play: {tag: 1, label: {primary: play, secondary: pause}}}\n",
    ])
    let run = try folder.run("report L --html Out/Pages")
    #expect(run.output == "wrote 5 of 5 pages; open Out/Pages/index.html\n" && run.status == 0, "\(run)")
    let overview = try #require(folder.text(of: "Out/Pages/index.html"))
    #expect(overview.contains("<h1>L</h1>") && overview.contains("data-rule=\"a11y-missing-state\""))
    #expect(overview.contains("data-file=\"fr.lproj/T.strings\"") && overview.contains("French"))
    #expect(overview.contains("<bdi>play = &quot;Lire</bdi><mark><bdi> </bdi></mark><bdi>&quot;;</bdi></pre>"))
    #expect(folder.text(of: "Out/Pages/player.html")?.contains("\"texts\":[\"Lire \"]") == true)
    #expect(try folder.run("report L --html Out/Pages").output == "Out/Pages/index.html is up to date\n")
    try folder.write("play = Lire;", to: "L/de.lproj/T.strings")
    try folder.write("development: en\n", to: "L/l10n.yml")
    let again = try folder.run("report L --html Out/Pages/").output
    #expect(again == "wrote 6 of 6 pages, removed 1; open Out/Pages/index.html\n")
    #expect(folder.text(of: "Out/Pages/player.html") == nil)
  }

  @Test func showsOnceWhatIsTheSameForManyTexts() throws {
    let texts = (1...40).map { "\"text\($0)\" = \"Text \($0).\";\n" }.joined()
    let folder = try TemporaryFolder(["L/en.lproj/T.strings": texts, "L/fr.lproj/T.strings": "\"text1\" = \"Texte\";"])
    #expect(try folder.run("report L --output Out").status == 0)
    let overview = try #require(folder.text(of: "Out/index.html"))
    #expect(overview.contains("<bdi>39 of 40 texts are missing from 'fr'</bdi>"))
    #expect(overview.split(separator: "<tr data-severity").count == 2)
    #expect(folder.text(of: "Out/locale-fr.html")?.contains("is missing from") == true)
  }

  /// Command, exit status, message.
  @Test(
    arguments: [
      ("report L", 64, "l10n: error: Missing expected argument '--output <path>'"),
      ("report None --html Out", 2, "l10n: error: there is no 'None'"),
      ("report Empty --html Out", 2, "l10n: error: 'Empty' has no tables"),
      (
        "report L --html Mine", 2, "l10n: error: 'Mine/index.html' already exists and was not written by this command"
      ),
      ("report L --html Out --profile my", 64, "l10n: error: there is no profile 'my'"),
      ("report L --html L/en.lproj/T.strings", 2, "l10n: error: 'L/en.lproj/T.strings/"),
    ] as [(String, Int32, String)])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(["L/en.lproj/T.strings": "a = 1;", "Mine/index.html": "", "Empty/x": ""])
    let run = try folder.run(line)
    #expect(run.status == status && run.errors.hasPrefix(message), "\(run.errors)")
    #expect(folder.text(of: "Mine/index.html") == "")
  }
}
