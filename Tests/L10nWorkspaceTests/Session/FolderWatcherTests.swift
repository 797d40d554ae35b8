import L10nWorkspace
import TemporaryFolders
import Testing

struct FolderWatcherTests {
  /// Changes in a folder, one after the other.
  @Test func noticesChanges() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "x", "build/x": "x"])
    let watcher = FolderWatcher([folder.path])
    #expect(!watcher.hasChanged())
    try folder.write("longer", to: "en.lproj/A.strings")
    #expect(watcher.hasChanged() && !watcher.hasChanged())
    // A new folder is watched, too.
    try folder.write("x", to: "fr.lproj/A.strings")
    #expect(watcher.hasChanged())
    try folder.write("other", to: "fr.lproj/A.strings")
    #expect(watcher.hasChanged() && !watcher.hasChanged())
    // Files that no table is read from are ignored.
    try folder.write("longer", to: "build/x")
    try folder.write("x", to: ".hidden")
    #expect(!watcher.hasChanged())
  }

  /// Links to the folder that contains them, two of which make endless paths; and one to a language.
  @Test func visitsEachFolderOnce() throws {
    let folder = try TemporaryFolder(["C/en.lproj/A.strings": "x", "else/fr.lproj/A.strings": "x", "else/x": "x"])
    for (link, target) in [
      ("a", "."), ("b", "."), ("c.lproj", "."), ("e", "../else"), ("fr.lproj", "../else/fr.lproj"),
    ] { try folder.link("C/\(link)", to: target) }
    let watcher = FolderWatcher(["\(folder.path)/C", "\(folder.path)/C/en.lproj"])
    try folder.write("longer", to: "C/en.lproj/A.strings")
    #expect(watcher.hasChanged() && !watcher.hasChanged())
    try folder.write("longer", to: "else/fr.lproj/A.strings")
    #expect(watcher.hasChanged() && !watcher.hasChanged())
    try folder.write("longer", to: "else/x")
    #expect(!watcher.hasChanged())
  }
}
