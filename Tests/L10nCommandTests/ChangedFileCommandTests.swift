import Foundation
import TemporaryFolders
import Testing

/// The way that commands write files.
struct ChangedFileCommandTests {
  private static let files = [
    "L/en.lproj/T.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n",
    "L/fr.lproj/T.strings": "\"a\" = \"À\";\n\"c\" = \"C\";\n",
  ]

  @Test(arguments: [true, false]) func generatesTheWholeModuleWhereNobodyReadsTheOutput(isPipe: Bool) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("generate L --output Whole").status == 0)
    let run = try folder.run(
      "generate L --output Out", closesOutput: isPipe, shell: isPipe ? nil : "exec \"$@\" >&-")
    #expect(!run.wasKilled && run.status == (isPipe ? 0 : 2))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Whole").sorted()
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Out").sorted() == names)
    for name in names { #expect(folder.text(of: "Out/\(name)") == folder.text(of: "Whole/\(name)")) }
  }

  /// Commands that change a table; none of them writes one that is read-only, or another with it.
  @Test(arguments: ["sync L", "fix L --rule extra-key --unsafe", "format L --sort key", "import fr.xliff L"])
  func changesNothingThatIsReadOnly(_ command: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("\"c\" = \"C\";\n\"a\" = \"À\";\n", to: "L/fr.lproj/T.strings")
    #expect(try folder.run("export L --output .").status == 0)
    let xliff = try #require(folder.text(of: "fr.xliff"))
    try folder.write(xliff.replacing(">À</target>", with: ">Ah</target>"), to: "fr.xliff")
    chmod("\(folder.path)/L/fr.lproj/T.strings", 0o444)
    let run = try folder.run(command)
    #expect(run.status == 2)
    #expect(run.errors.contains("'L/fr.lproj/T.strings' cannot be written: it is read-only"), "\(run.errors)")
    #expect(folder.text(of: "L/fr.lproj/T.strings") == "\"c\" = \"C\";\n\"a\" = \"À\";\n")
  }
}
