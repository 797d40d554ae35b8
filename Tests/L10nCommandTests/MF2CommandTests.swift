import Foundation
import TemporaryFolders
import Testing

/// Commands over a table whose texts are messages of MessageFormat 2.
struct MF2CommandTests {
  private static let files = [
    "L/l10n.yml": "tables: {M: {format: mf2}}\n",
    "L/en.lproj/M.strings": #"""
    /* What somebody sent. */
    "files" = ".input {$count :integer} .match $count 0 {{{$name} sent nothing}} one {{{$name} sent one file}} * {{{$name} sent {$count} files}}";

    "both" = ".input {$who :string} .input {$n :integer} .match $who $n me one {{You and one other}} me * {{You and {$n} others}} * one {{{$who} and one other}} * * {{{$who} and {$n} others}}";

    "less" = ".input {$n :integer} .local $m = {$n :offset subtract=1} .match $n $m 0 * {{nobody}} 1 * {{{$who}}} * one {{{$who} and one other}} * * {{{$who} and {$m} others}}";

    "share" = "{#b}{$part :percent}{/b} of {|100 \\{|}%";

    "plain" = "Braces: \\{\\}";

    "half" = "{$x :number maximumFractionDigits=1}";

    "offer" = "From {1299.5 :currency currency=EUR} until {|2026-11-22| :date}";
    """#,
    "L/pl.lproj/M.strings": #"""
    "files" = ".input {$count :integer} .match $count one {{{$count} plik od: {$name}}} few {{{$count} pliki od: {$name}}} many {{{$count} plików od: {$name}}} * {{{$count} pliku od: {$name}}}";
    """#,
  ]

  /// A command and its output.
  @Test(arguments: [
    ("resolve L files --arg count=0 --arg name=Ada", "Ada sent nothing"),
    ("resolve L files --arg count=1 --arg name=Ada", "Ada sent one file"),
    ("resolve L files --arg count=1500 --arg name=Ada", "Ada sent 1,500 files"),
    ("resolve L files --locale pl --arg count=3 --arg name=Ada", "3 pliki od: Ada"),
    ("resolve L both --arg who=me --arg n=1", "You and one other"),
    ("resolve L both --arg who=Ada --arg n=2", "Ada and 2 others"),
    ("resolve L less --arg n=0 --arg who=Ada", "nobody"), ("resolve L less --arg n=1 --arg who=Ada", "Ada"),
    ("resolve L less --arg n=2 --arg who=Ada", "Ada and one other"),
    ("resolve L less --arg n=9 --arg who=Ada", "Ada and 8 others"),
    ("resolve L half --arg x=0.25", "0.3"), ("resolve L half --arg x=-0.25", "-0.3"),
    ("resolve L half --arg x=1.14", "1.1"),
    ("resolve L offer", "From €1,299.50 until Nov 22, 2026"),
    ("resolve L share --arg part=0.25", "25% of 100 {%"), ("resolve L plain", "Braces: {}"),
    ("render L/pl.lproj/M.strings files --syntax mf2 --args [5,\"Ada\"]", "5 plików od: Ada"),
  ])
  func printsTheTextThatAnAppShows(line: String, text: String) throws {
    let run = try TemporaryFolder(Self.files).run(line)
    #expect(run.output == text + "\n" && run.errors == "" && run.status == 0, "\(run)")
  }

  /// A translation of `files`, and the messages about it; none about a correct one.
  @Test(
    arguments: [
      (
        ".input {$count :integer} .match $count one {{{$name}}} few {{a {$count}}} many {{b {$count}}} * {{c {$count}}}",
        "argument 'name'"
      ),
      (".input {$count :integer} .match $count one {{{$name} {$count}}} * {{{$name} {$count}}}", "[plural-"),
      ("{$name} {$count", "cannot be shown: '{' is not closed"),
      ("{$name} {$count :nmber}", "cannot be shown: the function ':nmber' is not known"),
      (".input {$count} .match $count * {{{$name}}}", "cannot be shown: the selector '$count' has no function"),
      ("{$name :number} {$count :integer}", "as a number but"),
      ("{$name} {$count :integer} {$x}", "does not have it"),
    ] as [(String, String)])
  func lintsMessages(translation: String, finding: String) throws {
    var files = Self.files
    files["L/pl.lproj/M.strings"] = "\"files\" = \"\(translation)\";"
    let run = try TemporaryFolder(files).run("lint L --only-locale pl")
    let lines = run.output.split(separator: "\n").filter { !$0.contains("[missing-key]") }
    #expect(lines.contains { $0.contains(finding) }, "\(run.output)")
  }

  /// An expression with an unknown option, the messages about it, and the solution.
  @Test(arguments: [
    (
      "{$x :number minimumFractionDigit=2}", "the option 'minimumFractionDigit' of ':number' is not known",
      "did you mean 'minimumFractionDigits'?"
    ),
    (
      "{$x :number select=ordinals}", "the option 'select' of ':number' takes no 'ordinals'", "did you mean 'ordinal'?"
    ),
    (
      "{$d :date style=long}", "the option 'style' of ':date' is not known", "write one of fields, hour12, length"
    ),
    (
      "{$s :string u:dir=foo}", "the option 'u:dir' of ':string' takes no 'foo'", "write one of ltr, rtl, auto, inherit"
    ),
    ("{$s :string size=3}", "the option 'size' of ':string' is not known", "leave it out"),
  ])
  func findsOptionsThatAreNotKnown(message: String, finding: String, help: String) throws {
    let folder = try TemporaryFolder([
      "L/l10n.yml": "format: mf2\n", "L/en.lproj/M.strings": "\"a\" = \"Shown: \(message)\";\n",
    ])
    let run = try folder.run("lint L")
    #expect(
      run.output.contains("M.strings:1:15: error: 'a' cannot be shown: \(finding) [invalid-pattern]\n")
        && run.output.contains("help: \(help)\n"), "\(run.output)")
    #expect(try folder.run("generate L --output Out").status != 0)
  }

  @Test func findsNothingInGoodMessages() throws {
    let run = try TemporaryFolder(Self.files).run("lint L")
    let lines = run.output.split(separator: "\n").filter {
      ($0.contains(": error: ") || $0.contains(": warning: ")) && !$0.contains("[missing-key]")
    }
    #expect(lines.isEmpty, "\(run.output)")
  }

  /// Tables and their conversions, by syntax.
  @Test func convertsEachSyntaxIntoTheOthers() throws {
    let folder = try TemporaryFolder([
      "L/en.lproj/M.strings": "\"a\" = \"%1$@ has %2$lld files\";\n\"p\" = \"100 %\";\n\"f\" = \"%.2f km\";\n",
      "L/en.lproj/M.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@videos@ here</string>
      <key>videos</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>No video</string>
      <key>one</key><string>%lld video</string><key>other</key><string>%lld videos</string></dict></dict></dict></plist>
      """,
    ])
    func convert(_ line: String) throws -> String {
      let run = try folder.run("convert " + line)
      #expect(run.status == 0, "\(run)")
      return run.errors
    }
    _ = try convert("L --to strings --syntax mf2 --output Out")
    let written = try #require(folder.text(of: "Out/en.lproj/M.strings"))
    #expect(
      written.contains("\"a\" = \"{$argument1} has {$argument2 :integer} files\";")
        && written.contains("\"p\" = \"100 %\";")
        && written.contains("minimumFractionDigits=2 maximumFractionDigits=2} km")
        && written.contains(
          #"0 {{No video here}}\none {{{$videos :integer} video here}}\n* {{{$videos :integer} videos here}}"#),
      "\(written)")
    try folder.write("format: mf2\n", to: "Out/l10n.yml")
    _ = try convert("Out --to strings --syntax icu --output ICU")
    let icu = try #require(folder.text(of: "ICU/en.lproj/M.strings"))
    #expect(icu.contains("{argument1} has {argument2, number, integer} files"), "\(icu)")
    _ = try convert("Out --to strings --syntax printf --output Back")
    let back = try #require(folder.text(of: "Back/en.lproj/M.strings"))
    #expect(back.contains("\"a\" = \"%@ has %lld files\";"), "\(back)")
  }
}
