import Foundation
import TemporaryFolders
import Testing

struct ModulesCommandTests {
  private static let files = [
    "Shop/en.lproj/Localizable.strings": "\"pay\" = \"Pay\";\n\"sum\" = \"%d items\";\n\"buy\" = \"Buy now\";",
    "Shop/de.lproj/Localizable.strings": "\"pay\" = \"Zahlen\";\n\"sum\" = \"%d Artikel\";\n\"buy\" = \"Kaufen\";",
    "Admin/en.lproj/Admin.strings": "\"save\" = \"Save\";\n\"purchase\" = \"Buy now\";",
    "Admin/de.lproj/Admin.strings": "\"save\" = \"Sichern\";\n\"purchase\" = \"Kaufen\";",
  ]

  /// Additional files of the modules, the options, and each finding: place, severity and rule.
  @Test(
    arguments: [
      ([:], "", []),
      (
        ["Admin/de.lproj/Admin.strings": "\"save\" = \"Sichern\";\n\"purchase\" = \"Jetzt kaufen\";"], "",
        ["Shop/de.lproj/Localizable.strings:3:9: warning [inconsistent-translation]"]
      ),
      // Two words in one module are its own matter.
      (
        [
          "Admin/en.lproj/Admin.strings": "\"save\" = \"Save\"; \"keep\" = \"Save\";",
          "Admin/de.lproj/Admin.strings": "\"save\" = \"Sichern\"; \"keep\" = \"Speichern\";",
        ], "", []
      ),
      // An override of another module's text, of a text that no module has, and with other arguments.
      (
        [
          "Admin/Overrides/acme/en.lproj/Localizable.strings":
            "\"pay\" = \"Pay Acme\";\n\"pai\" = \"Pay\";\n\"sum\" = \"%@ items\";"
        ], "",
        [
          "Admin/Overrides/acme/en.lproj/Localizable.strings:2:1: error [override-unknown-key]",
          "Admin/Overrides/acme/en.lproj/Localizable.strings:3:10: error [override-argument-mismatch]",
        ]
      ),
      (
        ["Admin/Overrides/acme/en.lproj/Player.strings": "\"pay\" = \"Pay Acme\";"], "",
        ["Admin/Overrides/acme/en.lproj/Player.strings:1:1: error [override-unknown-key]"]
      ),
      (["Admin/en.lproj/Localizable.strings": "\"pay\" = \"Pay it\";"], "", []),
      (
        ["Admin/en.lproj/Localizable.strings": "\"pay\" = \"Pay it\";"], "--one-bundle",
        ["Shop/en.lproj/Localizable.strings:1:1: error [repeated-key]"]
      ),
    ] as [([String: String], String, [String])])
  func findsWhatShowsBetweenModules(files: [String: String], options: String, findings: [String]) throws {
    let folder = try TemporaryFolder(Self.files.merging(files) { $1 })
    let run = try folder.run("modules Shop=Shop Admin=Admin --all \(options)")
    #expect(Self.findings(run.output) == findings, "\(run.output) \(run.errors)")
    #expect(run.status == (findings.contains { $0.contains(" error ") } ? 1 : 0))
  }

  private static func findings(_ output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /^(\S+:\d+:\d+: \w+): .*( \[[a-z-]+\])$/) else { return nil }
      return "\(match.1)\(match.2)"
    }
  }

  @Test(
    arguments: [
      ("Shop=Shop", 64, "two modules or more"), ("Shop=Shop Admin", 64, "Admin"), ("Shop=Shop Admin=None", 2, "None"),
      ("Shop=Shop Shop=Admin Admin=Admin", 64, "several folders"),
      ("Shop=Shop Admin=Shop/en.lproj/Localizable.strings", 2, "is a file"),
    ] as [(String, Int32, String)])
  func refuses(words: String, status: Int32, text: String) throws {
    let run = try TemporaryFolder(Self.files).run("modules \(words)")
    #expect(run.status == status && run.errors.contains(text) && run.output == "", "\(run.errors)")
  }

  @Test func countsTheWholeApp() throws {
    let folder = try TemporaryFolder(
      Self.files.merging(["Admin/de.lproj/Admin.strings": "\"save\" = \"Sichern\";"]) { $1 })
    let run = try folder.run("modules Shop=Shop Admin=Admin --min-coverage 90 --format json")
    #expect(run.status == 1 && run.output.contains("\"coverage-below\""), "\(run.output) \(run.errors)")
  }
}
