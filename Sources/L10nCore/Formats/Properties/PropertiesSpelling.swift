import L10nSyntax

/// How a file spells new keys and texts.
struct PropertiesSpelling: Sendable {
  /// The text between a key and its text: `=`, ` = `.
  let separator: String

  let lineEnd: String

  /// The last character that is written as itself; others are written as escapes.
  private let lastLetter: Unicode.Scalar
  private let isUppercase: Bool

  /// The spelling of a file's keys and texts.
  ///
  /// A file in ISO-8859-1 holds no other letters than that has, and an ASCII file with escapes of letters is likely
  /// read by programs that know no other encoding.
  init(of file: PropertiesFile) {
    let bytes = file.source.utf8
    let separators = file.entries.map { String(decoding: bytes[$0.separator], as: UTF8.self) }
    let usual = separators.first { $0.contains { $0 == "=" || $0 == ":" } && !$0.contains { $0.isNewline } } ?? "="
    // Signs in one column are not aligned with a new key.
    separator = usual.contains("  ") || usual.contains("\t") ? " \(usual.contains("=") ? "=" : ":") " : usual
    lineEnd = TextLines(bytes).lineEnd
    var escapes: [ArraySlice<UInt8>] = []
    for entry in file.entries {
      for run in entry.key.runs + entry.value.runs where !run.isVerbatim && run.source.count >= 6 {
        escapes.append(bytes[run.source].dropFirst(2))
      }
    }
    let digits = escapes.joined().filter { $0.isASCIILetter && $0 != UInt8(ascii: "u") }
    isUppercase = digits.count(where: \.isASCIICapital) * 2 >= digits.count
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    lastLetter =
      file.source.encoding == .latin1 ? "\u{FF}" : isASCII && !escapes.isEmpty ? "\u{7E}" : "\u{10FFFF}"
  }

  /// A key, spelled so that nothing in it ends it.
  func key(_ key: String) -> String {
    let escaped = spelled(key) { " =:".unicodeScalars.contains($0) }
    return escaped.hasPrefix("#") || escaped.hasPrefix("!") ? "\\\(escaped)" : escaped
  }

  /// A text on one line.
  ///
  /// - Parameter separator: the text between the key and the text; `nil` for a part that other text precedes.
  func text(_ text: String, after separator: String?) -> String {
    let escaped = spelled(text) { _ in false }
    guard let separator else { return escaped }
    let hasSign = separator.contains { $0 == "=" || $0 == ":" }
    let needsEscape = escaped.hasPrefix(" ") || !hasSign && (escaped.hasPrefix("=") || escaped.hasPrefix(":"))
    return needsEscape ? "\\\(escaped)" : escaped
  }

  /// Lines of comments, each with its end.
  func comment(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      ($0.isEmpty ? "#" : "# \(String($0).escaped { $0 <= lastLetter ? nil : escape($0) })") + lineEnd
    }.joined()
  }

  private func spelled(_ text: String, escaping isSpecial: (Unicode.Scalar) -> Bool) -> String {
    text.escaped { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\t": "\\t"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\u{C}": "\\f"
      case "\0"..<" ", "\u{7F}": escape(scalar)
      default: isSpecial(scalar) ? "\\\(scalar)" : scalar <= lastLetter ? nil : escape(scalar)
      }
    }
  }

  private func escape(_ scalar: Unicode.Scalar) -> String { scalar.utf16Escapes(uppercase: isUppercase) }
}
