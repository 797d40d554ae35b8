import L10nWorkspace
import TemporaryFolders
import Testing

struct FolderWatcherTests {
  /// What is done in a folder, one after the other.
  @Test func noticesChanges() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "x", "build/x": "x"])
    let watcher = FolderWatcher([folder.path])
    #expect(!watcher.hasChanged())
    try folder.write("longer", to: "en.lproj/A.strings")
    #expect(watcher.hasChanged() && !watcher.hasChanged())
    // A folder that comes in is watched, too.
    try folder.write("x", to: "fr.lproj/A.strings")
    #expect(watcher.hasChanged())
    try folder.write("other", to: "fr.lproj/A.strings")
    #expect(watcher.hasChanged() && !watcher.hasChanged())
    // What tables are not read from is left alone.
    try folder.write("longer", to: "build/x")
    try folder.write("x", to: ".hidden")
    #expect(!watcher.hasChanged())
  }
}
