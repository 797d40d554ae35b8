import TemporaryFolders
import Testing

/// `resolve`, `explain` and `label`.
struct LookupCommandTests {
  /// A command and its output.
  @Test(arguments: [
    ("resolve Localizations play --locale fr", "Jouer"), ("resolve play --locale fr-CA", "Jouer"),
    ("resolve play --locale pt,fr", "Jouer"), ("resolve play --locale ja", "Play"), ("resolve play", "Play"),
    ("resolve pause --locale fr_CA.UTF-8", "Pause (fr)"), ("resolve only --locale fr", "Only here"),
    ("resolve Localizations/ only --locale ar", "Only here"), ("resolve play --table T --locale ar", "تشغيل"),
    ("resolve position --locale fr --arg title=A␠b=c --arg position=3", "nº 3 : A b=c"),
    ("resolve position --locale fr --arg position=3 --arg title=", "nº 3 : "),
    ("resolve bare --arg argument1=x --arg argument2=1.5", "x 1.5"),
    ("resolve countdown --locale fr-CA --arg seconds=1", "1 sec."),
    ("resolve countdown --locale fr-CA --arg seconds=1000000 --digits latin", "1000000 de secondes"),
    ("resolve countdown --locale ar --arg seconds=5 --plain", "٥ ثوانٍ"),
    ("resolve countdown --locale ar --arg seconds=5 --plain --digits latin", "5 ثوانٍ"),
    ("label play --locale fr", "Jouer"), ("label Localizations 1 --state secondary --locale ar", "إيقاف"),
    ("label play --state pause --locale fr", "Pause (fr)"),
    ("label ad --locale en --arg seconds=-2", "-2 seconds"),
  ])
  func printsTheTextThatAnAppShows(line: String, text: String) throws {
    let run = try TemporaryFolder(CatalogTexts.sound).run(line)
    #expect(run.output == text + "\n" && run.errors == "" && run.status == 0, "\(run)")
  }

  @Test(arguments: [("LANGUAGE", "fr:en"), ("LANG", "fr_CA.UTF-8"), ("LC_ALL", "fr_FR")])
  func takesTheUsersLanguageByDefault(variable: String, value: String) throws {
    let run = try TemporaryFolder(CatalogTexts.sound).run("resolve play", environment: [variable: value])
    #expect(run.output == "Jouer\n")
  }

  /// Command, exit status, message and help.
  @Test(arguments: [
    ("resolve ply", 2, "no table has the key 'ply'", "did you mean 'play'?"),
    ("resolve play --table Ts", 2, "there is no table 'Ts'", "did you mean 'T'?"),
    ("resolve play --table Player", 2, "there is no table 'Player'", "the tables are T"),
    ("resolve none --table T", 2, "table 'T' has no 'none'", ""),
    (
      "resolve position --arg title=x", 64, "'position' is missing; add --arg position=…",
      "the text takes 'title' (a text), 'position' (a whole number)"
    ),
    ("resolve position --arg titel=x", 64, "the text takes no 'titel'", "did you mean 'title'?"),
    (
      "resolve position --arg 3", 64, "'3' is not an argument; write name=value",
      "the text takes 'title' (a text), 'position' (a whole number)"
    ),
    ("resolve position --arg title=x --arg position=3.5", 64, "'position' takes a whole number, not '3.5'", ""),
    (
      "resolve position --arg title=x --arg position=12345678901234567890", 64,
      "'position' takes a whole number of at most 18 digits, not '12345678901234567890'", ""
    ),
    ("resolve bare --arg argument1=x --arg argument2=x", 64, "'argument2' takes a number, not 'x'", ""),
    ("resolve play --arg other=x", 64, "the text takes no 'other'", "the text takes no arguments"),
    (
      "resolve countdown --arg seconds=1 --arg seconds=2", 64, "'seconds' is given twice",
      "the text takes 'seconds' (a whole number)"
    ),
    ("label plya", 2, "there is no control 'plya'", "did you mean 'play'?"),
    ("label 9", 2, "there is no control '9'", "the controls are declared in Localizations/l10n.yml"),
    (
      "label play --kind hint", 2, "'play' has no hint for its primary state",
      "Localizations/l10n.yml gives it only: label"
    ),
    ("resolve nowhere play", 2, "there is no 'nowhere'", "name the folder that holds the tables"),
  ])
  func saysWhatIsWrongAndTheWayOut(line: String, status: Int32, message: String, help: String) throws {
    let run = try TemporaryFolder(CatalogTexts.sound).run(line)
    #expect(run.errors == "l10n: error: \(message)\n" + (help.isEmpty ? "" : "  help: \(help)\n"))
    #expect(run.output == "" && run.status == status)
  }

  @Test func severalTablesNeedAName() throws {
    let files = ["Localizations/en.lproj/A.strings": "k = 1;", "Localizations/en.lproj/B.strings": "k = 2;"]
    let folder = try TemporaryFolder(files)
    let run = try folder.run("resolve k")
    #expect(run.errors == "l10n: error: several tables have 'k': A, B\n  help: name the table, too\n")
    #expect(run.status == 64)
    #expect(try folder.run("resolve k --table B").output == "2\n")
  }

  @Test func explainsEveryStep() throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    try folder.write("k = \"a\\U202Eb\\nc\";", to: "Localizations/en.lproj/K.strings")
    #expect(
      try folder.run("explain play --locale fr-CA").output == """
        play in table T
        asked for: fr-CA
        chosen: fr-CA
        chain: fr-CA → fr → en
          1. fr-CA, layer acme: not there
          2. fr-CA: not there
          3. fr, layer acme: answers Localizations/Overrides/acme/fr.lproj/T.strings:1: “Jouer”
          4. fr: shadowed Localizations/fr.lproj/T.strings:1: “Lecture”
          5. en, layer acme: not there
          6. en: shadowed Localizations/en.lproj/T.strings:1: “Play”

        """)
    let plural = try folder.run("explain countdown --locale fr-CA").output
    #expect(
      plural.contains("2. fr-CA: answers") && plural.contains("4. fr: lends the plural forms that are missing so far"))
    #expect(
      try folder.run("explain pause --locale fr").output.hasSuffix(
        "  not asked: fr, layer later Localizations/Overrides/later/fr.lproj/T.strings:1: 'layers' in "
          + "Localizations/l10n.yml does not name it\n"))
    let other = try folder.run("explain k --locale ja").output
    #expect(other.contains("chosen: en, the development language, because none of them is there\n"))
    #expect(other.hasSuffix("“a<U+202E>b<U+000A>c”\n"))
  }

  @Test func endsWhereAFileCannotBeRead() throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    try folder.makeFolder("Localizations/de.lproj/T.strings")
    let run = try folder.run("resolve play --locale de")
    #expect(run.output == "" && run.status == 2)
    #expect(
      run.errors == "Localizations/de.lproj/T.strings:1:1: error: 'de.lproj/T.strings' cannot be read: it is a folder "
        + "[unreadable-file]\nl10n: error: parts of the catalog cannot be read\n")
  }
}
