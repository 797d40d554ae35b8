import SeededNumbers

@testable import L10nRuntime

/// Modules to negotiate with.
enum NegotiableModule {
  /// The player's languages and some near ones.
  static let plain = module("en ar de es es-419 fr ja nb pt-BR sr sr-Latn zh-Hans zh-Hant")
  /// Languages that differ only in variants and extensions.
  static let variants = module("en ca ca-valencia de de-1996 ar ar-u-nu-latn")
  /// German texts first.
  static let german = module("de fr en-GB", development: "de")

  private static func module(_ locales: String, development: StaticString = "en") -> PackedCatalog {
    // Numbers of three regions, and of a numbering system, are written in another way.
    let variants = ["und-CH", "und-EG", "und-GB", "und-IN-u-nu-latn", "und-u-nu-arab"].compactMap { tag in
      LanguageTag(tag).map { LocaleNumbers.Variant(tag: $0, LocaleNumbers.Formats(symbols: .latin)) }
    }
    return PackedCatalog(
      development: development,
      tables: locales.split(separator: " ").map { locale in
        _PackedTable(
          "\(locale)", numbers: LocaleNumbers(LocaleNumbers.Formats(symbols: .latin), variants: variants),
          texts: ["\(locale)"])
      })
  }
}

/// Random headers of parts that matter to a choice.
struct HeaderGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Tags that matter to a choice, some of them malformed.
  static let tags = """
    en en-US en-GB en_gb EN-us en-XA fr FR-ch fr-CA fr-Latn-CH br de de-AT de-CH-1996 de-1996 de-1901 gsw lb es es-MX es-ES
    es-419 pt pt-PT pt-BR zh zh-CN zh-TW zh-HK zh-Hant zh-Hans-TW zh-yue yue zh-min-nan zh-cmn-hant cmn ar ar-EG ar-MA
    arz ary ar-u-nu-latn ar-EG-u-nu-arab ar-IN-u-nu-latn ca ca-valencia ca-ES-valencia ca-x-abc sr sr-ME sr-Latn sr-Latn-RS
    sh hr bs no nb nn no-bok no-bokmal da sv ja ja-Latn-hepburn ko und und-BR und-Hant i-klingon i-default i-hak tlh xx qaa
    x-private a en-a-bbb-a-ccc en-u en-x en-oxendict-oxendict en-GB-oed sgn-BR sgn-BE-FR iw he-IL in id-ID mo ro uk be
    en-psaccent en-840 es-005 es-484 fr-FX ru-SU hy-arevmda eng fra-CA deu zho-TWN abcd abcde english en-Latnx en-US-US
    ar-Latn-EG-abcde-fghij-klmno-u-nu-latn-ca-islamic de-u-co-phonebk-x-long-private-use-subtags
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// - Parameter refusing: whether weights of 0 may occur.
  mutating func header(refusing: Bool) -> String {
    let count = Int.random(in: 0...14, using: &random)
    return (0..<count).map { _ in
      let tag = Int.random(in: 0..<20, using: &random) == 0 ? "*" : Self.tags.randomElement(using: &random) ?? ""
      let weight =
        switch Int.random(in: 0..<10, using: &random) {
        case 0...4: ""
        case 5 where refusing: ";q=0"
        case 6: "; q=1.0"
        case 7: ";q=2"
        default: ";q=0.\(Int.random(in: 1...999, using: &random))"
        }
      return tag + weight
    }.joined(separator: Bool.random(using: &random) ? "," : " , ")
  }
}
