import Foundation
import TemporaryFolders
import Testing

struct SyncCommandTests {
  private static let files = [
    "L/en.lproj/T.strings": "/* A. */\n\"a\" = \"A\";\n\n\"b\" = \"B\";\n",
    "L/fr.lproj/T.strings": "\"b\" = \"B fr\";\n\"x\" = \"X\";\n", "L/de.lproj/T.strings": "\"a\" = \"A de\";;\n",
  ]

  private static let synchronized = "/* A. */\n// l10n:untranslated\n\"a\" = \"A\";\n\"b\" = \"B fr\";\n"

  @Test func bringsLocalesInLine() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run("sync L --locale fr")
    #expect(run.output == "wrote L/fr.lproj/T.strings\n1 file changed: 1 text to be translated, 0 entries removed\n")
    #expect(run.status == 0 && run.errors.hasPrefix("L/fr.lproj/T.strings:2:1: warning: the development language"))
    #expect(folder.text(of: "L/fr.lproj/T.strings") == Self.synchronized + "\"x\" = \"X\";\n")
    #expect(try folder.run("sync L --locale fr --remove").status == 0)
    #expect(folder.text(of: "L/fr.lproj/T.strings") == Self.synchronized)
    #expect(try folder.run("sync L/ --locale fr --remove").output == "L is in sync with its development language\n")
    #expect(try folder.run("lint L").output.contains("error: 'a' is not translated into 'fr' yet [missing-key]"))
  }

  @Test func showsWhatItWouldDo() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run("sync L --locale fr --remove --dry-run")
    #expect(
      run.output == """
        --- a/L/fr.lproj/T.strings
        +++ b/L/fr.lproj/T.strings
        @@ -1,2 +1,4 @@
        +/* A. */
        +// l10n:untranslated
        +"a" = "A";
         "b" = "B fr";
        -"x" = "X";

        """)
    #expect(run.status == 1 && run.errors == "")
    #expect(folder.text(of: "L/fr.lproj/T.strings") == Self.files["L/fr.lproj/T.strings"])
  }

  /// A command, its exit status, the first line of its errors.
  @Test(arguments: [
    (
      "sync L", 1,
      "L/de.lproj/T.strings:1:14: error: the file is broken, so it cannot be edited: a ';' that ends nothing [uneditable-file]"
    ),
    ("sync none", 2, "l10n: error: there is no 'none'"),
    ("sync L --locale it", 64, "l10n: error: the catalog is not translated into 'it'"),
    ("sync L --locale it,fr", 64, "l10n: error: the catalog is not translated into 'it'"),
    ("sync L --locale en", 64, "l10n: error: 'en' is the development language, which is not translated into"),
    ("sync L --locale x", 64, "l10n: error: 'x' is not a language tag; write one such as pt-BR"),
  ])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run(line)
    #expect(run.status == status)
    #expect(run.errors.split(separator: "\n").first.map(String.init) ?? "" == message)
    #expect(folder.text(of: "L/de.lproj/T.strings") == Self.files["L/de.lproj/T.strings"])
  }
}
