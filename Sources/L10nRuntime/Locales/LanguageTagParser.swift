/// Reads the subtags of one tag in the order of RFC 5646, section 2.1.
struct LanguageTagParser {
  private let subtags: [String]
  private var position = 0

  init(subtags: [String]) {
    self.subtags = subtags
  }

  /// The subtags of `text` in lower case; `nil` where one is empty, longer than eight characters or not
  /// ASCII letters and digits, and where the text is longer than 255 bytes.
  static func subtags(of text: String) -> [String]? {
    guard !text.isEmpty, text.utf8.count <= 255 else { return nil }
    var subtags: [String] = []
    var subtag = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "-", "_":
        guard !subtag.isEmpty else { return nil }
        subtags.append(subtag)
        subtag = ""
      case "a"..."z", "0"..."9":
        subtag.unicodeScalars.append(scalar)
      case "A"..."Z":
        subtag.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20))
      default:
        return nil
      }
      guard subtag.utf8.count <= 8 else { return nil }
    }
    guard !subtag.isEmpty else { return nil }
    return subtags + [subtag]
  }

  /// The tag in canonical case and order, its aliases unresolved; `nil` where a subtag is out of place.
  mutating func tag() -> LanguageTag? {
    guard let language = language() else { return nil }
    let script = take { $0.utf8.count == 4 && $0.isLetters }?.capitalizedASCII
    let region = take { ($0.utf8.count == 2 && $0.isLetters) || ($0.utf8.count == 3 && $0.isDigits) }?.uppercasedASCII
    var variants: [String] = []
    while let variant = take({ $0.isVariant }) {
      guard !variants.contains(variant) else { return nil }
      variants.append(variant)
    }
    guard let extensions = extensions() else { return nil }
    return LanguageTag(
      language: language, script: script, region: region, variants: variants.sorted(), extensions: extensions)
  }

  private mutating func language() -> String? {
    // A tag of private use alone has no language; CLDR writes it und-x-….
    if subtags.first == "x" { return "und" }
    guard let language = take({ $0.isLetters && $0.utf8.count >= 2 && $0.utf8.count != 4 }) else { return nil }
    guard language.utf8.count <= 3, let extended = take({ $0.utf8.count == 3 && $0.isLetters }) else { return language }
    // zh-yue means yue: the extended language says all that the prefix does.
    return LanguageAliases.replacement(ofLegacyTag: [language, extended]) ?? extended
  }

  private mutating func extensions() -> [String]? {
    var extensions: [String] = []
    var singletons: Set<String> = []
    while position < subtags.count {
      let singleton = subtags[position]
      guard singleton.utf8.count == 1, singletons.insert(singleton).inserted else { return nil }
      position += 1
      // Private use runs to the end of the tag; other extensions end at the next singleton.
      let rest = subtags[position...]
      var fields = Array(singleton == "x" ? rest : rest.prefix { $0.utf8.count > 1 })
      guard !fields.isEmpty else { return nil }
      position += fields.count
      if singleton == "u" { fields = Self.sortedKeywords(fields) }
      extensions.append(([singleton] + fields).joined(separator: "-"))
    }
    return extensions.sorted { ($0.hasPrefix("x-") ? 1 : 0, $0) < ($1.hasPrefix("x-") ? 1 : 0, $1) }
  }

  /// The fields of a `-u-` extension: attributes, then keywords by key; a repeated key loses, `true` is silent.
  private static func sortedKeywords(_ fields: [String]) -> [String] {
    let attributes = fields.prefix { $0.utf8.count > 2 }
    var values: [String: [String]] = [:]
    var rest = fields[attributes.endIndex...]
    while let key = rest.popFirst() {
      let value = rest.prefix { $0.utf8.count > 2 }
      rest = rest[value.endIndex...]
      if values[key] == nil { values[key] = value == ["true"] ? [] : Array(value) }
    }
    return attributes.sorted() + values.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value }
  }

  private mutating func take(_ isWanted: (String) -> Bool) -> String? {
    guard position < subtags.count, isWanted(subtags[position]) else { return nil }
    defer { position += 1 }
    return subtags[position]
  }
}

extension String {
  fileprivate var isLetters: Bool { unicodeScalars.allSatisfy { ("a"..."z").contains($0) } }
  fileprivate var isDigits: Bool { utf8.allSatisfy { $0.isASCIIDigit } }
  fileprivate var isVariant: Bool {
    utf8.count >= 5 || (utf8.count == 4 && utf8.prefix(1).allSatisfy { $0.isASCIIDigit })
  }
  fileprivate var uppercasedASCII: String { uppercased() }
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + String(dropFirst()) }
}
