import TemporaryFolders
import Testing

struct TermCommandTests {
  private static let settings = """
    # Ours.
    development: en
    rules:
      # Why.
      typography: off
      glossary: # words
        keep: [AirPlay] # names
        banned: {"*": [here]}

    """

  private static let files = [
    "L/l10n.yml": settings,
    "L/en.lproj/T.strings": "\"a\" = \"AirPlay: %@\";\n\"b\" = \"Open captions & more\";\n",
    "L/de.lproj/T.strings": "\"a\" = \"AirPlay: %@\";\n",
    "L/fr.lproj/T.strings": "",
    "t.tbx": """
    <martif type="TBX"><text><body>
    <termEntry><langSet xml:lang="en"><tig><term>captions</term></tig></langSet>
    <langSet xml:lang="de"><tig><term>Untertitel</term></tig></langSet></termEntry>
    <termEntry><langSet xml:lang="en"><tig><term>Cast</term></tig></langSet>
    <langSet xml:lang="fr"><tig><term>Cast</term></tig></langSet>
    <langSet xml:lang="de"><tig><term>no</term>
    <termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></tig></langSet></termEntry>
    </body></text></martif>
    """,
    "conflict.tbx": """
    <tbx><text><body><conceptEntry><langSec xml:lang="en"><termSec><term>AirPlay</term></termSec></langSec>
    <langSec xml:lang="fr"><termSec><term>Diffusion</term></termSec></langSec></conceptEntry></body></text></tbx>
    """,
    "bad.tbx": "<tbx><text>",
  ]

  @Test(arguments: ["2", "3"])
  func writesWhatItTakesBack(version: String) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("export L --to tbx --tbx-version \(version)").output == "wrote terms.tbx (2 terms)\n")
    #expect(folder.text(of: "terms.tbx")?.contains(version == "2" ? "<termEntry id=\"c1\">" : "<conceptEntry") == true)
    let run = try folder.run("import terms.tbx L")
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output == "0 names, 0 exceptions and 0 banned words added, 4 there already, 0 left out\n")
    #expect(folder.text(of: "L/l10n.yml") == Self.settings)
  }

  @Test func feedsTheGlossary() throws {
    let folder = try TemporaryFolder(Self.files)
    let dry = try folder.run("import t.tbx L --dry-run")
    #expect(
      dry.output.contains("+    keep: [AirPlay, Cast] # names\n") && folder.text(of: "L/l10n.yml") == Self.settings)
    let run = try folder.run("import t.tbx L")
    #expect(run.status == 0 && run.errors.contains("left out are terms with translations"))
    #expect(
      run.output == """
        wrote L/l10n.yml
        1 name, 1 exception and 1 banned word added, 0 there already, 1 left out

        """)
    #expect(
      folder.text(of: "L/l10n.yml")
        == Self.settings.replacing(
          "    keep: [AirPlay] # names\n    banned: {",
          with: "    except: {de: [Cast]}\n    keep: [AirPlay, Cast] # names\n    banned: {de: ['no'], "))
    #expect(
      try folder.run("import t.tbx L").output.hasPrefix("0 names, 0 exceptions and 0 banned words added, 2 there"))
  }

  @Test func startsAGlossary() throws {
    let folder = try TemporaryFolder(Self.files.filter { $0.key != "L/l10n.yml" })
    #expect(try folder.run("import t.tbx L").status == 0)
    #expect(
      folder.text(of: "L/l10n.yml")
        == "rules:\n  glossary: {keep: [Cast], except: {de: [Cast]}, banned: {de: ['no']}}\n")
  }

  @Test func givesTermsToTranslators() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("export L --locale de --xliff-version 2.1 --terms t.tbx").status == 0)
    let text = folder.text(of: "de.xliff") ?? ""
    let entries = text.split(separator: "\n").filter { $0.contains("gls:t") }.map { $0.drop { $0 == " " } }
    #expect(
      entries == [
        "<gls:term>AirPlay</gls:term>", "<gls:translation>AirPlay</gls:translation>", "<gls:term>captions</gls:term>",
        "<gls:translation>Untertitel</gls:translation>",
      ])
    #expect(text.contains("xml:space=\"preserve\">\n      <gls:glossary>\n"))
    #expect(text.contains("</gls:glossary>\n      <originalData>"))
    #expect(
      try folder.run("import de.xliff L").output == "0 changed, 1 unchanged, 1 without a translation, 0 refused\n")
    #expect(try folder.run("export L --locale de").status == 0)
    #expect(folder.text(of: "de.xliff")?.contains("gls") == false)
  }

  @Test(arguments: [
    ("import conflict.tbx L", 1, "'Diffusion' for 'AirPlay' in 'fr', but l10n.yml keeps the name [term-conflict]"),
    ("import bad.tbx L", 2, "bad.tbx:1:12: error: the file is read up to here"), ("import no.tbx L", 2, "no.tbx"),
    ("import t.tbx a.xliff L", 64, "one after the other"), ("export L --terms t.tbx", 64, "--xliff-version 2.1"),
    ("export L --xliff-version 2.1 --terms bad.tbx", 2, "cannot be read as a termbase"),
  ])
  func saysWhatItCannotDo(line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run(line)
    #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
    #expect(folder.text(of: "L/l10n.yml") == Self.settings)
  }
}
