import L10nCore
import Testing

@testable import L10nLint

struct MissingKeyTests {
  private static let files = """
    <plist version="1.0"><dict><key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict></dict></dict></plist>
    """

  /// The files of a language, the place of the finding, and its help: a text with forms belongs into a file that holds
  /// them.
  @Test(arguments: [
    (["App/ar.lproj/T.strings"], "App/ar.lproj/T.strings", "'zero', 'one', 'two', 'few', 'many', 'other'"),
    (["App/ja.lproj/T.strings"], "App/ja.lproj/T.strings", "'other'"),
    (["App/fr.lproj/T.strings", "App/fr.lproj/T.stringsdict"], "App/fr.lproj/T.stringsdict", "'one', 'other'"),
  ])
  func namesTheFileOfTheForms(files: [String], place: String, forms: String) throws {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(
      of: [
        SourceFile(path: "App/en.lproj/T.strings", bytes: Array("ok = \"OK\";".utf8)),
        SourceFile(path: "App/en.lproj/T.stringsdict", bytes: Array(Self.files.utf8)),
      ]
        + files.map { path in
          SourceFile(
            path: path, bytes: Array((path.hasSuffix(".strings") ? "ok = \"OK\";" : "<plist><dict/></plist>").utf8))
        })
    let finding = try #require(Linter(rules: [.missingKey]).result(in: catalog).diagnostics.first)
    #expect(finding.location?.path == place)
    let folder = place.split(separator: "/").dropLast().joined(separator: "/")
    #expect(finding.help == "translate it into \(folder)/T.stringsdict, with the forms \(forms)")
  }

  /// A file of stubs; the findings on those with a text of their own.
  @Test func asksWhetherAMarkIsLeftOver() {
    var loader = CatalogLoader(Configuration())
    let stubs = "// l10n:untranslated\na = Ja;\n// l10n:untranslated\nb = No;\n// l10n:untranslated\nc = \"\";"
    let catalog = loader.catalog(of: [
      SourceFile(path: "en.lproj/T.strings", bytes: Array("a = Yes; b = No; c = Maybe;".utf8)),
      SourceFile(path: "de.lproj/T.strings", bytes: Array(stubs.utf8)),
    ])
    let findings = Linter(rules: [.missingKey]).result(in: catalog).diagnostics
    #expect(
      findings.map(\.message) == [
        "'a' has its own text in 'de', but is marked as not translated", "'b' is not translated into 'de' yet",
        "'c' is not translated into 'de' yet",
      ])
  }
}
