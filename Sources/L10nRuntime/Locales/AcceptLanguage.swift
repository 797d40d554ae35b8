/// The value of an HTTP `Accept-Language` header.
///
///     AcceptLanguage("fr;q=0.5, de-CH, *;q=0.1, en;q=0").preferences    // ["de-CH", "fr", "*"]
///
/// Follows RFC 9110, section 12.5.4: highest weight first, equal weights in the order of the header, weight 0 left out.
/// Weights have at most three digits. A malformed entry is ignored, but never the whole header. Work is bounded: only
/// the first 64 entries in the first 4096 bytes are read.
public struct AcceptLanguage: Hashable, Sendable {
  /// The language ranges as written, highest weight first, including `*`.
  public let preferences: [String]

  /// The preferences of a header's value.
  public init(_ header: String) {
    var header = header
    preferences = header.withUTF8 { bytes in
      var scanner = AcceptLanguageScanner(bytes)
      var entries: [AcceptLanguageEntry] = []
      while let entry = scanner.next() {
        if entry.weight > 0 { entries.append(entry) }
      }
      return entries.sortedFew { $0.weight > $1.weight }.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
  }

  /// The language tags among the preferences, highest weight first; `*` is not a language.
  public var tags: [LanguageTag] {
    preferences.compactMap { LanguageTag($0) }
  }
}
