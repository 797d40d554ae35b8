import Foundation
import TemporaryFolders
import Testing

/// Pictures in localization catalogs, with scripts instead of the browser; `Tests/Pages` has the browser.
struct XclocPictureTests {
  private static let files = [
    "App/l10n.yml": """
    controls:
      buttonPlay:
        tag: 1
        states: [play, pause]
        label: {primary: play, secondary: pause}
        hint: "a&b"
      labelTitle: {tag: 2, label: {primary: title, secondary: pause}}
    """,
    "App/en.lproj/T.strings": """
    "play" = "Play";
    "pause" = "Pause";
    "a&b" = "Hint";
    "title" = "Title";
    """,
    "App/de.lproj/T.strings": "\"play\" = \"Abspielen\";\n",
  ]

  private static let pictures = "Out/de.xcloc/Notes/Screenshots/Player/Preview/"

  private func run(_ browser: String, in folder: TemporaryFolder) throws -> CommandRun {
    try folder.write("#!/bin/sh\nfor page; do :; done\n\(browser)\n", to: "bin/google-chrome")
    return try folder.run(
      "export App --to xcloc --pictures --output Out",
      shell: "chmod +x bin/google-chrome; PATH=\"$PWD/bin\" exec \"$@\"")
  }

  @Test func drawsEachTextOfAControl() throws {
    let folder = try TemporaryFolder(Self.files)
    let browser = """
      /bin/cp "${page#file://}" page.html
      echo '<pre>'
      echo 'picture 1 5 6 7 8 iVBORw0KGgo='
      echo 'picture 0 1 2 3 4 iVBORw0KGgpB'
      echo 'picture 9 1 2 3 4 iVBORw0KGgpB'
      echo 'failed 2 Error'
      """
    let result = try run(browser, in: folder)
    #expect(result.status == 0 && result.output == "wrote Out/de.xcloc (4 texts, 2 pictures)\n")
    #expect(result.errors.contains("note: 1 of 3 pictures was not drawn"), "\(result.errors)")
    let page = try #require(folder.text(of: "page.html"))
    for part in [
      #"{"language":"de","layout":"","control":"buttonPlay","state":1,"wording":0}"#, "img-src data:",
      #""control":"labelTitle","state":0"#, "Abspielen",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    // States that no preview shows are on no picture: the second state of a control that is not a button.
    #expect(!page.contains(#""control":"labelTitle","state":1"#))
    #expect(folder.contents(of: Self.pictures + "buttonPlay.png")?.suffix(1) == Data([0x41]))
    #expect(folder.contents(of: Self.pictures + "buttonPlay, state 2.png")?.count == 8)
    let list = try #require(folder.text(of: Self.pictures + "localizedStringData.plist"))
    #expect(
      list.contains(
        """
        \t<dict>
        \t\t<key>bundleID</key>
        \t\t<string>App</string>
        \t\t<key>bundlePath</key>
        \t\t<string>App</string>
        \t\t<key>screenshots</key>
        \t\t<array>
        \t\t\t<dict>
        \t\t\t\t<key>frame</key>
        \t\t\t\t<string>{{1, 2}, {3, 4}}</string>
        \t\t\t\t<key>name</key>
        \t\t\t\t<string>buttonPlay.png</string>
        \t\t\t</dict>
        \t\t</array>
        \t\t<key>stringKey</key>
        \t\t<string>a&amp;b</string>
        \t\t<key>tableName</key>
        \t\t<string>T</string>
        \t</dict>

        """))
    #expect(list.contains("{{5, 6}, {7, 8}}") && !list.contains("<string>title<"))
  }

  /// The texts are written whether or not the browser works.
  @Test(arguments: [
    ("exit 3", "google-chrome' ended with status 3"), ("kill -9 $$", "google-chrome' ended with signal 9"),
    ("echo '<pre>picture 0 1 2 3 4 AAAA'", "the browser did not draw anything"),
    ("echo 'picture 0 1 2 3 4 AAAA'", "the browser did not draw anything"),
  ])
  func doesWithoutPictures(browser: String, reason: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try run(browser, in: folder)
    #expect(result.status == 0 && result.output == "wrote Out/de.xcloc (4 texts)\n")
    #expect(result.errors.contains("note: there are no pictures: ") && result.errors.contains(reason))
    #expect(folder.text(of: "Out/de.xcloc/Localized Contents/de.xliff") != nil)
    #expect(folder.text(of: Self.pictures + "localizedStringData.plist") == nil)
  }

  @Test(arguments: [
    ("export App --to xcloc --pictures --output Out", 0, "no Chromium is installed\n  help: install chromium or"),
    ("export Plain --to xcloc --pictures --output Out", 0, "l10n.yml has no controls"),
    ("export App --pictures", 64, "--pictures are for --to xcloc"),
  ])
  func saysWhyThereAreNone(line: String, status: Int32, message: String) throws {
    let plain = ["Plain/en.lproj/T.strings": "\"a\" = \"A\";\n", "Plain/de.lproj/T.strings": ""]
    let folder = try TemporaryFolder(Self.files.merging(plain) { old, _ in old })
    let result = try folder.run(line, environment: ["PATH": "/nowhere"])
    #expect(result.status == status && result.errors.contains(message), "\(result.errors)")
  }
}

extension TemporaryFolder {
  fileprivate func contents(of name: String) -> Data? { FileManager.default.contents(atPath: "\(path)/\(name)") }
}
