import L10nRuntime
import L10nSyntax
import Testing

@testable import L10nCore

struct PseudoLanguageTests {
  @Test(
    arguments: [
      (.accented, "Skip ad", "[Šķîþ åð one two]"), (.accented, "", ""), (.accented, " ", " "),
      (.accented, "%@", "[%@ one]"),
      (
        .accented, "Tap <b>%1$@</b>\nor {see}: 50%%", "[Ţåþ <b>%1$@</b>\nöŕ {see}: 50%% one two three four]"
      ),
      (.accented, "日本 5 < 6 & 7 %", "[日本 5 < 6 & 7 % one two]"),
      (
        .mirrored, "Skip %@ ad",
        "\u{200F}\u{202E}Skip\u{202C}\u{200F} %@ \u{200F}\u{202E}ad\u{202C}\u{200F}"
      ),
      (.keys, "Skip %@ ad", "[ads.%%.label]"),
      (.accented, "See [our (b)](a/(b)?%@) [c] [d]", "[Šéé [öûŕ (ƀ)](a/(b)?%@) [ç] [ð] one two three]"),
      (
        .mirrored, "a [b](c d).",
        "\u{200F}\u{202E}a\u{202C}\u{200F} [\u{200F}\u{202E}b\u{202C}\u{200F}](c d)\u{200F}\u{202E}.\u{202C}\u{200F}"
      ),
    ] as [(PseudoLanguage, String, String)])
  func changesWordsAlone(_ language: PseudoLanguage, _ text: String, _ expected: String) {
    #expect(language.text(text, key: "ads.%.label", isFormat: text.contains("%@")) == expected)
  }

  /// Arguments are inserted unchanged.
  @Test(
    arguments: [
      "%@ shared %d photos", "100%% battery", "%#@files@ in %2$@", "%1$@ of %2$ld", "Price: %.2f €", "%lld%%",
      "See https://example.org/%d?x=1, now", "a%b %@ <a href=\"%@\">", "%@ {x %d", "<b %@ &lt %s;",
      "mailto:a@b.example %@", "[%d items](x) in [%@]({url}) [", "[a](b", "[](b) ![a]()",
    ], [PseudoLanguage.accented, .mirrored])
  func keepsArguments(_ text: String, _ language: PseudoLanguage) {
    let pseudo = language.text(text, key: "key", isFormat: true)
    #expect(FormatString(pseudo).arguments == FormatString(text).arguments, "\(pseudo)")
    for protected in ProtectedRange.all(in: text) {
      let kept = String(decoding: Array(text.utf8)[protected.range], as: UTF8.self)
      #expect(pseudo.utf8.count >= text.utf8.count && pseudo.contains(kept))
    }
  }

  @Test func givesPluralsTheFormsOfTheLanguage() throws {
    let plural = """
      <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>\
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>\
      <string>lld</string><key>one</key><string>%lld day</string><key>other</key><string>%lld days</string></dict></dict>\
      </dict></plist>
      """
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: [
      SourceFile(path: "en.lproj/T.stringsdict", bytes: Array(plural.utf8)),
      SourceFile(path: "en.lproj/T.strings", bytes: Array("/* C */ a = \"Play\";".utf8)),
    ])
    let files = catalog.pseudoFiles(.mirrored)
    #expect(files.map(\.path) == ["ar-XB.lproj/T.strings", "ar-XB.lproj/T.stringsdict"])
    let again = loader.catalog(of: files)
    let rule = try #require(TextTable(again.files[1]).units.first)
    guard case .format(let text, let variables) = rule.message.content else {
      Issue.record("\(rule.message)")
      return
    }
    #expect(text == "%#@n@")
    #expect(variables[0].variants.map(\.category) == ["zero", "one", "two", "few", "many", "other"])
    #expect(variables[0].variants[1].text == "%lld \u{200F}\u{202E}day\u{202C}\u{200F}")
    #expect(TextTable(again.files[0]).units.first?.comment == "C")
  }

  /// Brackets that are never closed are looked for once.
  @Test(arguments: ["<a", "{", "&", "<b \""]) func readsHostileTexts(_ piece: String) {
    let text = String(repeating: piece, count: 100_000)
    #expect(ProtectedRange.all(in: text).isEmpty)
  }
}
