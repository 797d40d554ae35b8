import Foundation
import L10nCore
import TemporaryFolders
import Testing

@testable import L10nWorkspace

struct GitRepositoryTests {
  /// A repository with two commits; in the second one everything is another text.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "App/fr.lproj/A.strings": "\"a\" = \"é\";\n", "App/note.txt": "x", "b.strings": "",
    ])
    try "UTF-16".data(using: .utf16)?.write(to: URL(filePath: folder.path + "/App/fr.lproj/Ü b.strings"))
    try folder.link("App/en.lproj", to: "fr.lproj")
    try git("init", "-q", in: folder)
    try git("add", "-A", in: folder)
    try commit(in: folder)
    try folder.write("other", to: "App/fr.lproj/A.strings")
    try commit(in: folder)
    return folder
  }

  private func commit(in folder: TemporaryFolder) throws {
    try git("-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qam", "x", in: folder)
  }

  private func git(_ arguments: String..., in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test func readsTheBytesOfARevision() throws {
    let folder = try repository()
    func files(_ revision: String, _ path: String) throws -> [String: [UInt8]] {
      let files = try GitRepository(around: folder.path + path).sources(in: revision) { $0.hasSuffix(".strings") }
      return Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    }
    let utf16 = try [UInt8](#require("UTF-16".data(using: .utf16)))
    #expect(
      try files("HEAD~1", "/App") == [
        "fr.lproj/A.strings": Array("\"a\" = \"é\";\n".utf8), "fr.lproj/Ü b.strings": utf16,
      ])
    #expect(try files("HEAD", "/App")["fr.lproj/A.strings"] == Array("other".utf8))
    #expect(try files("HEAD", "").keys.sorted() == ["App/fr.lproj/A.strings", "App/fr.lproj/Ü b.strings", "b.strings"])
  }

  @Test(arguments: [("nix", "nix"), ("--help", "--help")])
  func saysWhyThereIsNoRevision(revision: String, name: String) throws {
    let folder = try repository()
    let repository = try GitRepository(around: folder.path)
    let error = #expect(throws: GitError.self) { try repository.sources(in: revision) { _ in true } }
    #expect("\(try #require(error))".contains(name))
  }

  @Test func saysWhereNoRepositoryIs() throws {
    let folder = try TemporaryFolder()
    #expect(throws: GitError.self) { try GitRepository(around: folder.path) }
  }
}
