import Foundation
import L10nWorkspace
import TemporaryFolders
import Testing

struct OwnedFolderTests {
  private let folder: TemporaryFolder
  private let owned: OwnedFolder

  init() throws {
    folder = try TemporaryFolder()
    owned = OwnedFolder("\(folder.path)/Out", listName: ".list", suffixes: [".html"])
  }

  private func replace(_ files: (String, String)...) throws -> [Int] {
    let (written, removed) = try owned.replace(with: files.map { (name: $0.0, bytes: Array($0.1.utf8)) })
    return [written, removed]
  }

  @Test func writesWhatHasChangedAndRemovesWhatIsNotNeeded() throws {
    #expect(try replace(("a.html", "1"), ("b.html", "2")) == [2, 0])
    #expect(try replace(("a.html", "1"), ("b.html", "3")) == [1, 0])
    #expect(try replace(("a.html", "1"), ("c.html", "2")) == [1, 1])
    #expect(folder.text(of: "Out/b.html") == nil && folder.text(of: "Out/.list") == "a.html\nc.html\n")
    #expect(try replace(("a.html", "1"), ("c.html", "2")) == [0, 0])
  }

  @Test func leavesFilesOfOthersAlone() throws {
    try folder.write("mine", to: "Out/index.html")
    try folder.write("mine", to: "Out/old.html")
    let error = #expect(throws: OwnedFolder.ForeignFile.self) { try replace(("a.html", "1"), ("index.html", "2")) }
    #expect(error?.path.hasSuffix("Out/index.html") == true)
    #expect(folder.text(of: "Out/a.html") == nil && folder.text(of: "Out/.list") == nil)
    #expect(try replace(("a.html", "1"), ("index.html", "mine")) == [1, 0])
    #expect(try replace(("a.html", "1")) == [0, 1])
    #expect(folder.text(of: "Out/old.html") == "mine")
  }

  @Test func aListNamesNothingElsewhere() throws {
    try folder.write("mine", to: "mine.html")
    try folder.write("mine", to: "Out/notes.txt")
    try folder.write("../mine.html\nnotes.txt\n.list\n/etc/x.html\n", to: "Out/.list")
    #expect(try replace(("a.html", "1")) == [1, 0])
    #expect(folder.text(of: "mine.html") == "mine" && folder.text(of: "Out/notes.txt") == "mine")
    #expect(folder.text(of: "Out/.list") == "a.html\n")
  }

  @Test func aFolderThatIsAFileIsAnError() throws {
    try folder.write("", to: "Out")
    #expect(throws: FileError.self) { try replace(("a.html", "1")) }
  }
}
