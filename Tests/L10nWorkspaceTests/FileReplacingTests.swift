import Foundation
import L10nWorkspace
import TemporaryFolders
import Testing

struct FileReplacingTests {
  /// Files that have changed meanwhile, groups of files that are replaced together, files that are not replaced.
  private static let changes: [(changed: [String], ties: [Set<String>], left: [String])] = [
    ([], [], []), (["b"], [], ["b"]), (["b"], [["a", "c"]], ["b"]), (["b"], [["a", "b"]], ["a", "b"]),
    (["d"], [["a", "b"], ["b", "c"], ["c", "d"]], ["a", "b", "c", "d"]),
  ]

  @Test(arguments: changes)
  func leavesAloneWhatChangedMeanwhile(changed: [String], ties: [Set<String>], left: [String]) throws {
    let names = ["a", "b", "c", "d"]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "old") }))
    for name in changed { try folder.write("other", to: name) }
    func path(_ name: String) -> String { "\(folder.path)/\(name)" }
    let files = names.map { FileWriter.Replacement(path: path($0), old: Array("old".utf8), new: Array("new".utf8)) }
    let found = try FileWriter.replace(files, ties: Set(ties.map { Set($0.map(path)) }))
    #expect(found == left.map(path))
    for name in names {
      let expected = changed.contains(name) ? "other" : left.contains(name) ? "old" : "new"
      #expect(folder.text(of: name) == expected)
    }
  }

  @Test func leavesAloneWhatIsGone() throws {
    let folder = try TemporaryFolder()
    let paths = ["gone", "gone with/its folder"].map { "\(folder.path)/\($0)" }
    for path in paths {
      #expect(try FileWriter.replace([FileWriter.Replacement(path: path, old: [], new: [1])]) == [path])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func leavesAloneWhatHasComeMeanwhile() throws {
    let folder = try TemporaryFolder(["come": "theirs"])
    let path = "\(folder.path)/come"
    #expect(try FileWriter.replace([FileWriter.Replacement(path: path, old: nil, new: [1])]) == [path])
    #expect(folder.text(of: "come") == "theirs")
  }

  /// Several processes read a file, add a line and replace it: every line whose writing succeeded is in the file.
  @Test func losesNothingOfWhatOthersReplace() async throws {
    let folder = try TemporaryFolder(["a": ""])
    let paths = ["a", "new"].map { "\(folder.path)/\($0)" }
    let count = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var written = 0
          for number in 0..<200 {
            let path = paths[number % 2]
            let old = try? FileReader.bytes(of: path)
            let file = FileWriter.Replacement(path: path, old: old, new: (old ?? []) + [0x0A])
            if (try? FileWriter.replace([file])) == [] { written += 1 }
          }
          return written
        }
      }
      return await group.reduce(0, +)
    }
    #expect(
      paths.reduce(0) { $0 + (folder.text(of: String($1.split(separator: "/").last ?? ""))?.utf8.count ?? 0) } == count)
  }

  @Test func anOutputIsReplacedWhateverItHolds() throws {
    let folder = try TemporaryFolder(["a": "any"])
    let files = try ["a", "b"].map {
      try FileWriter.Replacement(output: "\(folder.path)/\($0)", new: Array("new".utf8))
    }
    #expect(files.map(\.old) == [Array("any".utf8), nil])
    #expect(try FileWriter.replace(files).isEmpty)
    #expect(folder.text(of: "a") == "new" && folder.text(of: "b") == "new")
  }

  @Test func undoesWhatCannotBeFinished() throws {
    let folder = try TemporaryFolder(["a": "old", "file": ""])
    let files = [("a", "old"), ("b", nil), ("file/c", nil)].map { name, old in
      FileWriter.Replacement(path: "\(folder.path)/\(name)", old: old.map { Array($0.utf8) }, new: Array("new".utf8))
    }
    #expect(throws: FileError.self) { try FileWriter.replace(files) }
    #expect(folder.text(of: "a") == "old" && folder.text(of: "b") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "file"])
  }
}
