/// A tag around a range of a text, or one that stands alone: a link, an emphasis, a line break.
///
///     "By using the app you accept the {#link href=$url}terms{/link}."
///     // a tag "link" with one option, "href"
///
/// A message says what the range is, and the app what that looks like: names and options are the message's own, and nothing
/// in them is trusted. Of what `html` writes, addresses with other schemes than those of web, mail and telephone are left out.
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
