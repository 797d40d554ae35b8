import L10nCore
import L10nRuntime
import L10nSyntax
import Testing

@testable import L10nLint

struct FixerTests {
  /// A rule that blames a word in texts and puts others there.
  private static func word(
    _ word: String, _ replacement: String, id: String? = nil, in language: String? = nil
  ) -> Rule {
    Rule(
      id: id ?? "word-\(word)", severity: .warning, summary: "A word.", fixes: .safe
    ) { context, _ in
      context.texts.filter { language == nil || $0.language.description == language }.flatMap { text in
        let (bytes, wanted) = (Array(text.string.utf8), Array(word.utf8))
        return bytes.indices.filter { bytes[$0...].starts(with: wanted) }.map { start in
          let range = start..<start + wanted.count
          return Diagnostic(
            "'\(word)'", at: range, in: text, fix: text.fix("write \(replacement)", range, with: replacement))
        }
      }
    }
  }

  /// A rule that removes entries by their text.
  private static let entry = Rule(
    id: "entry", severity: .warning, summary: "An entry.", fixes: .safe
  ) { context, _ in
    context.entries.filter { $0.plainText == "remove" }.map { entry in
      Diagnostic(
        "'\(entry.key)'", at: entry.keyLocation, subject: entry.subject,
        fix: Fix("remove it", .remove(entryAt: entry.keyLocation)))
    }
  }

  /// A rule that wants files in UTF-8.
  private static let encoding = Rule(
    id: "encoding", severity: .warning, summary: "An encoding.", fixes: .safe
  ) { context, _ in
    context.catalog.files.filter { $0.source.encoding != .utf8 || $0.source.hasByteOrderMark }.map { file in
      Diagnostic(
        "no UTF-8", at: file.location(0..<0), subject: file.subject(),
        fix: Fix("encode it", .encodeAsUTF8(path: file.path)))
    }
  }

  private static func fixed(
    _ files: [String: String], _ rules: [Rule], _ selection: FixSelection = FixSelection()
  ) -> FixResult {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    return Fixer.result(in: catalog, linter: Linter(rules: rules), selection: selection)
  }

  private static func texts(_ files: [SourceFile]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// One file, rules by "word=replacement", the file after them, the fixed findings, and the others with the reason.
  @Test(arguments: [
    ("a = \"x\"; b = \"\\\"x\\U00e9\";", "x=y", "a = \"y\"; b = \"\\\"y\\U00e9\";", "word-x 2", ""),
    // One round for each, since they overlap.
    ("a = xy;", "x=1 y=2 xy=3", "a = 12;", "word-x 1, word-y 1", ""),
    ("a = aaa;", "aa=a", "a = a;", "word-aa 2", ""),
    // The text of a fix is fixed in the next round, unless it was not there before.
    (
      "a = x; b = y;", "x=y y=z", "a = x; b = z;", "word-y 1",
      "word-x: that would bring up word-y in en.lproj/T.strings: 'y'"
    ),
    ("a = x;", "x=x", "a = x;", "", "word-x: that would not fix it"),
    ("a = xy; b = x; c = x;", "x=yy y=y", "a = xy; b = x; c = x;", "", "x4"),
    ("a = \"x\"; b = \"x\" c = 1;", "x=y", "a = \"x\"; b = \"x\" c = 1;", "", "broken"),
    ("a;x;", "x=y", "a;x = \"y\";", "word-x 1", ""),
  ])
  func fixesWhatItCan(text: String, words: String, result: String, counts: String, left: String) {
    let rules = words.split(separator: " ").map { pair in
      Self.word(String(pair.prefix { $0 != "=" }), String(pair.drop { $0 != "=" }.dropFirst()))
    }
    let path = "en.lproj/T.strings"
    let found = Self.fixed([path: text], rules)
    #expect(Self.texts(found.changedFiles)[path, default: text] == result)
    #expect(found.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ") == counts)
    let reasons = found.unapplied.map { "\($0.diagnostic.ruleID): \($0.reason)" }
    switch left {
    case "x4": #expect(reasons.count == 4)
    case "broken": #expect(reasons.allSatisfy { $0.hasSuffix("no text that can be edited") } && !reasons.isEmpty)
    default: #expect(reasons.joined(separator: ", ") == left)
    }
    let again = Self.fixed([path: result], rules)
    #expect(again.changedFiles.isEmpty && again.counts.isEmpty)
  }

  @Test func leavesOutOnlyTheFixesThatMakeThingsWorse() {
    // 'bad' is worse wherever 'x' was no 'bad' before; eight files, of which two may not be fixed.
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"]
    var files: [String: String] = [:]
    for name in names {
      let isWorse = name == "C" || name == "F"
      files["en.lproj/\(name).strings"] = "a = \(isWorse ? "xq" : "x"); b = x;"
    }
    let found = Self.fixed(files, [Self.word("x", "q"), Self.word("qq", "p")])
    let expected = files.mapValues { $0.replacing("x;", with: "q;") }.filter { $0.value != files[$0.key] }
    #expect(Self.texts(found.changedFiles) == expected)
    #expect(found.counts == ["word-x": 14])
    #expect(found.unapplied.map { $0.diagnostic.location?.path ?? "" } == ["en.lproj/C.strings", "en.lproj/F.strings"])
  }

  @Test func fixesWhatAllLanguagesHaveInCommon() {
    // English in four of five languages is one finding; between two rounds of fixes it is one for each.
    let english = "\"a\" = \"Open the \\u203A menu \\u203A now\";"
    var files = ["fr.lproj/T.strings": "\"a\" = \"Ouvrir\";", "en.lproj/T.strings": english]
    for language in ["de", "it", "nl", "pl"] { files["\(language).lproj/T.strings"] = english }
    let found = Self.fixed(files, Rule.all)
    #expect(found.unapplied.isEmpty && found.counts == ["unknown-escape": 10], "\(found.unapplied)")
    let name = "\"a\" = \"Deleted %@ from %@\";"
    let numbered = Self.fixed(
      ["en.lproj/T.strings": name, "ja.lproj/T.strings": name, "ko.lproj/T.strings": name], Rule.all)
    #expect(numbered.unapplied.isEmpty && numbered.counts == ["ambiguous-arguments": 1], "\(numbered.unapplied)")
  }

  @Test func keepsThePlacesOfWhatIsLeft() throws {
    let found = Self.fixed(
      ["en.lproj/T.strings": "a = y; b = xq;"], [Self.word("y", "zzz"), Self.word("x", "q"), Self.word("qq", "p")])
    let left = try #require(found.unapplied.first)
    #expect(found.counts == ["word-y": 1] && left.reason.contains("word-qq in en.lproj/T.strings"))
    #expect(left.original?.location?.range.lowerBound == 11 && left.diagnostic.location?.range.lowerBound == 13)
  }

  /// Each trial checks the whole catalog, so their number does not grow with the number of refused fixes.
  @Test(arguments: [1, 3]) func refusesManyFixesInFewTrials(copies: Int) {
    let entries = (0..<200).map {
      "k\($0) = \"\(String(repeating: $0.isMultiple(of: 2) ? "x" : "xq", count: copies))\";\n"
    }
    let files = ["de", "en", "fr"].map { language in
      SourceFile(path: "\(language).lproj/T.strings", bytes: Array(entries.joined().utf8))
    }
    var loader = CatalogLoader(Configuration())
    let linter = Linter(rules: [Self.word("x", "q"), Self.word("qq", "p")])
    var trials = 0
    let found = Fixer.result(in: loader.catalog(of: files), selection: FixSelection()) { catalog in
      trials += 1
      return linter.result(in: catalog).diagnostics
    }
    #expect(trials <= 30 * copies)
    #expect(found.counts["word-x"] == (copies == 1 ? 300 : nil) || copies > 1)
    #expect(copies > 1 || found.unapplied.count == 300)
    #expect(found.unapplied.allSatisfy { $0.reason.hasPrefix("that would bring up word-qq in ") })
  }

  @Test func removesEntriesTogetherWithOtherFixes() {
    let path = "en.lproj/T.strings"
    let text = "/* A */\na = remove;\nb = remove;\n\n/* C */\nc = x;\nd = remove;\n"
    let rules = [Self.entry, Self.word("x", "y"), Self.word("remove", "stay", id: "z")]
    let found = Self.fixed([path: text], rules, FixSelection(includesUnsafe: true))
    // The finding about the text of an entry waits for the entry, and is gone with it.
    #expect(Self.texts(found.changedFiles) == [path: "\n/* C */\nc = y;\n"])
    #expect(found.counts == ["entry": 3, "word-x": 1] && found.unapplied.isEmpty)
  }

  @Test func leavesUnsafeFixesToThoseWhoAskForThem() {
    let path = "en.lproj/T.strings"
    let text = "/* A */\na = remove;\nc = x;\n"
    for rules in [nil, ["entry"]] as [Set<String>?] {
      let found = Self.fixed([path: text], [Self.entry], FixSelection(rules: rules))
      #expect(found.changedFiles.isEmpty && found.unapplied.isEmpty && found.unsafeCounts == ["entry": 1])
    }
    let found = Self.fixed([path: text], [Self.entry], FixSelection(includesUnsafe: true))
    #expect(found.changedFiles.count == 1 && found.unsafeCounts.isEmpty)
  }

  /// A wrong fix that a rule offers as safe: the file, a word and its replacement, and the development text.
  @Test(arguments: [
    ("a = \"%1$@ and %2$lld\";", "%1$@", "%1$lld", "a = \"%1$@ or %2$lld\";"), ("a = \"%@ x\";", "%@", "", ""),
    ("a = \"%@ x\";", "%@", "%lld", ""), ("a = \"%lld %@\";", "%lld", "%@", "a = \"%lld %@\";"),
    ("a = \"x %d\";", "%d", "%lld", "a = \"%d x\";"), ("a = \"x\";", "x", "%@", "a = \"y\";"),
  ])
  func changesNoArgument(text: String, word: String, replacement: String, development: String) {
    let path = development.isEmpty ? "en.lproj/T.strings" : "fr.lproj/T.strings"
    var files = ["en.lproj/T.strings": development]
    files[path] = text
    let found = Self.fixed(files, [Self.word(word, replacement, in: development.isEmpty ? "en" : "fr")])
    #expect(found.changedFiles.isEmpty)
    #expect(found.unapplied.map(\.reason) == ["that would remove 'a' or change its arguments"])
  }

  @Test func changesOnlyTheRulesAndLocalesAskedFor() throws {
    let files = [
      "en.lproj/T.strings": "a = xy;", "fr.lproj/T.strings": "a = xy;",
      "T2.xcstrings": #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"fr":{"stringUnit":{"value":"x"}}}}}}"#,
    ]
    let rules = [Self.word("x", "1"), Self.word("y", "2")]
    let french: LanguageTag = "fr"
    let found = Self.fixed(files, rules, FixSelection(rules: ["word-x"], locales: [french]))
    #expect(
      Self.texts(found.changedFiles) == [
        "fr.lproj/T.strings": "a = 1y;", "T2.xcstrings": files["T2.xcstrings"]?.replacing("\"x\"", with: "\"1\"") ?? "",
      ])
    #expect(found.unapplied.isEmpty && found.counts == ["word-x": 2])
  }

  @Test func encodesFilesAndEditsThemAfterwards() {
    let path = "en.lproj/T.strings"
    var loader = CatalogLoader(Configuration())
    let bytes: [UInt8] = [0xFF, 0xFE] + "a = \"é x\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let catalog = loader.catalog(of: [SourceFile(path: path, bytes: bytes)])
    let kept = Fixer.result(in: catalog, linter: Linter(rules: [Self.word("x", "😀")]))
    #expect(kept.changedFiles.first?.bytes.count == bytes.count + 2)
    let found = Fixer.result(in: catalog, linter: Linter(rules: [Self.encoding, Self.word("x", "y")]))
    #expect(Self.texts(found.changedFiles) == [path: "a = \"é y\";"])
    #expect(found.counts == ["encoding": 1, "word-x": 1])
  }

  @Test func tiesFilesThatOneFixChanges() {
    let rule = Rule(
      id: "pair", severity: .warning, summary: "A pair.", fixes: .safe
    ) { context, _ in
      context.pairs.filter { $0.translation.string == "x" && $0.original.string == "x" }.map { pair in
        let changes = [pair.translation, pair.original].map {
          Fix.Change.text($0.location, range: 0..<1, replacement: "y")
        }
        return Diagnostic("'x'", atValueOf: pair.translation.entry, fix: Fix("write y", changes))
      }
    }
    let found = Self.fixed(["en.lproj/T.strings": "a = x;", "fr.lproj/T.strings": "a = x;"], [rule])
    #expect(found.ties == [["en.lproj/T.strings", "fr.lproj/T.strings"]] && found.changedFiles.count == 2)
  }
}
