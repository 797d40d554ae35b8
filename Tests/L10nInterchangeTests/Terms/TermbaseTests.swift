import L10nCore
import L10nRuntime
import Testing

@testable import L10nInterchange

/// A catalog in English, German and French with settings of the rule `glossary`.
func glossaryCatalog(
  keep: [String] = [], except: KeyValuePairs<String, [String]> = [:], banned: KeyValuePairs<String, [String]> = [:]
) -> Catalog {
  func list(_ texts: [String]) -> SettingValue { SettingValue(.list(texts.map { SettingValue(.text($0)) })) }
  func lists(_ lists: KeyValuePairs<String, [String]>) -> SettingValue {
    SettingValue(
      .mapping(lists.map { SettingValue.Entry($0.key, list($0.value)) }.sorted { $0.name > $1.name }))
  }
  var settings = RuleSettings()
  settings[option: "keep"] = list(keep)
  settings[option: "except"] = lists(except)
  settings[option: "banned"] = lists(banned)
  var configuration = Configuration()
  configuration.rules["glossary"] = settings
  var loader = CatalogLoader(configuration)
  return loader.catalog(
    of: ["en", "de", "fr"].map { SourceFile(path: "\($0).lproj/T.strings", bytes: Array("\"a\" = \"A\";".utf8)) })
}

/// A concept of terms such as `en Wi-Fi` and, for a banned one, `de -Handy`.
private func concept(_ terms: [String], _ partOfSpeech: String? = nil) -> Termbase.Concept {
  Termbase.Concept(
    terms: terms.map { written in
      let parts = written.split(separator: " ", maxSplits: 1).map(String.init)
      let isBanned = parts[1].hasPrefix("-")
      var term = Termbase.Term(isBanned ? String(parts[1].dropFirst()) : parts[1], LanguageTag(parts[0]) ?? "und")
      (term.isBanned, term.partOfSpeech) = (isBanned, partOfSpeech)
      return term
    })
}

struct TermbaseTests {
  /// Concepts, with their additions to a glossary that keeps `AirPlay` and `Wi-Fi` except in German, and bans `handy`
  /// in German and `here` everywhere: lists, messages, and the numbers of known and left-out terms.
  private static let additions: [(concepts: [Termbase.Concept], expected: [String])] = [
    ([concept(["en Cast", "de Cast", "fr Cast"])], ["keep: Cast", "0 0"]),
    ([concept(["en-US Cast", "fr Cast"])], ["keep: Cast", "except.de: Cast", "0 0"]),
    ([concept(["en Video", "de Video"], "noun"), concept(["en Cast"])], ["0 2"]),
    ([concept(["en Cast"], "properNoun")], ["keep: Cast", "0 0"]),
    ([concept(["en Cast", "de -Guss"], "properNoun")], ["keep: Cast", "banned.de: Guss", "0 0"]),
    ([concept(["en captions", "de Untertitel", "fr sous-titres"])], ["0 1"]),
    // A language that may say it in another way keeps nothing.
    ([concept(["en CC", "de CC", "de Untertitel", "fr CC"])], ["keep: CC", "except.de: CC", "0 0"]),
    ([concept(["en AirPlay", "de AirPlay", "fr AirPlay"]), concept(["en Wi-Fi", "fr Wi-Fi"])], ["2 0"]),
    ([concept(["en Wi-Fi", "de WLAN", "de Wi-Fi"])], ["1 0"]),
    (
      [concept(["en AirPlay", "fr Diffusion"])],
      ["the termbase has 'Diffusion' for 'AirPlay' in 'fr', but l10n.yml keeps the name", "0 0"]
    ),
    (
      [concept(["en Wi-Fi", "de Wi-Fi"])],
      ["the termbase keeps 'Wi-Fi' in 'de', but l10n.yml excepts it there", "0 0"]
    ),
    (
      [concept(["en here", "de here"])],
      ["the termbase has 'here' as a name, but l10n.yml bans it in 'en'", "0 0"]
    ),
    ([concept(["de -handy", "fr -e-mail", "fr -here", "ja -x"])], ["banned.fr: e-mail", "2 1"]),
    ([concept(["de -Zyklus"]), concept(["en cycle", "de Zyklus"])], ["0 2"]),
    (
      [concept(["fr -AirPlay", "de -Wi-Fi"])],
      ["banned.de: Wi-Fi", "the termbase deprecates 'AirPlay' in 'fr', but it is a name to keep", "0 0"]
    ),
    (
      [concept(["fr -Cast"]), concept(["en Cast", "fr Cast"])],
      [
        "keep: Cast", "except.de: Cast", "the termbase deprecates 'Cast' in 'fr', but it is a name to keep", "0 0",
      ]
    ),
  ]

  @Test(arguments: additions)
  func addsToAGlossary(concepts: [Termbase.Concept], expected: [String]) {
    let catalog = glossaryCatalog(
      keep: ["AirPlay", "Wi-Fi"], except: ["de": ["Wi-Fi"]], banned: ["de": ["handy"], "*": ["here"]])
    let additions = GlossaryAdditions(Termbase(concepts), to: catalog)
    #expect(
      additions.additions.map { "\($0.names.joined(separator: ".")): \($0.texts.joined(separator: ", "))" }
        + additions.conflicts.map(\.message) + ["\(additions.knownCount) \(additions.leftOutCount)"] == expected)
  }

  /// A text, and the terms that are found in it with their translations into simplified Chinese.
  @Test(arguments: [
    ("Open captions", ["captions=字幕, 说明"]), ("CAPTIONS, now", ["captions=字幕, 说明"]), ("captions2", []),
    ("uncaptions captions", ["captions=字幕, 说明"]), ("Closed captions (CC)", ["captions=字幕, 说明", "CC=CC"]), ("", []),
    ("old only", []), ("Use .NET: (now)", [".NET=.NET"]), ("ASP.NET", []), (".NETs", []),
    ("open captions", ["captions=字幕, 说明"]),
  ])
  func findsTerms(text: String, expected: [String]) {
    let termbase = Termbase([
      concept(["en captions", "en -old", "zh-CN 字幕", "zh-TW 字幕2", "zh-CN -旧"]), concept(["en CC", "zh CC"]),
      concept(["en captions", "zh-Hans 说明", "zh-Hans 字幕"]), concept(["en only", "fr seul"]),
      concept(["en .NET", "zh .NET"]),
    ])
    let terms = UnitTerms(termbase, from: "en", into: "zh-Hans").terms(in: text)
    #expect(terms.map { "\($0.term)=\($0.translations.joined(separator: ", "))" } == expected)
  }
}
