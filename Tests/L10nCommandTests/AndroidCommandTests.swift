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
}
