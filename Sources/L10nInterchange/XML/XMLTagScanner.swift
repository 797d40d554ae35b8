/// Finds the tags of an XML document one after another, so that what an XML reader reports has a place.
///
/// A reader reports its line and a column in bytes after a tag, in whatever encoding it was given; the tags themselves
/// come in the same order here and there. Follows XML 1.0: outside of comments, sections and instructions, `<` begins a
/// tag, and `>` ends it outside of quotes.
struct XMLTagScanner {
  struct Tag {
    enum Kind {
      case start
      /// `<x/>`
      case empty
      case end
      /// `<!DOCTYPE`, or whatever else begins with `<!` and is no comment and no section.
      case declaration
    }

    let kind: Kind

    /// From `<` to after `>`, as offsets into the text.
    let range: Range<Int>

    /// How many values in quotes it has.
    let attributeCount: Int
  }

  /// The processing instructions and the declaration passed so far, those that end.
  private(set) var instructions: [Range<Int>] = []

  private let utf8: [UInt8]
  private var offset = 0

  init(_ utf8: [UInt8]) { self.utf8 = utf8 }

  /// The next tag; `nil` at the end of the text, and where a tag does not end.
  ///
  /// - Complexity: O(*n*) in the distance to the end of the tag.
  mutating func next() -> Tag? {
    while let start = utf8[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start
      if skipSection() { continue }
      guard let (end, attributeCount) = endOfTag() else { break }
      offset = end
      return Tag(kind: kind(of: start..<end), range: start..<end, attributeCount: attributeCount)
    }
    offset = utf8.count
    return nil
  }

  private func kind(of range: Range<Int>) -> Tag.Kind {
    switch utf8[range.lowerBound + 1] {
    case UInt8(ascii: "/"): .end
    case UInt8(ascii: "!"): .declaration
    default: utf8[range.upperBound - 2] == UInt8(ascii: "/") ? .empty : .start
    }
  }

  /// The offset after the `>` of the tag at hand, quotes hiding others, and the number of values in quotes before it.
  private func endOfTag() -> (offset: Int, attributeCount: Int)? {
    var quote: UInt8?
    var attributeCount = 0
    for index in utf8[offset...].indices {
      let byte = utf8[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        attributeCount += 1
      } else if byte == UInt8(ascii: ">") {
        return (index + 1, attributeCount)
      }
    }
    return nil
  }

  /// What hides tags, by how it begins and ends.
  private static let sections = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    .map { (start: Array($0.0.utf8), end: Array($0.1.utf8)) }

  /// Steps over a comment, section or instruction at the offset; to the end of the text where it does not end.
  private mutating func skipSection() -> Bool {
    guard offset + 1 < utf8.count, utf8[offset + 1] == UInt8(ascii: "!") || utf8[offset + 1] == UInt8(ascii: "?"),
      let section = Self.sections.first(where: { utf8[offset...].starts(with: $0.start) })
    else { return false }
    let start = offset
    offset += section.start.count
    while offset < utf8.count, !utf8[offset...].starts(with: section.end) { offset += 1 }
    if offset < utf8.count, utf8[start + 1] == UInt8(ascii: "?") {
      instructions.append(start..<offset + section.end.count)
    }
    offset = min(offset + section.end.count, utf8.count)
    return true
  }
}
