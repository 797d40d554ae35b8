import Foundation
import L10nWorkspace
import TemporaryFolders
import Testing

/// The attributes of a file when its contents are replaced.
struct FileAttributesTests {
  private static let extended = FileAttributeKey(rawValue: "NSFileExtendedAttributes")

  @Test func keepsPermissionsAndExtendedAttributes() throws {
    let folder = try TemporaryFolder(["a": "old"])
    let path = "\(folder.path)/a"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    // Not every file system has extended attributes.
    try? FileManager.default.setAttributes([Self.extended: ["user.l10n": Data("kept".utf8)]], ofItemAtPath: path)
    let before = try FileManager.default.attributesOfItem(atPath: path)
    #expect(try FileWriter.write("new", to: path))
    let after = try FileManager.default.attributesOfItem(atPath: path)
    #expect(folder.text(of: "a") == "new" && after[.posixPermissions] as? Int == 0o640)
    #expect(after[Self.extended] as? [String: Data] == before[Self.extended] as? [String: Data])
    #expect(after[.systemFileNumber] as? Int != before[.systemFileNumber] as? Int)
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away")) func keepsTheOwner() throws {
    let folder = try TemporaryFolder(["a": "old"])
    chown("\(folder.path)/a", 4711, 4712)
    try FileWriter.write("new", to: "\(folder.path)/a")
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/a")
    #expect(attributes[.ownerAccountID] as? Int == 4711 && attributes[.groupOwnerAccountID] as? Int == 4712)
    #expect(folder.text(of: "a") == "new")
  }

  @Test func refusesAFileThatIsReadOnly() throws {
    let folder = try TemporaryFolder(["a": "old", "b": "old"])
    chmod("\(folder.path)/b", 0o444)
    let error = #expect(throws: FileError.self) {
      try FileWriter.replace(["a", "b"].map { .init(path: "\(folder.path)/\($0)", old: Array("old".utf8), new: [1]) })
    }
    #expect(error?.description == "'\(folder.path)/b' cannot be written: it is read-only; chmod u+w allows it")
    #expect(folder.text(of: "a") == "old" && folder.text(of: "b") == "old")
    // An unchanged file is not written.
    #expect(try !FileWriter.write("old", to: "\(folder.path)/b"))
  }

  @Test func refusesAFileWithSeveralNames() throws {
    let folder = try TemporaryFolder(["a": "old"])
    try FileManager.default.linkItem(atPath: "\(folder.path)/a", toPath: "\(folder.path)/b")
    let error = #expect(throws: FileError.self) { try FileWriter.write("new", to: "\(folder.path)/a") }
    #expect(error?.description.contains("it has 2 names (hard links)") == true)
    #expect(folder.text(of: "a") == "old" && folder.text(of: "b") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "b"])
  }

  @Test func removesWhatAKilledProcessLeft() throws {
    let names = [".l10n-new-0badcafe", ".l10n-new-1badcafe", ".l10n-new-notes", ".l10n-report", "a"]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "half") }))
    // Another process is at work with this one.
    let used = try #require(FileHandle(forReadingAtPath: "\(folder.path)/.l10n-new-1badcafe"))
    #expect(flock(used.fileDescriptor, LOCK_EX) == 0)
    try FileWriter.write("new", to: "\(folder.path)/a")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == Array(names.dropFirst()))
    // A process that another test starts meanwhile may hold the file open.
    #expect(flock(used.fileDescriptor, LOCK_UN) == 0)
    try used.close()
    #expect(try FileWriter.replace([.init(output: "\(folder.path)/b", new: [1])]).isEmpty)
    #expect(folder.text(of: ".l10n-new-1badcafe") == nil)
  }
}
