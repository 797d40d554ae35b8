internal import L10nSyntax

/// Damage by a program to a text, found by comparison with the original.
///
/// Only certain cases count: a change that a translator may have intended is not damage.
package struct TextDamage: Hashable, Sendable {
  package enum Kind: Sendable {
    /// A no-break space became a space.
    case noBreakSpace
    /// A character became its escape: `\n` is shown where a line ended.
    case escape
    /// Typographic quotation marks became straight ones, or those of a tag's attributes became typographic.
    case quotes
    /// The text was decoded in a wrong encoding.
    case garbled
  }

  package let kind: Kind

  /// The damage as a clause after the name of the text: `loses the no-break space of '10<U+00A0>%'`.
  package let clause: String

  /// Whether nothing else changed.
  package let isOnlyChange: Bool

  private init(_ kind: Kind, _ clause: String, isOnlyChange: Bool) {
    (self.kind, self.clause, self.isOnlyChange) = (kind, clause, isOnlyChange)
  }

  /// The damage in a text, at most one of each kind.
  ///
  /// - Complexity: O(*n*) in the length of the texts, except near the few damaged places.
  package static func found(in text: String, comparedWith earlier: String) -> [TextDamage] {
    if text.utf8.elementsEqual(earlier.utf8) { return [] }
    return [noBreakSpace(text, earlier), escape(text, earlier), quotes(text, earlier), garbled(text, earlier)]
      .compactMap { $0 }
  }

  /// The escapes in a new translation for characters of the development text.
  package static func escape(in text: String, translating source: String) -> TextDamage? {
    escape(text, source).map { TextDamage(.escape, $0.clause, isOnlyChange: false) }
  }

  /// An escape in a text if neither the development text nor an older translation has a backslash.
  package static func escape(in text: String, besides others: [String]) -> TextDamage? {
    guard text.utf8.contains(UInt8(ascii: "\\")), !others.contains(where: { $0.utf8.contains(UInt8(ascii: "\\")) }),
      let escape = escapes.first(where: { $0.0.hasPrefix("\\") && text.contains($0.0) })?.0
    else { return nil }
    return TextDamage(.escape, "shows '\(escape)', which no text had before", isOnlyChange: false)
  }

  // MARK: No-break spaces

  private static let noBreakSpaces: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", "\u{2007}"]

  private static func noBreakSpace(_ text: String, _ earlier: String) -> TextDamage? {
    let old = Array(earlier.unicodeScalars)
    let places = old.indices.filter { noBreakSpaces.contains(old[$0]) }
    guard !places.isEmpty else { return nil }
    // Includes its neighbors, because a translator may have removed the text around the space.
    let lost = places.first { place in
      let before = String(String.UnicodeScalarView(old[max(0, place - 1)..<place]))
      let after = String(String.UnicodeScalarView(old[(place + 1)..<min(old.count, place + 2)]))
      let spaced = "\(before) \(after)"
      let kept = before + String(old[place]) + after
      return text.contains(spaced) && !earlier.contains(spaced) && !text.contains(kept)
    }
    guard let lost else { return nil }
    let isOnlyChange =
      folded(text) { noBreakSpaces.contains($0) ? " " : $0 }
      == folded(earlier) {
        noBreakSpaces.contains($0) ? " " : $0
      }
    let isNarrow = old[lost] == "\u{202F}"
    return TextDamage(
      .noBreakSpace,
      "has a space where a \(isNarrow ? "narrow " : "")no-break space (\(old[lost].codePoint)) was",
      isOnlyChange: isOnlyChange)
  }

  // MARK: Escapes

  /// The escapes of characters, which are shown literally if they are escaped twice.
  private static let escapes = [
    ("\\n", "\n"), ("\\t", "\t"), ("\\\"", "\""), ("\\'", "'"), ("\\\\", "\\"), ("&amp;", "&"), ("&lt;", "<"),
    ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("%%%%", "%%"),
  ]

  private static func escape(_ text: String, _ earlier: String) -> TextDamage? {
    let found = escapes.filter { escape, character in
      let (new, old) = (text.count(of: escape), earlier.count(of: escape))
      return new > old
        && text.replacing(escape, with: "").count(of: character)
          < earlier.replacing(escape, with: "").count(of: character)
    }
    guard let first = found.first else { return nil }
    let undone = found.reduce(text) { $0.replacing($1.0, with: $1.1) }
    let character = first.1 == "\n" ? "a line break" : first.1 == "\t" ? "a tab" : "'\(first.1)'"
    return TextDamage(.escape, "shows '\(first.0)' where \(character) was", isOnlyChange: undone == earlier)
  }

  // MARK: Quotation marks

  private static let doubleQuotes = Set("“”„‟«»″「」『』".unicodeScalars)
  private static let singleQuotes = Set("‘’‚‛‹›′".unicodeScalars)

  private static func quotes(_ text: String, _ earlier: String) -> TextDamage? {
    func straight(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
      doubleQuotes.contains(scalar) ? "\"" : singleQuotes.contains(scalar) ? "'" : scalar
    }
    guard folded(text, straight) == folded(earlier, straight) else { return nil }
    func typographic(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { doubleQuotes.contains($0) || singleQuotes.contains($0) }
    }
    let old = typographic(earlier)
    let new = typographic(text)
    if new.count < old.count, let first = old.first(where: { !new.contains($0) }) ?? old.first {
      return TextDamage(.quotes, "has a straight quotation mark where '\(first)' was", isOnlyChange: true)
    }
    let isInTag = earlier.contains("=\"") || earlier.contains("='")
    guard isInTag, new.count > old.count,
      text.count(of: "=\"") + text.count(of: "='")
        < earlier.count(of: "=\"") + earlier.count(of: "='")
    else { return nil }
    return TextDamage(.quotes, "has typographic quotation marks around an attribute's value", isOnlyChange: true)
  }

  // MARK: Encodings

  private static func garbled(_ text: String, _ earlier: String) -> TextDamage? {
    if earlier.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    let isMisread =
      text == folded(bytes: earlier.utf8) { Unicode.Scalar($0) }
      || text == folded(bytes: earlier.utf8) { Unicode.Scalar(Windows1252.scalars[$0] ?? UInt32($0)) ?? "\u{FFFD}" }
    if isMisread { return TextDamage(.garbled, "was read in another encoding than UTF-8", isOnlyChange: true) }
    // A character that an encoding lacks becomes a question mark.
    let (new, old) = (Array(text.unicodeScalars), Array(earlier.unicodeScalars))
    guard new.count == old.count,
      zip(new, old).allSatisfy({ $0 == $1 || !$1.isASCII && ($0 == "?" || $0 == "\u{FFFD}") })
    else { return nil }
    let lost = zip(new, old).first { $0 != $1 }?.1
    return TextDamage(.garbled, "has '?' where '\(lost.map { String($0) } ?? "")' was", isOnlyChange: true)
  }

  private static func folded(_ text: String, _ map: (Unicode.Scalar) -> Unicode.Scalar) -> [Unicode.Scalar] {
    text.unicodeScalars.map(map)
  }

  private static func folded(bytes: String.UTF8View, _ map: (UInt8) -> Unicode.Scalar) -> String {
    String(String.UnicodeScalarView(bytes.map(map)))
  }
}

extension String {
  /// The number of occurrences of a text, without overlaps.
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
