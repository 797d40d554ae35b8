import TemporaryFolders
import Testing

struct CodeFindingTests {
  /// The guide shows the command's output for a key that no table has, for the program before the migration.
  @Test func findsWhatTheGuideSays() throws {
    let project = try MigrationProject("NSLocalizedString")
    let before = try #require(project.folder.text(of: "before.txt"))
    try project.folder.write(before, to: "App/main.swift")
    #expect(try project.folder.run("init").status == 0)
    let lint = try project.folder.run("lint App")
    let finding = "App/main.swift:6:25: error: table 'Localizable' has no 'cart.emtpy' [undefined-key]\n"
    #expect(lint.status == 1 && lint.output.contains(finding), "\(lint.output)")
    #expect(try MigrationProject.guide("NSLocalizedString").contains(finding))
  }
}
