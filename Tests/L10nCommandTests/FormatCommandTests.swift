import Foundation
import TemporaryFolders
import Testing

struct FormatCommandTests {
  private static let files = [
    "L/en.lproj/T.strings": "\"b\" = \"2\";\n\"a\" = \"1\";\n",
    "L/fr.lproj/T.strings": "a='un';b=deux;\n\n",
    "L/fr.lproj/T.stringsdict": "<plist><dict><key>k</key><string>x</string></dict></plist>",
    "L/de.lproj/Broken.strings": "a = 1;;\nb = 2;\n",
    "alone.strings": "x=1;",
  ]

  /// Commands, their output, their exit status, and the French table after them.
  @Test(arguments: [
    ("format alone.strings", "formatted alone.strings\n", 0, "a='un';b=deux;\n\n"),
    (
      "format L/fr.lproj", "formatted L/fr.lproj/T.strings\nformatted L/fr.lproj/T.stringsdict\n", 0,
      "\"a\" = \"un\";\n\"b\" = \"deux\";\n"
    ),
    (
      "format L/fr.lproj/T.strings --sort development", "formatted L/fr.lproj/T.strings\n", 0,
      "\"b\" = \"deux\";\n\"a\" = \"un\";\n"
    ),
    ("format L/en.lproj/T.strings --sort key --check", "would change L/en.lproj/T.strings\n", 1, "a='un';b=deux;\n\n"),
    ("format L/en.lproj/T.strings --check", "", 0, "a='un';b=deux;\n\n"),
    (
      "format L", "formatted L/fr.lproj/T.strings\nformatted L/fr.lproj/T.stringsdict\n", 1,
      "\"a\" = \"un\";\n\"b\" = \"deux\";\n"
    ),
  ])
  func formatsFilesAndFolders(line: String, output: String, status: Int32, french: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run(line)
    #expect(run.output == output && run.status == status, "\(run.errors)")
    #expect(folder.text(of: "L/fr.lproj/T.strings") == french)
    #expect(folder.text(of: "L/de.lproj/Broken.strings") == Self.files["L/de.lproj/Broken.strings"])
    if status == 0, !line.contains("--check") { #expect(try folder.run(line + " --check").status == 0) }
  }

  /// Input, command, output, exit status.
  @Test(arguments: [
    ("a='é';", "format -", "\"a\" = \"é\";\n", 0), ("a=1;;", "format -", "", 1),
    ("b=1;a=2;", "format - --sort key", "\"a\" = \"2\";\n\"b\" = \"1\";\n", 0),
    ("<dict/>", "format - --format stringsdict", "<dict/>\n", 0), ("a = (b);", "format - --format stringsdict", "", 2),
    ("a=1;", "format - --check", "would change standard input\n", 1), ("\"a\" = \"1\";\n", "format - --check", "", 0),
  ])
  func formatsStandardInput(input: String, line: String, output: String, status: Int32) throws {
    let folder = try TemporaryFolder(["in": input])
    let run = try folder.run(line, shell: "exec \"$@\" < in")
    #expect(run.output == output && run.status == status, "\(run.errors)")
  }

  @Test func keepsEncodingsOnlyWhenAsked() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/u.strings"
    let utf16 = try #require("a=\"é\";\n".data(using: .utf16))
    try utf16.write(to: URL(filePath: path))
    #expect(try folder.run("format u.strings --keep-encoding").status == 0)
    #expect(try Data(contentsOf: URL(filePath: path)) == "\"a\" = \"é\";\n".data(using: .utf16))
    #expect(try folder.run("format u.strings").status == 0)
    #expect(folder.text(of: "u.strings") == "\"a\" = \"é\";\n")
  }

  /// A command, its exit status, the first line of its errors.
  @Test(arguments: [
    ("format none", 2, "l10n: error: there is no 'none'"),
    ("format L/l10n.yml", 2, "l10n: error: 'L/l10n.yml' is not a .strings or .stringsdict file"),
    (
      "format alone.strings --sort development", 2,
      "l10n: error: 'alone.strings' is in no .lproj directory, so it has no development table"
    ),
    ("format - alone.strings", 64, "l10n: error: '-' cannot be combined with other paths: standard input is one table"),
    ("format - --sort development", 64, "l10n: error: standard input has no development table beside it"),
    ("format L/de.lproj", 1, "L/de.lproj/Broken.strings:1:7: error: a ';' that ends nothing [stray-semicolon]"),
    ("format b.strings", 1, "b.strings:1:1: error: a binary property list cannot be edited [uneditable-file]"),
    ("format L/fr.lproj --check", 1, "l10n: error: 2 tables are not formatted"),
  ])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(Self.files.merging(["L/l10n.yml": ""]) { $1 })
    let data = try PropertyListSerialization.data(fromPropertyList: ["k": "v"], format: .binary, options: 0)
    try data.write(to: URL(filePath: "\(folder.path)/b.strings"))
    let run = try folder.run(line)
    #expect(run.status == status)
    #expect(run.errors.split(separator: "\n").first.map(String.init) ?? "" == message)
  }
}
