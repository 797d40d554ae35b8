import TemporaryFolders
import Testing

struct PseudoCommandTests {
  private static let catalogue = [
    "L/en.lproj/T.strings": "/* C */\na = \"Play %@\";\n", "L/de.lproj/T.strings": "a = \"%@\";",
  ]

  @Test func writesAFolderOfItsOwn() throws {
    let folder = try TemporaryFolder(Self.catalogue)
    let run = try folder.run("pseudo L en-XA qps-keys --output P/")
    #expect(run.output == "wrote P/en-XA.lproj (1 file)\nwrote P/qps-keys.lproj (1 file)\n")
    #expect(run.errors == "" && run.status == 0)
    #expect(folder.text(of: "P/en-XA.lproj/T.strings") == "/* C */\n\"a\" = \"[Þļåý %@ one two]\";\n")
    #expect(folder.text(of: "P/qps-keys.lproj/T.strings") == "/* C */\n\"a\" = \"[a]\";\n")
    #expect(try folder.run("pseudo L").output.contains("wrote Pseudo/ar-XB.lproj (1 file)\n"))
  }

  @Test(
    arguments: [
      ("pseudo none", 2, "l10n: error: there is no 'none'"),
      ("pseudo L xx-XA", 64, "Error: The value 'xx-XA' is invalid"),
    ] as [(String, Int32, String)])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let run = try TemporaryFolder(Self.catalogue).run(line)
    #expect(run.status == status && run.errors.hasPrefix(message), "\(run.errors)")
  }
}
