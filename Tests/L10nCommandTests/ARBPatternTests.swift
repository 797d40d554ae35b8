import Foundation
import TemporaryFolders
import Testing

/// ARB contains ICU messages: texts in that syntax keep names, selectors and styles.
struct ARBPatternTests {
  private static let english = """
    {
      "@@locale": "en",
      "a": "{user} follows {target} on {day}",
      "@a": {
        "description": "Feed.",
        "placeholders": {
          "user": { "type": "String", "example": "Ada" },
          "target": { "type": "String" },
          "day": { "type": "DateTime", "format": "yMMMd" }
        },
        "context": "feed"
      },
      "g": "{g, select, female{She} other{They}} came {n, selectordinal, one{#st} other{#th}}",
      "n": "{n, plural, offset:1 =0{none} =1{just {who}} other{# and {who}}}",
      "p": "It's {part, number, percent}",
      "t": "{hours} h",
      "@t": {
        "placeholders": {
          "hours": { "type": "int" }
        }
      }
    }

    """

  private static let german = """
    {
      "@@locale": "de",
      "a": "Am {day} folgt {user} {target}",
      "t": "{hours} Std."
    }

    """

  private func convert(_ arguments: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["In/app_en.arb": Self.english, "In/app_de.arb": Self.german])
    let run = try folder.run("convert In \(arguments) --output Out --strict")
    #expect(run.status == 0 && run.output.hasSuffix("nothing lost\n"), "\(run)")
    return folder
  }

  @Test(arguments: ["", "--syntax icu", "--syntax mf2", "--syntax printf"])
  func arbComesBackAsItIs(_ syntax: String) throws {
    let folder = try convert("--to arb \(syntax)")
    #expect(folder.text(of: "Out/app_en.arb") == Self.english)
    #expect(folder.text(of: "Out/app_de.arb") == Self.german)
  }

  @Test func icuMessagesStayAsTheyAre() throws {
    let folder = try convert("--to strings --syntax icu")
    #expect(
      folder.text(of: "Out/en.lproj/app.strings") == """
        /* Feed. */
        "a" = "{user} follows {target} on {day, date, ::yMMMd}";

        "g" = "{g, select, female{She} other{They}} came {n, selectordinal, one{#st} other{#th}}";
        "n" = "{n, plural, offset:1 =0{none} =1{just {who}} other{# and {who}}}";
        "p" = "It's {part, number, percent}";
        "t" = "{hours, number, integer} h";

        """)
    let german = try #require(folder.text(of: "Out/de.lproj/app.strings"))
    #expect(german.contains("\"Am {day, date, ::yMMMd} folgt {user} {target}\""))
    let catalog = try #require(try convert("--to xcstrings --syntax icu").text(of: "Out/app.xcstrings"))
    #expect(
      catalog.contains("\"value\" : \"{user} follows {target} on {day, date, ::yMMMd}\"")
        && catalog.contains("offset:1 =0{none}"))
  }

  @Test func messagesOfMessageFormat2KeepNamesAndChoices() throws {
    let folder = try convert("--to strings --syntax mf2")
    let english = try #require(folder.text(of: "Out/en.lproj/app.strings"))
    for part in [
      "{$user} follows {$target} on {$day :date}", ".input {$g :string}", "select=ordinal", "subtract=1",
      "{$part :percent}", "{$hours :integer} h",
    ] { #expect(english.contains(part), "\(part) in \(english)") }
    // Only the development file has the type.
    #expect(folder.text(of: "Out/de.lproj/app.strings")?.contains("{$hours :integer} Std.") == true)
  }

  @Test func aMessageThatCannotBeReadStaysText() throws {
    let folder = try TemporaryFolder(["app_en.arb": #"{"@@locale": "en", "a": "{", "b": "{x}"}"#])
    let run = try folder.run("convert app_en.arb --to strings --syntax icu --output Out --keep-going")
    #expect(run.status == 1 && run.errors.contains("'a' is read as plain text"))
    #expect(folder.text(of: "Out/en.lproj/app.strings") == "\"a\" = \"'{'\";\n\"b\" = \"{x}\";\n")
  }
}
