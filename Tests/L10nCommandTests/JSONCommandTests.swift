import TemporaryFolders
import Testing

/// ARB and JSON files in commands.
struct JSONCommandTests {
  private static let files = [
    "lib/l10n/app_en.arb": """
    {
      "@@locale": "en",
      "hi": "Hi {name}",
      "@hi": {
        "description": "Greeting"
      },
      "bye": "Bye"
    }

    """,
    "lib/l10n/app_fr.arb": "{\n  \"@@locale\": \"fr\",\n  \"hi\": \"Salut {name}\"\n}\n",
  ]

  /// A command finds the tables by itself; how a file reads after it.
  @Test(arguments: [
    (
      "rename lib/l10n hi hello", "lib/l10n/app_fr.arb",
      "{\n  \"@@locale\": \"fr\",\n  \"hello\": \"Salut {name}\"\n}\n"
    ),
    ("remove lib/l10n hi", "lib/l10n/app_en.arb", "{\n  \"@@locale\": \"en\",\n  \"bye\": \"Bye\"\n}\n"),
    (
      "sync lib/l10n", "lib/l10n/app_fr.arb",
      "{\n  \"@@locale\": \"fr\",\n  \"hi\": \"Salut {name}\",\n  \"bye\": \"Bye\",\n  \"@bye\": {\n    \"x-state\": \"new\"\n  }\n}\n"
    ),
    ("add lib/l10n de", "lib/l10n/app_de.arb", "{\n  \"@@locale\": \"de\"\n}\n"),
  ])
  func changesFilesWhereTheyLie(line: String, path: String, expected: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run(line)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.text(of: path) == expected)
  }

  /// Flutter's settings name the file that the others are translated from.
  @Test func takesTheTemplateOfFlutter() throws {
    let folder = try TemporaryFolder([
      "l10n.yaml": "template-arb-file: app_de.arb\n", "lib/l10n/app_de.arb": #"{"a": "A", "b": "B"}"#,
      "lib/l10n/app_en.arb": #"{"a": "Ah"}"#,
    ])
    #expect(try folder.run("lint lib/l10n").output.contains("error: 'b' is missing from 'en' [missing-key]"))
    #expect(try folder.run("init --dry-run").output.contains("development language, by: l10n.yaml"))
  }

  @Test func exportsAndImports() throws {
    var files = Self.files
    files["back.xliff"] = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="app_en.arb" source-language="en" target-language="fr" datatype="plaintext"><body>
          <trans-unit id="bye"><source>Bye</source><target>Salut</target></trans-unit>
        </body></file>
      </xliff>
      """
    let folder = try TemporaryFolder(files)
    #expect(try folder.run("export lib/l10n --locale fr --output fr.xliff").status == 0)
    let exported = try #require(folder.text(of: "fr.xliff"))
    #expect(exported.contains("original=\"app_en.arb\"") && exported.contains("<note>Greeting</note>"))
    let imported = try folder.run("import back.xliff lib/l10n")
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(folder.text(of: "lib/l10n/app_fr.arb")?.hasSuffix("\"Salut {name}\",\n  \"bye\": \"Salut\"\n}\n") == true)
  }

  /// A form that a translator removes is not lost without a word; one that nobody has translated yet may follow.
  @Test(arguments: [("{{count}} klipu", 1), ("", 0)])
  func keepsForms(other: String, refused: Int) throws {
    let forms = ["one", "few", "many", "other"].map { "\"clips_\($0)\": \"\(other)\"" }.joined(separator: ",")
    let folder = try TemporaryFolder([
      "en/app.json": #"{"clips_one": "{{count}} clip", "clips_other": "{{count}} clips"}"#,
      "pl/app.json": "{\(forms)}",
      "back.xliff": """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="en/app.json" source-language="en" target-language="pl" datatype="plaintext"><body>
          <trans-unit id="clips"><source>-</source><target>\
      {count, plural, one {{{count}} klip} many {{{count}} klipów} other {{{count}} klipu}}</target></trans-unit>
        </body></file>
      </xliff>
      """,
    ])
    let run = try folder.run("import back.xliff .")
    #expect(run.output.hasSuffix("\(refused) refused\n") && run.status == refused, "\(run.output)\(run.errors)")
  }

  /// Numbers that notes declare are numbers in generated code, and also when one file is shown.
  @Test func takesTypesOfNotes() throws {
    let folder = try TemporaryFolder([
      "app_en.arb": #"{"n": "{count} of {all}", "@n": {"placeholders": {"count": {"type": "int"}, "all": {}}}}"#,
      "app_ru.arb": #"{"n": "{count} из {all}"}"#,
    ])
    #expect(try folder.run("generate . --output Out").status == 0)
    #expect(folder.text(of: "Out/L10n+Texts1.swift")?.contains("count: Int, all: String") == true)
    #expect(try folder.run("render app_ru.arb n --locale ru --args [1200,7]").output == "1\u{A0}200 из 7\n")
  }
}

/// Imported translations are added to their table, in every layout of a language's files.
struct JSONPathTests {
  /// `ha` and `el` are Java packages there, not Hausa and Greek.
  @Test func keepsPackagesApart() throws {
    let folder = try TemporaryFolder([
      "m.properties": "a=A\n", "m_fr.properties": "a=Ah\n", "ha/m.properties": "a=Ha\n",
      "ha/m_fr.properties": "a=Hah\n",
      "el/m.properties": "a=El\n", "el/m_fr.properties": "a=Elle\n",
    ])
    #expect(try folder.run("export . --locale fr --output fr.xliff").status == 0)
    let run = try folder.run("import fr.xliff .")
    #expect(run.output == "0 changed, 3 unchanged, 0 without a translation, 0 refused\n", "\(run.errors)")
  }

  @Test(arguments: ["i18n/%.json", "locales/%/app.json", "l10n/app_%.arb", "%.arb"])
  func importsWhatItExports(path: String) throws {
    let folder = try TemporaryFolder([
      "res/\(path.replacing("%", with: "en"))": "{\"a\": \"A\"}",
      "res/\(path.replacing("%", with: "fr"))": "{\"a\": \"Ah\"}",
    ])
    #expect(try folder.run("export res --locale fr --output fr.xliff").status == 0)
    let run = try folder.run("import fr.xliff res")
    #expect(run.output == "0 changed, 1 unchanged, 0 without a translation, 0 refused\n", "\(run.errors)")
  }
}
