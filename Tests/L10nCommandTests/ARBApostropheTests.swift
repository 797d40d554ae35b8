import Foundation
import TemporaryFolders
import Testing

/// Flutter takes apostrophes literally unless its `l10n.yaml` says `use-escaping: true`.
struct ARBApostropheTests {
  private static let english = #"""
    {
      "@@locale": "en",
      "c": "Delete '{name}'?",
      "@c": {
        "placeholders": {
          "name": {}
        }
      },
      "d": "It's '{'{x}'}'",
      "n": "{n, plural, one{the dogs'} other{# dogs'}}"
    }

    """#

  private static let french = #"{"@@locale": "fr", "c": "Effacer l'{name} ?"}"#

  private func convert(_ arguments: String, _ more: [String: String] = [:]) throws -> TemporaryFolder {
    let files = ["P/lib/l10n/app_en.arb": Self.english, "P/lib/l10n/app_fr.arb": Self.french]
    let folder = try TemporaryFolder(files.merging(more) { $1 })
    let run = try folder.run("convert P/lib/l10n --output Out \(arguments)")
    #expect(run.status == 0, "\(run)")
    return folder
  }

  /// Without an `l10n.yaml`, quoted arguments say that apostrophes are meant.
  @Test func aQuotedArgumentIsOne() throws {
    let folder = try convert("--to strings")
    let english = folder.text(of: "Out/en.lproj/app.strings")
    #expect(
      english
        == "/* %1$@ = name */\n\"c\" = \"Delete '%@'?\";\n\n/* %1$@ = x */\n\"d\" = \"It's {%@}\";\n")
    #expect(folder.text(of: "Out/fr.lproj/app.strings") == "\"c\" = \"Effacer l'%@ ?\";\n")
    let icu = try convert("--to strings --syntax icu").text(of: "Out/en.lproj/app.strings")
    #expect(icu?.contains("\"c\" = \"Delete ''{name}''?\";\n\"d\" = \"It's '{'{x}'}'\";\n") == true)
    let mf2 = try convert("--to strings --syntax mf2").text(of: "Out/en.lproj/app.strings")
    #expect(mf2?.contains("\"c\" = \"Delete '{$name}'?\";\n") == true)
    #expect(try convert("--to arb").text(of: "Out/app_en.arb") == Self.english)
  }

  @Test func theSettingCounts() throws {
    let literal = try convert("--to strings", ["P/l10n.yaml": "arb-dir: lib/l10n\ntemplate-arb-file: app_en.arb\n"])
    #expect(literal.text(of: "Out/en.lproj/app.strings")?.contains("\"c\" = \"Delete '%@'?\";\n") == true)
    let rules = try literal.run("dump Out/en.lproj/app.stringsdict").output
    #expect(rules.contains("the dogs'") && rules.contains("%lld dogs'"), "\(rules)")
    let escaping = try TemporaryFolder([
      "P/l10n.yaml": "use-escaping: true\n",
      "P/lib/app_en.arb": #"{"c": "It's '{name}'.", "@c": {"placeholders": {"name": {}}}}"#,
    ])
    #expect(try escaping.run("convert P/lib/app_en.arb --to strings --output Out").status == 0)
    #expect(escaping.text(of: "Out/en.lproj/app.strings") == "\"c\" = \"It's {name}.\";\n")
  }

  /// The development language is that of the file that the settings name.
  @Test func theTemplateIsTheFileThatTheSettingsName() throws {
    let folder = try TemporaryFolder([
      "l10n.yaml": "template-arb-file: app_fr.arb\n",
      "l/app_en.arb": #"{"@@locale": "en", "a": "{target} by {user}"}"#,
      "l/app_fr.arb": #"{"@@locale": "fr", "a": "{user} suit {target}"}"#,
    ])
    #expect(try folder.run("convert l --to xcstrings --output Out").status == 0)
    let catalog = try #require(folder.text(of: "Out/app.xcstrings"))
    #expect(catalog.contains("\"sourceLanguage\" : \"fr\"") && catalog.contains("%2$@ by %1$@"))
  }

  @Test func settingsThatCannotBeReadAreReported() throws {
    let folder = try TemporaryFolder(["l10n.yaml": "a: [\n", "app_en.arb": Self.english])
    let run = try folder.run("convert app_en.arb --to strings --output Out")
    #expect(run.status == 2 && run.errors.hasPrefix("l10n.yaml:"), "\(run)")
  }

  /// A project with one message that its file's neighbor shares.
  @Test func settingsAreReadOnce() throws {
    let folder = try TemporaryFolder([
      "l10n.yaml": "use-escaping: maybe\n", "l/app_en.arb": Self.english, "l/app_fr.arb": Self.french,
    ])
    let run = try folder.run("convert l/app_fr.arb --to strings --output Out")
    #expect(run.status == 2 && run.errors.split(separator: "neither true nor false").count == 2, "\(run)")
  }
}
