import Foundation
import TemporaryFolders
import Testing

/// The guides are followed on copies of example projects, and the code is compiled and run with the result.
struct MigrationGuideTests {
  /// A guide, and the folder with the code of its example.
  @Test(arguments: [
    ("SwiftGen", "Sources"), ("RSwift", "App"), ("XCStringsTool", "Sources"), ("NSLocalizedString", "App"),
  ])
  func leadsToCodeThatRuns(guide: String, sources: String) throws {
    let project = try MigrationProject(guide)
    let commands = try MigrationProject.commands(ofGuide: guide)
    #expect(commands.contains { $0.hasPrefix("l10n generate ") })
    for command in commands { try project.run(command) }
    let expected = try #require(project.folder.text(of: "expected.txt"))
    #expect(try project.output(ofProgramIn: sources) == expected)
  }
}
