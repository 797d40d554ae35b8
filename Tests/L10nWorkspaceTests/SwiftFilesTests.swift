import Foundation
import L10nCore
import L10nWorkspace
import TemporaryFolders
import Testing

struct SwiftFilesTests {
  /// A folder with code beside and below the catalog, and files that must not be read.
  private static func folder(_ sources: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "L/en.lproj/T.strings": "a = 1;", "L/l10n.yml": "code: {sources: [\(sources)]}",
      "S/A.swift": "l10n(\"S/A\")", "S/deep/er/B.swift": "l10n(\"B\")", "S/C.m": "l10n(\"C\")",
      "S/.build/D.swift": "l10n(\"D\")", "S/.E.swift": "l10n(\"E\")", "S/Pods/F.swift": "l10n(\"F\")",
      "other/G.swift": "l10n(\"G\")", "L/H.swift": "l10n(\"H\")",
    ])
    try folder.link("S/other", to: "../other")
    try folder.link("S/loop", to: ".")
    try folder.link("S/G.swift", to: "../other/G.swift")
    return folder
  }

  /// Sources, and the keys that the code looks up.
  @Test(arguments: [
    ("../S", "S/A B"), ("../S/, ./../S/deep", "S/A B"), ("H.swift", "H"), ("., ../S/deep/", "B H"),
    ("../S/other", "G"), ("../S/A.swift, ../S/A.swift", "S/A"),
  ])
  func readsTheCodeThatIsNamed(sources: String, keys: String) throws {
    let folder = try Self.folder(sources)
    let loaded = try CatalogFolder("\(folder.path)/L").load(reading: [.lock, .code])
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.catalog.code?.calls.map(\.call.key.text).joined(separator: " ") == keys)
    #expect(try CatalogFolder("\(folder.path)/L").load().catalog.code == nil)
  }

  @Test func nothingIsKnownOfCodeThatCannotBeRead() throws {
    let folder = try Self.folder("../S, ../none, x")
    try folder.makeFolder("S/X.swift/in")
    let loaded = try CatalogFolder("\(folder.path)/L").load(reading: [.lock, .code])
    #expect(loaded.catalog.code == nil && loaded.isConfigurationValid)
    #expect(loaded.diagnostics.map(\.message) == ["there is no '../none'", "there is no 'x'"])
    #expect(loaded.diagnostics.allSatisfy { $0.severity == .error && $0.location?.path == "l10n.yml" })
  }
}
