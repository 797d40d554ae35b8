import L10nOverrides
import SeededNumbers
import Testing

@testable import L10nRuntime

/// No file, text or argument at run time makes a program trap.
struct OverrideLawTests {
  private static let values: [MessageArgument] = [
    "", "שלום", "a\u{0}b\u{202E}", "\u{2066}", 0, 1, -1, .integer(.min), .integer(.max), .unsigned(.max), 0.5, -0.0,
    .double(.infinity), .double(.nan), .double(.greatestFiniteMagnitude), .double(.leastNonzeroMagnitude),
  ]

  private static let samples = [
    "play = Start; left = \"%lld de plus\"; by = \"%2$lld %1$@\"; only = \"50 % off\";",
    """
    left = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
    NSStringFormatValueTypeKey = lld; zero = none; one = "%lld \u{2068}x\u{2069}"; few = a; many = b; other = "%lld é"; }; };
    by = { NSStringLocalizedFormatKey = "%1$@ %2$#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
    NSStringFormatValueTypeKey = lld; one = "%lld"; other = "%lld %#@n@"; }; };
    play = { NSStringVariableWidthRuleType = { 20 = Play; 40 = "Play it"; }; };
    """,
  ]

  /// Files with changed, moved and missing bytes are read and loaded, and all their remaining texts are shown.
  @Test(arguments: 0..<8) func anyFileIsReadAndShown(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let module = OverridableModule()
    for _ in 0..<150 {
      let files = (0..<2).compactMap { place -> OverrideFile? in
        var bytes = Array(Self.samples[Int.random(in: 0..<2, using: &generator)].utf8)
        for _ in 0..<Int.random(in: 0..<12, using: &generator) { Self.change(&bytes, &generator) }
        let language = ["en", "fr", "zh-Hant", "ar", "ru", "und", "en-x-y"].randomElement(using: &generator) ?? "en"
        return LanguageTag(language).map {
          OverrideFile("a", language: $0, format: place == 0 ? .strings : .stringsdict, bytes: bytes)
        }
      }
      module.catalog.overrides.reload([OverrideLayer("a", files: files, for: module.catalog.overrides)])
      let texts = module.texts(["en", "fr-CA", "ar", "zh-HK", "ru"].randomElement(using: &generator) ?? "en")
      for index in -1...OverridableModule.keys.count {
        let arguments = (0..<Int.random(in: 0..<4, using: &generator)).compactMap { _ in
          Self.values.randomElement(using: &generator)
        }
        let shown = [texts[index], texts.formatted(index, arguments), texts.pinned[index]]
        #expect(OverridableModule.keys.indices.contains(index) || shown.allSatisfy { $0.isEmpty })
      }
      for key in OverridableModule.keys { _ = try? texts.text(for: key, arguments: [Self.values[seed], 1]) }
    }
  }

  /// A layer's text can be shown with all arguments with which the module's own text can.
  @Test(arguments: 0..<8) func anyTextIsRefusedOrFits(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let module = OverridableModule()
    let parts = [
      "%", "%%", "@", "d", "lld", "1$", "2$", "3$", "%1$@", "%2$lld", "%lld", "%#@n@", "s", "f", ".2", "*", "-", "+",
      "0",
      " ", "x", "é", "%n", "%5$@", "\u{2068}", "\u{2069}", "99999999999999999999",
    ]
    var applied = 0
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 0..<6, using: &generator)).compactMap { _ in
        parts.randomElement(using: &generator)
      }.joined()
      let layer = module.layer(["en": "by = \"\(text)\"; left = \"\(text)\"; play = \"\(text)\";"])
      module.catalog.overrides.reload([layer])
      let texts = module.texts("en").with(TextOptions(isolation: .plain))
      #expect(layer.count + layer.problems.count >= 3, "\(text)")
      for (key, arguments) in [("play", []), ("left", [7]), ("by", ["Emma", 7])] as [(String, [MessageArgument])] {
        let shown = try texts.text(for: key, arguments: arguments)
        guard layer.problems.contains(where: { $0.key == key }) else {
          applied += 1
          continue
        }
        #expect(shown == ["play": "Play", "left": "7 left", "by": "Emma by 7"][key], "\(text)")
      }
    }
    #expect(applied > 100)
  }

  private static func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard let place = bytes.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(Array("%@$#{}\"\\;=\0".utf8).randomElement(using: &generator) ?? 0, at: place)
    case 3: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
    }
  }
}
