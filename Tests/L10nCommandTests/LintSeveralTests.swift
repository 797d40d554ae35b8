import Foundation
import TemporaryFolders
import Testing

/// `l10n lint` in a folder with several catalogs.
struct LintSeveralTests {
  /// A catalog without findings, one with a warning, one with an error, one whose settings are invalid.
  private static let catalogs: [String: [String: String]] = [
    "Clean": ["en.lproj/T.strings": "a = One;\n", "l10n.yml": "development: en\n"],
    "Mild": ["en.lproj/T.strings": "a = One;\n", "fr.lproj/T.strings": "a = \"Un \";\n"],
    "Severe": ["en.lproj/T.strings": "a = \"%lld\";\n", "fr.lproj/T.strings": "a = \"%@\";\n"],
    "Wrong": ["en.lproj/T.strings": "a = One;\n", "l10n.yml": "development: [\n"],
  ]

  private static func folder(_ names: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names.split(separator: " ") {
      for (path, text) in catalogs[String(name)] ?? [:] { try folder.write(text, to: "\(name)/\(path)") }
    }
    return folder
  }

  /// The catalogs; the command; its exit status; parts of the output, in order; a part of the errors.
  @Test(arguments: [
    (
      "Clean Mild", "lint", 0,
      [
        "Mild/fr.lproj/T.strings:1:", "edge-whitespace",
        "1 catalog without an l10n.yml: l10n init writes one for each\n",
        "Clean: 1 file, 1 entry, 1 locale: no findings\nMild: 2 files, 2 entries, 2 locales: 1 warning\n",
        "2 catalogs, 3 files, 3 entries, 2 locales: 1 warning (",
      ], ""
    ),
    ("Clean Mild", "lint -q", 0, ["Mild/fr.lproj/T.strings:1:"], ""),
    ("Clean Mild", "lint --fail-on warning", 1, ["2 catalogs"], ""),
    ("Clean Mild", "lint --min-coverage fr=100", 1, ["Clean: error: 'fr' has no texts", "2 catalogs"], ""),
    ("Mild Severe", "lint", 1, ["Mild/fr.lproj", "Severe/fr.lproj", "1 error, 1 warning ("], ""),
    // The others are checked if one cannot be.
    (
      "Severe Wrong", "lint", 2, ["Severe/fr.lproj", "2 files, 2 entries, 2 locales: 1 error ("],
      "Wrong/l10n.yml:"
    ),
    // A language that only some have, and one that none has.
    ("Clean Mild", "lint --locale fr", 0, ["Mild/fr.lproj", "2 catalogs"], ""),
    ("Clean Mild", "lint --locale de", 64, [], "l10n: error: there is no locale 'de'"),
    ("Clean Mild", "lint --rule edge-whitespace --statistics", 0, ["edge-whitespace", "2 catalogs"], ""),
    ("Clean Mild", "lint --rule plurals,edge-*", 0, ["Mild/fr.lproj", "1 warning"], ""),
    ("Clean Mild", "lint --rule edje-*", 64, [], "l10n: error: there is no rule 'edje-*'"),
    ("Clean Mild", "fix --rule texts --dry-run", 1, ["--- a/Mild"], "1 file would change"),
    ("Clean Mild", "lint --format xcode", 0, ["Mild/fr.lproj/T.strings:1:"], ""),
    ("Clean Mild", "lint --format github", 0, ["::warning file=Mild/fr", "Clean: 1", "2 catalogs"], ""),
    ("Clean Mild", "lint --format markdown", 0, ["## l10n lint Clean\n", "## l10n lint Mild\n", "| Mild/fr"], ""),
    ("Clean Mild", "lint --format json", 0, ["\"root\": \".\"", "\"files\": 3", "\"path\": \"Mild/fr"], ""),
    ("Clean Mild", "lint --format json=r.json", 0, ["Clean: 1 file", "Mild: 2 files", "2 catalogs, 3 files"], ""),
    ("Clean Mild", "lint --fix --locale fr", 0, ["no findings"], "fixed Mild/fr.lproj/T.str"),
    (
      "Clean Mild", "lint --fix --dry-run", 1, ["--- a/Mild/fr.lproj"],
      "Clean has nothing that can be fixed\n1 file would change"
    ),
    ("Clean Mild", "lint --timings", 0, ["2 catalogs"], "Clean:\n"),
    (
      "Clean Mild", "fix", 0, ["Clean has nothing that can be fixed\nfixed Mild/fr.lproj/T.strings\n1 file changed"], ""
    ),
    (
      "Clean Mild", "fix --dry-run --locale fr", 1, ["--- a/Mild/fr.lproj"],
      "Clean has nothing that can be fixed\n1 file would change"
    ),
    ("Clean Mild", "fix --locale de", 64, [], "l10n: error: there is no locale 'de'"),
    ("Mild Wrong", "fix", 2, [], "Wrong/l10n.yml:"),
    (
      "Clean Mild", "coverage", 0,
      ["Clean: no translation from en\n", "\nMild: 1 text, 1 word, from en into 1 locale\n", "fr      ██"], ""
    ),
    ("Clean Mild", "coverage --min-coverage fr=100", 1, ["Mild: 1 text"], "'fr'"),
    ("Clean Mild", "coverage --locale de", 64, [], "'de'"),
    ("Clean Mild", "coverage --format json", 64, [], "there are 2 catalogs"),
  ])
  func checksAll(names: String, line: String, status: Int32, output: [String], errors: String) throws {
    let run = try Self.folder(names).run(line)
    #expect(run.status == status, "\(run.output)\(run.errors)")
    var rest = run.output[...]
    for part in output {
      let range = try #require(rest.range(of: part), "\(part) in \(run.output)")
      rest = rest[range.upperBound...]
    }
    #expect((errors.isEmpty || run.errors.contains(errors)) && errors.isEmpty == run.errors.isEmpty, "\(run.errors)")
  }

  /// Nothing is changed if one of the catalogs cannot be read.
  @Test func fixesAllOrNone() throws {
    let folder = try Self.folder("Mild Wrong")
    #expect(try folder.run("lint --fix").status == 2)
    #expect(folder.text(of: "Mild/fr.lproj/T.strings") == "a = \"Un \";\n")
  }

  /// Every catalog has the baseline of its settings.
  @Test func usesTheBaselineOfEach() throws {
    let folder = try Self.folder("Clean Severe")
    try folder.write("baseline: known.jsonl\n", to: "Severe/l10n.yml")
    let written = try folder.run("lint --write-baseline known.jsonl")
    #expect(written.status == 0 && written.output == "1 finding written to Severe/known.jsonl: 1 error\n")
    for options in ["", "--baseline known.jsonl"] {
      let run = try folder.run("lint \(options)")
      #expect(run.status == 0)
      #expect(run.output.contains("Severe: 2 files, 2 entries, 2 locales: no findings, 1 in the baseline"))
    }
  }
}
