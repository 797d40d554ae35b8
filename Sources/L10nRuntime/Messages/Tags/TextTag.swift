/// A tag around a range of a text, or a standalone tag: a link, an emphasis, a line break.
///
///     "By using the app you accept the {#link href=$url}terms{/link}."
///     // a tag "link" with one option, "href"
///
/// A message gives the meaning of the range, and the app its appearance: names and options are the message's own, and
/// are not trusted. `html` leaves out addresses with other schemes than those of web, mail and telephone.
public struct TextTag: Hashable, Sendable {
  /// The name and the value of an option.
  public struct Option: Hashable, Sendable {
    /// The option's name.
    public let name: String

    /// The value; the argument's text if the value is an argument.
    public let value: String

    init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The name of the tag, which is the meaning of its range.
  public let name: String

  /// The options in the order of the message.
  public let options: [Option]

  /// The value of an option; `nil` if the tag does not have it.
  public subscript(option: String) -> String? {
    options.first { $0.name.utf8.elementsEqual(option.utf8) }?.value
  }
}
