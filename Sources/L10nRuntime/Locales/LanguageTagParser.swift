/// Reads the subtags of one tag in the order of RFC 5646, section 2.1.
struct LanguageTagParser {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The tag in lowercase with `-`; subtags get their canonical case in place as they are read.
  private let text: UnsafeMutableBufferPointer<UInt8>
  /// The start of the next subtag.
  private var position = 0

  /// The canonical tag of a text; `nil` if a subtag is out of place, empty, longer than eight characters or not ASCII
  /// letters and digits, or if the text is longer than 255 bytes.
  static func tag(_ text: UnsafeBufferPointer<UInt8>) -> LanguageTag? {
    guard 1...255 ~= text.count else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { memory in
      guard fold(text, into: memory) else { return nil }
      var parser = LanguageTagParser(text: memory)
      let language = Bytes(rebasing: Bytes(memory)[parser.next])
      let aliases = LanguageAliases.languages.child(language)
      // Most languages have no aliases.
      if let aliases, language.count < text.count, aliases.hasChildren,
        let replacement = aliases.child(Bytes(rebasing: Bytes(memory)[(language.count + 1)...]))?.value
      {
        return LanguageTag(replacement)
      }
      if let tag = parser.plainTag(aliases) { return tag }
      parser.position = 0
      guard fold(text, into: memory), let tag = parser.tag() else { return nil }
      return LanguageAliases.canonical(tag)
    }
  }

  /// Whether a text has the characters and lengths of subtags.
  private static func fold(_ text: Bytes, into memory: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    var length = 0
    for place in text.indices {
      let byte = text[place]
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        guard length > 0 else { return false }
        memory[place] = UInt8(ascii: "-")
        length = 0
      } else {
        guard byte.isASCIIAlphanumeric, length < 8 else { return false }
        memory[place] = byte.asciiLowercased
        length &+= 1
      }
    }
    return length > 0
  }

  /// The tag if it is a language, a script and a region without aliases; `nil` for all others.
  /// - Parameter aliases: the aliases of the language, alone or with other subtags.
  private mutating func plainTag(_ aliases: SubtagTree?) -> LanguageTag? {
    guard aliases?.valueUTF8 == nil, take(where: { $0.isLanguage && $0.count <= 3 }) != nil else { return nil }
    if let script = takeScript() {
      guard LanguageAliases.scripts.child(Bytes(rebasing: Bytes(text)[script])) == nil else { return nil }
      capitalize(script.prefix(1))
    }
    if let region = takeRegion() {
      let bytes = Bytes(rebasing: Bytes(text)[region])
      guard aliases?.child(bytes) == nil, LanguageAliases.regions.child(bytes) == nil else { return nil }
      capitalize(region)
    }
    return isAtEnd ? LanguageTag(canonical: String(decoding: text, as: UTF8.self)) : nil
  }

  /// The tag in canonical case and order with unresolved aliases; `nil` if a subtag is out of place.
  private mutating func tag() -> LanguageTag? {
    guard let language = language() else { return nil }
    let script = takeScript().map {
      capitalize($0.prefix(1))
      return string($0)
    }
    let region = takeRegion().map {
      capitalize($0)
      return string($0)
    }
    var variants: [String] = []
    while let variant = take(where: { $0.isVariant }).map(string) {
      guard !variants.contains(variant) else { return nil }
      variants.append(variant)
    }
    guard let extensions = extensions() else { return nil }
    return LanguageTag(
      language: language, script: script, region: region, variants: variants.sortedFew(), extensions: extensions)
  }

  private mutating func language() -> String? {
    // A tag that is only private use has no language; CLDR writes it und-x-….
    if text.first == UInt8(ascii: "x"), next.count == 1 { return "und" }
    guard let language = take(where: { $0.isLanguage }) else { return nil }
    guard language.count <= 3, let extended = take(where: { $0.count == 3 && $0.isLetters }) else {
      return string(language)
    }
    // zh-yue is yue: the extended language implies the prefix.
    let alias = LanguageAliases.languages.child(Bytes(rebasing: Bytes(text)[language.lowerBound..<extended.upperBound]))
    return alias?.valueUTF8.map { String(decoding: Subtags($0).language, as: UTF8.self) } ?? string(extended)
  }

  private mutating func extensions() -> [String]? {
    var extensions: [String] = []
    while !isAtEnd {
      guard let singleton = take(where: { $0.count == 1 }).map(string),
        !extensions.contains(where: { $0.hasPrefix(singleton) })
      else { return nil }
      // Private use continues to the end of the tag; other extensions end at the next singleton.
      var fields: [String] = []
      while let field = take(where: { singleton == "x" || $0.count > 1 }).map(string) { fields.append(field) }
      guard !fields.isEmpty else { return nil }
      if singleton == "u" { fields = Self.sortedKeywords(fields) }
      extensions.append(([singleton] + fields).joined(separator: "-"))
    }
    // Private use is last and unsorted.
    let own = extensions.last?.hasPrefix("x-") == true ? [extensions.removeLast()] : []
    return extensions.sortedFew() + own
  }

  /// The fields of a `-u-` extension: attributes, then keywords by key. Repeated keys are dropped, and the value `true`
  /// is omitted.
  private static func sortedKeywords(_ fields: [String]) -> [String] {
    let attributes = Array(fields.prefix { $0.utf8.count > 2 })
    var keywords: [(key: String, fields: [String])] = []
    var rest = fields[attributes.endIndex...]
    while let key = rest.popFirst() {
      let value = Array(rest.prefix { $0.utf8.count > 2 })
      rest = rest.dropFirst(value.count)
      if keywords.contains(where: { $0.key == key }) { continue }
      keywords.append((key, value == ["true"] ? [key] : [key] + value))
    }
    return attributes.sortedFew() + keywords.sortedFew { $0.key < $1.key }.flatMap { $0.fields }
  }

  // MARK: Subtags

  private init(text: UnsafeMutableBufferPointer<UInt8>) { self.text = text }

  private var isAtEnd: Bool { position >= text.count }

  /// The range of the next subtag; empty at the end.
  private var next: Range<Int> {
    var end = min(position, text.count)
    let start = end
    while end < text.count, text[end] != UInt8(ascii: "-") { end &+= 1 }
    return start..<end
  }

  private mutating func take(where isWanted: (Bytes) -> Bool) -> Range<Int>? {
    let next = next
    guard !next.isEmpty, isWanted(Bytes(rebasing: Bytes(text)[next])) else { return nil }
    position = next.upperBound &+ 1
    return next
  }

  private mutating func takeScript() -> Range<Int>? { take { $0.count == 4 && $0.isLetters } }

  private mutating func takeRegion() -> Range<Int>? {
    take { ($0.count == 2 && $0.isLetters) || ($0.count == 3 && $0.allSatisfy { $0.isASCIIDigit }) }
  }

  private func capitalize(_ range: Range<Int>) {
    for place in range where text[place].isASCIILetter { text[place] &= 0xDF }
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isLetters: Bool { allSatisfy { $0.isASCIILetter } }
  fileprivate var isLanguage: Bool { count >= 2 && count != 4 && isLetters }
  fileprivate var isVariant: Bool { count >= 5 || (count == 4 && self[0].isASCIIDigit) }
}
