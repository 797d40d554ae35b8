import StringsFormat

/// A tag around a range of a text, or one that stands alone: a link, an emphasis, a line break.
///
///     "By using the app you accept the {#link href=$url}terms{/link}."
///     // a tag "link" with one option, "href"
///
/// A message says what the range is, and the app what that looks like: names and options are the message's own, and nothing
/// in them is trusted. A web page that makes a link of `href` checks the address first.
public struct TextTag: Hashable, Sendable {
  /// A name and what it is set to.
  public struct Option: Hashable, Sendable {
    /// The option's name.
    public let name: String

    /// What it is set to; the argument's text where an argument says it.
    public let value: String

    init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// What the tag says of the range.
  public let name: String

  /// In the order of the message.
  public let options: [Option]

  /// What an option is set to; `nil` where the tag does not have it.
  public subscript(option: String) -> String? {
    options.first { $0.name.utf8.elementsEqual(option.utf8) }?.value
  }
}

/// What a generated function gives of a text with tags.
public enum TextForm: Sendable {
  /// Its runs, with the tags around each: `strings.terms(as: .runs)`.
  case runs
}

/// Where a tag stands in a formatted text.
struct TagMark {
  let kind: MessageMarkup.Kind
  let tag: TextTag
  /// In UTF-8 offsets of the text.
  let place: Int

  /// The same in a text that the first one is a later part of.
  func moved(by offset: Int) -> TagMark { TagMark(kind: kind, tag: tag, place: place + offset) }
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
