/// A language with perhaps a script and a region in one word: what nearly all tags in requests consist of.
///
///     zh-Hant-HK   15 bits for the language of two or three letters, 20 for the script, 11 for the region
///
/// As written, not canonical: `iw` and `he` are two. Never 0.
struct PackedTag: Hashable, Sendable {
  /// How many of the lower bits are used.
  static let bitWidth = 46

  let bits: UInt64

  init(language: UInt64, script: UInt64, region: UInt64) {
    bits = language << 31 | script << 11 | region
  }

  /// The region, 0 for none: 1 to 676 for two letters, from 677 on for three digits.
  var region: UInt16 { UInt16(truncatingIfNeeded: bits & 0x7FF) }
}

extension LanguageTag {
  /// The tag in one word; `nil` where its language is longer, or where variants or extensions follow.
  var packed: PackedTag? {
    guard variants.isEmpty, extensions.isEmpty else { return nil }
    var text = description
    guard case .plain(let packed, _) = text.withUTF8({ LanguageRangeShape($0) }) else { return nil }
    return packed
  }
}
