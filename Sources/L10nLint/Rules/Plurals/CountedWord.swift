import L10nRuntime
import L10nSyntax

/// A number in a text with the word after it: `%lld files`.
struct CountedWord {
  /// The number's specifier.
  let placeholder: FormatPlaceholder

  /// The letters after it.
  let word: String

  /// The letters in parentheses at the word's end, such as the `s` of `file(s)`; empty without them.
  let optional: String

  /// From the specifier to the end of the word, in UTF-8 offsets of the text.
  let range: Range<Int>

  /// The word before the number, in lowercase; empty if there is none.
  func wordBefore(in text: String) -> String {
    let before = String(decoding: text.utf8.prefix(range.lowerBound), as: UTF8.self)
    guard before.last?.isWhitespace ?? false else { return "" }
    return String(before.dropLast().reversed().prefix(while: \.isLetter).reversed()).lowercased()
  }

  /// Every whole number of a format with a space and a word after it, in order, without zero-padded ones, `%02d`, which
  /// clocks and dates have.
  ///
  /// - Parameter words: the number of words within which the counted one may come: `%lld new files`.
  static func all(in text: String, within words: Int = 1) -> [[CountedWord]] {
    let bytes = Array(text.utf8)
    return FormatString(text).placeholders.filter { $0.conversion.isInteger && !$0.flags.contains(.zero) }.map {
      placeholder in
      var found: [CountedWord] = []
      var rest = String(decoding: bytes[placeholder.range.upperBound...], as: UTF8.self)[...]
      while found.count < words, let space = rest.first, space == " " || space == "\u{A0}" || space == "\u{202F}" {
        rest = rest.dropFirst()
        let word = rest.prefix { $0.isLetter || $0 == "-" || $0 == "'" || $0 == "’" }
        if word.isEmpty { break }
        rest = rest[word.endIndex...]
        let optional = optionalEnding(rest)
        rest = rest.dropFirst(optional.isEmpty ? 0 : optional.count + 2)
        let end = bytes.count - rest.utf8.count
        found.append(
          CountedWord(
            placeholder: placeholder, word: String(word), optional: optional,
            range: placeholder.range.lowerBound..<end))
      }
      return found
    }
  }

  /// `(s)` → `s`
  private static func optionalEnding(_ rest: Substring) -> String {
    guard rest.first == "(" else { return "" }
    let letters = rest.dropFirst().prefix(while: \.isLetter)
    return rest[letters.endIndex...].first == ")" ? String(letters) : ""
  }
}
