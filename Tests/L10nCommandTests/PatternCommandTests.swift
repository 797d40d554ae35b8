import Foundation
import TemporaryFolders
import Testing

/// Commands over a table whose texts are ICU messages.
struct PatternCommandTests {
  private static let files = [
    "L/l10n.yml": """
    tables: {M: {format: icu}}
    controls: {inbox: {tag: 1, label: files}}
    """,
    "L/en.lproj/M.strings": """
    /* What somebody sent. */
    "files" = "{sender_name} sent {count, plural, one {# file} other {# files}}";

    "hi" = "Hi {who}, 100 % d";

    "plain" = "It''s '{'";
    """,
    "L/pl.lproj/M.strings": """
    "files" = "{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}} od: {sender_name}";
    """,
    "bad.lproj/M.strings": "\"hi\" = \"Hi\"; \"open\" = \"{x\";",
  ]

  /// A command and its output.
  @Test(arguments: [
    ("resolve L files --locale pl --arg count=3 --arg sender_name=Ada", "3 pliki od: Ada"),
    ("resolve L files --arg count=1 --arg sender_name=Ada", "Ada sent 1 file"), ("resolve L plain", "It's {"),
    ("resolve L hi --arg who=you", "Hi you, 100 % d"),
    ("label L inbox --locale pl --arg sender_name=Ada --arg count=5", "5 plików od: Ada"),
    ("render L/pl.lproj/M.strings files --format icu --args [2,\"Ada\"]", "2 pliki od: Ada"),
    ("render L/en.lproj/M.strings plain", "It''s '{'"),
  ])
  func printsTheTextThatAnAppShows(line: String, text: String) throws {
    let run = try TemporaryFolder(Self.files).run(line)
    #expect(run.output == text + "\n" && run.errors == "" && run.status == 0, "\(run)")
  }

  @Test func explainsPatternsAsTheyAreWritten() throws {
    let run = try TemporaryFolder(Self.files).run("explain L files --locale pl")
    #expect(run.output.contains("L/pl.lproj/M.strings:1: “{count, plural, one {# plik} few"), "\(run.output)")
  }

  @Test(arguments: [
    ("resolve L files --arg count=x --arg sender_name=Ada", 64, "'count' takes a whole number, not 'x'"),
    ("render bad.lproj/M.strings open --format icu", 2, "'open' is not an ICU message: the brace is not closed"),
    ("render L/en.lproj/M.strings hi --format icu", 2, "'hi' cannot be shown: the text uses argument 1"),
  ])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let run = try TemporaryFolder(Self.files).run(line)
    #expect(run.status == status && run.errors.contains(message), "\(run)")
  }

  /// A translation, and the messages about it; the other rules report nothing.
  @Test(
    arguments: [
      ("Hi {who, number}", "1:12: error: 'hi' takes the argument 'who' as a number but"),
      ("Hej \\\"{who} %@ % d %lld, 100 %", nil),
      ("Hej {who", "1:13: error: 'hi' cannot be shown: the brace is not closed"),
      (
        "Hej {who}, {n, number} x", "1:20: error: 'hi' takes the argument 'n' but the development text does not have it"
      ),
    ] as [(String, String?)])
  func lintsPatterns(translation: String, finding: String?) throws {
    var files = Self.files
    files["L/pl.lproj/M.strings"] = "\"hi\" = \"\(translation)\";"
    let run = try TemporaryFolder(files).run("lint L --only-locale pl")
    let errors = run.output.split(separator: "\n").filter { $0.contains(": error: ") && !$0.contains("[missing-key]") }
    #expect(errors.count == (finding == nil ? 0 : 1), "\(run.output)")
    #expect(errors.allSatisfy { $0.contains(finding ?? "") }, "\(run.output)")
  }

  @Test func generatesNothingFromBrokenPatterns() throws {
    var files = Self.files
    files["L/pl.lproj/M.strings"] = "\"hi\" = \"Hej {who, spellout}\";"
    let run = try TemporaryFolder(files).run("generate L --output Out")
    #expect(run.status == 1 && run.errors.contains("[invalid-pattern]"), "\(run)")
  }

  /// Format, the path of the file for Polish or for all languages, its contents, and the number of losses and notes.
  @Test(arguments: [
    ("arb", "M_pl.arb", "\"files\": \"{count, plural, one {{count} plik} few {{count} pliki}", 0),
    ("arb", "M_en.arb", "\"sender_name\": { \"type\": \"String\" }", 0),
    ("po", "pl/M.po", "{count, plural, one {# plik} few", 4), ("json", "pl/M.json", "{count, plural, one", 5),
    ("strings", "pl.lproj/M.strings", "{count, plural, one", 1), ("xcstrings", "M.xcstrings", "{count, plural, one", 1),
  ])
  func convertsWithoutSilentLoss(format: String, path: String, text: String, notes: Int) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run("convert L --to \(format) --output Out")
    let written = FileManager.default.contents(atPath: "\(folder.path)/Out/\(path)").map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(written?.contains("objc-format") == false)
    #expect(run.status == 0 && written?.contains(text) == true, "\(written ?? run.errors)")
    #expect(run.errors.split(separator: "\n").count { $0.contains("[conversion-loss]") } == notes, "\(run.errors)")
  }

  @Test func bringsPatternsToOtherLanguages() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("sync L").status == 0)
    let table = FileManager.default.contents(atPath: "\(folder.path)/L/pl.lproj/M.strings").map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(table?.contains("// l10n:untranslated\n\"hi\" = \"Hi {who}, 100 % d\";") == true, "\(table ?? "")")
    #expect(try folder.run("format L").status == 0)
    let formatted = FileManager.default.contents(atPath: "\(folder.path)/L/pl.lproj/M.strings")
    #expect(formatted.map { String(decoding: $0, as: UTF8.self) }?.contains("\"Hi {who}, 100 % d\"") == true)
  }

  /// Imported translations are checked as patterns.
  @Test(arguments: [("{who}: 100 % @", 0), ("{nobody}", 1), ("{who", 1), ("{who, plural, other {}}", 1)])
  func checksPatternsThatComeBack(translation: String, refusals: Int) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("export L --locale pl --output Out").status == 0)
    let path = "\(folder.path)/Out/pl.xliff"
    let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let source = "<source>Hi {who}, 100 % d</source>"
    #expect(text.contains(source))
    let translated = text.replacing(source, with: source + "<target>\(translation)</target>")
    try Data(translated.utf8).write(to: URL(filePath: path))
    let run = try folder.run("import Out/pl.xliff L")
    #expect(
      (run.output + run.errors).split(separator: "\n").count { $0.contains("[import-arguments]") } == refusals, "\(run)"
    )
  }
}
