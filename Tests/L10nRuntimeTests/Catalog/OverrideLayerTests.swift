import SeededNumbers
import Testing

@testable import L10nOverrides
@testable import L10nRuntime

struct OverrideLayerTests {
  /// A file, and the messages about it; parts without a message apply.
  @Test(arguments: [
    ("play = \"Go\";", []), ("play = Go; left = \"%lld to go\"; by = \"%2$lld, %1$@\";", []),
    ("\"left\" = \"Soon\"; \"by\" = \"%1$@\";", []), ("only = \"50 % de moins\";", []), ("left = \"%ld\";", []),
    ("// l10n:untranslated\nplay = \"%@\";", []),
    ("title = x;", ["1:9: 'title' is not a key of the module"]),
    ("\nplay = \"%@\";", ["2:8: 'play' takes an argument 1 that the development text does not take"]),
    ("left = \"%@\";", ["1:8: 'left' takes %@ as argument 1 but the development text takes %lld"]),
    ("left = \"%d\";", ["1:8: 'left' takes %d as argument 1 but the development text takes %lld"]),
    ("left = \"%lld %@\";", ["1:8: 'left' takes an argument 2 that the development text does not take"]),
    ("by = \"%2$lld\";", ["1:6: 'by' cannot be shown: a position below this one is not used"]),
    ("only = \"50%ig, 5% i 9%-a\";", []),
    ("left = \"%lld, 5 % i\";", ["1:8: 'left' cannot be shown: a percent sign and a word are read as a number"]),
    ("left = \"50% off\";", ["1:8: 'left' cannot be shown: the conversion does not take this flag"]),
    ("left = \"%.99999999lld\";", ["1:8: 'left' cannot be shown: the width or the precision is above 255"]),
    ("play = \"\u{2068}Go\";", ["1:8: 'play' has a bidirectional control without its counterpart"]),
    ("left = \"%lld\u{202C}\";", ["1:8: 'left' has a bidirectional control without its counterpart"]),
    ("play = \"\u{2067}Go\u{2069}\";", []),
  ])
  func reportsWhatItLeavesOut(text: String, problems: [String]) {
    let module = OverridableModule()
    let layer = module.layer(["fr": text + " play = \"Jouer\";"])
    let found = layer.problems.map(\.description).filter { !$0.contains("occurs twice") }
    #expect(found == problems.map { "fr.strings:\($0)" })
    module.catalog.overrides.reload([layer])
    #expect(module.texts("fr")[0] == "Jouer")
  }

  @Test(
    arguments: [
      ("fr", ["one": "%lld reste", "many": "%lld de restants", "other": "%lld restent"], 0),
      ("fr", ["one": "%lld", "other": "%d"], 1), ("fr", ["one": "reste", "other": "\u{2068}%lld"], 1),
      ("fr", ["one": "x", "other": "%#@m@"], 1), ("ar", ["other": "%lld"], 0), ("ru", ["one": "%lld"], 1),
      ("ja", ["one": "%lld"], 1),
    ] as [(String, KeyValuePairs<String, String>, Int)])
  func checksEveryFormOfARule(language: String, forms: KeyValuePairs<String, String>, problems: Int) {
    let layer = OverridableModule().layer(rule: language, forms)
    let leftOut = layer.problems.filter { if case .file = $0.kind { false } else { true } }
    #expect(leftOut.count == problems && layer.count == 1 - problems, "\(layer.problems)")
    #expect(leftOut.allSatisfy { $0.key == "left" && $0.position.line == 1 && $0.position.column == 1 })
  }

  /// A broken file loses only its broken parts.
  @Test func readsOnAfterWhatIsBroken() {
    let module = OverridableModule()
    let layer = module.layer(["fr": "play = \"Jouer\"\nleft = \"%lld de plus\";\n\"by = x;", "!": "x = y;"])
    #expect(!layer.problems.isEmpty && layer.problems.contains { if case .file = $0.kind { true } else { false } })
    #expect(layer.count >= 1 && layer.languages.map(\.description).contains("fr"))
  }

  /// Whatever the bytes, there is a layer and it can be used.
  @Test func takesAnyBytes() {
    var random = SeededGenerator(seed: 5)
    let module = OverridableModule()
    let seeds = ["play = \"Go %@\";", "left = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { other = \"%lld\"; }; };"]
    for round in 0..<400 {
      var bytes = Array(seeds[round % 2].utf8)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      for format in [OverrideFile.Format.strings, .stringsdict] {
        let file = OverrideFile("x", language: .english, format: format, bytes: bytes)
        module.catalog.overrides.reload([OverrideLayer("x", files: [file], for: module.catalog.overrides)])
        let texts = module.texts("en")
        #expect(!texts[0].isEmpty && !texts.formatted(1, [3]).isEmpty)
      }
    }
  }

  @Test(arguments: [
    ("plain", true), ("\u{2068}a\u{2069}", true), ("\u{2067}\u{202A}a\u{202C}\u{2069}", true), ("\u{2068}", false),
    ("\u{2069}", false), ("\u{202C}", false), ("\u{2068}a\n\u{2069}", false),
    ("\u{2067}\u{202A}a\u{2069}\u{202C}", false),
    ("…", true),
  ])
  func seesUnbalancedControls(text: String, isBalanced: Bool) {
    #expect(DirectionBalance.isBalanced(text) == isBalanced)
  }
}
