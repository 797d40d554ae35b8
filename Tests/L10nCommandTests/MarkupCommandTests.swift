import Foundation
import TemporaryFolders
import Testing

/// Commands over texts that are declared as marked up.
struct MarkupCommandTests {
  private static let files = [
    "L/l10n.yml": "markup: {t.*: tags, t.raw: none}\ntables: {Web: {format: icu, markup: markdown}}\n",
    "L/en.lproj/M.strings": #"""
    "t.terms" = "Accept the <link href=\"%1$@\">terms</link> of <b>%2$@</b>.<br>100%%";
    "t.raw" = "<b>x</b>";
    """#,
    "L/en.lproj/Web.strings": #""films" = "{n, plural, one {**#** film} other {**#** [films](/f/{id})}}";"#,
  ]

  /// A command and its output.
  @Test(arguments: [
    ("resolve L t.terms --arg argument1=/ --arg argument2=A&B", "Accept the terms of A&B.\n100%"),
    (
      "resolve L t.terms --arg argument1=/ --arg argument2=A&B --as html",
      "Accept the <link href=\"/\">terms</link> of <b>A&amp;B</b>.<br>\n100%"
    ),
    (
      "resolve L t.terms --arg argument1=/ --arg argument2=A&B --as ansi",
      "Accept the \u{1B}[4mterms\u{1B}[0m of \u{1B}[1mA&B\u{1B}[0m.\n100%"
    ),
    (
      "resolve L films --arg n=2 --arg id=7 --as runs",
      #"""
      {"text":"2","argument":"n","tags":[{"name":"strong","options":{}}]}
      {"text":" ","tags":[]}
      {"text":"films","tags":[{"name":"a","options":{"href":"/f/7"}}]}
      """#
    ),
    ("resolve L t.raw --as html", "&lt;b&gt;x&lt;/b&gt;"),
    ("render L/en.lproj/M.strings t.raw --markup tags --as html", "<b>x</b>"),
  ])
  func printsTextsWithTags(line: String, text: String) throws {
    let run = try TemporaryFolder(Self.files).run(line)
    #expect(run.output == (text.isEmpty ? "" : text + "\n") && run.errors == "" && run.status == 0, "\(run)")
  }

  /// Settings, and the messages about them.
  @Test(arguments: [
    ("markup: {t.term: tags}", "'markup' names 't.term', which is not in the development language"),
    ("markup: {t.terms: html}", "'html' is not a markup"),
    ("markup: [t.terms]", "'markup' takes lines of 'name: value'"),
    ("markup: {films: tags}\ntables: {Web: {format: mf2}}", "'markup' names 'films', a message of MessageFormat 2"),
  ])
  func checksWhatIsDeclared(settings: String, finding: String) throws {
    var files = Self.files
    files["L/l10n.yml"] = settings
    let run = try TemporaryFolder(files).run("lint L")
    let said = run.output + run.errors
    #expect(said.contains("l10n.yml:1:") && said.contains(finding) && run.status != 0, "\(run)")
  }

  /// Syntaxes that the texts are converted through, and the result.
  @Test func convertsTags() throws {
    let folder = try TemporaryFolder(Self.files)
    func convert(_ line: String, _ name: String) throws -> String {
      let run = try folder.run("convert \(line)")
      #expect(run.status == 0, "\(run)")
      return try #require(folder.text(of: name))
    }
    let modern = try convert("L --to strings --syntax mf2 --output Out", "Out/en.lproj/M.strings")
    #expect(
      modern.contains("{#link href=$argument1}terms{/link} of {#b}{$argument2}{/b}.{#br}\\n{/br}100%")
        && modern.contains("\"<b>x</b>\""), "\(modern)")
    try folder.write("format: mf2\n", to: "Out/l10n.yml")
    let formats = try convert("Out --to strings --syntax printf --output Back", "Back/en.lproj/M.strings")
    #expect(
      formats.contains(#"Accept the <link href=\"%@\">terms</link> of <b>%@</b>.<br/>100%%"#)
        && formats.contains("\"<b>x</b>\""), "\(formats)")
    let patterns = try convert("Out --to strings --syntax icu --output ICU", "ICU/en.lproj/M.strings")
    #expect(
      patterns.contains(#"<link href=\"{argument1}\">terms</link> of <b>{argument2}</b>.<br/>100%"#), "\(patterns)")
  }

  @Test func generatesFunctionsForRuns() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("generate L --output Code").status == 0)
    let code = (1...4).compactMap { folder.text(of: "Code/L10n+Texts\($0).swift") }.joined()
    #expect(code.contains("func terms(_ argument1: String, _ argument2: String, as form: TextForm) -> [TextRun]"))
    #expect(code.contains("var raw: String") && !code.contains("func raw"))
  }
}
