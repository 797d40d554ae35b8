import TemporaryFolders
import Testing

/// Android's resources in commands, where they differ from other tables.
struct AndroidCommandTests {
  private static func resources(_ contents: String) -> String { "<resources>\n\(contents)\n</resources>\n" }

  /// A file that cannot be read is a table, whatever is left of it.
  @Test(arguments: [
    "<<<<<<< HEAD\n<resources>\n=======\n<resources >\n>>>>>>> x\n<string name=\"go\">Aller</string>\n</resources>\n",
    "<resources><color name=\"c\">#fff\n<string name=\"go\">Aller</string></resources>\n",
    "<resources><spring name=\"go\">Aller</spring></resources>\n", "<resources>",
  ])
  func nothingIsMadeOfABrokenFile(french: String) throws {
    let folder = try TemporaryFolder([
      "res/values/strings.xml": Self.resources("<string name=\"go\">Go</string>"), "res/values-fr/strings.xml": french,
    ])
    #expect(try folder.run("lint res").status == 1)
    for command in [
      "generate res --output Out", "coverage res", "export res --locale fr", "convert res --to strings --output Out",
    ] {
      #expect(try folder.run(command).status == 2, "\(command)")
    }
  }

  /// Exported texts come back, and so do texts in Android's spelling.
  @Test func importsWhatItExports() throws {
    let english = "<string name=\"hi\">Hi %1$s, %2$d files</string>\n<string name=\"bye\">Bye</string>"
    let folder = try TemporaryFolder([
      "res/values/strings.xml": Self.resources(english),
      "res/values-fr/strings.xml": Self.resources("<string name=\"bye\">Salut</string>"),
      "android.xliff": """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="strings.xml" source-language="en" target-language="fr" datatype="plaintext"><body>
          <trans-unit id="hi"><source>Hi %1$s, %2$d files</source><target>%2$d pour %1$s</target></trans-unit>
        </body></file>
      </xliff>
      """,
      "wrong.xliff": """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="values-fr/strings.xml" source-language="en" target-language="fr" datatype="plaintext"><body>
          <trans-unit id="hi"><source>Hi %1$s, %2$d files</source><target>%1$d</target></trans-unit>
        </body></file>
      </xliff>
      """,
    ])
    #expect(try folder.run("export res --locale fr --output fr.xliff").status == 0)
    #expect(try folder.run("import fr.xliff res").errors.isEmpty)
    let run = try folder.run("import android.xliff res")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(folder.text(of: "res/values-fr/strings.xml")?.contains(">%2$d pour %1$s<") == true)
    let wrong = try folder.run("import wrong.xliff res")
    #expect(wrong.errors.contains("takes %1$d as argument 1 but the development text takes %1$s"), "\(wrong.errors)")
  }

  /// No function is made of what Java alone shows.
  @Test(arguments: ["%,d files", "%1$s at %2$tF", "%s and %<s", "%S", "%1$s of %1$d"])
  func generatesNothingThatJavaAloneShows(text: String) throws {
    let written = text.replacing("<", with: "&lt;")
    let folder = try TemporaryFolder(["res/values/strings.xml": Self.resources("<string name=\"a\">\(written)</string>")])
    #expect(try folder.run("lint res").status == 0)
    #expect(try folder.run("generate res --output Out").status == 1)
  }

  /// Android shows `zero` only where the language's rule says so.
  @Test(arguments: [("en", "0 files"), ("lv", "Nothing")])
  func resolvesAsAndroid(language: String, shown: String) throws {
    let forms =
      "<item quantity=\"zero\">Nothing</item><item quantity=\"one\">%d file</item><item quantity=\"other\">%d files</item>"
    let plural = Self.resources("<plurals name=\"n\">\(forms)</plurals>")
    let folder = try TemporaryFolder(["res/values/strings.xml": plural, "res/values-lv/strings.xml": plural])
    #expect(try folder.run("resolve res n --locale \(language) --arg count=0").output == shown + "\n")
  }
}
