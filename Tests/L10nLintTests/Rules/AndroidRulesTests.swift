import L10nCore
import L10nLint
import Testing

struct AndroidRulesTests {
  private static let english = """
    <resources>
      <string name="a">A %s</string>
      <string name="b">B</string>
      <string name="id" translatable="false">x</string>
      <string name="ref">@string/b</string>
      <plurals name="n">
        <item quantity="one">%d day</item>
        <item quantity="other">%d days</item>
      </plurals>
    </resources>
    """

  /// A file of a language; its findings by line.
  @Test(arguments: [
    (
      "values-fr", "<string name=\"a\">Un %d</string><string name=\"b\">Bé</string>",
      ["1 argument-type", "1 missing-key"]
    ),
    (
      "values-fr", "<string name=\"a\">L'un %s</string><string name=\"b\">Bé</string>",
      ["1 missing-key", "1 unescaped-quote"]
    ),
    (
      "values-ru",
      "<string name=\"a\">У %s</string><string name=\"b\">Бэ</string>\n<plurals name=\"n\"><item quantity=\"one\">%d д</item><item quantity=\"other\">%d дн</item></plurals>",
      ["2 plural-missing-category"]
    ),
    // Android counts whole numbers, of which none takes 'other' in Polish.
    (
      "values-pl",
      "<string name=\"a\">A %s</string><string name=\"b\">Be</string><plurals name=\"n\"><item quantity=\"one\">%d dzień</item><item quantity=\"few\">%d dni</item><item quantity=\"many\">%d dni</item></plurals>",
      []
    ),
    (
      "values-ja",
      "<string name=\"a\">あ%s</string><string name=\"b\">い</string><plurals name=\"n\"><item quantity=\"other\">%d日</item></plurals>",
      []
    ),
  ])
  func findsWhatItFindsInOtherFormats(directory: String, contents: String, expected: [String]) {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: [
      SourceFile(path: "values/strings.xml", bytes: Array(Self.english.utf8)),
      SourceFile(path: "\(directory)/strings.xml", bytes: Array("<resources>\(contents)</resources>".utf8)),
    ])
    let found = Linter().result(in: catalog).diagnostics.filter { $0.severity != .note }.map { diagnostic in
      let source = catalog.files.first { $0.path == diagnostic.location?.path }?.source
      let line = source?.position(of: diagnostic.location?.range.lowerBound ?? 0).line ?? 0
      return "\(line) \(diagnostic.ruleID)"
    }
    #expect(found.sorted() == expected)
  }
}
