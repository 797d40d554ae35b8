import L10nRuntime

/// The script of a letter, among the scripts that rules distinguish.
///
/// Source: the blocks of the Unicode Standard; a block of letters is of one script.
enum LetterScript: String, Hashable, Sendable {
  case latin = "Latin"
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case armenian = "Armenian"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case georgian = "Georgian"
  case hangul = "Hangul"
  case kana = "Kana"
  case han = "Han"
  case other = "other"

  /// The script of a scalar; `nil` for one that is not a letter.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: self = .latin
    case ..<0xC0, 0xD7, 0xF7, 0x2B0...0x36F, 0x2000...0x20CF, 0x2100...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x3004,
      0x3008...0x3020, 0x30FB, 0xFE00...0xFE6F, 0xFF00...0xFF20, 0xFFE0...:
      guard scalar.value >= 0x1_0000, scalar.properties.isAlphabetic else { return nil }
      self = (0x2_0000...0x3_FFFF).contains(scalar.value) ? .han : .other
    case ..<0x2B0, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x531...0x58A: self = .armenian
    case 0x5D0...0x5F2: self = .hebrew
    case 0x620...0x64A, 0x66E...0x66F, 0x671...0x6D3, 0x6FA...0x6FF, 0x750...0x77F, 0x8A0...0x8C9, 0xFB50...0xFDCF,
      0xFE70...0xFEFC:
      self = .arabic
    case 0x904...0x963, 0x971...0x97F: self = .devanagari
    case 0xE01...0xE4E: self = .thai
    case 0x10A0...0x10FF: self = .georgian
    case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7FB: self = .hangul
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x3005...0x3007, 0x3021...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: self = .han
    default:
      guard scalar.properties.isAlphabetic else { return nil }
      self = .other
    }
  }

  /// The scripts of a language; empty if there are several, as for Serbian without a script in its tag, if CLDR has
  /// hardly any data on it, as on Karakalpak, or if the script is not distinguished here.
  static func scripts(of tag: LanguageTag) -> Set<LetterScript> {
    let choices: Set<String> = [
      "az", "bs", "ha", "kk", "ks", "ku", "mn", "ms", "pa", "sd", "sr", "tg", "tk", "ug", "uz",
    ]
    if tag.script == nil, choices.contains(tag.language) || !PluralRules.areKnown(for: tag) { return [] }
    switch tag.writingScript {
    case "Latn": return [.latin]
    case "Grek": return [.greek]
    case "Cyrl": return [.cyrillic]
    case "Armn": return [.armenian]
    case "Hebr": return [.hebrew]
    case "Arab": return [.arabic]
    case "Deva": return [.devanagari]
    case "Thai": return [.thai]
    case "Geor": return [.georgian]
    case "Kore": return [.hangul, .han]
    case "Jpan": return [.kana, .han]
    case "Hans", "Hant": return [.han]
    default: return []
    }
  }
}
