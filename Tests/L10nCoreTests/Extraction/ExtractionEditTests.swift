import Testing

@testable import L10nCore

struct ExtractionEditTests {
  private static func edit(
    _ code: String, _ tables: [String: String], overwrites: Bool = false, at path: String = "../A.swift"
  ) throws -> (edit: ExtractionEdit, files: [String: String]) {
    var configuration = Configuration()
    configuration.code = CodeSettings(sources: ["../"])
    configuration.development = "en"
    var loader = CatalogLoader(configuration)
    let files = tables.merging([path: code]) { $1 }
    let catalog = loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    let edit = try #require(ExtractionEdit(catalog, overwrites: overwrites))
    #expect(edit.refusals.isEmpty)
    // A second run changes nothing.
    let changed = Dictionary(
      uniqueKeysWithValues: edit.changedFiles.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    var again = CatalogLoader(configuration)
    let written = files.merging(changed) { $1 }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    #expect(ExtractionEdit(again.catalog(of: written), overwrites: overwrites)?.changedFiles.isEmpty ?? false)
    return (edit, changed)
  }

  private static let code = #"""
    NSLocalizedString("a", comment: "About a")
    NSLocalizedString("new %@ %@", comment: "About new")
    NSLocalizedString("b", value: "B of the code", comment: "")
    """#

  @Test func writesTables() throws {
    let table = "\"a\" = \"A\";\n\n/* Gone. */\n\"gone\" = \"Gone\";\n\n/* Own. */\n\"b\" = \"B\";\n"
    let (edit, files) = try Self.edit(
      Self.code, ["en.lproj/Localizable.strings": table, "fr.lproj/Localizable.strings": ""])
    #expect(
      files == [
        "en.lproj/Localizable.strings":
          "/* About a */\n\"a\" = \"A\";\n\n/* Gone. */\n\"gone\" = \"Gone\";\n\n/* Own. */\n\"b\" = \"B\";\n\n"
          + "/* About new */\n\"new %@ %@\" = \"new %1$@ %2$@\";\n"
      ])
    #expect(edit.counts == .init(found: 3, added: 1, comments: 1))
    #expect(edit.unused.map(\.message) == ["no code uses 'gone'"])
    #expect(edit.notes.map(\.ruleID) == ["extraction-conflict"])
    let overwritten = try Self.edit(Self.code, ["en.lproj/Localizable.strings": table], overwrites: true)
    #expect(overwritten.files.values.first?.contains("\"b\" = \"B of the code\";") ?? false)
    #expect(overwritten.edit.counts.texts == 1)
  }

  @Test func writesStringCatalogs() throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "comment" : "Old"
          },
          "again" : {
            "extractionState" : "stale"
          },
          "b" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "B"
                }
              }
            }
          },
          "by hand" : {
            "extractionState" : "manual"
          },
          "gone" : {

          },
          "literal" : {

          }
        },
        "version" : "1.0"
      }
      """
    let code =
      Self.code + "\nString(localized: \"again\"); let x = \"literal\"; String(localized: \"c\", defaultValue: \"C\")"
    let (edit, files) = try Self.edit(code, ["Localizable.xcstrings": catalog])
    let expected = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "comment" : "About a"
          },
          "again" : {

          },
          "b" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "B of the code"
                }
              }
            }
          },
          "by hand" : {
            "extractionState" : "manual"
          },
          "c" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "C"
                }
              }
            }
          },
          "gone" : {
            "extractionState" : "stale"
          },
          "literal" : {

          },
          "new %@ %@" : {
            "comment" : "About new",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "new %1$@ %2$@"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    #expect(files["Localizable.xcstrings"] == expected)
    #expect(edit.counts == .init(found: 5, added: 2, texts: 1, comments: 1, stale: 1, foundAgain: 1))
  }

  /// Tables and the file of the code; the paths that are written.
  @Test(arguments: [
    (["en.lproj/Other.strings": "x = y;"], "../A.swift", "en.lproj/Localizable.strings"),
    (
      ["App/en.lproj/Localizable.strings": "x = y;", "Widget/en.lproj/Localizable.strings": "x = y;"],
      "Widget/A.swift", "Widget/en.lproj/Localizable.strings"
    ),
    (
      ["Other.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#], "../A.swift",
      "Localizable.xcstrings"
    ),
    (
      ["Base.lproj/Localizable.strings": "x = y;", "fr.lproj/Localizable.strings": ""], "../A.swift",
      "Base.lproj/Localizable.strings"
    ),
  ])
  func findsTheTable(tables: [String: String], path: String, written: String) throws {
    let (_, files) = try Self.edit("NSLocalizedString(\"new\", comment: \"\")", tables, at: path)
    #expect(Array(files.keys) == [written])
    #expect(files[written]?.contains("\"new\"") ?? false)
  }

  @Test func takesTheTablesWordForUnknownTypes() throws {
    let code = "for x in y { tr(\"\\(x) notes\"); NSLocalizedString(\"\\(x) notes\", comment: \"\") }"
    let (edit, files) = try Self.edit(
      code, ["Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{"%lld notes":{}},"version":"1.0"}"#])
    #expect(files.isEmpty && edit.notes.isEmpty && edit.counts.stale == 0)
    let (other, none) = try Self.edit(
      code, ["Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#])
    #expect(none.isEmpty && other.notes.map(\.ruleID) == ["unclear-text"])
  }
}
