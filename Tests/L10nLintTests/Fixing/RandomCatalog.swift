import L10nCore

/// Random catalogs of a few entries with the faults of real ones, the same for each seed.
struct RandomCatalog {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private static let pieces = [
    "%@", "%@", "%lld", "%lld", "%d", "%u", "%s", "%1$@", "%2$lld", "%1$lld", "%2$@", "%%", "% lld", "％@", "%1@", "5 %",
    "100% sure", "of", "files", "the the", "Été", "e\u{301}t", "a  b", " ", "\u{202E}x", "!", "“so”", "\"so\"", "«so»",
    "...", "\u{200B}", "مرحـبا", "%.1f", "%*d", "%#@n@",
  ]
  private static let formats = ["%#@n@", "%#@n@", "%1$#@n@", "%2$#@n@", "%@: %#@n@", "%1$@: %2$#@n@", "%#@n@ %#@m@"]
  private static let valueTypes = ["lld", "lld", "d", "li", "@", "%lld", "integer", ""]
  private static let categories = ["one", "other", "few", "many", "zero", "two", "Other", "others", "one"]

  /// The files of a catalog in English, French, Arabic and Japanese.
  mutating func files() -> [SourceFile] {
    let languages = ["en", "fr", "ar", "ja"].prefix(1 + below(4))
    var files: [(path: String, text: String)] = []
    for language in languages {
      files.append(("\(language).lproj/S.strings", strings()))
      files.append(("\(language).lproj/D.stringsdict", stringsdict()))
    }
    files.append(("C.xcstrings", stringCatalog(languages.map { $0 })))
    return files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
  }

  private mutating func strings() -> String {
    ["a", "b", "c", "a"].prefix(2 + below(3)).map { "\"\($0)\" = \"\(escaped(text()))\";\n" }.joined()
  }

  private mutating func stringsdict() -> String {
    let entries = ["x", "y"].prefix(1 + below(2)).map { key in
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(pick(Self.formats))</string>\(variable("n"))"
        + (below(3) == 0 ? variable("m") : "") + "</dict>"
    }
    return "<plist><dict>\(entries.joined())</dict></plist>"
  }

  private mutating func variable(_ name: String) -> String {
    let type = pick(Self.valueTypes)
    let forms = (0..<1 + below(4)).map { _ in
      "<key>\(pick(Self.categories))</key><string>\(text().replacing("\"", with: "&quot;"))</string>"
    }
    return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + (type.isEmpty ? "" : "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>")
      + "\(forms.joined())</dict>"
  }

  private mutating func stringCatalog(_ languages: [String]) -> String {
    let entries = ["p", "q"].map { key in
      let texts = languages.map { "\"\($0)\": {\(localization())}" }
      return "\"\(key)\": {\"localizations\": {\(texts.joined(separator: ", "))}}"
    }
    return "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ", "))}, \"version\": \"1.0\"}"
  }

  private mutating func localization() -> String {
    switch below(3) {
    case 0: return unit(text())
    case 1: return plural()
    default:
      return unit("%#@n@") + ", \"substitutions\": {\"n\": {\"argNum\": \(1 + below(2)), \"formatSpecifier\": \"lld\", "
        + plural() + "}}"
    }
  }

  private mutating func plural() -> String {
    let forms = ["one", "few", "other"].suffix(1 + below(3)).map { "\"\($0)\": {\(unit(text()))}" }
    return "\"variations\": {\"plural\": {\(forms.joined(separator: ", "))}}"
  }

  private mutating func unit(_ text: String) -> String {
    "\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(escaped(text))\"}"
  }

  // MARK: Texts

  private mutating func text() -> String {
    (0..<1 + below(4)).map { _ in pick(Self.pieces) }.joined(separator: " ")
  }

  private func escaped(_ text: String) -> String { text.replacing("\"", with: "\\\"") }

  private mutating func pick(_ list: [String]) -> String { list[below(list.count)] }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
