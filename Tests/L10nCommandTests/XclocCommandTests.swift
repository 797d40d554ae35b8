import Foundation
import TemporaryFolders
import Testing

struct XclocCommandTests {
  private static let files = [
    "App.xcodeproj/project.pbxproj": "",
    "App/en.lproj/T.strings": "/* Verb. */\n\"play\" = \"Play\";\n\"a>b\" = \"A > B\";\n",
    "App/de.lproj/T.strings": "\"play\" = \"Abspielen\";\n",
    "App/C.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Stop" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Halt"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """,
  ]

  private static let xliff = "Out/de.xcloc/Localized Contents/de.xliff"

  /// A folder of a language that leads out of the project is not written to, as no other file there is.
  @Test(arguments: ["de.xcloc", "de.xcloc/Localized␠Contents", "de.xcloc/Source␠Contents"])
  func writesNothingThroughALink(_ link: String) throws {
    let link = link.replacing("␠", with: " ")
    let files = Self.files.filter { $0.key.hasPrefix("App/") }.map { ("P/\($0.key)", $0.value) }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files + [("P/.git/HEAD", ""), ("else/x", "")]))
    try folder.makeFolder("P/Out" + (link.contains("/") ? "/de.xcloc" : ""))
    try folder.link("P/Out/\(link)", to: link.contains("/") ? "../../../else" : "../../else")
    let run = try CommandRun(["export", "App", "--to", "xcloc", "--output", "Out"], in: folder, below: "P")
    #expect(run.status == 2 && run.errors.contains("that leads outside the project"), "\(run)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/else") == ["x"])
  }

  @Test func writesAFolderThatComesBack() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("export App --to xcloc --output Out").output == "wrote Out/de.xcloc (3 texts)\n")
    #expect(
      folder.text(of: "Out/de.xcloc/contents.json") == """
        {
          "developmentRegion" : "en",
          "project" : "App.xcodeproj",
          "targetLocale" : "de",
          "toolInfo" : {
            "toolBuildNumber" : "0.1.0",
            "toolID" : "l10n",
            "toolName" : "l10n",
            "toolVersion" : "0.1.0"
          },
          "version" : "1.0"
        }
        """)
    let sources = "Out/de.xcloc/Source Contents/App/"
    #expect(folder.text(of: sources + "en.lproj/T.strings") == Self.files["App/en.lproj/T.strings"])
    #expect(folder.text(of: sources + "C.xcstrings")?.contains("Halt") == false)
    let sent = try #require(folder.text(of: Self.xliff))
    #expect(
      sent.contains(
        "<trans-unit id=\"a&gt;b\" xml:space=\"preserve\">\n        <source>A &gt; B</source>\n        <note/>"))
    #expect(sent.contains("<target state=\"translated\">Halt</target>") && sent.contains("<target>Abspielen</target>"))
    #expect(try folder.run("import Out/de.xcloc App").output.hasPrefix("0 changed, 2 unchanged, 1 without"))
    try folder.write(sent.replacing(">Abspielen<", with: ">Spielen<"), to: Self.xliff)
    #expect(try folder.run("import Out/de.xcloc/ App").status == 0)
    #expect(folder.text(of: "App/de.lproj/T.strings") == "\"play\" = \"Spielen\";\n")
  }

  /// Everything from Xcode and editors is kept, except for texts that changed.
  @Test func keepsWhatItDoesNotChange() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("export App --to xcloc --output Out").status == 0)
    let sent = try #require(folder.text(of: Self.xliff))
    let edited = sent.replacing(
      "tool-id=\"l10n\" tool-name=\"l10n\"", with: "tool-id=\"com.apple.dt.xcode\" build-num=\"1\""
    )
    .replacing(
      "source-language=\"en\" target-language=\"de\" datatype=\"plaintext\"",
      with: "datatype=\"plaintext\" target-language=\"de\" source-language=\"en\""
    )
    .replacing(
      "  </file>\n</xliff>",
      with: """
          </file>
          <file original="App/Base.lproj/Main.storyboard" source-language="en" target-language="de" datatype="plaintext">
            <body>
              <trans-unit id="x1y-2z-a3b.text" xml:space="preserve">
                <source>Label</source>
                <target/>
                <note>Class = "UILabel";</note>
              </trans-unit>
            </body>
          </file>
        </xliff>
        """)
    try folder.write(edited, to: Self.xliff)
    try folder.write("{}", to: "Out/de.xcloc/contents.json")
    try folder.write("x", to: "Out/de.xcloc/Notes/picture.png")
    #expect(try folder.run("export App --to xcloc --output Out").status == 0)
    #expect(folder.text(of: Self.xliff) == edited)
    #expect(folder.text(of: "Out/de.xcloc/contents.json") == "{}")
    #expect(folder.text(of: "Out/de.xcloc/Notes/picture.png") == "x")
    try folder.write("\"play\" = \"Los\";\n", to: "App/de.lproj/T.strings")
    #expect(try folder.run("export App --to xcloc --output Out").status == 0)
    #expect(folder.text(of: Self.xliff) == edited.replacing("Abspielen", with: "Los"))
    // The tables in the folder are copies.
    #expect(try folder.run("coverage .").output.contains("C.xcloc") == false)
  }

  @Test(arguments: [
    ("import empty.xcloc App", 2, "'empty.xcloc' has no XLIFF file in 'Localized Contents'"),
    ("export App --to xcloc --only-missing", 64, "leave out --only-missing"),
    ("export App --to xcloc --output a.xliff", 64, "name a folder"),
  ])
  func saysWhatCannotBe(line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.makeFolder("empty.xcloc")
    let run = try folder.run(line)
    #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
  }
}
