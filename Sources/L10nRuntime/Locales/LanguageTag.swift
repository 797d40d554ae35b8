/// A BCP 47 language tag in canonical form: `en`, `pt-BR`, `zh-Hant-HK`, `ar-EG-u-nu-latn`.
///
///     let portuguese: LanguageTag = "pt-BR"
///     LanguageTag(header)                  // "PT_br" is pt-BR, "iw" is he, "sh" is sr-Latn;
///                                          // nil for "de_DE.UTF-8", which is a POSIX name
///
/// Two tags are equal if their canonical forms are. Case, `_` for `-`, the order of variants and extensions, and
/// deprecated subtags (CLDR aliases) make no difference; likely subtags do (`zh-TW` and `zh-Hant-TW` are different
/// tags). `no` stays `no`. Follows RFC 5646 and UTS #35, "Canonical Unicode Locale Identifiers"; values of `-u-` and
/// `-t-` fields keep their spelling.
public struct LanguageTag: Hashable, Sendable, LosslessStringConvertible {
  /// The canonical tag.
  ///
  /// The only stored property: most tags fit into a string's two words, and their subtags are read in place.
  public let description: String

  /// The tag with a spelling; `nil` if it is not well-formed or is longer than 255 bytes of UTF-8.
  ///
  /// Accepts `_` for `-`, any case, extended languages (`zh-yue` is `yue`) and legacy tags (`i-klingon`).
  public init?(_ description: String) {
    var text = description
    guard let tag = text.withUTF8({ LanguageTagParser.tag($0) }) else { return nil }
    self = tag
  }

  /// The tag with this text, which must be canonical already.
  init(canonical text: String) { description = text }

  /// The tag with these subtags, which must be canonical already.
  init(
    language: String, script: String? = nil, region: String? = nil, variants: [String] = [], extensions: [String] = []
  ) {
    var text = language
    func add(_ subtag: String) {
      text += "-"
      text += subtag
    }
    if let script { add(script) }
    if let region { add(region) }
    variants.forEach(add)
    extensions.forEach(add)
    description = text
  }

  /// The language: 2, 3 or 5–8 lowercase letters; `und` if the tag names none.
  public var language: String { withSubtags { String(decoding: $0.language, as: UTF8.self) } }

  /// The script in the tag (`Hant`); `nil` if the language and region imply it.
  public var script: String? { withSubtags { $0.script.textUnlessEmpty } }

  /// The region: two capitals or three digits (`BR`, `419`).
  public var region: String? { withSubtags { $0.region.textUnlessEmpty } }

  /// The variants in lowercase, sorted, without repeats.
  public var variants: [String] {
    withSubtags { subtags in
      subtags.variants.split(separator: UInt8(ascii: "-")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The extensions in lowercase with their singletons (`u-nu-latn`), sorted, private use (`x-…`) last.
  public var extensions: [String] {
    withSubtags { subtags in
      var extensions: [String] = []
      for field in subtags.extensions.split(separator: UInt8(ascii: "-")) {
        let text = String(decoding: field, as: UTF8.self)
        if field.count == 1, extensions.last?.hasPrefix("x") != true {
          extensions.append(text)
        } else {
          extensions[extensions.count - 1] += "-" + text
        }
      }
      return extensions
    }
  }

  /// Calls a function with the subtags.
  @inline(__always)
  func withSubtags<Result>(_ body: (Subtags) -> Result) -> Result {
    var text = description
    return text.withUTF8 { body(Subtags($0)) }
  }

  /// The value of a keyword of the `-u-` extension: `unicodeKeyword("nu")` of `ar-u-nu-latn` is `latn`.
  ///
  /// `true` if the key has no value, `nil` if the tag does not have the key. The key is two characters in lowercase.
  public func unicodeKeyword(_ key: String) -> String? {
    guard withSubtags({ !$0.extensions.isEmpty }), let extensionText = extensions.first(where: { $0.hasPrefix("u-") })
    else { return nil }
    let fields = extensionText.dropFirst("u-".utf8.count).split(separator: "-")
    guard let start = fields.firstIndex(where: { $0 == key && $0.utf8.count == 2 }) else { return nil }
    let value = fields[(start + 1)...].prefix { $0.utf8.count > 2 }
    return value.isEmpty ? "true" : value.joined(separator: "-")
  }

  /// This tag without variants and extensions.
  var withoutVariantsAndExtensions: LanguageTag {
    LanguageTag(canonical: withSubtags { String(decoding: $0.throughRegion, as: UTF8.self) })
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var textUnlessEmpty: String? { isEmpty ? nil : String(decoding: self, as: UTF8.self) }
}

extension LanguageTag: ExpressibleByStringLiteral {
  /// The tag of a literal. An invalid tag stops a debug build; in a release build it is `und`.
  public init(stringLiteral literal: String) {
    let tag = LanguageTag(literal)
    assert(tag != nil, "the literal is not a language tag")
    self = tag ?? LanguageTag(canonical: "und")
  }
}
