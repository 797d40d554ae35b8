import Foundation
import L10nCore
import L10nWorkspace
import TemporaryFolders
import Testing

struct CatalogFolderTests {
  @Test func readsTheTablesBelowAFolder() throws {
    let folder = try TemporaryFolder([
      "en.lproj/T.strings": "a = 1;", "Deep/er/fr.lproj/T.strings": "a = 2;", "Info.plist": "x",
      "a.swift/T.strings": "",
      ".hidden/en.lproj/T.strings": "a = 3;", "en.lproj/.T.strings": "a = 4;", "Pods/en.lproj/T.strings": "a = 5;",
      "real/ja.lproj/T.strings": "a = 6;",
    ])
    try folder.link("de.lproj", to: "real/ja.lproj")
    try folder.link("real/loop", to: "..")
    try folder.link("it.lproj", to: "Deep")
    try folder.link("real/ja.lproj/ja.lproj", to: ".")
    try folder.makeFolder("empty.lproj")
    let loaded = try CatalogFolder(folder.path + "//").load()
    #expect(
      loaded.catalog.files.map(\.path) == [
        "Deep/er/fr.lproj/T.strings", "de.lproj/T.strings", "en.lproj/T.strings", "real/ja.lproj/T.strings",
      ])
    #expect(loaded.diagnostics.isEmpty && loaded.isConfigurationValid && loaded.configurationSource.isEmpty)
    let empty = try TemporaryFolder()
    #expect(try CatalogFolder(empty.path).load().catalog.files.isEmpty)
  }

  /// The l10n.yml of `Sources/App`, and the folder that is read instead.
  @Test(arguments: [
    ("catalog: ../../Texts", "Texts"), ("catalog: './../Other/Texts/' # elsewhere", "Sources/Other/Texts"),
    ("catalog: Texts", "Sources/App/Texts"), ("catalog: /Texts", "Sources/App"),
    ("catalog: ../../../Texts", "Sources/App"), ("catalog: link", "Sources/App"),
    ("catalog: inner", "Sources/App/inner"),
    ("catalog: ../..", "."), ("catalog: ", "Sources/App"), ("catalog: [a]", "Sources/App"),
    ("- catalog", "Sources/App"),
    ("catalog: a\ndevelopment: en", "Sources/App"), ("catalog: {", "Sources/App"),
  ])
  func followsAFileThatLeadsElsewhere(text: String, expected: String) throws {
    let folder = try TemporaryFolder(["Sources/App/l10n.yml": text, "Package.swift": "", "Texts/a": ""])
    try folder.link("Sources/App/link", to: "/etc")
    try folder.link("Sources/App/inner", to: "../../Texts")
    let path = CatalogFolder(following: "\(folder.path)/Sources/App/").path
    #expect(path == (expected == "." ? folder.path : "\(folder.path)/\(expected)"))
  }

  /// Compose stops at other files in its folder; settings that are there already are read.
  @Test(arguments: [("a/other", "a"), ("a/composeResources/l10n.yml", "a/composeResources")])
  func staysOutOfFoldersOfResources(other: String, expected: String) throws {
    let folder = try TemporaryFolder([
      other: "", "a/composeResources/values/a.xml": "<resources><string name=\"a\">A</string></resources>",
    ])
    let path = "\(folder.path)/\(expected)"
    #expect(CatalogFolder(following: "\(folder.path)/a/composeResources/").path == path)
    #expect(try CatalogSearch(in: folder.path).folders == [path])
  }

  @Test func leadsOneStepOnly() throws {
    let folder = try TemporaryFolder(["a/l10n.yml": "catalog: ../b", "b/l10n.yml": "catalog: ../c"])
    let loaded = try CatalogFolder(following: "\(folder.path)/a").load()
    #expect(
      loaded.diagnostics.map(\.message) == [
        "'catalog' leads to another folder and belongs in a file without other settings"
      ])
    #expect(!loaded.isConfigurationValid)
  }

  @Test func oneBadFileNeverHidesTheOthers() throws {
    let folder = try TemporaryFolder(["en.lproj/T.strings": "a = 1;", "fr.lproj/Empty.strings": ""])
    try folder.makeFolder("fr.lproj/Folder.strings")
    try folder.link("fr.lproj/Gone.strings", to: "nowhere")
    try folder.link("fr.lproj/Loop.strings", to: "Loop.strings")
    #expect(mkfifo("\(folder.path)/fr.lproj/Pipe.strings", 0o600) == 0)
    let name = Array("\(folder.path)/fr.lproj/".utf8) + [0x41, 0xFF] + Array(".strings\0".utf8)
    let descriptor = name.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      $0.baseAddress.map { creat($0, 0o600) } ?? -1
    }
    close(descriptor)
    let loaded = try CatalogFolder(folder.path).load()
    #expect(loaded.catalog.files.map(\.path) == ["en.lproj/T.strings", "fr.lproj/Empty.strings"])
    #expect(loaded.diagnostics.allSatisfy { $0.ruleID == "unreadable-file" && $0.severity == .error })
    #expect(
      loaded.diagnostics.map(\.message).sorted() == [
        "'fr.lproj/A\u{FFFD}.strings' cannot be read: its name is not UTF-8",
        "'fr.lproj/Folder.strings' cannot be read: it is a folder",
        "'fr.lproj/Gone.strings' cannot be read: it is a link that leads nowhere",
        "'fr.lproj/Loop.strings' cannot be read: links form a cycle",
        "'fr.lproj/Pipe.strings' cannot be read: it is not a regular file",
      ])
  }

  @Test(.enabled(if: geteuid() != 0, "permissions do not apply to root")) func tellsWhatIsForbidden() throws {
    let folder = try TemporaryFolder([
      "en.lproj/T.strings": "a = 1;", "fr.lproj/T.strings": "", "x/de.lproj/T.strings": "",
    ])
    for name in ["fr.lproj/T.strings", "x"] { chmod("\(folder.path)/\(name)", 0) }
    defer { for name in ["fr.lproj/T.strings", "x"] { chmod("\(folder.path)/\(name)", 0o700) } }
    let messages = try CatalogFolder(folder.path).load().diagnostics.map(\.message)
    #expect(
      Set(messages) == ["'fr.lproj/T.strings' cannot be read: no permission", "'x' cannot be read: no permission"])
  }

  @Test func aConfigurationThatCannotBeReadIsNoConfiguration() throws {
    let folder = try TemporaryFolder(["en.lproj/T.strings": "a = 1;"])
    try folder.makeFolder("l10n.yml")
    let loaded = try CatalogFolder(folder.path).load()
    #expect(!loaded.isConfigurationValid)
    #expect(loaded.diagnostics.map(\.message) == ["'l10n.yml' cannot be read: it is a folder"])
  }

  @Test func throwsForWhatIsNoFolder() throws {
    let folder = try TemporaryFolder(["file": "x"])
    for (path, message) in [
      ("\(folder.path)/none", "there is no '\(folder.path)/none'"), ("", "the path is empty"),
      ("\(folder.path)/file", "'\(folder.path)/file' is a file, not a folder"),
      ("\(folder.path)/file/x", "there is no '\(folder.path)/file/x'"),
    ] {
      let error = #expect(throws: FileError.self) { try CatalogFolder(path).load() }
      #expect(error?.description == message)
    }
  }
}
