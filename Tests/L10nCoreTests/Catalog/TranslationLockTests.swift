import L10nSyntax
import MarkedTexts
import Testing

@testable import L10nCore

struct TranslationLockTests {
  private static func catalog(_ files: [String: String]) -> Catalog {
    var loader = CatalogLoader(Configuration())
    return loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  /// A catalog of one text: the development text, then that of each language.
  private static func texts(_ development: String, _ translations: [String: String]) -> Catalog {
    catalog(
      translations.reduce(into: ["en.lproj/T.strings": "k = \"\(development)\";"]) {
        $0["\($1.key).lproj/T.strings"] = "k = \"\($1.value)\";"
      })
  }

  /// The locales that are stale after each of a list of catalogs has been locked.
  private static let histories: [(steps: [(String, [String: String])], stale: [String])] = [
    ([("A", ["fr": "a", "de": "a"]), ("B", ["fr": "a", "de": "b"])], ["fr"]),
    ([("A", ["fr": "a"]), ("B", ["fr": "a"]), ("C", ["fr": "a"])], ["fr"]),
    ([("A", ["fr": "a"]), ("B", ["fr": "a"]), ("A", ["fr": "a"])], []),
    ([("A", ["fr": "a"]), ("B", ["fr": "a"]), ("B", ["fr": "b"])], []),
    ([("A", ["fr": "a"]), ("B", [:]), ("B", ["fr": "a"])], []),
    ([("A", [:]), ("B", ["fr": "a"])], []),
    ([("A", ["zh-Hans": "a", "pt-BR": "b"]), ("B", ["zh-Hans": "a", "pt-BR": "b"])], ["pt-BR", "zh-Hans"]),
  ]

  @Test(arguments: histories)
  func aTranslationIsStaleUntilItChanges(steps: [(String, [String: String])], stale: [String]) throws {
    var lock = TranslationLock()
    for (development, translations) in steps {
      lock = lock.updated(for: Self.texts(development, translations))
      // The file holds the whole lock.
      #expect(TranslationLock.read(SourceText(decoding: Array(lock.text.utf8))).lock == lock)
    }
    #expect(lock.staleCount == stale.count)
    let now = try #require(lock.lines[TextID(table: "T", key: "k")]).development
    #expect(lock.outdatedLocales(of: TextID(table: "T", key: "k"), development: now) == stale)
    let last = Self.texts(steps.last?.0 ?? "", steps.last?.1 ?? [:])
    #expect(lock.updated(for: last) { _, _ in true }.staleCount == 0)
    #expect(lock.updated(for: last) { _, locale in locale == "fr" }.staleCount == stale.filter { $0 != "fr" }.count)
  }

  @Test func theTextIsTheSameOnEveryMachine() {
    let lock = TranslationLock().updated(
      for: Self.catalog([
        "en.lproj/B.strings": "\"Save\\tas\\n\\\\\" = \"Save as\";", "en.lproj/A.strings": "b = B; a = A;",
        "fr.lproj/B.strings": "\"Save\\tas\\n\\\\\" = \"Enregistrer sous\";", "fr.lproj/A.strings": "a = \"Â\";",
        "de.lproj/A.strings": "b = Be; a = \"Ä\";", "Overrides/x/de.lproj/A.strings": "a = X;",
      ]))
    #expect(
      lock.text == """
        l10n.lock 1
        A\ta\tfd3eddb1\tde:bf83f255\tfr:bf8e995f
        A\tb\tfd2c0836\tde:8d7e8368
        B\tSave\\tas\\n\\\\\tbf1efff6\tfr:42721e63

        """)
    #expect(TranslationLock.read(SourceText(decoding: Array(lock.text.utf8))).lock == lock)
    let carriageReturns = lock.text.replacing("\n", with: "\r\n")
    #expect(TranslationLock.read(SourceText(decoding: Array(carriageReturns.utf8))).lock == lock)
  }

  /// Ways to write one text, and others that mean something else.
  @Test func onlyWhatIsSaidCounts() throws {
    func plural(_ forms: String...) -> EntryTexts {
      forms.map { form in
        let parts = form.split(separator: "=").map(String.init)
        return EntryText(text: parts[1], range: 0..<forms.count, variable: "n", category: parts[0])
      }
    }
    #expect(Fingerprint(plural("one=a", "other=b")) == Fingerprint(plural("other=b", "one=a")))
    #expect(Fingerprint(plural("one=a", "other=b")) != Fingerprint(plural("one=b", "other=a")))
    #expect(Fingerprint(plural("one=a", "other=b")) != Fingerprint(plural("other=b")))
    #expect(
      Fingerprint([EntryText(text: "é", range: 0..<1)]) != Fingerprint([EntryText(text: "e\u{301}", range: 0..<1)]))
    let catalog =
      #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "a"}}}}}, "version": "1.0"}"#
    let written = TranslationLock().updated(for: Self.catalog(["T.xcstrings": catalog]))
    #expect(written == TranslationLock().updated(for: Self.texts("k", ["fr": "a"])))
  }

  private typealias EntryTexts = [EntryText]

  /// A lock with the place that is blamed, and the message.
  @Test(arguments: [
    ("⟦⟧", "the first line is not 'l10n.lock 1'"),
    ("⟦{}⟧\n", "the first line is not 'l10n.lock 1'"),
    ("⟦l10n.lock 2⟧\nT\tk\tx", "this version of the file is not known"),
    ("l10n.lock 1\n⟦<<<<<<< HEAD⟧\nT\tk\t00000000\n=======\n", "a merge conflict was left in the file"),
    ("⟦<<<<<<< HEAD⟧\nl10n.lock 1\n", "a merge conflict was left in the file"),
    ("l10n.lock 1\nT\tk\t00000000\n\n⟦T\tk⟧\n", "expected a table, a key and a fingerprint"),
    ("l10n.lock 1\nT\tk\t⟦0000000G⟧\n", "expected a fingerprint of eight hexadecimal digits"),
    ("l10n.lock 1\nT\tk\t00000000\tfr:⟦⟧", "expected a fingerprint of eight hexadecimal digits"),
    ("l10n.lock 1\nT\tk\t00000000\tfr:00000000<⟦1⟧", "expected a fingerprint of eight hexadecimal digits"),
    ("l10n.lock 1\nT\tk\t00000000\t⟦00000000⟧", "expected a locale and a fingerprint"),
    ("l10n.lock 1\nT\tk\t00000000\t⟦⟧", "expected a locale and a fingerprint"),
    ("l10n.lock 1\nT\tk\t00000000\tfr:00000000\t⟦fr:00000001⟧", "'fr' appears twice on this line"),
    ("l10n.lock 1\nT\tk⟦\\⟧\t00000000", "the backslash escapes nothing"),
    ("l10n.lock 1\nT\tk\t00000000\n⟦T\tk\t00000001⟧\n", "'k' of table 'T' appears twice"),
  ])
  func aBrokenLockIsNoLock(text: String, message: String) throws {
    let (plain, marks) = unmarked(text)
    let (lock, diagnostic) = TranslationLock.read(SourceText(decoding: Array(plain.utf8)))
    #expect(lock == nil && diagnostic?.message == message)
    #expect(diagnostic?.location == marks.first.map { SourceLocation("l10n.lock", $0) })
  }
}
