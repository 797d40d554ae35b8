/// Where a tag stands in a formatted text.
package struct TagMark {
  /// Where a tag stands to what it marks.
  package enum Kind: Int, Hashable, Sendable {
    case open, close, standalone
  }

  let kind: Kind
  let tag: TextTag
  /// In UTF-8 offsets of the text.
  let place: Int
}

/// The tags that a place in a text is within.
struct OpenTags {
  /// Outermost first.
  private(set) var tags: [TextTag] = []

  /// Passes over a tag that opens or closes a range. One that closes what is not open does nothing; one that closes what
  /// others were opened in closes these, too.
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
