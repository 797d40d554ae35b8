import TemporaryFolders
import Testing

/// Android's resources in commands, as far as they differ from other tables.
struct AndroidCommandTests {
  private static func resources(_ contents: String) -> String { "<resources>\n\(contents)\n</resources>\n" }

  /// A file that cannot be read counts as a table, even if no text in it is readable.
  @Test(arguments: [
    "<<<<<<< HEAD\n<resources>\n=======\n<resources >\n>>>>>>> x\n<string name=\"go\">Aller</string>\n</resources>\n",
    "<resources><color name=\"c\">#fff\n<string name=\"go\">Aller</string></resources>\n",
    "<resources><spring name=\"go\">Aller</spring></resources>\n", "<resources>",
  ])
  func nothingIsMadeOfABrokenFile(french: String) throws {
    let folder = try TemporaryFolder([
      "res/values/strings.xml": Self.resources("<string name=\"go\">Go</string>"), "res/values-fr/strings.xml": french,
    ])
    for command in [
      "lint res", "generate res --output Out", "coverage res", "export res --locale fr",
      "convert res --to strings --output Out",
    ] {
      #expect(try folder.run(command).status == 2, "\(command)")
    }
  }

  /// Exported texts can be imported again, and so can texts in Android's spelling.
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

  /// A text in an Android file, the same text after a conversion from Android to Android, and the messages.
  @Test(arguments: [
    ("<string name=\"a\">%s of %s</string>", "<string name=\"a\">%1$s of %2$s</string>", ""),
    (
      "<string name=\"a\" formatted=\"false\">%d%% of %d</string>",
      "<string name=\"a\" formatted=\"false\">%d%% of %d</string>", ""
    ),
    ("<string name=\"a\">@string/b</string>", "<string name=\"a\">@string/b</string>", ""),
    ("<string name=\"a\">\\@string/b</string>", "<string name=\"a\">\\@string/b</string>", ""),
    ("<string name=\"a\">Hi <b>%s</b></string>", "<string name=\"a\">Hi <b>%s</b></string>", ""),
    ("<string name=\"a\">Hi &lt;b>%s&lt;/b></string>", "<string name=\"a\">Hi &lt;b&gt;%s&lt;/b&gt;</string>", ""),
    ("<string name=\"a\" product=\"tv\">Hi</string>", "<string name=\"a\" product=\"tv\">Hi</string>", ""),
    (
      "<string name=\"a\">Hi</string><string name=\"a\" product=\"tv\">Ho</string>",
      "<string name=\"a\" product=\"tv\">Ho</string>", "has texts for other products, which are left out: 'default'"
    ),
    (
      "<string name=\"a\">By <xliff:g id=\"n\">%1$s</xliff:g></string>", "<string name=\"a\">By %1$s</string>",
      "has parts that are marked with xliff:g, which are text now"
    ),
    ("<string name=\"a\">%,d of %1$tY</string>", "<string name=\"a\">%,d of %1$tY</string>", ""),
    (
      "<plurals name=\"a\"><item quantity=\"zero\">None</item><item quantity=\"other\">%d</item></plurals>",
      "<plurals name=\"a\">\n        <item quantity=\"other\">%d</item>\n    </plurals>",
      "has a text for the number 0, which Android never shows in this language"
    ),
  ])
  func keepsOrSays(written: String, expected: String, loss: String) throws {
    let folder = try TemporaryFolder(["res/values/strings.xml": Self.resources(written)])
    let run = try folder.run("convert res --to android --output Out")
    #expect(run.status == 0 && (loss.isEmpty ? run.errors.isEmpty : run.errors.contains(loss)), "\(run.errors)")
    #expect(
      folder.text(of: "Out/values/strings.xml")?.contains(expected) == true,
      "\(folder.text(of: "Out/values/strings.xml") ?? "")")
  }

  /// Losses in other formats are reported.
  @Test(arguments: [
    ("<string name=\"a\">@string/b</string>", "refers to another resource, which is a text now"),
    ("<string name=\"a\">%,d files</string>", "has %,d, which only Java reads"),
  ])
  func saysWhatOthersCannotHold(written: String, loss: String) throws {
    let folder = try TemporaryFolder(["res/values/strings.xml": Self.resources(written)])
    let run = try folder.run("convert res --to strings --output Out")
    #expect(run.errors.contains(loss), "\(run.errors)")
  }

  /// Losses in Android's resources are reported, and arguments beside a plural are kept.
  @Test func convertsToAndroid() throws {
    let folder = try TemporaryFolder([
      "arb/app_en.arb": """
      {
        "event": "{title} waits {count, plural, one{1 day} other{{count} days}} for {who}",
        "@event": {"placeholders": {"title": {"type": "String"}, "count": {"type": "int"}, "who": {"type": "String"}}},
        "none": "{count, plural, =0{Nothing} one{{count} day} other{{count} days}}",
        "@none": {"placeholders": {"count": {"type": "int"}}}
      }
      """,
      "L/en.lproj/T.strings": "\"wide\" = \"%*d\";\n",
    ])
    let run = try folder.run("convert arb --to android --output Out")
    let text = folder.text(of: "Out/values/strings.xml") ?? folder.text(of: "Out/values/app.xml") ?? ""
    #expect(text.contains("<item quantity=\"one\">%1$s waits 1 day for %3$s</item>"), "\(text)\(run.errors)")
    #expect(text.contains("<item quantity=\"other\">%1$s waits %2$d days for %3$s</item>"))
    #expect(!text.contains("Nothing") && run.errors.contains("has a text for the number 0"), "\(run.errors)")
    #expect(try folder.run("convert L --to android --output Two").errors.contains("has %*d, which Java cannot read"))
  }

  /// Texts with specifiers that only Java formats get no function.
  @Test(arguments: ["%,d files", "%1$s at %2$tF", "%s and %<s", "%S", "%1$s of %1$d"])
  func generatesNothingThatJavaAloneShows(text: String) throws {
    let written = text.replacing("<", with: "&lt;")
    let folder = try TemporaryFolder([
      "res/values/strings.xml": Self.resources("<string name=\"a\">\(written)</string>")
    ])
    #expect(try folder.run("lint res").status == 0)
    #expect(try folder.run("generate res --output Out").status == 1)
  }

  /// Android shows `zero` only if the language's rules have that category.
  @Test(arguments: [("en", "0 files"), ("lv", "Nothing")])
  func resolvesAsAndroid(language: String, shown: String) throws {
    let forms =
      "<item quantity=\"zero\">Nothing</item><item quantity=\"one\">%d file</item><item quantity=\"other\">%d files</item>"
    let plural = Self.resources("<plurals name=\"n\">\(forms)</plurals>")
    let folder = try TemporaryFolder(["res/values/strings.xml": plural, "res/values-lv/strings.xml": plural])
    #expect(try folder.run("resolve res n --locale \(language) --arg count=0").output == shown + "\n")
  }

  /// A folder with colors alone is no catalog, and a project without Swift gets no advice on Swift.
  @Test func proposesForKotlin() throws {
    let folder = try TemporaryFolder([
      "app/src/main/res/values/strings.xml": Self.resources("<string name=\"a\">A</string>"),
      "app/src/main/res/values/colors.xml": Self.resources("<color name=\"c\">#fff</color>"),
      "lib/src/main/res/values/ids.xml": Self.resources("<item type=\"id\" name=\"x\"/>"),
      "app/src/main/kotlin/Main.kt": "fun main() {}\n",
    ])
    let output = try folder.run("init --dry-run").output
    #expect(output.contains("app/src/main/res") && !output.contains("lib/src"), "\(output)")
    for word in ["generate", "L10nRuntime", "access:"] { #expect(!output.contains(word), "\(output)") }
    #expect(try folder.run("lint").status == 0)
  }
}
