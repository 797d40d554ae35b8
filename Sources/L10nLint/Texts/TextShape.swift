/// The outward form of a whole text, independent of its meaning.
enum TextShape {
  /// Nothing visible: empty, or only spaces and invisible characters.
  case blank
  /// Neither letter nor digit: `▶︎`.
  case symbols
  /// The address of a page or a mailbox: `https://example.com`, `help@example.com`.
  case address
  /// A name that programs use: `btn_play`, `speaker.wave.2`, `playButton`, `logo.png`.
  case identifier
  /// Anything else.
  case words

  init(_ text: String) {
    let scalars = text.unicodeScalars
    if Self.isBlank(text) {
      self = .blank
    } else if !scalars.contains(where: \.isLetterOrDigit) {
      self = .symbols
    } else if scalars.contains(where: \.properties.isWhitespace) {
      self = .words
    } else if Self.isAddress(text) {
      self = .address
    } else {
      self = Self.isIdentifier(text) ? .identifier : .words
    }
  }

  /// Whether a text is `blank`; for most, the first byte is enough to tell.
  static func isBlank(_ text: String) -> Bool {
    if let first = text.utf8.first, (0x21...0x7E).contains(first) { return false }
    return text.unicodeScalars.allSatisfy(\.isInvisible)
  }

  private static func isAddress(_ text: String) -> Bool {
    if text.contains("://") || text.hasPrefix("www.") { return true }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let host = parts.last?.prefix { $0 != "/" && $0 != ":" } ?? ""
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, labels.count >= 2, labels.allSatisfy({ !$0.isEmpty && $0.isASCIIName }) else {
      return false
    }
    return parts.count == 2 || labels.last.map { topLevelDomains.contains($0.lowercased()) } ?? false
  }

  /// Domains that are not used as the last part of a key.
  private static let topLevelDomains: Set<String> = [
    "ai", "au", "br", "cn", "co", "com", "de", "es", "eu", "fr", "io", "it", "jp", "kr", "net", "nl", "org", "pl", "uk",
  ]

  private static func isIdentifier(_ text: String) -> Bool {
    guard text.unicodeScalars.allSatisfy(\.isASCII) else { return false }
    return isSnakeCase(text) || isDotted(text) || isCamelCase(text)
  }

  private static func isSnakeCase(_ text: String) -> Bool {
    text.contains("_") && text.allSatisfy { $0.isASCIINamePart || $0 == "." }
  }

  /// Keys and symbol names begin with a lowercase letter; file names may not.
  private static func isDotted(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty && $0.isASCIIName }), let last = parts.last else {
      return false
    }
    if fileSuffixes.contains(last.lowercased()) { return true }
    let isWordy = parts.contains { $0.filter(\.isLetter).count >= 3 }
    return isWordy && text.first?.isLowercase == true
  }

  private static let fileSuffixes: Set<String> = ["gif", "heic", "jpeg", "jpg", "pdf", "png", "svg", "webp"]

  /// At least two lowercase letters, then capitalized words; `iPhone` and `tvOS` are therefore excluded.
  private static func isCamelCase(_ text: String) -> Bool {
    guard text.allSatisfy({ $0.isASCIINamePart && $0 != "-" }) else { return false }
    let rest = text.drop(while: \.isLowercase)
    guard rest.startIndex != text.startIndex, text.prefix(2).allSatisfy(\.isLowercase) else { return false }
    return rest.count >= 2 && rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }
}

extension Substring {
  fileprivate var isASCIIName: Bool { allSatisfy(\.isASCIINamePart) }
}

extension Character {
  fileprivate var isASCIINamePart: Bool { isASCII && (isLetter || isNumber || self == "-" || self == "_") }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible: a space, a control or a format character.
  var isInvisible: Bool {
    if properties.isWhitespace || properties.isVariationSelector { return true }
    return switch properties.generalCategory {
    case .control, .format: true
    default: false
    }
  }

  /// Whether the scalar is a letter of any script, including vowel signs of syllables.
  var isLetter: Bool { properties.isAlphabetic }

  /// Whether the scalar is a letter or a number of any script.
  var isLetterOrDigit: Bool { isLetter || properties.numericType != nil }
}

extension String {
  /// The words of a name in camel case, in lowercase.
  ///
  ///     "timeRemaining"   time, remaining
  var camelCaseWords: [String] {
    var words: [String] = []
    for character in self {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
