/// The place of a tag in a formatted text.
package struct TagMark {
  /// The position of a tag relative to the text that it marks.
  package enum Kind: Int, Hashable, Sendable {
    case open, close, standalone
  }

  let kind: Kind
  let tag: TextTag
  /// The place in UTF-8 offsets of the text.
  let place: Int
}

/// The open tags at a place in a text.
struct OpenTags {
  /// The tags, outermost first.
  private(set) var tags: [TextTag] = []

  /// Processes a tag that opens or closes a range. A closing tag without its opening one is ignored; one that has other
  /// open tags within it closes these, too.
  mutating func pass(_ mark: TagMark) {
    switch mark.kind {
    case .open: tags.append(mark.tag)
    case .standalone: break
    case .close:
      guard let start = tags.lastIndex(where: { $0.name.utf8.elementsEqual(mark.tag.name.utf8) }) else { return }
      tags.removeSubrange(start...)
    }
  }
}
