import L10nCore
import L10nRuntime
import L10nSyntax

/// Words that a translation may take over from the original: names, abbreviations, addresses, and words that both
/// languages share.
struct FamiliarWords {
  private let shared: Set<String>
  private let phrases: [String]
  private let isWrittenInHan: Bool

  /// - Parameters:
  ///   - language: the language of the translation.
  ///   - development: the language of the original.
  ///   - allowed: texts that the configuration allows.
  init(in language: LanguageTag, from development: LanguageTag, allowed: Set<String>) {
    // The words are those that a language shares with English, so they also apply in the other direction.
    let other = LanguageProfile.profile(for: language.language == "en" ? development : language)
    shared = Self.units.union("\(other.sharedWords)".split(separator: " ").map(String.init))
    isWrittenInHan = ["Hans", "Hant", "Jpan"].contains(language.writingScript)
    // A long name may contain a short one.
    phrases = allowed.isEmpty ? Self.brandNames : Self.sorted(allowed.union(BrandNames.all))
  }

  private static let brandNames = sorted(Set(BrandNames.all))

  private static func sorted(_ phrases: Set<String>) -> [String] {
    phrases.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  /// Unit symbols, which are the same in every language with Latin letters.
  private static let units: Set<String> = [
    "bit", "bps", "cm", "fps", "gb", "gbit", "ghz", "hz", "kb", "kbit", "kbps", "kg", "khz", "km", "mb", "mbit", "mbps",
    "mhz", "min", "ml", "mm", "ms", "px",
  ]

  /// Whether nothing in a text needs a translation.
  func cover(_ text: String) -> Bool {
    let bytes = ByteSet(text)
    let rest = phrases.reduce(text) { bytes.mayHold($1) ? $0.removing(phrase: $1) : $0 }
    return rest.spacedWords.allSatisfy { part in
      // A number, or a specifier that another rule finds damaged.
      if part.contains("%") { return true }
      return switch TextShape(String(part)) {
      case .blank, .symbols, .address, .identifier: true
      case .words: part.split { !$0.isWordPart }.allSatisfy { isFamiliar($0.trimmingHyphens) }
      }
    }
  }

  /// A shared word, a number or unit, an abbreviation in capitals, a name with capitals inside (AirPlay), or a
  /// single letter: neither an ideograph nor a syllable such as Thai ปี, which are words.
  private func isFamiliar(_ word: Substring) -> Bool {
    let letters = word.filter(\.isLetter)
    let scalars = letters.unicodeScalars
    if scalars.isEmpty || word.contains(where: \.isNumber) { return true }
    if letters.count == 1, scalars.count == 1 || scalars.first?.properties.isCased == true,
      scalars.first?.properties.isIdeographic == false
    {
      return true
    }
    if shared.contains(word.lowercased()) { return true }
    if letters.allSatisfy(\.isUppercase) { return letters.count <= 5 }
    // Chinese and Japanese share words: 字幕.
    if isWrittenInHan, letters.unicodeScalars.allSatisfy(\.properties.isIdeographic) { return true }
    if letters.dropFirst().contains(where: \.isUppercase), !word.contains("-") { return true }
    return word.contains("-") && word.split(separator: "-").allSatisfy { isFamiliar($0) }
  }
}

/// The bytes of a text, for a quick check that a phrase does not occur in it.
private struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ text: String) {
    for byte in text.utf8 { byte & 0x40 == 0 ? (low |= 1 << UInt64(byte & 0x3F)) : (high |= 1 << UInt64(byte & 0x3F)) }
  }

  func mayHold(_ phrase: String) -> Bool {
    phrase.utf8.allSatisfy { byte in
      (byte & 0x40 == 0 ? low : high) & (1 << UInt64(byte & 0x3F)) != 0
    }
  }
}

extension String {
  /// The text with a space for each occurrence of a phrase as whole words.
  fileprivate func removing(phrase: String) -> String {
    guard !phrase.isEmpty else { return self }
    return ranges(of: phrase).reversed().reduce(into: self) { text, range in
      let isWhole =
        (range.lowerBound == startIndex || !self[index(before: range.lowerBound)].isWordPart)
        && (range.upperBound == endIndex || !self[range.upperBound].isWordPart)
      if isWhole { text.replaceSubrange(range, with: " ") }
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "-" || self == "'" || self == "’" }
}

extension Substring {
  fileprivate var trimmingHyphens: Substring {
    let isLetterOrDigit: (Character) -> Bool = { $0.isLetter || $0.isNumber }
    guard let first = firstIndex(where: isLetterOrDigit), let last = lastIndex(where: isLetterOrDigit) else {
      return ""
    }
    return self[first...last]
  }
}

extension EntryText {
  /// The text with `\u{FFFC}` for each specifier and single spaces between words.
  ///
  /// - Parameter isFormatted: whether specifiers in it mean anything.
  func bare(isFormatted: Bool) -> String {
    guard isFormatted, text.utf8.contains(UInt8(ascii: "%")) else { return text.withSingleSpaces }
    let parts = FormatString(text).segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .placeholder: "\u{FFFC}"
      }
    }
    return parts.joined().withSingleSpaces
  }
}

extension String {
  fileprivate var withSingleSpaces: String { hasSingleSpaces ? self : spacedWords.joined(separator: " ") }

  /// Whether all white space is single ASCII spaces between words, as in most texts; unreliable beyond Latin letters.
  private var hasSingleSpaces: Bool {
    var last: UInt8 = 0x20
    for byte in utf8 {
      switch byte {
      case 0x20 where last == 0x20, ..<0x20, 0xC2, 0xE1, 0xE2, 0xE3: return false
      default: last = byte
      }
    }
    return last != 0x20
  }
}
