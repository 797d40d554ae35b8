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
    // Android counts whole numbers, and none takes 'other' in Polish.
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

  /// The texts of a key in English and French; its findings in French, with their helps.
  @Test(arguments: [
    ("Hello %s", "Bonjour %@", ["invalid-specifier: write %s"]),
    ("%1$s has %2$d", "%1$s a %2$lld", ["invalid-specifier: write %2$d"]),
    ("%d files", "%i fichiers", ["invalid-specifier: write %d"]), ("%d of", "%u de", ["invalid-specifier: write %d"]),
    ("%d of", "%zd de", ["invalid-specifier: write %d"]), ("%s, %s", "%1$s, %p", ["invalid-specifier: write %s"]),
    ("%d", "%#@n@", ["invalid-specifier: give it plural forms: a <plurals>"]),
    ("%d of", "%.2d de", ["invalid-specifier: write %d"]),
    ("%s", "%-s", ["invalid-specifier: write %s"]),
    ("%1$s", "%<s", ["invalid-specifier: write %1$s"]),
    ("%,d files", "fichiers", ["argument-missing: write %1$,d where the argument belongs"]),
    ("%1$tY-%1$tm", "jour", ["argument-missing: write %1$tY where the argument belongs"]),
    ("%b is on", "%d est", ["argument-type: write %b"]), ("%s and", "%d et", ["argument-type: write %s"]),
    ("%1$s and %1$d", "%1$s et %1$d", []), ("%d and", "%s et", ["argument-type: write %d"]),
    ("%,d and %s", "%s et %,d", ["argument-order: number them by the development text, as in %1$,d, %2$s"]),
    ("%1$,.2f of %2$s", "%2$s : %1$,.2f", []), ("%s and %<s", "%1$s et %<s", []), ("%1$s %2$s", "%s %s", []),
    ("%s%nmore", "%s%nplus", []), ("%S and", "%S et", []), ("%-10s|", "%-10s|", []), ("%c, %x, %h", "%c, %x, %h", []),
    ("%2$s", "%2$s", []), ("%(d and %e", "%(d et %e", []), ("100%% of %s", "100%% de %s", []), ("%tF", "%1$tF", []),
    // A text that takes nothing is not formatted.
    ("100% free", "100% gratuit", []), ("20%is", "20%is", []), ("50% of users", "50 % des gens", []),
    ("a%20z", "a%2Fz", []),
  ])
  func judgesByJava(english: String, french: String, expected: [String]) {
    #expect(Self.findings(["k": english], ["k": french]) == expected)
  }

  /// Specifiers that were `%1$s`, as translators and machines leave them.
  @Test(arguments: [
    "% s", "%1$ s", "％1$s", "&amp;1$s", "%1s", "%$1s", "%１$s", "%1$\u{200B}s", "% 1$s", "%1 $s", "1$s", "%%1$s", "%1＄s",
    "%1$ｓ", "s$1%", "٪1$s", "%۱$s", "%1$\u{A0}s", "% 1 $ s", "%1 s", "٪ 1 $ s", "% @", "%1$ @", "%１$@",
  ])
  func namesDamagedSpecifiers(damaged: String) {
    let found = Self.findings(["k": "Added by %1$s"], ["k": "Ajout de \(damaged)"])
    #expect(
      found == ["damaged-specifier: write %1$s"] || found == ["damaged-specifier: write %s"]
        || found == ["damaged-specifier: write %1$s", "zero-width: "])
  }

  /// Others cannot be read, and the help is in Android's spelling.
  @Test(arguments: [
    "%1€s", "%{1}s", "%1$", "%1$$s", "%!s", "%(1)s", "%1$с", "%1£s", "% %1$s", "%1$s%", "%1_$s", "%[1]s",
  ])
  func refusesWhatCannotBeRead(damaged: String) {
    let found = Self.findings(["k": "Added by %1$s"], ["k": "Ajout de \(damaged)"])
    #expect(found.contains { $0.hasPrefix("invalid-specifier") } && !found.contains { $0.contains("@") })
  }

  /// The form `other` of a plural in English and French; its findings.
  @Test(arguments: [
    ("%,d files", "%,d fichiers", []), ("%,d files of %s", "%,d fichiers de %s", []),
    ("%s has %,d", "%s en a %,d", []), ("by %s", "par %@", ["invalid-specifier: write %s"]),
    ("%s has %,d", "%1$s en a %2$d", []), ("%,d of %s", "%s de %,d", ["argument-type: write %s"]), ("%s", "%1$s", []),
    ("%,d of %1$s", "%,d de %2$s", ["argument-extra"]),
  ])
  func judgesPluralsByJava(english: String, french: String, expected: [String]) {
    func plural(_ text: String) -> String {
      "<resources><plurals name=\"k\"><item quantity=\"other\">\(text)</item></plurals></resources>"
    }
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: [
      SourceFile(path: "values/strings.xml", bytes: Array(plural(english).utf8)),
      SourceFile(path: "values-ja/strings.xml", bytes: Array(plural(french).utf8)),
    ])
    let found = Linter().result(in: catalog).diagnostics.filter {
      $0.severity == .error && $0.location?.path == "values-ja/strings.xml"
    }
    let lines = found.map { "\($0.ruleID): \($0.help ?? "")" }
    #expect(
      lines.count == expected.count && zip(lines.sorted(), expected).allSatisfy { $0.hasPrefix($1) }, "\(lines)")
  }

  /// Texts by key; the findings of the second file without notes, as rule and help.
  private static func findings(_ english: [String: String], _ french: [String: String]) -> [String] {
    var loader = CatalogLoader(Configuration())
    let files = [("values", english), ("values-fr", french)].map { directory, texts in
      let lines = texts.map { "<string name=\"\($0)\">\($1.replacing("<s", with: "&lt;s"))</string>" }
      return SourceFile(
        path: "\(directory)/strings.xml", bytes: Array("<resources>\(lines.joined())</resources>".utf8))
    }
    let catalog = loader.catalog(of: files)
    return Linter().result(in: catalog).diagnostics.filter {
      $0.severity != .note && $0.location?.path == "values-fr/strings.xml"
        && !["untranslated-value", "markup-mismatch", "plural-candidate"].contains($0.ruleID)
    }.map { "\($0.ruleID): \($0.help ?? "")" }.sorted()
  }

  /// A form that a language's rule gives to no number is never shown.
  @Test(arguments: [("values", "zero two"), ("values-lv", "two"), ("values-ar", ""), ("values-ja", "zero one two")])
  func reportsFormsThatAreNeverShown(directory: String, unreachable: String) {
    var loader = CatalogLoader(Configuration())
    let items = ["zero", "one", "two", "other"].map { "<item quantity=\"\($0)\">%d x</item>" }.joined()
    let catalog = loader.catalog(of: [
      SourceFile(
        path: "\(directory)/strings.xml",
        bytes: Array("<resources><plurals name=\"n\">\(items)</plurals></resources>".utf8))
    ])
    let found = Linter().result(in: catalog).diagnostics.filter { $0.ruleID == "plural-unreachable-category" }
    #expect(
      found.compactMap { $0.message.split(separator: "'").dropFirst().first.map(String.init) }
        == unreachable.split(separator: " ").map(String.init))
  }
}
