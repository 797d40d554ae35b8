import Foundation
import TemporaryFolders
import Testing

/// `l10n rename` and `l10n remove`.
struct KeyCommandTests {
  private static let catalog = [
    "L/en.lproj/T.strings": "/* A. */\n\"a.label\" = \"A\";\n\"b\" = \"B %@\";\n",
    "L/fr.lproj/T.strings": "\"b\" = \"B fr %@\";\n\n/* Un. */\n\"a.label\" = \"A fr\";\n",
    "L/de.lproj/T.strings": "\"b\" = \"B de %@\";\n", "L/de.lproj/U.strings": "\"b\" = \"other\";\n",
    "L/Overrides/x/fr.lproj/T.strings": "\"a.label\" = \"A x\";\n",
  ]
  private static let settings = [
    "L/l10n.yml": """
    controls:
      c: {tag: 1, label: a.label, visible-text: "a.label"}
    concepts:
      d: [b, 'a.label'] # a.label
    """
  ]

  @Test func renameChangesAllPlaces() throws {
    let folder = try TemporaryFolder(Self.catalog.merging(Self.settings) { $1 })
    #expect(try folder.run("lock L").status == 0)
    let lock = try #require(folder.text(of: "L/l10n.lock"))
    let names = Self.catalog.keys.filter { $0 != "L/de.lproj/T.strings" && $0 != "L/de.lproj/U.strings" }
    let run = try folder.run("rename L a.label c.label")
    #expect(run.status == 0 && run.errors == "", "\(run)")
    let written = run.output.split(separator: "\n").map { String($0.dropFirst("wrote ".count)) }
    #expect(written.sorted() == (names + ["L/l10n.yml", "L/l10n.lock"]).sorted())
    #expect(written.last == "L/en.lproj/T.strings")
    for (name, text) in Self.catalog { #expect(folder.text(of: name) == text.replacing("a.label", with: "c.label")) }
    #expect(
      folder.text(of: "L/l10n.yml") == """
        controls:
          c: {tag: 1, label: c.label, visible-text: "c.label"}
        concepts:
          d: [b, 'c.label'] # a.label
        """)
    #expect(try folder.run("lock L --check").status == 0)
    #expect(try folder.run("rename L c.label a.label").status == 0)
    #expect(folder.text(of: "L/l10n.lock") == lock)
    #expect(folder.text(of: "L/fr.lproj/T.strings") == Self.catalog["L/fr.lproj/T.strings"])
  }

  /// Whatever file a run that was killed came to, the same command completes it.
  @Test func renameCompletesWhatIsLeft() throws {
    let code = ["L/l10n.yml": "code: {sources: [../S]}\ncontrols: {c: {tag: 1, label: a.label}}\n"]
    let files = Self.catalog.merging(code) { $1 }.merging(["S/A.swift": "let a = L10n.current.a.label\n"]) { $1 }
    let whole = try TemporaryFolder(files)
    let written = try whole.run("rename L a.label c.label").output.split(separator: "\n").map {
      String($0.dropFirst("wrote ".count))
    }
    #expect(written.count == 5)
    for count in 1..<written.count {
      let folder = try TemporaryFolder(files)
      for name in written.prefix(count) { try folder.write(whole.text(of: name) ?? "", to: name) }
      #expect(try folder.run("rename L a.label c.label").status == 0)
      for name in files.keys { #expect(folder.text(of: name) == whole.text(of: name), "\(count): \(name)") }
    }
  }

  /// Certain literals and accessors are renamed; possible uses of the key are listed.
  @Test func renameChangesCode() throws {
    let code =
      "let s = L10n.current\nlet a = s.a.label + NSLocalizedString(\"a.label\", comment: \"\")\nlet k = \"a.label\"\n"
    let folder = try TemporaryFolder(
      Self.catalog.merging(["L/l10n.yml": "code: {sources: [../S]}\n", "S/A.swift": code, "Package.swift": ""]) { $1 })
    let run = try folder.run("rename L a.label c.name")
    #expect(run.status == 0 && run.output.contains("wrote S/A.swift\n"), "\(run)")
    #expect(run.errors.hasPrefix("S/A.swift:3:9: note: this may be the key 'a.label'"), "\(run.errors)")
    #expect(
      folder.text(of: "S/A.swift")
        == "let s = L10n.current\nlet a = s.c.name + NSLocalizedString(\"c.name\", comment: \"\")\nlet k = \"a.label\"\n"
    )
    #expect(try folder.run("rename L c.name a.label --quiet").status == 0)
    #expect(folder.text(of: "S/A.swift") == code)
  }

  @Test func removeTakesAllEntries() throws {
    let folder = try TemporaryFolder(Self.catalog)
    #expect(try folder.run("lock L").status == 0)
    #expect(try folder.run("remove L a.label").status == 0)
    for name in Self.catalog.keys { #expect(folder.text(of: name)?.contains("a.label") == false, "\(name)") }
    #expect(folder.text(of: "L/fr.lproj/T.strings") == "\"b\" = \"B fr %@\";\n")
    #expect(try folder.run("lock L --check").status == 0)
  }

  @Test func stringCatalogsChangeInAllLanguages() throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Play" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Abspielen"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let folder = try TemporaryFolder(["L/T.xcstrings": catalog])
    #expect(try folder.run("rename L Play Start").status == 0)
    #expect(folder.text(of: "L/T.xcstrings") == catalog.replacing("\"Play\"", with: "\"Start\""))
    #expect(try folder.run("remove L Start").status == 0)
    #expect(folder.text(of: "L/T.xcstrings")?.contains("Abspielen") == false)
  }

  /// A refused command changes nothing.
  @Test(arguments: [
    ("remove L a.label", 1, "L/l10n.yml:2:22: error: 'a.label' is named here [configuration]"),
    ("rename L a.label b", 1, "L: error: 'a.label' cannot become 'b', which already exists"),
    ("rename L a.label a\u{7F}b", 1, "L: error: the new key has a control character, U+007F"),
    ("rename L a.lable c", 2, "l10n: error: no table has the key 'a.lable'\n  help: did you mean 'a.label'?"),
    ("remove L b", 64, "l10n: error: several tables have 'b': T, U"),
    ("remove L b --table T", 1, "L/l10n.yml:4:7: error: 'b' is named here"),
    ("rename L", 64, "l10n: error: expected a key and a new key"),
  ])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(Self.catalog.merging(Self.settings) { $1 })
    let run = try folder.run(line)
    #expect(run.status == status && run.errors.hasPrefix(message), "\(run)")
    for (name, text) in Self.catalog.merging(Self.settings, uniquingKeysWith: { $1 }) {
      #expect(folder.text(of: name) == text)
    }
  }
}
