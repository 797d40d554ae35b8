import L10nCore
import TemporaryFolders
import Testing

@testable import L10nWorkspace

/// Paths in an `l10n.yml`, and targets of links, stay in the project.
struct ProjectBoundsTests {
  @Test(arguments: [
    ("../known", true), ("known", true), ("../nothing", true), ("..", true), ("../..", false), ("/etc/passwd", false),
    ("../link", false), ("../link/nothing", false), ("../inner", true), ("../inner/../../known", true),
    ("../out/../known", false),
  ])
  func stayInTheProject(path: String, isContained: Bool) throws {
    let folder = try TemporaryFolder(["Package.swift": "", "L/l10n.yml": "", "known": "", "a/b/c": "", "a/known": ""])
    try folder.link("link", to: "/etc/passwd")
    try folder.link("out", to: "/usr/lib")
    try folder.link("inner", to: "a/b")
    #expect(ProjectBounds(around: "\(folder.path)/L").contain(path) == isContained)
  }

  @Test func areTheFolderAboveWithoutAProject() throws {
    let folder = try TemporaryFolder(["a/L/l10n.yml": "", "a/known": "", "known": ""])
    let path = "\(folder.path)/a/L"
    #expect(ProjectBounds(around: path).contain("../known") && !ProjectBounds(around: path).contain("../../known"))
    try folder.makeFolder(".git")
    #expect(ProjectBounds(around: path).contain("../../known"))
  }

  @Test(arguments: [
    ("baseline: ../../known", "../../known"), ("profiles: {ci: {baseline: /etc/passwd}}", "/etc/passwd"),
    ("code: {sources: [../../App]}", "../../App"), ("catalog: /etc", "/etc"),
  ])
  func areHeldByTheConfiguration(text: String, path: String) throws {
    let folder = try TemporaryFolder(["Package.swift": "", "L/l10n.yml": text])
    let loaded = try CatalogFolder(following: "\(folder.path)/L").load()
    #expect(loaded.diagnostics.map(\.message) == ["'\(path)' is outside the project"])
    #expect(!loaded.isConfigurationValid)
  }

  /// A link inside its project is written through; one that leads out of it is not.
  @Test func areHeldByWrites() throws {
    let other = try TemporaryFolder(["T.strings": "other", "fr.lproj/T.strings": "other"])
    let folder = try TemporaryFolder(["Package.swift": "", "shared": "own", "en.lproj/A.strings": ""])
    try folder.link("en.lproj/T.strings", to: "../shared")
    try FileWriter.write("new", to: "\(folder.path)/en.lproj/T.strings")
    #expect(folder.text(of: "shared") == "new")
    try folder.link("en.lproj/Out.strings", to: "\(other.path)/T.strings")
    try folder.link("fr.lproj", to: "\(other.path)/fr.lproj")
    for name in ["en.lproj/Out.strings", "fr.lproj/T.strings"] {
      let error = #expect(throws: FileError.self) { try FileWriter.write("new", to: "\(folder.path)/\(name)") }
      #expect(error?.description.hasSuffix("that leads outside the project") == true)
    }
    #expect(other.text(of: "T.strings") == "other" && other.text(of: "fr.lproj/T.strings") == "other")
  }
}
