import TemporaryFolders
import Testing

struct PseudoCommandTests {
  private static let catalog = [
    "L/en.lproj/T.strings": "/* C */\na = \"Play %@\";\n", "L/de.lproj/T.strings": "a = \"%@\";",
  ]

  @Test func writesAFolderOfItsOwn() throws {
    let folder = try TemporaryFolder(Self.catalog)
    let run = try folder.run("pseudo L en-XA qps-keys --output P/")
    #expect(run.output == "wrote P/en-XA.lproj (1 file)\nwrote P/qps-keys.lproj (1 file)\n")
    #expect(run.errors == "" && run.status == 0)
    #expect(folder.text(of: "P/en-XA.lproj/T.strings") == "/* C */\n\"a\" = \"[Þļåý %@ one two]\";\n")
    #expect(folder.text(of: "P/qps-keys.lproj/T.strings") == "/* C */\n\"a\" = \"[a]\";\n")
    #expect(try folder.run("pseudo L").output.contains("wrote Pseudo/ar-XB.lproj (1 file)\n"))
  }

  /// Pseudolanguages are in no release unless they are requested.
  @Test(arguments: [
    ("", "generate L --output G", false), ("", "generate L --output G --pseudo", true),
    ("locales: [en, de, en-XA]", "generate L --output G", true),
  ])
  func staysOutOfReleases(settings: String, line: String, isIn: Bool) throws {
    let folder = try TemporaryFolder(Self.catalog)
    try folder.write(settings, to: "L/l10n.yml")
    #expect(try folder.run("pseudo L en-XA --output L").status == 0)
    #expect(try folder.run(line).status == 0)
    let tables = try #require(folder.text(of: "G/L10n+Tables.swift"))
    #expect(tables.contains("\"de\"") && tables.contains("en-XA") == isIn, "\(tables)")
  }

  /// Texts in branches of ICU patterns change, too, and the catalog stays sound.
  @Test func changesPatterns() throws {
    let folder = try TemporaryFolder([
      "L/l10n.yml": "format: icu", "L/en.lproj/T.strings": "a = \"{n, plural, one {# file} other {# files}}\";",
    ])
    #expect(try folder.run("pseudo L --output L").status == 0)
    #expect(
      folder.text(of: "L/en-XA.lproj/T.strings")
        == "\"a\" = \"[{n, plural, one {# ƒîļé} other {# ƒîļéš}} one two]\";\n")
    let lint = try folder.run("lint L --fail-on warning --rule invalid-pattern --rule zero-width --rule bidi-override")
    #expect(lint.status == 0, "\(lint.output)")
  }

  @Test(
    arguments: [
      ("pseudo none", 2, "l10n: error: there is no 'none'"),
      ("pseudo L xx-XA", 64, "l10n: error: there is no pseudolocale 'xx-XA'"),
    ] as [(String, Int32, String)])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let run = try TemporaryFolder(Self.catalog).run(line)
    #expect(run.status == status && run.errors.hasPrefix(message), "\(run.errors)")
  }
}
