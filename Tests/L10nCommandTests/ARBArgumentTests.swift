import Foundation
import TemporaryFolders
import Testing

/// Translations in ARB name their arguments and say nothing else of them: the development text has their order and types.
struct ARBArgumentTests {
  private static let files = [
    "In/app_de.arb": """
    {
      "@@locale": "de", "a": "{target} wird von {user} verfolgt",
      "b": "{user} schickte {n, plural, one{# Datei} other{# Dateien}}", "c": "{total} Minuten, davon {n}",
      "d": "{n, plural, one{Datei} other{{n} Dateien}} in {size}", "e": "{b} {c} {a}"
    }
    """,
    "In/app_en.arb": """
    {
      "@@locale": "en", "a": "{user} follows {target}",
      "@a": { "placeholders": { "user": { "type": "String" }, "target": { "type": "String" } } },
      "b": "{n, plural, one{{user} sent # file} other{{user} sent # files}}",
      "c": "{n} of {total} minutes",
      "@c": { "placeholders": { "n": { "type": "int" }, "total": { "type": "double" } } },
      "d": "{size} in {n} files",
      "e": "{a}, {b}"
    }
    """,
  ]

  private func convert(_ line: String, _ files: [String: String] = files) throws -> (TemporaryFolder, errors: String) {
    let folder = try TemporaryFolder(files)
    let run = try folder.run("convert \(line)")
    #expect(run.status == 0, "\(run.errors)")
    return (folder, run.errors)
  }

  @Test func positionsAndTypesAreThoseOfTheDevelopmentText() throws {
    let (folder, errors) = try convert("In --to strings --output Out")
    #expect(
      folder.text(of: "Out/en.lproj/app.strings") == """
        /* %1$@ = user, %2$@ = target */
        "a" = "%@ follows %@";

        /* %1$lld = n, %2$g = total */
        "c" = "%lld of %g minutes";

        /* %1$@ = size, %2$lld = n */
        "d" = "%@ in %lld files";

        /* %1$@ = a, %2$@ = b */
        "e" = "%@, %@";

        """)
    #expect(
      folder.text(of: "Out/de.lproj/app.strings") == """
        "a" = "%2$@ wird von %1$@ verfolgt";
        "c" = "%2$g Minuten, davon %1$lld";
        "e" = "%2$@ %3$@ %1$@";

        """)
    let english = try folder.run("dump Out/en.lproj/app.stringsdict").output
    #expect(english.contains("\"value\":\"%#@n@\"") && english.contains("%2$@ sent %1$lld files"), "\(english)")
    let german = try folder.run("dump Out/de.lproj/app.stringsdict").output
    #expect(german.contains("\"%2$@ schickte %1$#@n@\"") && german.contains("%lld Dateien"), "\(german)")
    #expect(german.contains("%2$#@n@ in %1$@"), "\(german)")
    let message = "warning: 'e' takes 'c', but the development text does not [conversion-loss]"
    #expect(errors.hasPrefix("In/app_de.arb:4:69: \(message)"))
  }

  @Test func stringCatalogsAndPOHaveThemToo() throws {
    let (catalogs, _) = try convert("In --to xcstrings --output Out")
    let catalog = try #require(catalogs.text(of: "Out/app.xcstrings"))
    #expect(catalog.contains("\"value\" : \"%2$@ wird von %1$@ verfolgt\""))
    #expect(catalog.contains("\"value\" : \"%2$@ schickte %1$#@n@\"") && !catalog.contains("\"argNum\" : 3"))
    let (messages, _) = try convert("In --to po --output Out")
    let po = try #require(messages.text(of: "Out/de/app.po"))
    #expect(po.contains("msgstr \"%2$@ wird von %1$@ verfolgt\""))
    #expect(po.contains("msgstr[1] \"%2$@ schickte %1$lld Dateien\""), "\(po)")
  }

  @Test func aSingleTranslationIsReadWithTheDevelopmentFileBesideIt() throws {
    let (folder, _) = try convert("In/app_de.arb --to strings --output Out")
    #expect(folder.text(of: "Out/de.lproj/app.strings")?.contains("%2$@ wird von %1$@ verfolgt") == true)
  }

  /// Among files without English, the one that declares arguments is the development language's.
  @Test func findsTheFileThatOthersAreTranslatedFrom() throws {
    let files = [
      "In/app_de.arb": #"{"@@locale": "de", "a": "{target} von {user}"}"#,
      "In/app_fr.arb": #"{"@@locale": "fr", "a": "{user} suit {target}", "@a": {"placeholders": {"user": {}}}}"#,
    ]
    let (folder, _) = try convert("In --to strings --output Out", files)
    #expect(folder.text(of: "Out/de.lproj/app.strings") == "\"a\" = \"%2$@ von %1$@\";\n")
  }

  @Test func theVariableOfAFractionTakesOne() throws {
    let file = #"""
      {"@@locale": "en", "a": "{n, plural, other{{n} km}}", "@a": {"placeholders": {"n": {"type": "double"}}}}
      """#
    let (folder, _) = try convert("In --to strings --output Out", ["In/app_en.arb": file])
    let rules = try #require(folder.text(of: "Out/en.lproj/app.stringsdict"))
    #expect(rules.contains("<string>g</string>") && rules.contains("<string>%g km</string>"), "\(rules)")
  }
}
