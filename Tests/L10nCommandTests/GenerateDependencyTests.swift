import Foundation
import TemporaryFolders
import Testing

/// The dependency information of `l10n generate` for build systems.
struct GenerateDependencyTests {
  private static let generate = "generate Localizations --output Out --depfile d"

  @Test func namesWhatWasReadAndWritten() throws {
    let folder = try TemporaryFolder([
      "Localizations/en.lproj/A b.strings": "a = \"A\";", "Localizations/l10n.yml": "development: en",
    ])
    let run = try folder.run("\(Self.generate) --input-list in.xcfilelist --output-list out.xcfilelist")
    #expect(run.status == 0 && run.errors == "")
    let inputs = ["Localizations/l10n.yml", "Localizations/en.lproj/A b.strings"]
    let outputs = ["", "+Texts1", "+Texts2", "+Texts3", "+Texts4", "+Tables"].map { "Out/L10n\($0).swift" }
    #expect(folder.text(of: "in.xcfilelist") == inputs.map { "$(SRCROOT)/\($0)\n" }.joined())
    #expect(folder.text(of: "out.xcfilelist") == outputs.map { "$(SRCROOT)/\($0)\n" }.joined())
    let escaped = [
      "Localizations/l10n.yml", #"Localizations/en.lproj/A\ b.strings"#, "Localizations", "Localizations/en.lproj",
    ]
    #expect(
      folder.text(of: "d") == outputs.joined(separator: " ") + ": " + escaped.joined(separator: " \\\n  ") + "\n"
        + escaped.map { "\($0):\n" }.joined())
    #expect(try folder.run("generate --output Out --depfile-target x").status == 64)
  }

  /// make runs the rule again if a file was changed, added or removed, and only then.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make"), "make is not installed"))
  func makeKnowsWhenToGenerateAgain() throws {
    let folder = try TemporaryFolder([
      "Localizations/en.lproj/A.strings": "a = \"A\";",
      "Makefile":
        "stamp:\n\t@echo generated\n\t@$(L10N) \(Self.generate) --depfile-target $@ >&2\n\t@touch $@\n-include d\n",
    ])
    let start = Date(timeIntervalSinceNow: -100)
    // The file system's clock is coarse: existing files are made older than new ones.
    func make(after change: () throws -> Void = {}) throws -> String {
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
        try FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: "\(folder.path)/\(name)")
      }
      try change()
      return try run()
    }
    func run() throws -> String {
      try folder.run(
        "", environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"], shell: "make --no-print-directory L10N=$1"
      ).output
    }
    #expect(try run() == "generated\n")
    #expect(try make() == "make: 'stamp' is up to date.\n")
    #expect(try make { try folder.write("a = \"B\";", to: "Localizations/en.lproj/A.strings") } == "generated\n")
    #expect(try make { try folder.write("a = \"C\";", to: "Localizations/de.lproj/A.strings") } == "generated\n")
    #expect(try make { try folder.write("a = \"D\";", to: "Localizations/de.lproj/A.strings") } == "generated\n")
    #expect(
      try make { try FileManager.default.removeItem(atPath: "\(folder.path)/Localizations/de.lproj") } == "generated\n")
    #expect(try make() == "make: 'stamp' is up to date.\n")
  }
}
