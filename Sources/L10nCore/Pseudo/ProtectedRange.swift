import L10nRuntime
import L10nSyntax

/// A range of a text that is not a word, and that must be kept byte for byte when the words are changed.
///
///     ProtectedRange.all(in: "Tap <b>%@</b>\n")   // <b>, %@, </b> and the line break
package struct ProtectedRange: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// `%@`, `%1$#@count@`, `%%`.
    case specifier
    /// A tag or an entity, `<b>`, `&amp;`, or the marks around the words of a Markdown link: `[`, `](https://…)`.
    case markup
    /// `{name}`, with its contents.
    case placeholder
    case url
    /// A line break, a tab, or an invisible character.
    case control
  }

  package let kind: Kind

  /// The range in UTF-8 offsets of the text.
  package let range: Range<Int>

  /// The ranges of a text, in order and without overlaps.
  ///
  /// A percent sign, brace or angle bracket that begins nothing is an ordinary character.
  /// - Complexity: O(*n*) in the length of the text, except for brackets that are never closed.
  package static func all(in text: String) -> [ProtectedRange] {
    var reader = Reader(text)
    return reader.all()
  }
}

private struct Reader {
  private let bytes: [UInt8]
  private let specifiers: [Int: Range<Int>]
  private var offset = 0

  /// The ends of the addresses of Markdown links, by the brackets before them.
  private var linkEnds: [Int: Int] = [:]

  /// Whether a bracket of a kind was never closed, so that no later one is closed either.
  private var open: [UInt8: Bool] = [:]

  init(_ text: String) {
    bytes = Array(text.utf8)
    specifiers = Dictionary(
      FormatString(text).placeholders.map { ($0.range.lowerBound, $0.range) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func all() -> [ProtectedRange] {
    var ranges: [ProtectedRange] = []
    while offset < bytes.count {
      guard let (kind, end) = next() else {
        offset += 1
        continue
      }
      ranges.append(ProtectedRange(kind: kind, range: offset..<end))
      offset = end
    }
    return ranges
  }

  private mutating func next() -> (ProtectedRange.Kind, Int)? {
    switch bytes[offset] {
    case UInt8(ascii: "%"):
      if let specifier = specifiers[offset] { return (.specifier, specifier.upperBound) }
      return byte(1) == UInt8(ascii: "%") ? (.specifier, offset + 2) : nil
    case UInt8(ascii: "<"): return tag().map { (.markup, $0) }
    case UInt8(ascii: "&"): return entity().map { (.markup, $0) }
    case UInt8(ascii: "{"): return placeholder().map { (.placeholder, $0) }
    case UInt8(ascii: "["): return beginsLink() ? (.markup, offset + 1) : nil
    case UInt8(ascii: "]"): return linkEnds[offset].map { (.markup, $0) }
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return url().map { (.url, $0) }
    case 0x00..<0x20, 0x7F: return (.control, offset + 1)
    case 0xE2, 0xEF, 0xD8: return invisible().map { (.control, $0) }
    default: return nil
    }
  }

  private func byte(_ distance: Int) -> UInt8? {
    bytes.indices.contains(offset + distance) ? bytes[offset + distance] : nil
  }

  /// Reads `<`, a letter, `/` or `!`, and everything up to a `>` outside of quotation marks.
  private mutating func tag() -> Int? {
    guard let next = byte(1), next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next.isASCIILetter else {
      return nil
    }
    if open[UInt8(ascii: "<")] == true { return nil }
    var quote: UInt8?
    for index in (offset + 1)..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = bytes[index] } else if quote == bytes[index] { quote = nil }
      case UInt8(ascii: ">") where quote == nil: return index + 1
      default: break
      }
    }
    open[UInt8(ascii: "<")] = true
    return nil
  }

  /// Reads `&amp;`, `&#38;`, `&#x26;`.
  private func entity() -> Int? {
    var index = offset + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let first = index
    while index < bytes.count, index - first < 32, bytes[index].isASCIIAlphanumeric {
      index += 1
    }
    return index > first && index < bytes.count && bytes[index] == UInt8(ascii: ";") ? index + 1 : nil
  }

  /// Reads everything up to the closing brace.
  private mutating func placeholder() -> Int? {
    if open[UInt8(ascii: "{")] == true { return nil }
    var depth = 0
    for index in offset..<bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    open[UInt8(ascii: "{")] = true
    return nil
  }

  /// Whether `[words](address)` begins here, on one line and without brackets in its words.
  private mutating func beginsLink() -> Bool {
    guard let close = bytes[(offset + 1)...].firstIndex(where: { "[]\n".utf8.contains($0) }),
      close > offset + 1, bytes[close...].starts(with: "](".utf8)
    else { return false }
    var depth = 0
    for index in (close + 1)..<bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { return false }
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 {
        linkEnds[close] = index + 1
        return true
      }
    }
    return false
  }

  /// Reads `https://…` or `mailto:…` at the beginning of a word, up to a space, without the punctuation of the
  /// sentence.
  private func url() -> Int? {
    if offset > 0, bytes[offset - 1].isASCIILetter { return nil }
    var index = offset
    while index < bytes.count, bytes[index].isASCIILetter { index += 1 }
    let rest = bytes[index...]
    guard rest.starts(with: "://".utf8) || bytes[offset...].starts(with: "mailto:".utf8) else { return nil }
    var end = rest.firstIndex { $0.isSpaceOrControl || "<>\"".utf8.contains($0) || $0 >= 0x80 } ?? bytes.count
    while end > index, ".,;:!?)".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Reads an invisible character: U+061C, U+200B to U+200F, U+2028 to U+202E, U+2060 to U+206F, U+FEFF.
  private func invisible() -> Int? {
    switch (bytes[offset], byte(1) ?? 0, byte(2) ?? 0) {
    case (0xD8, 0x9C, _): offset + 2
    case (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA0...0xAF), (0xEF, 0xBB, 0xBF): offset + 3
    default: nil
    }
  }
}
