import L10nCore
import L10nInterchange
import Testing

struct XLIFFExportTests {
  private static let files = [
    "en.lproj/B.strings": """
    /* A verb. */ "play" = "Play"; "n" = "hidden"; "none" = ""; "late" = "Later";
    """,
    "en.lproj/B.stringsdict": stringsdict([
      ("n", rule("%#@n@", ("n", ["one=%lld file", "other=%lld files"]))),
      ("two", rule("%#@a@, %2$#@b@", ("a", ["zero=no a", "one=an a", "other=%lld a"]), ("b", ["other=%2$lld b"]))),
      ("open", devices("mac=Click", "other=\(rule("%#@n@", ("n", ["one=tap", "other=taps"])))")),
    ]),
    "Base.lproj/A.strings": "\"base\" = \"Base\";",
    "Overrides/acme/en.lproj/B.strings": "\"play\" = \"Acme\";",
    "ru.lproj/B.strings": "\"extra\" = \"?\"; \"play\" = \"Играть\";",
    "ru.lproj/B.stringsdict": stringsdict([
      ("n", rule("%#@n@", ("n", ["one=%lld файл", "many=%lld файлов", "other=%lld файла"]))),
      ("open", devices("other=\(rule("! %#@x@", ("x", ["other=да"])))")),
    ]),
    "ja.lproj/B.strings": "\"n\" = \"%lldファイル\";",
    "fr.lproj/C.strings": "",
  ]

  /// The units of each language, as "identifier: source → target".
  @Test(arguments: [
    (
      "ja", false,
      [
        "A.strings base: Base", "B.strings play: Play", "none: ", "late: Later", "n: %lld files → %lldファイル",
        "two: %#@a@, %2$#@b@", "two|==|substitutions.a.plural.zero: no a",
        "two|==|substitutions.a.plural.other: %lld a",
        "two|==|substitutions.b.plural.other: %2$lld b", "open|==|device.mac: Click",
        "open|==|device.other.plural.other: taps",
      ]
    ),
    (
      "ru", true,
      [
        "A.strings base: Base", "B.strings none: ", "late: Later", "n|==|plural.one: %lld file → %lld файл",
        "n|==|plural.few: %lld files", "n|==|plural.many: %lld files → %lld файлов",
        "n|==|plural.other: %lld files → %lld файла", "two: %#@a@, %2$#@b@",
        "two|==|substitutions.a.plural.zero: no a", "two|==|substitutions.a.plural.one: an a",
        "two|==|substitutions.a.plural.few: %lld a", "two|==|substitutions.a.plural.many: %lld a",
        "two|==|substitutions.a.plural.other: %lld a", "two|==|substitutions.b.plural.one: %2$lld b",
        "two|==|substitutions.b.plural.few: %2$lld b", "two|==|substitutions.b.plural.many: %2$lld b",
        "two|==|substitutions.b.plural.other: %2$lld b", "open|==|device.other: %#@n@ → ! %#@x@",
        "open|==|device.other.substitutions.x.plural.one: tap", "open|==|device.other.substitutions.x.plural.few: taps",
        "open|==|device.other.substitutions.x.plural.many: taps",
        "open|==|device.other.substitutions.x.plural.other: taps → да",
      ]
    ),
  ])
  func showsTheTextsToTranslate(directory: String, onlyMissing: Bool, lines: [String]) throws {
    let catalog = catalog(Self.files)
    let locale = try #require(catalog.locales.firstIndex { $0.directory == directory })
    let document = XLIFFExport(catalog, onlyMissing: onlyMissing).document(locale: locale)
    let found = document.files.flatMap { file in
      file.units.enumerated().map { index, unit in
        let file = index == 0 ? file.original.drop { $0 != "/" }.dropFirst() + " " : ""
        return "\(file)\(unit.id): \(unit.source)\(unit.target.map { " → \($0)" } ?? "")"
      }
    }
    #expect(found == lines)
    #expect(document.files.allSatisfy { $0.sourceLanguage == "en" && $0.targetLanguage == directory })
  }

  @Test func saysWhatATextIsFor() throws {
    let catalog = catalog(Self.files)
    let locale = try #require(catalog.locales.firstIndex { $0.directory == "ru" })
    let units = XLIFFExport(catalog).document(locale: locale).files.flatMap(\.units)
    let notes = Dictionary(units.map { ($0.id, $0.notes) }) { first, _ in first }
    #expect(notes["play"] == ["A verb."])
    #expect(notes["n|==|plural.few"] == ["Plural form for 2, 3, 4, 22 …"])
    #expect(notes["n|==|plural.other"] == ["Plural form for numbers such as 1.5."])
    #expect(notes["two|==|substitutions.a.plural.zero"] == ["Plural form for 0."])
    #expect(units.first { $0.id == "play" }?.state == .translated && units.first { $0.id == "late" }?.state == nil)
  }
}
