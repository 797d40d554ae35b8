import Foundation
import L10nWorkspace
import TemporaryFolders
import Testing

struct FileWriterTests {
  @Test func writesOnlyWhatChanged() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/made/on the way/ö.swift"
    #expect(try FileWriter.write("one", to: path))
    #expect(FileWriter.holds("one", at: path) && !FileWriter.holds("two", at: path))
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    #expect(try !FileWriter.write("one", to: path))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == past)
    #expect(try FileWriter.write("two", to: path))
    #expect(folder.text(of: "made/on the way/ö.swift") == "two")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date != past)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/made/on the way") == ["ö.swift"])
    #expect(!FileWriter.holds("", at: "\(folder.path)/none"))
  }

  @Test func keepsLinksAndPermissions() throws {
    let folder = try TemporaryFolder(["a": "old", "deep/b": "old"])
    try folder.link("link", to: "a")
    try folder.link("deep/link", to: "../link")
    chmod("\(folder.path)/a", 0o640)
    #expect(try FileWriter.write("new", to: "\(folder.path)/deep/link"))
    #expect(folder.text(of: "a") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/a")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/deep/link") == "../link")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link") == "a")
  }

  @Test func makesWhatALinkNames() throws {
    let folder = try TemporaryFolder(["deep/b": ""])
    try folder.link("deep/link", to: "../other")
    try folder.link("other", to: "made")
    try folder.link("loop", to: "loop")
    #expect(try FileWriter.write("new", to: "\(folder.path)/deep/link"))
    #expect(folder.text(of: "made") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/other") == "made")
    let error = #expect(throws: FileError.self) { try FileWriter.write("new", to: "\(folder.path)/loop") }
    #expect(error?.description.hasSuffix("cannot be written: links form a cycle") == true)
  }

  @Test func writesAllFilesOrNone() throws {
    let folder = try TemporaryFolder(["a": "old", "same": "same", "file": "old"])
    let files = ["a": "new", "b/c": "new", "same": "same"].map { (path: "\(folder.path)/\($0)", bytes: Array($1.utf8)) }
    #expect(throws: FileError.self) { try FileWriter.write(files + [("\(folder.path)/file/d", [])]) }
    #expect(folder.text(of: "a") == "old" && folder.text(of: "b/c") == nil && folder.text(of: "same") == "same")
    try FileWriter.write(files)
    #expect(folder.text(of: "a") == "new" && folder.text(of: "b/c") == "new" && folder.text(of: "same") == "same")
  }

  /// A path below a folder that holds the file `file` and the folder `folder`; the reason.
  @Test(arguments: [
    ("file/a.swift", "a folder in its path is a file"), ("file/b/a.swift", "a folder in its path is a file"),
    ("folder", "it is a folder"), (String(repeating: "a", count: 300), "its name is too long"),
  ])
  func saysWhyAndKeepsWhatIsThere(name: String, reason: String) throws {
    let folder = try TemporaryFolder(["file": "old", "folder/x": "old"])
    let error = #expect(throws: FileError.self) { try FileWriter.write("new", to: "\(folder.path)/\(name)") }
    #expect(error?.description == "'\(folder.path)/\(name)' cannot be written: \(reason)")
    #expect(folder.text(of: "file") == "old" && folder.text(of: "folder/x") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["file", "folder"])
  }

  @Test(.enabled(if: geteuid() != 0, "permissions do not apply to root")) func keepsFilesInAFolderThatIsReadOnly()
    throws
  {
    let folder = try TemporaryFolder(["a": "old"])
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    let error = #expect(throws: FileError.self) { try FileWriter.write("new", to: "\(folder.path)/a") }
    #expect(error?.description.hasSuffix("no permission") == true)
    #expect(folder.text(of: "a") == "old")
  }
}
