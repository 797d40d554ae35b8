import L10nWorkspace
import TemporaryFolders
import Testing

struct FileReplacingTests {
  /// Files that hold something else by now, ties between files, what is left alone.
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
    let path = "\(folder.path)/gone"
    #expect(try FileWriter.replace([FileWriter.Replacement(path: path, old: [], new: [1])]) == [path])
    #expect(folder.text(of: "gone") == nil)
  }
}
