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
