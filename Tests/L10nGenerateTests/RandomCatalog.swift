import L10nCompiler
import L10nCore
import L10nOverrides
import L10nRuntime
import L10nSyntax

@testable import L10nGenerate

/// A catalog of random texts in random languages, with override layers that replace texts and add languages.
///
/// Each text names the locale and layer that it is from. Forms of plural rules may be missing, all but `other`.
struct RandomCatalog {
  static let languages = [
    "en", "en-GB", "en-001", "fr", "fr-CA", "es", "es-419", "es-MX", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "zh-HK",
    "sr", "sr-Latn", "ar", "ru", "nb", "de",
  ]

  /// The requested languages, in addition to those of the catalog.
  static let requests = languages + ["fr-CH", "zh-TW", "en-AU", "es-AR", "sr-ME", "nn", "pt-AO", "az", "und", "ar-EG"]

  static let layers = ["first", "second"]

  /// The tables by path.
  private(set) var files: [String: String] = [:]

  /// The keys; the index of a key determines the arguments of its text.
  let keys: [String]

  init(_ generator: inout some RandomNumberGenerator) {
    keys = (0..<Int.random(in: 4...12, using: &generator)).map { "key.\($0)" }
    for language in Self.languages where language == "en" || Int.random(in: 0..<3, using: &generator) == 0 {
      add(language, layer: nil, share: language == "en" ? 4 : 3, &generator)
    }
    for layer in Self.layers {
      for language in Self.languages where Int.random(in: 0..<4, using: &generator) == 0 {
        add(language, layer: layer, share: 2, &generator)
      }
    }
  }

  /// The arguments of each text of one look-up.
  func arguments(_ place: Int, _ generator: inout some RandomNumberGenerator) -> [MessageArgument] {
    let number: Int64 = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, -1].randomElement(using: &generator) ?? 0
    switch place % 4 {
    case 0: return []
    case 1: return ["Emma"]
    case 2: return [.integer(number)]
    default: return ["أوستن", .integer(number)]
    }
  }

  /// Adds one file of each kind, each key with a chance of quarters.
  private mutating func add(
    _ language: String, layer: String?, share: Int, _ generator: inout some RandomNumberGenerator
  ) {
    var texts = ""
    var rules = ""
    let name = "\(language) \(layer ?? "base")"
    let categories = LanguageTag(language).map { PluralRules(for: $0).categories } ?? []
    for (place, key) in keys.enumerated() where Int.random(in: 0..<4, using: &generator) < share {
      switch place % 4 {
      case 0: texts += "\"\(key)\" = \"\(name) \(key) 5%\";\n"
      case 1: texts += "\"\(key)\" = \"\(name) \(key) %@.\";\n"
      case 2:
        let forms = categories.filter { $0 == .other || Bool.random(using: &generator) }
          .map { "\($0.rawValue) = \"\(name) \($0.rawValue) %lld\";" }
        rules += """
          "\(key)" = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
          NSStringFormatValueTypeKey = lld; \(forms.joined(separator: " ")) }; };

          """
      default: texts += "\"\(key)\" = \"\(name) %2$lld %1$@\";\n"
      }
    }
    let folder = (layer.map { "Overrides/\($0)/" } ?? "") + "\(language).lproj"
    for (path, text) in [("T.strings", texts), ("T.stringsdict", rules)] where !text.isEmpty {
      files["\(folder)/\(path)"] = text
    }
  }

  /// The catalog as the tool loads it, with its layers applied or without them.
  func loaded(layers: Bool) -> Catalog {
    var configuration = Configuration()
    configuration.development = .init("en")
    if layers { configuration.layers = Self.layers.map { DeclaredName(name: $0, location: nil) } }
    var loader = CatalogLoader(configuration)
    return loader.catalog(
      of: files.filter { layers || !$0.key.hasPrefix("Overrides/") }
        .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  /// The override layers as an app loads them.
  func overrides(for module: PackedCatalog) -> [OverrideLayer] {
    Self.layers.map { layer in
      let loaded = Self.languages.flatMap { language in
        ["strings", "stringsdict"].compactMap { name -> OverrideFile? in
          let path = "Overrides/\(layer)/\(language).lproj/T.\(name)"
          guard let text = files[path], let tag = LanguageTag(language) else { return nil }
          return OverrideFile(
            path, language: tag, format: name == "strings" ? .strings : .stringsdict, bytes: Array(text.utf8))
        }
      }
      return OverrideLayer(layer, files: loaded, for: module.overrides)
    }
  }
}

extension PackedCatalog {
  /// The result of a catalog's generated code, with Latin digits everywhere.
  init(_ catalog: Catalog) {
    let texts = GeneratedTexts(catalog)
    let tables = texts.locales.map { locale in
      let coded = texts.messages(of: locale).map { $0?.developmentProgram.text }
      return _PackedTable(
        locale: StaticString(leaking: catalog.locales[locale].tag.description),
        numbers: StaticString(leaking: LocaleNumbers(symbols: .latin).frozen),
        programs: StaticString(leaking: coded.compactMap { $0 }.map { $0 + "\0" }.joined()),
        offsets: StaticString(leaking: PackedOffsets.encode(coded) ?? ""))
    }
    let keys = texts.ids.map(\.key.text)
    self.init(
      development: StaticString(leaking: catalog.development.description), tables: tables,
      keys: _PackedKeys(
        texts: StaticString(leaking: keys.map { $0 + "\0" }.joined()),
        offsets: StaticString(leaking: PackedOffsets.encode(keys) ?? ""),
        slots: StaticString(leaking: _PackedKeys.slots(for: keys))))
  }
}

extension StaticString {
  /// A literal's twin made while the tests run: bytes with a NUL after them that are never freed.
  fileprivate init(leaking text: String) {
    let bytes = Array(text.utf8) + [0]
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    memory.initialize(from: bytes, count: bytes.count)
    self.init(
      _builtinStringLiteral: memory._rawValue, utf8CodeUnitCount: (bytes.count - 1)._builtinWordValue,
      isASCII: false._value)
  }
}
